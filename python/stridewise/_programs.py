"""Functions for programs given as text: run, explain, check, link."""

import inspect
import json
import os
import re
import textwrap
from typing import Any, Callable, Optional, Union
from urllib.parse import quote_plus

from . import _core, transcript
from ._layouts import layout_of
from ._lookup import dict_of, in_library, is_module, module_of

# The playground's address on the user's machine, where `npm start` serves it.
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
    """The steps of a program as text: of the statement at `line`, from 1, or of every statement.

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
        1. Line the shapes up on the right. Comparison starts with the last dim.
        2. y has 1 dim and needs 2, so a dim of size 1 is added on the left.
        3. Dim 1: x has size 3 and y has size 2. They differ and neither is 1, so
           these shapes can't be broadcast.
    <BLANKLINE>
      instead:  x + y.unsqueeze(1)
        y gets a dim of size 1 that stretches: its shape is then (2, 1). The result
        has shape (2, 3).
    <BLANKLINE>
    RuntimeError: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1
    """
    program = _core.Program(source)
    if line is not None:
        statement = program.statement_at(line)
        if statement < 0:
            raise ValueError(f"there is no statement on line {line}")
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
    """The cautions of a program, or of a function called with `args`: it runs, but may be wrong.

    Each is `file:line: caution`. Code that could not be checked has a line `file:line: not checked:
    reason`, so an empty list means that all of it was checked. Of tensors among the arguments only
    the layout counts.

    >>> check("import torch\\ny = torch.ones(3)\\ny - torch.ones(3, 1)")  # doctest: +ELLIPSIS
    ['<program>:3: ...']
    >>> check("import torch\\ntorch.ones(3) + torch.ones(3)")
    []
    >>> check("import torch\\ntorch.fft.fft(torch.ones(3))")
    ['<program>:2: not checked: Stridewise does not run `torch.fft`.']
    """
    if isinstance(what, str):
        return _found(_core.Program(what), "<program>", 1, 0)
    try:
        file, first, body, call = _source_of(what)
        head, passed = _call_head(what, args, keywords)
    except _NotChecked as error:
        return [f"{error.place}: not checked: {error.reason}"]
    program = _core.Program("\n".join([*head, *body, f"{call}({passed})"]))
    return _found(program, file, first, len(head), len(body))


class _NotChecked(Exception):
    """Raised for a callable whose source can't become a program, with the reason."""

    def __init__(self, what: object, reason: str) -> None:
        code = getattr(what, "__code__", None)
        name = getattr(what, "__name__", type(what).__name__)
        self.place = f"{code.co_filename}:{code.co_firstlineno}" if code else f"<{name}>:1"
        self.reason = reason


_LOSSES = ("MSELoss", "L1Loss", "SmoothL1Loss", "HuberLoss")


def _source_of(what: Callable[..., Any]) -> tuple[str, int, list[str], str]:
    """The file of a function, its first line, its source lines, and the expression to call it."""
    module, name = in_library(what, getattr(what, "__name__", ""))
    if name:
        return f"<{module}.{name}>", 1, [], f"{module}.{name}"
    kind = type(what).__name__
    if is_module(what):
        if type(what).__module__ == "torch.nn.modules.loss" and kind in _LOSSES:
            made = f"torch.nn.{kind}(reduction={dict_of(what)['reduction']!r})"
            return f"<torch.nn.{kind}>", 1, [], made
        raise _NotChecked(what, "a layer holds what its code alone does not say.")
    if inspect.ismethod(what):
        raise _NotChecked(what, "a method reads its object, which is not looked into.")
    if not inspect.isfunction(what):
        raise _NotChecked(what, f"{kind} is no function of Python.")
    try:
        lines, first = inspect.getsourcelines(what)
    except (OSError, TypeError) as error:
        raise _NotChecked(what, "its source is not to be had.") from error
    file = inspect.getsourcefile(what) or "<function>"
    source = textwrap.dedent("".join(lines)).split("\n")
    if what.__name__ == "<lambda>":
        return file, first, [_lambda(what, "\n".join(source))], "checked"
    start = next((i for i, line in enumerate(source) if line.startswith("def ")), -1)
    if start < 0:
        raise _NotChecked(what, "only what begins with def or lambda is.")
    return file, first + start, source[start:], what.__name__


def _lambda(what: Callable[..., Any], source: str) -> str:
    """A one-line function that does the same as a lambda."""
    import ast

    try:
        tree: ast.AST = ast.parse(source)
    except SyntaxError:
        tree = ast.Pass()
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Lambda)]
    if len(found) != 1:
        raise _NotChecked(what, "its line has no lambda that is known to be this one.")
    return f"def checked({ast.unparse(found[0].args)}): return {ast.unparse(found[0].body)}"


def _call_head(
    what: Callable[..., Any], args: tuple[Any, ...], keywords: dict[str, Any]
) -> tuple[list[str], str]:
    """Lines that import modules and make a call's arguments, and the arguments as code."""
    from ._retold import NotRetold, Scope, retold
    from ._lines import Code
    import ast

    world = getattr(what, "__globals__", {})
    used = set(getattr(getattr(what, "__code__", None), "co_names", ()))
    modules = [(name, module_of(world.get(name))) for name in used if name in world]
    imports = [f"import {module} as {name}" for name, module in sorted(modules) if module]
    imports += ["import torch", "import numpy"]
    passed = {f"arg{i}": value for i, value in enumerate(args)} | keywords
    if not passed:
        return imports, ""
    text = f"[{', '.join(passed)}]"
    code = Code(text, ast.parse(text, mode="eval").body, False)
    try:
        *lines, last = retold(code, Scope(passed, {}, {})).source.split("\n")
    except NotRetold as error:
        raise _NotChecked(what, "an argument is nothing that Stridewise can lay out.") from error
    names = [name.strip() for name in last[1:-1].split(",")]  # a tensor that is passed twice has one
    told = [*names[: len(args)], *map("{}={}".format, keywords, names[len(args) :])]
    return [*imports, *lines], ", ".join(told)


def _found(
    program: _core.Program, file: str, first: int, ahead: int, body: Optional[int] = None
) -> list[str]:
    """The cautions, warnings and gaps of a program, by line.

    `first`: the line of the file that the one behind the first `ahead` is; `body`: how many lines
    of the program belong to the file, where not all do.
    """
    last = None if body is None else first + max(body - 1, 0)
    found: list[tuple[int, str]] = []

    def add(line: int, text: str) -> None:
        place = line - ahead + first - 1
        place = first if last is not None and not first <= place <= last else place
        if (place, text) not in found:
            found.append((place, text))

    for statement in _with_stories(program):
        story = json.loads(_told(program.story(statement)))
        for caution in story["cautions"]:
            line = story["operations"][caution["operation"]]["span"]["line"]
            add(line, caution["sentence"])
    done = transcript.read(_told(program.transcript()))
    refused = [done.refusal] if done.refusal and not done.statements else []
    for statement_done in done.statements:
        for warning in statement_done.warnings:
            add(statement_done.line, warning)
        if statement_done.error:
            add(statement_done.line, _gap(statement_done.error))
        refused += [statement_done.refusal] if statement_done.refusal else []
    for refusal in refused:
        if not refusal.message.startswith("not run: needs"):  # which another line says
            add(refusal.line, f"not checked: {refusal.message}")
    return [f"{file}:{line}: {text}" for line, text in sorted(found, key=lambda each: each[0])]


def _gap(error: transcript.Error) -> str:
    """A sentence that says why checking ended at this error."""
    missing = re.match(r"(?:name|free variable) '(\w+)'", error.message)
    if missing:
        return f"not checked: {missing[1]} comes from outside."
    return f"not checked from here on: it raises {error.type}: {error.message}"


# -- Links ----------------------------------------------------------------------------------------


def link(what: Any, name: str = "x", site: Optional[str] = None) -> str:
    """A link to the playground with a live tensor's layout, or with a program given as text.

    It has the shape, strides and offset, but no data. `site` is the address of the site; by default
    that in STRIDEWISE_SITE, or the address at which `npm start` serves it.

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
