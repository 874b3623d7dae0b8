#!/usr/bin/env python3
"""Compares `stridewise` with the installed libraries, on fresh random programs or on the hand-written cases.

usage: live.py SEED COUNT --dialect torch-all|numpy-all --cli PATH/stridewise
       live.py --cases FILE.txt... --cli PATH/stridewise

Compared: output, error type and message of every statement; shape, stride, offset, dtype, contiguity and shared
storage of every tensor at the end. What Stridewise says that it does not run is counted, and not compared. Exit
status 1 where anything differs.
"""
import argparse
import itertools
import json
import re
import subprocess
import sys
import tempfile

from generate import DIALECTS, generate
from programs import read_programs, write_programs
from record import answer
from recorder import run_fresh, versions


NOT_RUN = ("Unsupported", "NotRun", "Skipped")


def is_not_run(statement):
    return statement is not None and statement["error"] is not None and statement["error"]["type"] in NOT_RUN


def run_stridewise(cli, programs):
    """{name: {"statements", "tensors"}} from one call of the command line for all programs."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        write_programs(programs, file)
        file.flush()
        # Status 1 only says that a statement raised, which is what a third of them should do; 2 also that one
        # was refused, which ends its program.
        done = subprocess.run([cli, "run", "--json", "--batch", file.name], capture_output=True, text=True)
    if done.returncode not in (0, 1) and not done.stdout:
        sys.exit(f"{cli} ended with status {done.returncode}: {done.stderr.strip()}")
    return {result["name"]: result for result in map(json.loads, done.stdout.splitlines())}


SET = re.compile(r"\{('[^{}:]*)\}")


def said(statement):
    """Its answer, with the items of sets in einops' words sorted: Python leaves their order to chance."""
    kind, *rest = answer(statement)[1:]
    if rest[0] == "EinopsError":
        rest[1] = SET.sub(lambda found: "{" + ", ".join(sorted(found[1].split(", "))) + "}", rest[1])
    return kind, *rest, answer(statement)[0]


def renumbered(tensors):
    """With storages numbered from 0 in order of appearance."""
    numbers = {}
    return {name: {**facts, "storage": numbers.setdefault(facts["storage"], len(numbers))}
            for name, facts in tensors.items()}


def mismatches(expected, actual):
    """(what, expected, actual) for each difference of one program."""
    if actual is None:
        yield "program", "an answer", None
        return
    pairs = itertools.zip_longest(expected["statements"], actual.get("statements", []))
    for theirs, ours in pairs:
        if is_not_run(ours):
            continue
        if theirs is None or ours is None or said(theirs) != said(ours):
            what = f"line {(theirs or ours)['line']}: {(theirs or ours)['source']}"
            yield what, theirs and answer(theirs)[1:], ours and answer(ours)[1:]
    tensors, known = actual.get("tensors", {}), expected["tensors"]
    if any(map(is_not_run, actual.get("statements", []))):  # what such a statement would have made is unknown
        known = renumbered({name: facts for name, facts in known.items() if name in tensors})
        tensors = renumbered({name: tensors[name] for name in [*known, *tensors]})
    for name in [*known, *(name for name in tensors if name not in known)]:
        if known.get(name) != tensors.get(name):
            yield f"tensor {name}", known.get(name), tensors.get(name)


def compare(programs, cli, show):
    """Prints the first mismatching programs, each with its first mismatch, and returns the closing counts."""
    ours = run_stridewise(cli, programs)
    counts = dict(programs=len(programs), statements=0, refused=0, not_run=0, wrong_programs=0, wrong_statements=0)
    for name, source in programs:
        expected = run_fresh(source)
        counts["statements"] += len(expected["statements"])
        counts["refused"] += sum(s["error"] is not None for s in expected["statements"])
        counts["not_run"] += sum(map(is_not_run, ours.get(name, {}).get("statements", [])))
        found = list(mismatches(expected, ours.get(name)))
        counts["wrong_statements"] += sum(what.startswith("line") for what, _, _ in found)
        counts["wrong_programs"] += bool(found)
        if found and counts["wrong_programs"] <= show:
            what, theirs, mine = found[0]
            print(f"=== {name}\n{source}--- {what}\n  library:    {theirs}\n  stridewise: {mine}")
    return counts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int, nargs="?", default=0)
    parser.add_argument("count", type=int, nargs="?", default=100, help="number of programs")
    parser.add_argument("--dialect", choices=DIALECTS, default="torch")
    parser.add_argument("--cases", nargs="+", help="many-programs files to use in place of random programs")
    parser.add_argument("--cli", required=True)
    parser.add_argument("--show", type=int, default=10, help="how many mismatching programs to print")
    options = parser.parse_args()
    if options.cases:
        programs = [program for path in options.cases for program in read_programs(path)]
    else:
        programs = generate(options.seed, options.count, options.dialect)
    counts = compare(programs, options.cli, options.show)
    print(", ".join(f"{value} {key.replace('_', ' ')}" for key, value in counts.items()), "with", versions())
    sys.exit(1 if counts["wrong_programs"] else 0)


if __name__ == "__main__":
    main()
