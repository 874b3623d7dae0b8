"""One step of a story as a picture: the figures that the core sends for it, drawn as SVG.

Everything that is written in it comes from the core; here is decided only where it stands.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple, Optional
from xml.sax.saxutils import escape, quoteattr

from . import _core, _figures

CHARACTER, ROW, PADDING, GAP = 8.4, 26, 16, 14
SENTENCE_WIDTH = 72

_STYLE = (
    "text{font:14px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#1b1f24}"
    ".label{fill:#57606a}.said{font-family:ui-sans-serif,system-ui,sans-serif;font-size:15px}"
    "rect{fill:#f6f8fa;stroke:#8c959f}.good rect{fill:#dafbe1;stroke:#1a7f37}"
    ".bad rect{fill:#ffebe9;stroke:#cf222e;stroke-width:2}.bad text{fill:#a40e26}"
    ".faint rect{fill:#fff;stroke-dasharray:4 3}.faint text{fill:#57606a}"
    ".now rect{stroke:#0969da;stroke-width:2}.paper{fill:#fff;stroke:none}"
)


class _Drawn(NamedTuple):
    body: str
    width: float
    height: float


def svg(source: str, line: int, step: Optional[int] = None) -> str:
    """A picture of one step of the statement at `line`, which counts from 1.

    `step` counts from 0; without it, the last step is drawn.

    >>> picture = svg("import torch\\ntorch.ones(3) + torch.ones(4)", line=2)
    >>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg"'), "can't be broadcast" in picture
    (True, True)
    """
    program = _core.Program(source)
    statement = program.statement_at(line)
    if statement < 0:
        raise ValueError(f"there is no statement on line {line}")
    steps = program.steps(statement)
    if steps == 0:
        raise ValueError(f"the statement on line {line} has no steps")
    picture = picture_of(program, statement, steps - 1 if step is None else step)
    if picture is None:
        raise ValueError(f"line {line} has {steps} steps, numbered from 0")
    return picture


def picture_of(program: _core.Program, statement: int, step: int) -> Optional[str]:
    """The SVG of a step; None if there is no such step."""
    told = program.scene(statement, step)
    return told and _drawn(json.loads(told), json.loads(program.story(statement) or "null"))


def _drawn(scene: dict[str, Any], story: dict[str, Any]) -> str:
    operation = story["operations"][scene["operation"]]
    sentence = str((scene["stop"] or scene)["sentence"])
    y = float(PADDING)
    width = 0.0
    body: list[str] = []
    for part in _parts(scene, operation, sentence):
        body.append(f'<g transform="translate({PADDING} {y:g})">{part.body}</g>')
        y += part.height + GAP
        width = max(width, part.width)
    width, height = width + 2 * PADDING, y - GAP + PADDING
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" role="img" aria-label={quoteattr(sentence)}>'
    )
    paper = f'<rect class="paper" width="{width:g}" height="{height:g}"/>'
    return f"{head}<style>{_STYLE}</style>{paper}{''.join(body)}</svg>"


def _parts(scene: dict[str, Any], operation: dict[str, Any], sentence: str) -> Iterator[_Drawn]:
    yield _text([str(operation["text"])], "")
    for figure in scene["figures"]:
        for table in _figures.tables(figure, operation):
            yield _table(table)
    yield _text(_wrapped(sentence), "said")


def _text(lines: list[str], kind: str) -> _Drawn:
    spans = "".join(
        f'<text class="{kind}" y="{20 * i + 15}" xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    return _Drawn(spans, max(map(len, lines)) * CHARACTER, 20 * len(lines))


def _wrapped(sentence: str) -> list[str]:
    lines = [""]
    for word in sentence.split():
        if len(lines[-1]) + len(word) >= SENTENCE_WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def _table(rows: list[_figures.Row]) -> _Drawn:
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
    body = ""
    for at, row in enumerate(rows):
        top = at * ROW
        body += f'<text class="label" y="{top + 18}">{escape(row.label)}</text>'
        first = count - len(row.cells)
        for i, cell in enumerate(row.cells):
            body += _cell(cell, ends[first + i], ends[first + i + 1], top)
    return _Drawn(body, ends[-1], ROW * len(rows))


def _cell(cell: _figures.Cell, left: float, right: float, top: int) -> str:
    if not cell.text:
        return ""
    box = ""
    if cell.kind != "bare":
        size = f'width="{right - left - 4:.1f}" height="{ROW - 4}" rx="4"'
        box = f'<rect x="{left + 2:.1f}" y="{top}" {size}/>'
    place = f'x="{(left + right) / 2:.1f}" y="{top + 16}" text-anchor="middle"'
    return f'<g class="{cell.kind}">{box}<text {place}>{escape(cell.text)}</text></g>'
