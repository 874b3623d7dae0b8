"""Rewrites a piece of live code as a core program: lines that make equal layouts, then the code."""

import ast
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple, Optional

from . import _lookup
from ._layouts import Layout, layout_of
from ._lines import Code
from ._names import Names

# The longest list of tensors or numbers to write out.
MOST_ITEMS = 32
# The depth to which modules are searched for parameters.
MOST_DEPTH = 4
# The most parts of a layer that get names.
MOST_PARTS = 400
# The longest expression, in characters, to show in place of an operand's name.
MOST_WORDS = 48


class NotRetold(Exception):
    """Raised if the code needs something that the core lacks."""


class Operand(NamedTuple):
    words: str  # as the line writes it
    name: str  # in the program
    layout: Layout


class Retold(NamedTuple):
    source: str
    line: int  # of the code, from 1
    operands: list[Operand]
    names: Names
    has_stand_in: bool


class Scope(NamedTuple):
    """Resolves names, and finds the reader's words for values without a name in this frame."""

    local: _lookup.Values
    world: _lookup.Values
    known: dict[int, str]  # words by id()


class _Writer:
    def __init__(self, code: Code, scope: Scope, stand_in: Optional[int]) -> None:
        self.code, self.scope, self.stand_in = code, scope, stand_in
        self.names = Names()
        self.imports: dict[str, str] = {}  # line by what it binds
        self.lines: list[str] = []
        self.operands: list[Operand] = []
        self.by_id: dict[int, str] = {}
        self.has_stand_in = False
        self.bound = {
            node.id
            for node in ast.walk(code.node)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        self.edits: list[tuple[int, int, str]] = []
        starts = [0]
        for line in code.text.encode().split(b"\n"):
            starts.append(starts[-1] + len(line) + 1)
        self.starts = starts

    # -- Names of libraries -------------------------------------------------------------------

    def library(self, name: str) -> str:
        """The program's name for torch or numpy, such as `np`."""
        usual = {"torch": "torch", "numpy": "np"}[name]
        for bound, line in self.imports.items():
            if line in (f"import {name}", f"import {name} as {bound}"):
                return bound
        bound = usual
        while self.names.taken(bound) or bound in self.bound:
            bound += "_"
        self.bind_module(bound, name)
        return bound

    def bind_module(self, bound: str, module: str) -> None:
        if self.names.taken(bound) and bound not in self.imports:
            raise NotRetold
        self.names.reserve(bound)
        self.imports[bound] = f"import {module}" + ("" if bound == module else f" as {bound}")

    # -- Values -------------------------------------------------------------------------------

    def text_of(self, value: Any, words: str, depth: int = 0) -> str:
        """A number, or a list of numbers and tensors, as source text."""
        if value is None or value is Ellipsis or type(value) in (bool, int):
            return "..." if value is Ellipsis else repr(value)
        if type(value) is float:
            return repr(value) if value - value == 0 else f"float({str(value)!r})"
        if type(value) is str and len(value) < MOST_WORDS:
            return repr(value)
        if type(value) is slice:
            parts = (value.start, value.stop, value.step)
            return f"slice({', '.join(self.text_of(part, words, depth) for part in parts)})"
        torch = sys.modules.get("torch")
        listed = type(value) in (list, tuple) or type(value) is getattr(torch, "Size", None)
        if listed and depth < 3 and len(value) <= MOST_ITEMS:
            items = [self.text_of(v, f"{words}[{i}]", depth + 1) for i, v in enumerate(value)]
            if type(value) is list:
                return f"[{', '.join(items)}]"
            return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"
        dtype = self.dtype_of(value)
        if dtype:
            return dtype
        return self.operand(value, words)

    def dtype_of(self, value: Any) -> str:
        torch, np = sys.modules.get("torch"), sys.modules.get("numpy")
        if torch is not None and type(value) is getattr(torch, "dtype", None):
            return f"{self.library('torch')}.{str(value).partition('.')[2]}"
        scalar = getattr(np, "generic", None)
        if scalar and _lookup.is_a(value, type) and type.__subclasscheck__(scalar, value):
            return f"{self.library('numpy')}.{value.__name__}"
        if scalar and _lookup.is_a(value, scalar) and type(value).__module__ == "numpy":
            number = value.item()
            if type(number) in (bool, int, float):
                return f"{self.library('numpy')}.{type(value).__name__}({number!r})"
        return ""

    def operand(self, value: Any, words: str) -> str:
        """The name of a tensor in the program; adds the line that makes it on first use."""
        if id(value) in self.by_id:
            return self.by_id[id(value)]
        layout = layout_of(value)
        if layout is None or len(self.operands) == MOST_ITEMS:
            raise NotRetold
        words = self.scope.known.get(id(value), words)
        if len(words) > MOST_WORDS or "\n" in words:
            words = words[: words.find("(")][:MOST_WORDS] or "value"
        name = self.names.name_for(words)
        unread = layout.may_index and layout.values is None
        stand_in = self.stand_in if unread else None
        self.has_stand_in = self.has_stand_in or (unread and layout.numel > 0)
        module = self.library("torch" if layout.library == "torch" else "numpy")
        self.lines.append(f"{name} = {layout.maker(module, module, stand_in)}")
        self.operands.append(Operand(words, name, layout))
        self.by_id[id(value)] = name
        return name

    # -- Code ---------------------------------------------------------------------------------

    def read(self, node: ast.AST) -> None:
        """Adds the lines that a node needs, and notes which of its names to replace."""
        if isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)) and self.leaf(node):
            return
        if isinstance(node, (ast.Lambda, ast.Await, ast.Yield, ast.YieldFrom, ast.Dict, ast.Set)):
            raise NotRetold
        if isinstance(node, ast.Name):
            raise NotRetold
        for child in ast.iter_child_nodes(node):
            self.read(child)

    def leaf(self, node: ast.expr) -> bool:
        """Handles a node as a whole; False if its parts must be handled one by one."""
        if isinstance(node, ast.Name) and (node.id in self.bound or not isinstance(node.ctx, ast.Load)):
            return self.bound_name(node)
        value = _lookup.of_node(node, self.scope.local, self.scope.world)
        if value is _lookup.MISSING:
            return False
        module = _lookup.module_of(value)
        if module and isinstance(node, ast.Name):
            self.bind_module(node.id, module)
            return True
        if module:
            return False
        if layout_of(value) is not None:
            words = self.segment(node)
            own = isinstance(node, ast.Name) and id(value) not in self.scope.known
            if own and self.names.taken(node.id) and self.by_id.get(id(value)) != node.id:  # type: ignore[attr-defined]
                raise NotRetold
            self.replace(node, self.operand(value, words))
            return True
        if callable(value):
            return self.function(node, value)
        if self.is_of_library(node):
            return False
        if isinstance(node, ast.Name):
            return self.variable(node, value)
        self.replace(node, self.text_of(value, self.segment(node)))
        return True

    def is_of_library(self, node: ast.expr) -> bool:
        """A constant that the core knows by name, such as `np.newaxis` or `torch.float32`."""
        while isinstance(node, (ast.Attribute, ast.Subscript)):
            node = node.value
            value = _lookup.of_node(node, self.scope.local, self.scope.world)
            if _lookup.module_of(value) or layout_of(value) is not None:
                return True
        return False

    def variable(self, node: ast.Name, value: Any) -> bool:
        """A variable with a number or a list: the program gets one of the same name."""
        text = self.text_of(value, node.id)
        if not self.names.taken(node.id):
            self.names.reserve(node.id)
            self.lines.append(f"{node.id} = {text}")
        return True

    def bound_name(self, node: ast.Name) -> bool:
        """Handles a name that the code assigns; `x += y` reads x first, so x needs a value."""
        if isinstance(self.code.node, ast.AugAssign) and self.code.node.target is node:
            value = _lookup.of_name(node.id, self.scope.local, self.scope.world)
            self.bound.discard(node.id)
            if layout_of(value) is not None:
                self.operand(value, node.id)
            else:
                self.variable(node, value)
        else:
            self.names.reserve(node.id)
        return True

    def function(self, node: ast.expr, value: Any) -> bool:
        """A function of a library, or a built-in one; the core knows no others."""
        if isinstance(node, ast.Name):
            import builtins

            if vars(builtins).get(node.id) is value:
                return True
            module, name = _lookup.in_library(value, node.id)
            if not name:
                raise NotRetold
            self.names.reserve(node.id)
            renamed = "" if node.id == name else f" as {node.id}"
            self.imports[node.id] = f"from {module} import {name}{renamed}"
            return True
        if self.is_of_library(node):
            return False
        raise NotRetold

    def segment(self, node: ast.expr) -> str:
        return ast.get_source_segment(self.code.text, node) or ast.unparse(node)

    def replace(self, node: ast.expr, by: str) -> None:
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)
        self.edits.append((start, end, by))

    def edited(self) -> str:
        text = self.code.text.encode()
        for start, end, by in sorted(self.edits, reverse=True):
            text = text[:start] + by.encode() + text[end:]
        return text.decode(errors="replace")


def _one_line(text: str) -> str:
    if "\n" not in text.strip() or "#" in text or "'" in text or '"' in text:
        return text.strip()
    return " ".join(line.strip().rstrip("\\").strip() for line in text.strip().split("\n"))


def retold(code: Code, scope: Scope, stand_in: Optional[int] = None) -> Retold:
    """The program for a piece of code; raises NotRetold if there is none."""
    writer = _Writer(code, scope, stand_in)
    try:
        writer.read(code.node)
    except (LookupError, RecursionError) as error:
        raise NotRetold from error
    if not writer.imports:
        raise NotRetold
    lines = [*writer.imports.values(), *writer.lines]
    source = "\n".join([*lines, _one_line(writer.edited())])
    return Retold(source, len(lines) + 1, writer.operands, writer.names, writer.has_stand_in)


def words_for_values(code: Code, scope: Scope) -> Iterator[tuple[Any, str]]:
    """The tensors and layers that a piece of code names, and the parts of those layers."""
    for node in ast.walk(code.node):
        if isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)):
            value = _lookup.of_node(node, scope.local, scope.world)
            if layout_of(value) is not None:
                yield value, ast.unparse(node)
            elif _lookup.is_module(value):
                yield value, ast.unparse(node)
                yield from islice(words_for_parts(value, ast.unparse(node)), MOST_PARTS)


def words_for_parts(layer: Any, words: str, depth: int = 0) -> Iterator[tuple[Any, str]]:
    """The parts of a layer, and recursively their parts, each with the reader's words."""
    for value, own in _lookup.parts_of(layer, words):
        yield value, own
        if depth < MOST_DEPTH and _lookup.is_module(value):
            yield from words_for_parts(value, own, depth + 1)
