"""The line that raised: pieces of code that may have caused the error, the likeliest first."""

import ast
import linecache
import sys
import types
from collections.abc import Iterator
from itertools import chain, islice
from typing import NamedTuple, Optional

# A statement may have this many lines, and may begin this many lines above the one that raised.
MOST_LINES = 24

_PARTS = (ast.BinOp, ast.Call, ast.Subscript, ast.Compare)


class Code(NamedTuple):
    """A piece of source: `node` is its syntax tree, with positions in `text`."""

    text: str
    node: ast.AST
    is_statement: bool


class Place(NamedTuple):
    """A frame of a traceback and where it is."""

    frame: types.FrameType
    line: int
    instruction: int

    @property
    def file(self) -> str:
        return self.frame.f_code.co_filename

    @property
    def is_marked(self) -> bool:
        """Whether Python says which part of the line raised, as it does from 3.11 on."""
        return _positions(self) is not None


def line_text(place: Place, number: int) -> str:
    text = linecache.getline(place.file, number, place.frame.f_globals)
    return text or _typed(place, number)


def _typed(place: Place, number: int) -> str:
    """The last line that was typed at a prompt that keeps no source."""
    readline = sys.modules.get("readline")
    if place.file != "<stdin>" or readline is None or number != 1:
        return ""
    return readline.get_history_item(readline.get_current_history_length()) or ""


def codes_at(place: Place) -> Iterator[Code]:
    """The candidates: the part that Python names, then its statement, then parts of that."""
    marked = _marked(place)
    if marked:
        yield marked
    statement = _statement(place)
    if statement is None:
        return
    text, nodes = statement
    seen = {marked.text} if marked else set()
    wholes = [_worth(node) for node in nodes]
    for part in chain(wholes, *map(ast.walk, wholes)):
        if part not in wholes and not isinstance(part, _PARTS):
            continue
        segment = ast.get_source_segment(text, part)
        if segment and segment not in seen:
            seen.add(segment)
            code = _parsed(segment, isinstance(part, ast.stmt))
            if code:
                yield code


def _positions(place: Place) -> Optional[tuple[int, int, int, int]]:
    """The position of the instruction, from CPython 3.11 on; columns count bytes."""
    told = getattr(place.frame.f_code, "co_positions", None)
    if told is None or place.instruction < 0:
        return None
    found = next(islice(told(), place.instruction // 2, None), None)
    return None if found is None or None in found else found


def _marked(place: Place) -> Optional[Code]:
    positions = _positions(place)
    if positions is None:
        return None
    first, last, start, end = positions
    if last - first > MOST_LINES:
        return None
    lines = [line_text(place, number).encode() for number in range(first, last + 1)]
    lines[-1] = lines[-1][:end]
    lines[0] = lines[0][start:]
    text = b"".join(lines).decode(errors="replace")
    return _parsed(text, False) or _parsed(text, True)


def _parsed(text: str, is_statement: bool) -> Optional[Code]:
    """Parses a statement or an expression; an expression of several lines is put in brackets first."""
    if not is_statement and "\n" in text:
        text = f"({text})"
    try:
        if is_statement:
            return Code(text, ast.parse(text).body[0], True)
        return Code(text, ast.parse(text, mode="eval").body, False)
    except (SyntaxError, ValueError, IndexError, RecursionError, MemoryError):
        return None


def _statement(place: Place) -> Optional[tuple[str, list[ast.stmt]]]:
    """The simple statements on the line, or the head of a compound one, and their text."""
    here = place.line
    for first in range(here, max(0, here - MOST_LINES), -1):
        text = line_text(place, first).lstrip()
        for last in range(first, here + MOST_LINES):
            if last > first:
                more = line_text(place, last)
                if not more:
                    break
                text += more
            found = _read(text)
            if found and last >= here:
                return text, found
            if found or not _goes_on(text):
                break
    return None


def _read(text: str) -> list[ast.stmt]:
    head = text.rstrip()
    for tried in (text, f"{head} pass", f"if 1: pass\n{head} pass"):
        if tried is not text and not head.endswith(":"):
            return []
        try:
            return ast.parse(tried).body
        except (SyntaxError, ValueError, IndexError, RecursionError, MemoryError):
            continue
    return []


def _goes_on(text: str) -> bool:
    """Whether a text continues on the next line: open brackets or quotes, or a backslash."""
    counted = sum(text.count(c) for c in "([{") > sum(text.count(c) for c in ")]}")
    return counted or text.rstrip().endswith("\\") or '"""' in text or "'''" in text


def _worth(node: ast.stmt) -> ast.AST:
    """The part of a statement that can raise by itself."""
    if isinstance(node, ast.Assign):
        writes = any(isinstance(target, ast.Subscript) for target in node.targets)
        return node if writes else node.value
    if isinstance(node, (ast.Expr, ast.Return, ast.AnnAssign)) and node.value is not None:
        return node.value
    if isinstance(node, (ast.If, ast.While, ast.Assert)):
        return node.test
    if isinstance(node, (ast.For, ast.AsyncFor)):
        return node.iter
    if isinstance(node, ast.With):
        return node.items[0].context_expr
    return node
