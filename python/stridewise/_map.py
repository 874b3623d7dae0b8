"""The map of a model: every layer, or every call of a program, with the shapes that it got and gave."""

import json
import re
import sys
import types
from collections.abc import Iterator
from typing import Any, NamedTuple, Optional

from . import _core, _errors
from ._map_shown import html_of, text_of

MOST_ROWS = 4000
MOST_INNER = 500  # rows directly in a row
MOST_TENSORS = 8

CAUGHT = "It raised an error that was caught."


class Tensor(NamedTuple):
    """A tensor that a layer or a call was given or returned. `names`: of its dims, as far as known."""

    name: str
    shape: tuple[int, ...]
    names: tuple[Optional[str], ...] = ()


class Row(NamedTuple):
    """A call, or `times` equal ones that followed each other; the rows of what it called are `inner`."""

    text: str
    callee: str  # the class of a layer, or the function that a program calls; "" for others
    line: Optional[int]
    given: tuple[Tensor, ...]
    value: tuple[Tensor, ...]
    sign: str  # "view", "in place", "same tensor" or ""
    message: str  # why it did not end; "" if it did
    raised: bool
    times: int
    more: int  # rows in it that are not listed
    inner: tuple["Row", ...]


class Map:
    """The value of `stridewise.map`: text in a terminal, a tree to open in a notebook.

    `error`: the exception that the model raised, or None.
    """

    def __init__(
        self, rows: list[Row], more: int = 0, error: Optional[BaseException] = None, text: str = ""
    ) -> None:
        self.rows, self.more, self.error = rows, more, error
        self._text = text

    def __repr__(self) -> str:
        text = (self._text or text_of(self.rows, self.more)).rstrip("\n")
        told = self._explanation()
        return f"{text}\n\n{told}" if told else text

    def _repr_html_(self) -> str:
        return html_of(self.rows, self.more, self._explanation())

    def _explanation(self) -> str:
        """Why the model raised its error, without the line here that called it."""
        told = (_errors.explain_error(self.error) if self.error else None) or ""
        heading, _, rest = told.partition("\n\n")
        return (rest if heading.startswith("_map.py, line ") else told).rstrip("\n")


def map(what: Any, *inputs: Any, **keywords: Any) -> Map:
    """The map of a model called with `inputs`, or of a program given as text.

    A model is called once, as `what(*inputs)` would: in its own mode, with gradients if they are on.
    An error that it raises is kept in the map, which ends at the layer that raised it.

    >>> map("import torch\\nx = torch.ones(2, 3)\\ny = x.t()")
    2  x = torch.ones(2, 3)  → x (2, 3)
    3  y = x.t()             x (2, 3) → y (3, 2)  view
    """
    if isinstance(what, str):
        return _of_program(what)
    if not callable(getattr(what, "register_forward_hook", None)):
        raise TypeError(f"{type(what).__name__} is neither a model nor the text of a program")
    return _of_model(what, inputs, keywords)


def _of_model(model: Any, inputs: tuple[Any, ...], keywords: dict[str, Any]) -> Map:
    watch = _Watch(model)
    error: Optional[BaseException] = None
    try:
        model(*inputs, **keywords)
    except Exception as raised:
        error = raised
    finally:
        watch.end(error)
    return Map(watch.root.inner, watch.root.more, error)


# -- Programs -------------------------------------------------------------------------------------


def _of_program(source: str) -> Map:
    program = _core.Program(source)
    told = json.loads(program.map() or "{}")
    rows = list(_nested(told.get("rows", [])))
    return Map(rows, int(told.get("more", 0)), None, program.map_text() or "No tensors.")


def _nested(rows: list[dict[str, Any]]) -> Iterator[Row]:
    """The rows at the depth of the first one, each with those in it."""
    starts = [i for i, row in enumerate(rows) if row["depth"] == rows[0]["depth"]]
    for start, end in zip(starts, [*starts[1:], len(rows)]):
        row, inner = rows[start], tuple(_nested(rows[start + 1 : end]))
        signs = {"view": "view", "same": "same tensor"}
        round = row["round"] if row["times"] == 1 else None
        yield Row(
            row["text"] if round is None else f"{row['text']}  round {round}",
            row["callee"] or "",
            row["line"],
            tuple(_tensor_of(tensor) for tensor in row["given"]),
            tuple(_tensor_of(tensor) for tensor in row["value"]),
            "in place" if row["writes"] else signs.get(row["made"], ""),
            row["message"] or "",
            row["outcome"] in ("raised", "refused"),
            int(row["times"]),
            int(row["more"]),
            inner,
        )


def _tensor_of(told: dict[str, Any]) -> Tensor:
    shape = tuple(int(size) for size in told["shape"])
    return Tensor(told["name"] or "", shape, tuple(told["dimNames"] or ()))


# -- Models ---------------------------------------------------------------------------------------


class _Open:
    """A layer that is being called."""

    def __init__(self, layer: Any, name: str, given: tuple[Tensor, ...], ids: set[int]) -> None:
        self.layer, self.name, self.given, self.ids = layer, name, given, ids
        self.inner: list[Row] = []
        self.more = 0

    def add(self, row: Row, has_room: bool) -> None:
        """Adds a row, or counts it with an equal one before it."""
        last = self.inner[-1] if self.inner else None
        if last and _is_equal(last, row):
            first, own = (_name(each).split(" … ")[0] for each in (last, row))
            text = row.text if first == own else f"{first} … {row.text}"
            self.inner[-1] = last._replace(text=text, times=last.times + 1)
            return
        if (not has_room or len(self.inner) >= MOST_INNER) and not row.raised:
            self.more += _count(row)
            return
        self.inner.append(row)


def _name(row: Row) -> str:
    """`h.0` of `h.0: Block`."""
    return row.text[: -len(row.callee)].rstrip(": ")


def _is_equal(last: Row, row: Row) -> bool:
    """Whether all but a number in the name is the same: `h.0` and `h.1`."""
    names = (re.sub(r"\d+", "0", _name(each).split(" … ")[0]) for each in (last, row))
    return next(names) == next(names) and last._replace(text="", times=1) == row._replace(text="")


def _count(row: Row) -> int:
    return 1 + row.more + sum(_count(each) for each in row.inner)


class _Watch:
    """Hooks on every layer of a model. `end` removes them."""

    def __init__(self, model: Any) -> None:
        self.root = _Open(None, "", (), set())
        self.open = [self.root]
        self.rows = 0
        self.handles: list[Any] = []
        # A layer may have several names; the first is that of its place.
        self.names: dict[int, str] = {}
        for name, layer in model.named_modules():
            self.names[id(layer)] = name
            self.handles += [
                layer.register_forward_pre_hook(self.begin, with_kwargs=True),
                layer.register_forward_hook(self.returned),
            ]

    def begin(self, layer: Any, args: Any, keywords: Any) -> None:
        while len(self.open) > 1 and not _is_running(self.open[-1].layer):
            self.close((), "", CAUGHT)
        given: list[tuple[str, Any]] = []
        for name, value in [*zip(_parameters_of(layer), args), *keywords.items()]:
            given += _tensors_in(name, value)
        tensors = tuple(_tensor(name, value) for name, value in given[:MOST_TENSORS])
        ids = {id(value) for _, value in given}
        self.open.append(_Open(layer, self.names.get(id(layer), ""), tensors, ids))

    def returned(self, layer: Any, args: Any, value: Any) -> None:
        if not any(each.layer is layer for each in self.open):
            return
        while self.open[-1].layer is not layer:
            self.close((), "", CAUGHT)
        found = list(_tensors_in("", value))
        same = bool(found) and id(found[0][1]) in self.open[-1].ids
        tensors = tuple(_tensor(name, each) for name, each in found[:MOST_TENSORS])
        self.close(tensors, "same tensor" if same else "", "")

    def close(self, value: tuple[Tensor, ...], sign: str, message: str, failed: bool = False) -> None:
        done = self.open.pop()
        kind, around = type(done.layer).__name__, f"{self.open[-1].name}."
        name = done.name[len(around) :] if done.name.startswith(around) else done.name
        self.open[-1].add(
            Row(
                f"{name}: {kind}" if name else kind,
                kind,
                None,
                done.given,
                value,
                sign,
                message,
                failed or bool(message),
                1,
                done.more,
                tuple(done.inner),
            ),
            self.count() < MOST_ROWS,
        )

    def count(self) -> int:
        return sum(len(each.inner) for each in self.open)

    def end(self, error: Optional[BaseException]) -> None:
        for handle in self.handles:
            handle.remove()
        message = f"{type(error).__name__}: {error}" if error else ""
        while len(self.open) > 1:  # the innermost one says why
            self.close((), "", message, failed=True)
            message = ""


def _is_running(layer: Any) -> bool:
    """Whether a layer's call is on the stack; it is not if it raised and the model caught that."""
    frame: Optional[types.FrameType] = sys._getframe(2)
    while frame and frame.f_locals.get("self") is not layer:
        frame = frame.f_back
    return frame is not None


def _parameters_of(layer: Any) -> Iterator[str]:
    """Names of what a layer is given: its forward's own, then none."""
    code = getattr(getattr(type(layer), "forward", None), "__code__", None)
    yield from code.co_varnames[1 : code.co_argcount] if code else ()
    while True:
        yield ""


def _tensors_in(name: str, value: Any, depth: int = 0) -> Iterator[tuple[str, Any]]:
    """The tensors of a value, also in lists, tuples and dicts, each with its place in it."""
    if _is_tensor(value):
        yield name, value
    elif isinstance(value, (list, tuple)) and depth < 2:
        for at, item in enumerate(value):
            yield from _tensors_in(f"{name}[{at}]", item, depth + 1)
    elif isinstance(value, dict) and depth < 2:
        for key, item in value.items():
            yield from _tensors_in(f"{name}[{key!r}]", item, depth + 1)


def _is_tensor(value: Any) -> bool:
    return callable(getattr(value, "stride", None)) and isinstance(_shape_of(value), tuple)


def _shape_of(value: Any) -> Any:
    return getattr(value, "shape", None)


def _tensor(name: str, value: Any) -> Tensor:
    return Tensor(name, tuple(int(size) for size in _shape_of(value)))
