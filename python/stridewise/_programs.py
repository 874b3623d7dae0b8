"""Programs given as text: run, explained, checked, linked to."""

import inspect
import json
import os
import textwrap
from typing import Any, Callable, Optional, Union
from urllib.parse import quote_plus

from . import _core, transcript
from ._layouts import layout_of

# Where the playground is; `npm start` serves it at this address of one's own machine.
SITE = "http://127.0.0.1:4173"


def run(source: str) -> transcript.Transcript:
    """Runs a program in the core: what Python would print or raise, statement by statement.

    >>> done = run("import torch\\nx = torch.ones(2, 3)\\nx.t().view(6)")
    >>> done.tensors["x"].stride  # in elements
    (3, 1)
    >>> done.error.type
    'RuntimeError'
    """
    return transcript.read(_told(_core.Program(source).transcript()))


def explain(source: str, line: Optional[int] = None) -> str:
    """The story of a program as text: of the statement at `line`, from 1, or of each that has one.

    >>> print(explain("import torch\\nx = torch.ones(2, 3)\\ny = torch.ones(2)\\nx + y", line=4))
    line 4:  x + y
    <BLANKLINE>
    x + y
      x        2   3
      y       (1)  2
      x + y        ?
                   ✗
    <BLANKLINE>
        0. x has shape (2, 3) and y has shape (2,).
        1. Write the shapes under each other, aligned to the right: dimensions are
           compared from the last.
        2. y has 1 dimension and needs 2: a 1 is put in front.
        3. Dimension 1: x has size 3 and y has size 2. They differ and neither is 1:
           refused.
    <BLANKLINE>
      instead:  x + y.unsqueeze(1)
        y gets a dim of size 1 that stretches: its shape is then (2, 1). Gives
        (2, 3).
    <BLANKLINE>
    RuntimeError: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1
    """
    program = _core.Program(source)
    if line is not None:
        statement = program.statement_at(line)
        if statement < 0:
            raise ValueError(f"no statement stands on line {line}")
        return _told(program.explain(statement)).rstrip("\n")
    told = (program.explain(i) for i in _with_stories(program))
    return "\n".join(text for text in told if text).rstrip("\n")


def _told(text: Optional[str]) -> str:
    if text is None:
        raise MemoryError
    return text


def _with_stories(program: _core.Program) -> list[int]:
    return [i for i in range(program.statement_count()) if program.steps(i) > 0]


# -- Cautions -------------------------------------------------------------------------------------


def check(what: Union[str, Callable[..., Any]], *args: Any, **keywords: Any) -> list[str]:
    """The cautions of a program, or of a function called with `args`: legal, but hardly meant.

    Each is `file:line: caution`. Of tensors among the arguments only the layout counts.

    >>> check("import torch\\ny = torch.ones(3)\\ny - torch.ones(3, 1)")  # doctest: +ELLIPSIS
    ['<program>:3: ...']
    >>> check("import torch\\ntorch.ones(3) + torch.ones(3)")
    []
    """
    if isinstance(what, str):
        return _cautions(_core.Program(what), "<program>", 1, 0)
    lines, first = inspect.getsourcelines(what)
    source = textwrap.dedent("".join(lines))
    start = next(i for i, line in enumerate(source.split("\n")) if line.startswith("def "))
    body = "\n".join(source.split("\n")[start:])
    head = _call_head(what, args, keywords)
    program = _core.Program("\n".join([*head[0], body, head[1]]))
    file = inspect.getsourcefile(what) or "<function>"
    return _cautions(program, file, first + start, len(head[0]))


def _call_head(
    what: Callable[..., Any], args: tuple[Any, ...], keywords: dict[str, Any]
) -> tuple[list[str], str]:
    """The lines before a function, and the one that calls it."""
    from ._lookup import module_of
    from ._retold import Scope, retold
    from ._lines import Code
    import ast

    world = getattr(what, "__globals__", {})
    used = set(getattr(what, "__code__").co_names)
    modules = [(name, module_of(world.get(name))) for name in used if name in world]
    imports = [f"import {module} as {name}" for name, module in sorted(modules) if module]
    imports = imports or ["import torch"]
    passed = {f"arg{i}": value for i, value in enumerate(args)} | keywords
    if not passed:
        return imports, f"{what.__name__}()"
    text = f"[{', '.join(passed)}]"
    made = retold(Code(text, ast.parse(text, mode="eval").body, False), Scope(passed, {}, {}))
    lines = made.source.split("\n")[:-1]
    told = [f"arg{i}" for i in range(len(args))] + [f"{name}={name}" for name in keywords]
    return [*imports, *lines], f"{what.__name__}({', '.join(told)})"


def _cautions(program: _core.Program, file: str, first: int, ahead: int) -> list[str]:
    found: list[str] = []
    for statement in _with_stories(program):
        story = json.loads(_told(program.story(statement)))
        for caution in story["cautions"]:
            line = story["operations"][caution["operation"]]["span"]["line"]
            found.append(f"{file}:{line - ahead + first - 1}: {caution['sentence']}")
    return found


# -- Links ----------------------------------------------------------------------------------------


def link(what: Any, name: str = "x", site: Optional[str] = None) -> str:
    """A link to the playground with a live tensor's layout, or with a program given as text.

    No data are in it: shape, strides and offset are. `site` is where the playground is served; by
    default what STRIDEWISE_SITE says, or the address at which `npm start` serves it.

    >>> link("import torch", site="https://example.org")
    'https://example.org/playground/#v=1&code=import+torch'
    """
    if isinstance(what, str):
        return address(what, site=site)
    layout = layout_of(what)
    if layout is None:
        raise TypeError(f"{type(what).__name__} has no shape and strides that can be linked to")
    library = "import torch" if layout.library == "torch" else "import numpy as np"
    plain = layout._replace(values=None)
    return address(f"{library}\n{name} = {plain.maker('torch', 'np')}", 1, site=site)


def address(source: str, statement: int = -1, step: int = -1, site: Optional[str] = None) -> str:
    """The address of a program in the playground, at a statement and a step, each from 0."""
    place = (site or os.environ.get("STRIDEWISE_SITE") or SITE).rstrip("/")
    told = f"{place}/playground/#v=1&code={quote_plus(source)}"
    if statement >= 0:
        told += f"&statement={statement}"
    return told + (f"&step={step}" if step >= 0 else "")
