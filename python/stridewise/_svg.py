"""One step of a story as a picture, in SVG."""

from typing import Optional, Union
from xml.sax.saxutils import escape, quoteattr

from . import _core
from ._drawing import Box, Drawing, Text, drawing_of

_STYLE = (
    "text{font:14px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#1b1f24}"
    ".label{fill:#57606a}.said{font-family:ui-sans-serif,system-ui,sans-serif;font-size:15px}"
    "rect{fill:#f6f8fa;stroke:#8c959f}rect.good{fill:#dafbe1;stroke:#1a7f37}"
    "rect.bad{fill:#ffebe9;stroke:#cf222e;stroke-width:2}text.bad{fill:#a40e26}"
    "rect.faint{fill:#fff;stroke-dasharray:4 3}text.faint{fill:#57606a}"
    "rect.now{stroke:#0969da;stroke-width:2}.paper{fill:#fff;stroke:none}"
)


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
    drawing = drawing_of(program, statement, step)
    return svg_of(drawing) if drawing else None


def svg_of(drawing: Drawing) -> str:
    size = f'width="{drawing.width:g}" height="{drawing.height:g}"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
        f'viewBox="0 0 {drawing.width:g} {drawing.height:g}" role="img" '
        f"aria-label={quoteattr(drawing.sentence)}>"
    )
    body = "".join(map(_shape, drawing.shapes))
    return f'{head}<style>{_STYLE}</style><rect class="paper" {size}/>{body}</svg>'


def _shape(shape: Union[Box, Text]) -> str:
    place = f'class="{shape.kind}" x="{shape.x:g}" y="{shape.y:g}"'
    if isinstance(shape, Box):
        return f'<rect {place} width="{shape.width:.1f}" height="{shape.height:g}" rx="4"/>'
    anchor = ' text-anchor="middle"' if shape.centred else ' xml:space="preserve"'
    return f"<text {place}{anchor}>{escape(shape.text)}</text>"
