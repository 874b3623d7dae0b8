#!/usr/bin/env python3
"""Runs the examples in the installed libraries' own docstrings, of every operation that runs here.

usage: docstrings.py --operations PATH/operations.generated.ts --cli PATH/stridewise [--show 20]

The docstrings are read from the installed libraries; none is kept. Each is one program: its examples one after the
other, as at the interactive prompt. A statement is answered where Stridewise prints or raises something, and right
where the library answers the same; what draws random numbers without a seed, or shows memory that was never
written, is answered but not compared. Exit status 1 where anything differs.
"""
import argparse
import ast
import collections
import contextlib
import inspect
import io
import json
import re

import numpy
import torch

from live import run_stridewise
from record import answer
from recorder import run_fresh, versions

PRELUDE = {"torch": "import torch\n", "numpy": "import numpy as np\n"}
# Examples that answer differently each time, or that show an address or a time.
ADDRESS = re.compile(r"\b0x[0-9a-f]+")  # of an object that is printed by its type
NOT_COMPARED = re.compile(r"rand|empty|multinomial|bernoulli|normal|shuffle|permutation|choice|data_ptr|\bid\(|time")
# What is refused on purpose, DESIGN's subset being without it: such statements, and what needs them, are not counted.
OUT_OF_SCOPE = re.compile(
    r"complex|compute gradients|other device|`(object|copy|sys|numpy\.(ma|asmatrix|matrix|datetime64|timedelta64|str_|"
    r"bytes_|void|recarray|char|strings|chararray|polynomial|object_|rec\b)[^`]*|Tensor\.cuda|torch\.cuda)`")
OUT_OF_SCOPE_SOURCE = re.compile(
    r"1j|[0-9]j\b|\bcomplex|dtype=(object|str|\[)|'[SUmM][0-9\[]|datetime|np\.ma\.|np\.matrix|np\.asmatrix|"
    r"\.cuda\(|device='(cuda|xla)|requires_grad=True|Path|\bprod_?object|structured")
NEEDS = re.compile(r"which line (\d+)")


def rows(path):
    """[(owners, name)] of the list of what runs."""
    for line in open(path, encoding="utf-8"):
        if line.strip().startswith('{"library"'):
            row = json.loads(line.strip().rstrip(","))
            for owner in row["owner"].split():
                yield row["library"], owner, row["name"]


def documented(owner, name):
    """What has the docstring; None where nothing has."""
    roots = {"torch": torch, "Tensor": torch.Tensor, "numpy": numpy, "ndarray": numpy.ndarray}
    first, *rest = owner.split(".")
    value = roots.get(first)
    for part in [*rest, name]:
        value = getattr(value, part, None)
    return value


def program(value, library):
    """The examples of a docstring as one program, or '' where there is none that Python could read."""
    lines, inside = [], False
    for line in (inspect.getdoc(value) or "").split("\n"):
        text = line.strip()
        inside = text.startswith(">>>") or (inside and text.startswith("..."))
        if inside:
            lines.append(text[4:])
    source = PRELUDE[library] + "\n".join(lines) + "\n"
    with contextlib.suppress(SyntaxError):
        ast.parse(source)
        return source if lines else ""
    return ""


def collect(path):
    found = {}
    for library, owner, name in rows(path):
        library = {"PyTorch": "torch", "NumPy": "numpy"}.get(library)
        value = documented(owner, name) if library else None
        source = program(value, library) if value is not None else ""
        if source and source not in found.values():
            found[f"{owner}.{name}"] = source
    return found


def in_order(statements):
    """{(line, how many stand before it on the line): statement}"""
    seen = collections.Counter()
    placed = {}
    for statement in statements:
        placed[statement["line"], seen[statement["line"]]] = statement
        seen[statement["line"]] += 1
    return placed


def library_of(source):
    return "PyTorch" if source.startswith("import torch") else "NumPy"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--operations", required=True)
    parser.add_argument("--cli", required=True)
    parser.add_argument("--show", type=int, default=20, help="how many reasons and differences to print")
    options = parser.parse_args()
    programs = collect(options.operations)
    ours = run_stridewise(options.cli, list(programs.items()))
    counts = collections.defaultdict(collections.Counter)
    reasons, wrong = collections.Counter(), []
    for name, source in programs.items():
        with contextlib.redirect_stdout(io.StringIO()):
            theirs = in_order(run_fresh(source)["statements"])
        if name not in ours or "statements" not in ours[name]:
            counts[library_of(source)]["statements"] += len(theirs)
            reasons[f"{name}: no answer"] += 1
            continue
        count = counts[library_of(source)]
        count["docstrings"] += 1
        outside = set()
        for place, mine in in_order(ours[name]["statements"]).items():
            their = theirs.get(place)
            if their is None or (their["error"] or {}).get("type") in ("NameError", "ModuleNotFoundError"):
                continue  # the docstring leaves a name out
            error = mine["error"] or {}
            needed = NEEDS.search(error.get("message", "")) if error.get("type") == "NotRun" else None
            if (error.get("type") == "Unsupported" and OUT_OF_SCOPE.search(error["message"])) or (
                error.get("type") in ("Unsupported", "NotRun") and OUT_OF_SCOPE_SOURCE.search(their["source"])) or (
                needed and int(needed.group(1)) in outside):
                outside.add(mine["line"])
                count["out of scope"] += 1
                continue
            count["statements"] += 1
            if error.get("type") in ("Unsupported", "NotRun", "Skipped"):
                if error["type"] == "Unsupported":
                    reasons[f'{error["message"]}'] += 1
                    if options.show > 100:
                        print(name, "|", their["source"][:90], "|", error["message"])
                continue
            count["answered"] += 1
            if NOT_COMPARED.search(source):
                continue
            count["compared"] += 1
            their["output"] = ADDRESS.sub("0x...", their["output"])
            if answer(mine) != answer(their):
                wrong.append((name, their["source"], answer(their)[1:], answer(mine)[1:]))
    for reason, times in reasons.most_common(options.show):
        print(times, reason)
    for name, source, their, mine in wrong[: options.show]:
        print(f"=== {name}: {source}\n  library:    {their}\n  stridewise: {mine}")
    for library, count in counts.items():
        share = 100 * count["answered"] / max(1, count["statements"])
        print(f"{library}: {dict(count)}, {share:.1f} % answered")
    print(len(wrong), "wrong, with", versions())
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
