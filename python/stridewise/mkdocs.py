"""MkDocs plugin: a fenced block ```stridewise shows a program step by step.

In mkdocs.yml: `plugins: [stridewise]`. Options are lines `:name: value` before the program.
"""

import logging
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.plugins import BasePlugin
from mkdocs.utils import get_relative_url

from . import _directive, _player
from ._fences import Block, lines_ahead, mark, taken_out
from ._svg import svg_of

logger = logging.getLogger("mkdocs.plugins.stridewise")

_PLACE = "assets/stridewise/"


class Options(Config):
    site = config_options.Type(str, default="")


class Stridewise(BasePlugin[Options]):
    """A paragraph holds a block's place while Markdown is read; then comes its HTML."""

    def on_pre_build(self, **_: Any) -> None:
        self.pictures: dict[str, str] = {}
        self.blocks: dict[str, list[Block]] = {}

    def on_page_markdown(self, markdown: str, *, page: Any, **_: Any) -> str:
        text, self.blocks[page.file.src_uri] = taken_out(markdown)
        return text

    def on_page_content(self, html: str, *, page: Any, **_: Any) -> str:
        blocks = self.blocks.get(page.file.src_uri, [])
        ahead = lines_ahead(Path(page.file.abs_src_path)) if blocks else 0
        for number, block in enumerate(blocks):
            widget = _directive.Widget(block.text, block.options)
            for line, message in widget.problems:
                at = ahead + block.first + line - 1
                logger.warning(f"{page.file.src_uri}:{at}: {message}")
            shown = self._html(widget, page.url, number == 0)
            html = html.replace(f"<p>{mark(number)}</p>", shown)
        return html

    def _html(self, widget: _directive.Widget, url: str, is_first: bool) -> str:
        own = _directive.slashed(get_relative_url(_PLACE, url))
        site = _directive.slashed(self.config.site) or own
        script = f'<script type="module" src="{site}{_player.SCRIPT}"></script>\n'
        drawing, still = widget.drawing, ""
        if drawing:
            self.pictures[f"{widget.name}.svg"] = svg_of(drawing)
            size = f'width="{drawing.width:g}" height="{drawing.height:g}"'
            style = 'style="max-width: 100%; height: auto"'
            src = f"{own}{widget.name}.svg"
            still = f'<img src="{src}" alt="{escape(widget.alt)}" {size} {style}>\n'
        output = f"\n<pre><code>{escape(widget.session)}</code></pre>" * ("output" in widget.options)
        return f"<div>\n{script * is_first}{widget.head}{still}{_directive.END}{output}\n</div>"

    def on_post_build(self, *, config: Any, **_: Any) -> None:
        folder = Path(config["site_dir"]) / _PLACE
        for name, text in self.pictures.items():
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        if not self.config.site and not _player.copy_to(folder):
            logger.warning(_player.MISSING)
