"""Sphinx extension: the directive `.. stridewise::` shows a program step by step.

In conf.py: `extensions = ["stridewise.sphinx"]`. In MyST the directive is a fence, ```{stridewise}.
"""

from pathlib import Path
from typing import Any, Callable

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.osutil import relative_uri

from . import _core, _directive, _player
from ._pdf import pdf_of
from ._svg import svg_of

logger = logging.getLogger(__name__)

# The folder of the player in the built pages.
_PLACE = "_static/stridewise/"


class _AnyOption(dict[str, Callable[[Any], str]]):
    """Takes every option: `Widget` knows them, and says which ones there are."""

    def __missing__(self, name: str) -> Callable[[Any], str]:
        return lambda value: str(value or "")


class stridewise(nodes.General, nodes.Element):  # noqa: N801  docutils names nodes like this
    """A program and its options; `_Page` makes of it what the builder can show."""


class Directive(SphinxDirective):
    has_content = True
    # MyST passes over the options of a directive that lists none.
    option_spec = _AnyOption({name: lambda value: str(value or "") for name in _directive.OPTIONS})

    def run(self) -> list[nodes.Node]:
        text = "\n".join(self.content)
        for line, message in _directive.Widget(text, self.options).problems:
            logger.warning(message, location=self._place(line), type="stridewise")
        node = stridewise(text=text, options=dict(self.options))
        self.set_source_info(node)
        return [node]

    def _place(self, line: int) -> str:
        """The file and line of a line of the content. MyST counts from the directive's own line."""
        machine = self.state_machine
        is_myst = type(machine).__module__.startswith("myst_parser")
        at = self.content_offset + line + (self.lineno if is_myst else 0)
        source, found = machine.get_source_and_line(at)
        return f"{source}:{found}"


class _Page:
    """A page whose programs become what its builder can show."""

    def __init__(self, app: Sphinx, doctree: nodes.document, name: str) -> None:
        self.app, self.name = app, name
        self.has_script = False
        for node in list(doctree.findall(stridewise)):
            node.replace_self(self._made(_directive.Widget(node["text"], node["options"])))

    def _made(self, widget: _directive.Widget) -> list[nodes.Node]:
        output = [_literal(widget.session, "pycon")] if "output" in widget.options else []
        if _has_elements(self.app):
            return [*self._element(widget), *output]
        programs = [_literal(source, "python") for source in widget.sources]
        return [*programs, *(self._pictures(widget) or [_literal(widget.explained, "none")]), *output]

    def _element(self, widget: _directive.Widget) -> list[nodes.Node]:
        own = relative_uri(self.app.builder.get_target_uri(self.name), _PLACE)
        site = _directive.slashed(self.app.config.stridewise_site) or own
        script = "" if self.has_script else f'<script type="module" src="{site}{_player.SCRIPT}"></script>\n'
        self.has_script = True
        pictures, drawing = self._pictures(widget), widget.drawing
        if drawing and pictures:
            size = {"width": f"{drawing.width:g}", "height": f"{drawing.height:g}"}
            pictures[0].attributes.update(size)
        head, end = (nodes.raw("", text, format="html") for text in (script + widget.head, _directive.END))
        return [nodes.container("", head, *pictures, end)]

    def _pictures(self, widget: _directive.Widget) -> list[nodes.image]:
        """The picture of the step, in a format that the builder takes; nothing if there is none."""
        drawing, takes = widget.drawing, self.app.builder.supported_image_types
        makers: dict[str, tuple[str, Callable[[], bytes]]] = {
            "image/svg+xml": (".svg", lambda: svg_of(drawing).encode() if drawing else b""),
            "application/pdf": (".pdf", lambda: pdf_of(drawing) if drawing else b""),
        }
        kind = next((kind for kind in makers if kind in takes), None)
        if not drawing or not kind:
            return []
        ending, make = makers[kind]
        folder = Path(self.app.doctreedir) / "stridewise"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / (widget.name + ending)
        file.write_bytes(make())
        self.app.env.images.add_file(self.name, str(file))
        return [nodes.image(uri=str(file), candidates={kind: str(file)}, alt=widget.alt)]


def _has_elements(app: Sphinx) -> bool:
    """Readers of books have no scripts."""
    return bool(app.builder.format == "html" and app.builder.name != "epub")


def _literal(text: str, language: str) -> nodes.literal_block:
    return nodes.literal_block(text, text, language=language)


def _copy(app: Sphinx, error: "Exception | None") -> None:
    """Puts the player into the built pages, so that they ask no other server."""
    if error or app.config.stridewise_site:
        return
    if _has_elements(app) and not _player.copy_to(Path(app.outdir) / _PLACE):
        logger.warning(_player.MISSING, type="stridewise")


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_config_value("stridewise_site", "", "html", str)
    app.add_node(stridewise)
    app.add_directive("stridewise", Directive)
    app.connect("doctree-resolved", _Page)
    app.connect("build-finished", _copy)
    return {"version": _core.version, "parallel_read_safe": True, "parallel_write_safe": True}
