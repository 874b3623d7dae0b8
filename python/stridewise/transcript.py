"""The result of `stridewise.run`: what Python would print or raise for a program."""

import json
from dataclasses import dataclass, field
from typing import Any, Optional

Ints = tuple[int, ...]


@dataclass(frozen=True)
class Error:
    """The error that a statement raised: type and message, word for word.

    `meant`: of a name that is not there the one that may have been meant.
    """

    type: str
    message: str
    meant: Optional[str] = None


@dataclass(frozen=True)
class Refusal:
    """Why the core does not run something, and where: lines and columns count from 1."""

    message: str
    line: int
    column: int


@dataclass(frozen=True)
class Statement:
    """Python's answer to one statement.

    `index` counts statements from 0, `line` lines from 1; `operations` tells how many have a story.
    """

    index: int
    line: int
    source: str
    output: str
    error: Optional[Error]
    warnings: tuple[str, ...]
    operations: int
    refusal: Optional[Refusal]


@dataclass(frozen=True)
class Tensor:
    """A tensor that a name refers to at the end of the program.

    `shape` and `offset` count elements; `stride` too for PyTorch, for NumPy it is in bytes. Equal
    `storage` numbers share memory.
    """

    shape: Ints
    stride: Ints
    offset: int
    dtype: str
    contiguous: bool
    storage: int


@dataclass(frozen=True)
class Transcript:
    """The transcript of a program. `refusal`: the first reason why a part was not run."""

    statements: tuple[Statement, ...]
    tensors: dict[str, Tensor] = field(default_factory=dict)
    refusal: Optional[Refusal] = None

    @property
    def error(self) -> Optional[Error]:
        """The first error that a statement raised; None if there is none."""
        return next((s.error for s in self.statements if s.error), None)

    @property
    def output(self) -> str:
        """All printed output."""
        return "".join(statement.output for statement in self.statements)


def read(told: str) -> Transcript:
    """Converts the core's JSON to a transcript."""
    data = json.loads(told)
    return Transcript(
        statements=tuple(_statement(statement) for statement in data["statements"]),
        tensors={name: _tensor(tensor) for name, tensor in data["tensors"].items()},
        refusal=_refusal(data["refusal"]),
    )


def _statement(data: Any) -> Statement:
    error = data["error"]
    return Statement(
        index=data["index"],
        line=data["line"],
        source=data["source"],
        output=data["output"],
        error=error and Error(error["type"], error["message"], error["meant"]),
        warnings=tuple(data["warnings"]),
        operations=data["operations"],
        refusal=_refusal(data["refusal"]),
    )


def _refusal(data: Any) -> Optional[Refusal]:
    return data and Refusal(data["message"], data["line"], data["column"])


def _tensor(data: Any) -> Tensor:
    return Tensor(
        shape=tuple(map(int, data["shape"])),
        stride=tuple(map(int, data["stride"])),
        offset=int(data["offset"]),
        dtype=data["dtype"],
        contiguous=data["contiguous"],
        storage=data["storage"],
    )
