"""A program in documentation: its options, what is wrong with it, its picture, and its HTML.

`sphinx.py` and `mkdocs.py` only find programs in their pages and place what is made here.
"""

import difflib
import doctest
import hashlib
import re
from collections.abc import Iterator
from html import escape
from typing import NamedTuple, Optional

from . import _core, _steps, transcript
from ._drawing import Drawing, drawing_of
from ._programs import _with_stories as with_stories

# The attributes of the element, web/src/element/options.ts; tests/web/docs.test.ts compares them.
VALUED = (
    "statement",
    "step",
    "at",
    "speed",
    "theme",
    "controls",
    "size",
    "height",
    "first",
    "last",
    "figures",
    "view",
)
FLAGS = ("compare", "fine", "letters", "predict", "autoplay", "debug")
ATTRIBUTES = (*VALUED, *FLAGS, "lang")
# Options of the directive alone.
OWN = ("line", "raises", "output", "alt")
OPTIONS = (*OWN, *ATTRIBUTES)
_CHOICES = {
    "theme": ("auto", "light", "dark"),
    "controls": ("full", "minimal", "none"),
    "size": ("compact", "full"),
    "view": ("steps", "map"),
    "speed": ("0.5", "1", "2", "4"),
}
_NUMBERS = ("statement", "step", "height", "line")


class Problem(NamedTuple):
    """`line` counts from 1 in the text of the program."""

    line: int
    message: str


class _Half(NamedTuple):
    """A program of the text: `lines` has the line of the text for each of its own."""

    source: str
    lines: list[int]
    examples: list[doctest.Example]


class Widget:
    """A program of a page. It never raises: what is wrong is in `problems`."""

    def __init__(self, text: str, options: dict[str, str]) -> None:
        self.options = {name: value or "" for name, value in options.items()}
        self.problems = [Problem(1, message) for message in _wrong(self.options)]
        halves = _halves(text, "compare" in options)
        self.sources = [half.source for half in halves]
        self.programs = [_core.Program(source) for source in self.sources]
        raised = [list(self._checked(*pair)) for pair in zip(halves, self.programs)]
        if "raises" in options and not any(raised):
            self.problems.append(Problem(1, "The program does not raise, but :raises: is set."))
        self.statement = self._statement()
        self.step = self._step()

    # -- checks -----------------------------------------------------------------------------------

    def _checked(self, half: _Half, program: _core.Program) -> Iterator[transcript.Error]:
        """Notes what is wrong with a program; yields the errors that are wanted."""
        done = transcript.read(program.transcript() or '{"statements":[],"tensors":{},"refusal":null}')
        refusals = {s.refusal for s in done.statements} | {done.refusal}
        for refusal in sorted(filter(None, refusals), key=lambda each: each.line):
            if not refusal.message.startswith("not run: needs"):
                self._note(half, refusal.line, refusal.message)
        for example in half.examples:
            self._compare(half, example, done)
        for statement in done.statements:
            error = statement.error
            if not error:
                continue
            wanted = self.options.get("raises")
            if wanted in ("", error.type):
                yield error
            elif wanted:
                self._note(half, statement.line, f"{error.type} is raised, not {wanted}: {error.message}")
                yield error
            elif not any(e.exc_msg and _has(e, statement.line) for e in half.examples):
                hint = f"If that is meant, add :raises: {error.type}"
                self._note(half, statement.line, f"{error.type}: {error.message} ({hint})")

    def _note(self, half: _Half, line: int, message: str) -> None:
        at = half.lines[min(line, len(half.lines)) - 1] if half.lines else 1
        self.problems.append(Problem(at, message))

    def _compare(self, half: _Half, example: doctest.Example, done: transcript.Transcript) -> None:
        here = [s for s in done.statements if _has(example, s.line)]
        printed = "".join(s.output for s in here)
        raised = "".join(f"{s.error.type}: {s.error.message}\n" for s in here if s.error)
        flags = doctest.ELLIPSIS
        for flag, is_on in example.options.items():
            flags = flags | flag if is_on else flags & ~flag
        same = doctest.OutputChecker().check_output
        if same(example.want if not example.exc_msg else "", printed, flags):
            if not example.exc_msg or same(example.exc_msg, raised, flags):
                return
        wanted, got = (example.exc_msg or example.want).rstrip("\n"), (raised or printed).rstrip("\n")
        message = f"The page says {wanted!r}, the program {'raises' if raised else 'prints'} {got!r}"
        self._note(half, example.lineno + 1, message)

    # -- the step that is shown ---------------------------------------------------------------------

    def _statement(self) -> int:
        """The statement whose story is shown; -1 if there is none."""
        program, told = self.programs[0], with_stories(self.programs[0])
        for name, find in (("line", program.statement_at), ("statement", int)):
            if not _is_number(self.options.get(name)):
                continue
            found = find(int(self.options[name]))
            if found in told:
                return found
            self.problems.append(Problem(1, f"{name} {self.options[name]} has no steps"))
        return told[-1] if told else -1

    def _step(self) -> int:
        program = self.programs[0]
        if self.statement < 0:
            self.problems.append(Problem(1, "The program has no operation to step through"))
            return -1
        name = self.options.get("at")
        if name:
            found = _steps.named(program, self.statement, name)
            if found is not None:
                return found
            self.problems.append(Problem(1, f"No step shows {name}"))
        step, steps = self.options.get("step"), program.steps(self.statement)
        if not _is_number(step):
            return _steps.result(program, self.statement)
        if int(step or 0) >= steps:
            self.problems.append(Problem(1, f"There are {steps} steps, numbered from 0"))
        return min(int(step or 0), steps - 1)

    # -- what is made of it -------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of its files, which another program or step changes."""
        text = "\0".join([_core.version, *self.sources, str(self.statement), str(self.step)])
        return f"stridewise-{hashlib.sha256(text.encode('utf-8', 'replace')).hexdigest()[:12]}"

    @property
    def drawing(self) -> Optional[Drawing]:
        if self.step < 0:
            return None
        return drawing_of(self.programs[0], self.statement, self.step)

    @property
    def alt(self) -> str:
        drawing = self.drawing
        return self.options.get("alt") or (drawing.sentence if drawing else "")

    @property
    def explained(self) -> str:
        """All steps of the statement, as text."""
        told = self.programs[0].explain(self.statement) if self.statement >= 0 else None
        return (told or "").rstrip("\n")

    @property
    def session(self) -> str:
        """The first program as an interactive session shows it."""
        program = self.programs[0]
        told = (program.session(i) or "" for i in range(program.statement_count()))
        return "".join(told).rstrip("\n")

    @property
    def head(self) -> str:
        """The element's beginning; its still picture may follow, and then `END`."""
        given = {name: self.options[name] for name in ATTRIBUTES if name in self.options}
        if "line" in self.options and self.statement >= 0:
            given["statement"] = str(self.statement)
        attributes = "".join(
            f' {name}="{escape(value)}"' if value else f" {name}" for name, value in given.items()
        )
        programs = "".join(f"\n<pre>\n{escape(source, quote=False)}\n</pre>" for source in self.sources)
        return f"<stride-wise{attributes}>{programs}\n"


END = "</stride-wise>"


def _is_number(text: Optional[str]) -> bool:
    return bool(text and re.fullmatch(r"\d{1,15}", text))


def _wrong(options: dict[str, str]) -> Iterator[str]:
    for name, value in options.items():
        if name not in OPTIONS:
            near = difflib.get_close_matches(name, OPTIONS, 1)
            meant = f" Did you mean {near[0]}?" if near else ""
            yield f"There is no option {name}.{meant} Options are {', '.join(sorted(OPTIONS))}."
        elif name in _CHOICES and value not in _CHOICES[name]:
            yield f"{name} is {', '.join(_CHOICES[name][:-1])} or {_CHOICES[name][-1]}, not {value}."
        elif name in _NUMBERS and not _is_number(value):
            yield f"{name} is a whole number, not {value}."


def _halves(text: str, is_compared: bool) -> list[_Half]:
    """The program of a text; where two are compared, both: a line `---` separates them."""
    lines = text.rstrip().split("\n")
    rule = next((i for i, line in enumerate(lines) if line.strip() == "---"), len(lines))
    if not is_compared:
        return [_half(lines, 1)]
    return [_half(lines[:rule], 1), _half(lines[rule + 1 :], rule + 2)]


def _half(lines: list[str], first: int) -> _Half:
    if not any(line.startswith(">>>") for line in lines):
        return _Half("\n".join(lines), list(range(first, first + len(lines) + 1)), [])
    try:
        found = doctest.DocTestParser().get_examples("\n".join(lines))
    except ValueError:
        return _Half("\n".join(lines), list(range(first, first + len(lines) + 1)), [])
    source: list[str] = []
    places: list[int] = []
    examples = []
    for example in found:
        own = example.source.rstrip("\n").split("\n")
        places += range(first + example.lineno, first + example.lineno + len(own))
        example.lineno = len(source)  # from here on the line in the program, from 0
        source += own
        examples.append(example)
    return _Half("\n".join(source), places or [first], examples)


def _has(example: doctest.Example, line: int) -> bool:
    count = len(example.source.rstrip("\n").split("\n"))
    return example.lineno < line <= example.lineno + count


def slashed(site: str) -> str:
    """An address with a slash at its end; no address stays none."""
    return site and site.rstrip("/") + "/"
