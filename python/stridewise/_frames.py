"""Frames in notebooks. One output brings the player, and all others use it: an output is small."""

import html
import json
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, Optional

_HERE = Path(__file__).parent


class _Carrier(NamedTuple):
    """The output that brought the player last: of which page of the browser, cell and run."""

    session: str
    cell: str
    run: str


_carrier: Optional[_Carrier] = None

# An output puts its place and its program on a list that the player's script works off (notebook.js).
_ASK = """<script>(globalThis.stridewiseNotebook ??= []).push(
[document.currentScript.previousElementSibling.firstElementChild, {search}]);</script>"""


def output_of(search: str, still: str, text: str) -> Optional[str]:
    """A frame as HTML, with a still picture and text for where no script runs; None without a player."""
    script = player()
    if script is None:
        return None
    words = f"<details><summary>As text</summary><pre>{html.escape(text)}</pre></details>"
    ask = _ASK.replace("{search}", _quoted(search))
    brought = f"<script>{script}</script>" if _brings_player() else ""
    return f"<div><div>{still}</div>{words}</div>{ask}{brought}"


@lru_cache(maxsize=1)
def player() -> Optional[str]:
    """The script of the player, with all that it needs; None where `npm run build` did not make it."""
    try:
        page, frames, script = (
            (_HERE / name).read_text(encoding="utf-8")
            for name in ("story.html", "frames.js", "notebook.js")
        )
    except OSError:
        return None
    return script.replace("FRAMES;", frames, 1).replace("PAGE", _quoted(page), 1)


def _quoted(text: str) -> str:
    """The text as one of JavaScript, inside a <script>."""
    return json.dumps(text).replace("<", "\\u003c")


def _brings_player() -> bool:
    """Whether this output must bring the player: the first after the page was loaded, and its cell again."""
    global _carrier
    now = _now()
    if now is None:
        return True  # a page of its own, as far as anybody knows
    last = _carrier
    if last and last.session == now.session and (last.cell != now.cell or last.run == now.run):
        return False
    _carrier = now
    return True


def _now() -> Optional[_Carrier]:
    parent: dict[str, Any] = getattr(shell(), "get_parent", dict)()
    header = parent.get("header") or {}
    if "session" not in header:
        return None
    content: Any = parent.get("content") or {}
    cell = (parent.get("metadata") or {}).get("cellId") or content.get("code", "")
    return _Carrier(str(header["session"]), str(cell), str(header.get("msg_id")))


def shell() -> Any:
    found = getattr(sys.modules.get("IPython"), "get_ipython", None)
    return found() if found else None
