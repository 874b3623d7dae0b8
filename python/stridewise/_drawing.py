"""One step of a story as boxes and texts: the figures that the core sends for it, laid out.

All words come from the core; here is decided only their place. `_svg.py` and `_pdf.py` write it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Optional

from . import _core, _figures

CHARACTER, ROW, PADDING, GAP = 8.4, 26, 16, 14
SENTENCE_WIDTH = 72


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float
    kind: str


@dataclass(frozen=True)
class Text:
    """`y` is that of the baseline; `centred`: x is the middle, not the beginning."""

    x: float
    y: float
    text: str
    kind: str
    centred: bool = False


@dataclass(frozen=True)
class Drawing:
    shapes: "tuple[Box | Text, ...]"
    width: float
    height: float
    sentence: str


def drawing_of(program: _core.Program, statement: int, step: int) -> Optional[Drawing]:
    """None if there is no such step."""
    told = program.scene(statement, step)
    if not told:
        return None
    scene, story = json.loads(told), json.loads(program.story(statement) or "null")
    operation = story["operations"][scene["operation"]]
    sentence = str((scene["stop"] or scene)["sentence"])
    y = float(PADDING)
    shapes: "list[Box | Text]" = []
    for part in _parts(scene, operation, sentence):
        placed = [_moved(shape, PADDING, y) for shape in part]
        shapes += placed
        y = max(map(_bottom, placed)) + GAP
    width = max(map(_right, shapes)) + PADDING
    return Drawing(tuple(shapes), width, y - GAP + PADDING, sentence)


def _moved(shape: "Box | Text", x: float, y: float) -> "Box | Text":
    from dataclasses import replace

    return replace(shape, x=shape.x + x, y=shape.y + y)


def _right(shape: "Box | Text") -> float:
    if isinstance(shape, Box):
        return shape.x + shape.width
    return shape.x + len(shape.text) * CHARACTER / (2 if shape.centred else 1)


def _bottom(shape: "Box | Text") -> float:
    return shape.y + (shape.height if isinstance(shape, Box) else 5)


def _parts(scene: dict[str, Any], operation: dict[str, Any], sentence: str) -> "Iterator[list[Box | Text]]":
    yield _lines([str(operation["text"])], "plain")
    for figure in scene["figures"]:
        for table in _figures.tables(figure, operation):
            yield _table(table)
    yield _lines(_wrapped(sentence), "said")


def _lines(lines: list[str], kind: str) -> "list[Box | Text]":
    return [Text(0, 20 * i + 15, line, kind) for i, line in enumerate(lines)]


def _wrapped(sentence: str) -> list[str]:
    lines = [""]
    for word in sentence.split():
        if len(lines[-1]) + len(word) >= SENTENCE_WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def _table(rows: list[_figures.Row]) -> "list[Box | Text]":
    """Rows of cells, aligned on the right like shapes in broadcasting."""
    label = max(len(row.label) for row in rows) * CHARACTER + 12
    count = max(len(row.cells) for row in rows)
    widths = [4.0] * count
    for row in rows:
        for i, cell in enumerate(reversed(row.cells)):
            widths[i] = max(widths[i], len(cell.text) + 2)
    ends = [label]
    for width in reversed(widths):
        ends.append(ends[-1] + width * CHARACTER)
    shapes: "list[Box | Text]" = []
    for at, row in enumerate(rows):
        top = at * ROW
        shapes.append(Text(0, top + 18, row.label, "label"))
        first = count - len(row.cells)
        for i, cell in enumerate(row.cells):
            shapes += _cell(cell, ends[first + i], ends[first + i + 1], top)
    return shapes


def _cell(cell: _figures.Cell, left: float, right: float, top: float) -> "list[Box | Text]":
    if not cell.text:
        return []
    text = Text((left + right) / 2, top + 16, cell.text, cell.kind, True)
    if cell.kind == "bare":
        return [text]
    return [Box(left + 2, top, right - left - 4, ROW - 4, cell.kind), text]
