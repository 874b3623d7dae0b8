"""Stories in notebooks: the magic, `show`, and stories below the errors of cells.

What is shown is one page in a frame, with script and core in it: it asks no server for anything.
"""

import ast
import html
import json
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any, Optional
from urllib.parse import urlencode

from . import _core, _errors, _player
from ._frames import output_of, player, shell
from ._layouts import MEMORY, layout_of

# Limits for a page, in elements: to lay out, and to compute.
MOST_LAID_OUT = 1 << 24
MOST_COMPUTED = 1 << 18
_COMPUTED = ("broadcast", "in_place", "product", "reduce", "copy", "join", "index", "put")

_watched: list[Any] = []

# A still picture larger than this, in characters, is left out of an output.
MOST_STILL = 20_000


class Story:
    """The value of `show`: in a notebook a frame to step through, elsewhere text.

    `is_live`: its tensors are laid out like live ones, and their values are stand-ins.
    """

    def __init__(
        self, source: str, statement: int, step: int, text: str, is_live: bool = False
    ) -> None:
        self.source, self.statement, self.step, self.text = source, statement, step, text
        self.is_live = is_live
        self._shown_in: Optional[int] = None

    def __repr__(self) -> str:
        return self.text

    def _ipython_display_(self) -> None:
        # The value of a cell whose `show` has shown it already.
        if self._shown_in is None or self._shown_in != _run():
            _publish(self._repr_mimebundle_())

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        told = {"text/plain": self.text}
        widget = self._widget() if _takes_widgets() else None
        if widget is not None:
            told.update(widget._repr_mimebundle_()[0])
        elif _in_notebook():
            told["text/html"] = self._repr_html_()
        return told

    def _display_(self) -> Any:
        """For marimo, which runs no scripts of an output."""
        return self._widget() or _Html(self._frame())

    def _repr_html_(self) -> str:
        output = None
        if not self._stands_still():
            still = self._picture()
            small = still if len(still) <= MOST_STILL else ""
            output = output_of(self._search(), small, self.text)
        missing = f"<p>{html.escape(_player.MISSING)}</p>" if player() is None else ""
        return output or f"<div>{self._picture()}<pre>{html.escape(self.text)}</pre>{missing}</div>"

    def _widget(self) -> Any:
        """None without anywidget, or without the player."""
        if player() is None or self._stands_still():
            return None
        try:
            from ._widget import StoryWidget
        except ImportError:
            return None
        return StoryWidget(self._search(), self.text)

    def _frame(self) -> str:
        """One frame with all in it, for where no script runs around it."""
        page = _page()
        if page is None or self._stands_still():
            return self._repr_html_()
        search = json.dumps(self._search()).replace("<", "\\u003c")
        filled = html.escape(page.replace("/*search*/''", search, 1), quote=True)
        style = "width: 100%; height: 420px; border: 0"
        return f'<iframe sandbox="allow-scripts" title="Stridewise" style="{style}" srcdoc="{filled}"></iframe>'

    def _search(self) -> str:
        place = {"v": 1, "code": self.source, "lang": "en", "letters": int(self.is_live)}
        if self.statement >= 0:
            place["statement"] = self.statement
        if self.step > 0:
            place["step"] = self.step
        return "?" + urlencode(place)

    def _stands_still(self) -> bool:
        return self.is_live and self._is_too_large()

    def _program(self) -> _core.Program:
        return _core.Program(self.source, MEMORY, True, _errors.MOST_VALUES)

    def _is_too_large(self) -> bool:
        """The program for a page, which has less memory and computes every value."""
        story = json.loads(self._program().story(self.statement) or "null")
        operations = story["operations"] if story else []
        sizes = [int(tensor["storageSize"]) for o in operations for tensor in o["tensors"]]
        computed = any(o["kind"] in _COMPUTED and not o["refused"] for o in operations)
        return sum(sizes) > (MOST_COMPUTED if computed else MOST_LAID_OUT)

    def _picture(self) -> str:
        """The last step of the story as a still picture."""
        from ._svg import picture_of

        program = self._program()
        last = program.steps(self.statement) - 1 if self.statement >= 0 else -1
        return (last >= 0 and picture_of(program, self.statement, last)) or ""


@lru_cache(maxsize=1)
def _page() -> Optional[str]:
    """The page that `npm run build` puts into the package; without it stories are text."""
    try:
        return (Path(__file__).parent / "story.html").read_text(encoding="utf-8")
    except OSError:
        return None


class _Html:
    def __init__(self, text: str) -> None:
        self.text = text

    def _repr_html_(self) -> str:
        return self.text


def _in_notebook() -> bool:
    return type(shell()).__name__ not in ("NoneType", "TerminalInteractiveShell")


def _takes_widgets() -> bool:
    """Outputs of Colab are pages of their own: they can share nothing but the kernel."""
    return "google.colab" in sys.modules


def _in_marimo() -> bool:
    running = getattr(sys.modules.get("marimo"), "running_in_notebook", None)
    return bool(running and running())


def _run() -> Optional[int]:
    return getattr(shell(), "execution_count", None)


def _display(story: Story) -> Optional[Story]:
    """Shows a story now. In a notebook it is also the value, to show again or to keep."""
    if _in_marimo():
        return story
    if shell() is None:
        print(story.text)
        return None
    _publish(story._repr_mimebundle_())
    if not _in_notebook():
        return None
    story._shown_in = _run()
    return story


def _publish(bundle: dict[str, str]) -> None:
    display: Any = sys.modules["IPython"].display
    display.display(bundle, raw=True)


# -- show -----------------------------------------------------------------------------------------


def show(what: Any, **calls: Any) -> Optional[Story]:
    """Shows something step by step: in a notebook as a frame to step through, elsewhere as text.

    `what`: an expression over your variables, such as `show("x.t().view(2, 4)")`; or a program,
    with its imports; or a tensor, with a method to call on it: `show(x.t(), view=(2, 4))`.
    Of live tensors only shape, strides and offset count.

    >>> show("import torch\\ntorch.ones(2, 3).t()")  # doctest: +ELLIPSIS
    line 2:  torch.ones(2, 3).t()
    ...
    """
    if not isinstance(what, str):
        return _display(_of_tensor(what, calls))
    if calls:
        raise TypeError("calls follow a tensor, not a text")
    if _is_program(what):
        return _display(_of_program(what))
    frame = sys._getframe(1)
    return _display(_of_expression(what, frame.f_locals, frame.f_globals))


def _is_program(text: str) -> bool:
    try:
        return any(isinstance(n, (ast.Import, ast.ImportFrom)) for n in ast.parse(text).body)
    except SyntaxError:
        return True  # the core says what is wrong


def _of_program(source: str) -> Story:
    program = _core.Program(source)
    transcript = json.loads(program.transcript() or "{}")
    told = [i for i in range(program.statement_count()) if program.steps(i) > 0]
    shown = transcript.get("suggested")
    chosen = shown if shown is not None else (told[-1] if told else -1)
    text = (program.explain(chosen) if chosen >= 0 else None) or ""
    if not text:
        refusal = transcript.get("refusal")
        text = refusal["message"] if refusal else "No tensor operation to step through."
    return Story(source, chosen, 0, text.rstrip("\n"))


def _of_expression(text: str, local: Any, world: Any) -> Story:
    from ._lines import Code
    from ._retold import NotRetold, Scope, retold

    code = Code(text, ast.parse(text.strip(), mode="eval").body, False)
    try:
        made = retold(code._replace(text=text.strip()), Scope(local, world, {}))
    except NotRetold:
        raise ValueError(f"Stridewise can't show {text!r} step by step") from None
    return _at_line(made.source, made.line)


def _of_tensor(value: Any, calls: dict[str, Any]) -> Story:
    layout = layout_of(value)
    if layout is None:
        raise TypeError(f"{type(value).__name__} has no shape and strides to show")
    library = "import torch" if layout.library == "torch" else "import numpy as np"
    maker = layout._replace(values=None).maker("torch", "np")
    lines = [library, f"x = {maker}"]
    text = "x" + "".join(f".{name}({_arguments(given)})" for name, given in calls.items())
    return _at_line("\n".join([*lines, text] if calls else lines), 3 if calls else 2)


def _arguments(given: Any) -> str:
    return ", ".join(map(repr, given)) if isinstance(given, tuple) else repr(given)


def _at_line(source: str, line: int) -> Story:
    program = _core.Program(source, MEMORY, True, _errors.MOST_VALUES)
    statement = program.statement_at(line)
    text = program.explain(statement) or "No tensor operation to step through."
    return Story(source, statement, 0, text.rstrip("\n"), True)


# -- IPython --------------------------------------------------------------------------------------


def load_ipython_extension(ipython: Any) -> None:
    """%load_ext stridewise: the magic %%stridewise, and stories below the errors of cells."""
    ipython.register_magic_function(_magic, "line_cell", "stridewise")
    watch(ipython)


def unload_ipython_extension(ipython: Any) -> None:
    unwatch(ipython)


def _magic(line: str, cell: Optional[str] = None) -> None:
    """%%stridewise runs the cell in Stridewise and shows its story; %stridewise an expression."""
    if cell is not None:
        _display(_of_program(cell))
        return
    names = shell().user_ns
    _display(_of_expression(line, names, names))


def watch(shell: Any) -> None:
    if shell not in _watched:
        _watched.append(shell)
        shell.events.register("post_run_cell", _after_cell)


def unwatch(shell: Any) -> None:
    if shell in _watched:
        _watched.remove(shell)
        shell.events.unregister("post_run_cell", _after_cell)


def _after_cell(result: Any) -> None:
    """Shows the story below a traceback that is already printed. Never raises."""
    try:
        found = _errors.explained(getattr(result, "error_in_exec", None))
        if not found:
            return
        if _in_notebook() and found.program:
            _display(Story(found.program, found.statement, found.step, found.text, True))
        else:
            from ._terminal import write

            write(found.text, sys.stdout)
    except Exception:
        pass
