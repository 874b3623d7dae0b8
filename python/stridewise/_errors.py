"""The story of an error that live tensors raised: their line, run again in the core by layouts alone.

A story is told only where the core, given the same code over the same layouts, raises the same
error in the same words. Everything else is passed over.
"""

import ast
import json
import os
import re
import sys
import types
from collections.abc import Iterator
from itertools import islice
from time import thread_time
from typing import Any, NamedTuple, Optional

from . import _core, _layers, _lookup
from ._layouts import MEMORY, layout_of, shape_text
from ._lines import Code, Place, codes_at, line_text
from ._retold import NotRetold, Operand, Retold, Scope, retold

MOST_VALUES = 1 << 14
# Time limit in seconds, after which no further piece of code is tried.
MOST_TIME = 0.004
MOST_TRIES = 12

# Assertions have stories only if a layer raised them.
_KINDS = (RuntimeError, ValueError, IndexError, TypeError, AssertionError)


class Explained(NamedTuple):
    """The story of an error."""

    text: str  # plain, at most 80 columns
    program: str  # ends in the error; "" where the core does not run it
    line: int  # of the program, that fails
    statement: int
    step: int  # at which the refused operation begins
    operands: list[Operand]
    is_inside: bool = False  # the refused operation stands in a function of the library
    is_general: bool = False  # known by its message alone


def explain_error(error: Optional[BaseException] = None) -> Optional[str]:
    """Explains an error that PyTorch or NumPy raised, as plain text; None if it can't.

    `error`: an exception that you caught, with its traceback; by default the one being handled.
    """
    found = explained(error if error is not None else sys.exc_info()[1])
    return found.text if found else None


def explained(error: Optional[BaseException]) -> Optional[Explained]:
    """Like `explain_error`, with the core's program. Never raises, whatever the program's objects do."""
    try:
        general: Optional[Explained] = None
        for each in _raised(error):
            found = _explained(each)
            if found and not found.is_general:
                return found
            general = general or found
        return general
    except BaseException:
        return None


def _raised(error: Optional[BaseException]) -> list[BaseException]:
    """An error, and the errors in whose handling it was raised, in Python's order."""
    raised: list[BaseException] = []
    while error is not None and all(error is not each for each in raised) and len(raised) < 8:
        raised.append(error)
        cause = _own(error, "__cause__")
        hidden = cause is not None or _own(error, "__suppress_context__")
        error = cause if hidden else _own(error, "__context__")
    return raised


def _own(error: BaseException, name: str) -> Any:
    """An attribute of an exception as Python stores it, even if its class overrides access."""
    return vars(BaseException)[name].__get__(error)


def _explained(error: Optional[BaseException]) -> Optional[Explained]:
    if error is None or not any(_lookup.is_a(error, kind) for kind in _KINDS):
        return None
    if not ("torch" in sys.modules or "numpy" in sys.modules):
        return None
    message = _message(error)
    if not message:
        return None
    started = thread_time()
    places = _places(_own(error, "__traceback__"))
    codes = list(islice(codes_at(places[0]), MOST_TRIES)) if places else []
    if not codes:
        return _outside(message, [])
    own = places[0]
    scope = Scope(own.frame.f_locals, own.frame.f_globals, {})
    layer = _layers.refused(places, codes[0], scope)
    if not layer and _lookup.is_a(error, AssertionError):
        return None
    tried = _inside(layer, scope) if layer else ((code, scope) for code in codes)
    inside: Optional[Explained] = None
    for tries, (code, its_scope) in enumerate(tried):
        if tries > 0 and thread_time() - started > MOST_TIME:
            break
        for stand_in in _stand_ins(message):
            try:
                made = retold(code, its_scope, stand_in)
            except NotRetold:
                break
            found = _told(made, own, error, message, layer)
            if found and not found.is_inside:
                return found
            inside = inside or found
            if not made.has_stand_in:
                break
    if inside or not layer:
        lines = _batch(places[-1])
        return inside or _outside(message, [_heading(own), "", *lines] if lines else [])
    return _outside("" if layer.has_repair else message, [_heading(own), "", layer.text, ""])


def _inside(layer: _layers.Refused, scope: Scope) -> Iterator[tuple[Code, Scope]]:
    """The operations inside a layer whose tensors the reader can name, innermost first."""
    if id(layer.call.given[0]) in scope.known:
        for place in reversed(layer.call.inside):
            inner = Scope(place.frame.f_locals, place.frame.f_globals, scope.known)
            # A part of a library's line may be a different operation from the one that raised.
            for code in islice(codes_at(place), 1):
                yield code, inner


def _message(error: BaseException) -> str:
    """The message of an error; "" if reading it would run code of the program."""
    args = _own(error, "args")
    text = args[0] if len(args) == 1 and type(args[0]) is str else ""
    if not text and type(error).__module__.partition(".")[0] in ("builtins", "numpy", "torch"):
        text = str(error)
    return text if len(text) < 10_000 else ""


def _stand_ins(message: str) -> Iterator[Optional[int]]:
    """The values for a large index tensor: one of the numbers in the message."""
    yield None
    numbers = dict.fromkeys(re.findall(r"(?<![\w.])-?\d{1,18}(?![\w.])", message))
    yield from (int(number) for number in list(numbers)[:4])


# -- Frames ---------------------------------------------------------------------------------------


def _library_folders() -> tuple[str, ...]:
    modules = (sys.modules.get(name) for name in ("torch", "numpy"))
    files = (getattr(module, "__file__", None) for module in modules)
    return tuple(os.path.dirname(file) + os.sep for file in files if file)


def _places(traceback: Optional[types.TracebackType]) -> list[Place]:
    """The frames from the last one of the reader's own code on; the rest belong to libraries."""
    places: list[Place] = []
    folders = _library_folders()
    while traceback is not None:
        place = Place(traceback.tb_frame, traceback.tb_lineno, traceback.tb_lasti)
        if not place.file.startswith(folders) and not place.file.startswith("<__array_function"):
            places = []
        places.append(place)
        traceback = traceback.tb_next
    return places


def _batch(place: Place) -> list[str]:
    """The items that a DataLoader could not stack into a batch, from the frame that tried."""
    batch: Any = place.frame.f_locals.get("batch")
    if place.frame.f_code.co_name != "collate_tensor_fn" or type(batch) not in (list, tuple):
        return []
    shapes = [layout.shape if layout else None for layout in map(layout_of, batch)]
    other = next((i for i, shape in enumerate(shapes) if shape != shapes[0]), 0)
    first, second = shapes[0], shapes[other]
    if first is None or second is None or other == 0:
        return []
    return _layers.wrapped(
        f"A batch needs items of one shape: item 0 is {shape_text(first)}, item {other} is"
        f" {shape_text(second)}. Crop or pad them in the dataset, or pass the DataLoader a collate_fn."
    )


# -- The story ------------------------------------------------------------------------------------


def _told(
    made: Retold, place: Place, error: BaseException, message: str, layer: Optional[_layers.Refused]
) -> Optional[Explained]:
    program = _core.Program(made.source, MEMORY, True, MOST_VALUES)
    statement = program.statement_at(made.line)
    story = json.loads(program.story(statement) or "null") if statement >= 0 else None
    if not story or not story["error"] or not _is_same(story["error"], error, message):
        return None
    refused = [operation for operation in story["operations"] if operation["refused"]]
    text = program.explain_refused(statement) if refused else None
    if not text:
        return None
    last = refused[-1]
    if not _says_the_same(program, statement, last, message):
        return None
    is_inside = str(last["text"]) not in made.source
    if layer:  # whose own lines say as much as a story without a picture or a repair
        if "✗" not in text and "  instead:" not in text:
            return None
        text = _called(text, made, layer)
    lines = [_heading(place), "", *([layer.text, ""] if layer else []), *_operand_lines(made)]
    lines.append(made.names.restore(text).strip("\n"))
    if made.has_stand_in:
        lines += ["", "  The values of an index this large are not read: those here are stand-ins."]
    told = "\n".join(lines) + "\n"
    first = int(last["first"])
    return Explained(told, made.source, made.line, statement, first, made.operands, is_inside)


def _called(text: str, made: Retold, layer: _layers.Refused) -> str:
    """Replaces a line inside the library with the reader's call of the layer that led there."""
    line = "\n".join(made.source.split("\n")[made.line - 1 :])
    node = ast.parse(line, mode="eval").body
    count = len(layer.call.given)
    code = ast.get_source_segment(line, node) or ""
    if not isinstance(node, ast.Call) or len(node.args) < count or not layer.words:
        return text
    first, last = (ast.get_source_segment(line, node.args[i]) or "" for i in (0, count - 1))
    before, _, rest = code.partition(first)
    after = rest.rpartition(last)[2] if count > 1 else rest
    pattern = rf"{re.escape(before)}((?:(?!{re.escape(before)}).)*?){re.escape(after)}"
    return re.sub(pattern, lambda found: f"{layer.words}({found[1]})", text, flags=re.DOTALL)


def _is_same(told: dict[str, Any], error: BaseException, message: str) -> bool:
    """Whether the core raised the same error as the library: same type, same message."""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    if str(told["type"]).rpartition(".")[2] not in kinds:
        return False
    ours, theirs = _plain(told["message"]), _plain(message)
    if ours == theirs:
        return True
    if re.findall(r"\d+", ours) != re.findall(r"\d+", theirs):
        return False
    rows = [json.loads(_core.diagnose(text) or "{}").get("row") for text in (ours, theirs)]
    return rows[0] is not None and rows[0] == rows[1]


def _says_the_same(
    program: _core.Program, statement: int, operation: dict[str, Any], message: str
) -> bool:
    """Whether the story is about the sizes in the message: of three shapes, two pairs may differ."""
    if len(operation["tensors"]) < 3:
        return True
    numbers = set(re.findall(r"\d+", message))
    end = int(operation["first"]) + int(operation["steps"])
    for step in range(end - 1, max(end - 3, -1), -1):
        event = json.loads(program.scene(statement, step) or "{}").get("event", {})
        if event.get("id") == "COMPARE_REFUSED":
            values = event["values"]
            return {str(values["size_a"]), str(values["size_b"])} <= numbers
    return True


def _plain(message: str) -> str:
    """The message without the C++ stack at its end and the kernel's name at its start."""
    text = message.partition("\nException raised from")[0]
    return re.sub(r"^\w+: (?=mat1)", "", " ".join(text.split()))


def _heading(place: Place) -> str:
    name = os.path.basename(place.file)
    where = "this cell" if name.startswith("<") or "ipykernel_" in place.file else name
    text = " ".join(line_text(place, place.line).split())
    line = f"{where}, line {place.line}: {text}"
    return line if len(line) <= 80 else line[:79] + "…"


def _operand_lines(made: Retold) -> list[str]:
    width = max((len(operand.words) for operand in made.operands), default=0)
    lines: list[str] = []
    for operand in made.operands:
        line = f"  {operand.words.ljust(width)}  {operand.layout.described()}"
        lines += _wrapped(line, width + 4)
    return [*lines, ""] if lines else []


def _wrapped(line: str, indent: int) -> list[str]:
    out: list[str] = []
    while len(line) > 80:
        cut = line.rfind(" ", indent + 1, 81)
        if cut <= indent:
            break
        out.append(line[:cut])
        line = " " * indent + line[cut + 1 :]
    return [*out, line]


def _outside(message: str, lines: list[str]) -> Optional[Explained]:
    """Help that needs no core: lines about a layer, and what this kind of error is about."""
    is_general = not lines
    if any(mark in message for mark in (" ", "_")):
        found = json.loads(_core.diagnose(message[:2000]) or "{}")
        lines += _layers.wrapped(found["about"]) if found.get("about") else []
    text = "\n".join(lines).rstrip("\n")
    return Explained(f"{text}\n", "", 0, 0, 0, [], is_general=is_general) if text else None
