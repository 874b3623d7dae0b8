"""Prints stories on a terminal: in colour, or plain if output is piped."""

import os
from typing import Any

_BOLD, _RED, _GREEN, _DIM, _END = "\033[1m", "\033[31m", "\033[32m", "\033[2m", "\033[0m"


def _has_colour(stream: Any) -> bool:
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    try:
        return bool(stream.isatty())
    except Exception:
        return False


def _painted(line: str, is_first: bool) -> str:
    if is_first:
        return f"{_BOLD}{line}{_END}"
    if "✗" in line or "refused" in line:
        return f"{_RED}{line}{_END}"
    if line.startswith("  instead"):
        return f"{_GREEN}{line}{_END}"
    return line


def write(text: str, stream: Any) -> None:
    """Writes a story below a traceback."""
    lines = text.rstrip("\n").split("\n")
    rule = "-- stridewise " + "-" * 66
    if _has_colour(stream):
        lines = [_painted(line, i == 0) for i, line in enumerate(lines)]
        rule = f"{_DIM}{rule}{_END}"
    out = "\n".join(["", rule, *lines, ""])
    encoding = getattr(stream, "encoding", None) or "utf-8"
    stream.write(out.encode(encoding, "replace").decode(encoding, "replace"))
    stream.flush()
