#!/usr/bin/env python3
"""How much of what people write runs: programs of tutorials, books, courses, questions and model code.

usage: corpus.py FOLDER --cli PATH/stridewise [-o corpus.jsonl] [--show 20]

FOLDER holds the programs, NAME.py, and index.json: {NAME: [repository, file, part]}. The programs are their authors'
and are not kept here; corpus.jsonl is what was found of each. One is in scope where the library runs it: lines that a
notebook alone reads are left out, and at most a tenth of its statements may lack a name, a module or a file.
A statement is answered where Stridewise prints or raises something or passes over it in silence as a plot is passed
over, and right where the library answers the same; what draws random numbers without a seed is not compared.
"""
import argparse
import collections
import contextlib
import hashlib
import io
import json
import pathlib
import re

from live import run_stridewise
from record import answer
from recorder import run_fresh, versions

NOT_RUN = ("Unsupported", "NotRun")
LACKING = ("NameError", "ModuleNotFoundError", "FileNotFoundError", "ImportError")
NOT_COMPARED = re.compile(r"rand|empty|time|\bnn\.|default_rng\(\)")


def as_library_runs(source):
    """Lines of notebooks and shells are no Python."""
    return "\n".join("pass" if re.match(r"[%!]", line) else line for line in source.split("\n"))


def in_library(source):
    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(Exception):
        return run_fresh(as_library_runs(source))["statements"]
    return []


def is_in_scope(statements):
    lacking = sum((statement["error"] or {}).get("type") in LACKING for statement in statements)
    return len(statements) > 1 and lacking <= 0.1 * len(statements)


def judge(mine, theirs, compared):
    """(how many are answered, how many of these are compared, those that differ, why the first was not run)"""
    at = {statement["line"]: statement for statement in theirs}
    answered, same, wrong, blocked = 0, 0, [], None
    for statement in mine:
        error = statement["error"] or {}
        if error.get("type") in NOT_RUN:
            blocked = blocked or error["message"]
            continue
        answered += 1
        their = at.get(statement["line"])
        lacks = (their or {"error": None})["error"] or {}
        if lacks.get("type") in (*LACKING, "PackageNotFoundError"):
            continue  # a package of the author's machine
        if not compared or not their:
            continue
        same += 1
        if answer(statement) != answer(their):
            wrong.append((their["source"], answer(their)[1:], answer(statement)[1:]))
    return answered, same, wrong, blocked


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--cli", required=True)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    parser.add_argument("--show", type=int, default=20, help="how many reasons and differences to print")
    options = parser.parse_args()
    index = json.loads((options.folder / "index.json").read_text())
    sources = {path.stem: path.read_text() for path in sorted(options.folder.rglob("*.py")) if path.stem in index}
    ours = run_stridewise(options.cli, list(sources.items()))
    count, reasons, differing, facts = collections.Counter(), collections.Counter(), [], []
    for name, source in sources.items():
        theirs = in_library(source)
        mine = ours.get(name, {}).get("statements", [])
        answered, same, wrong, blocked = judge(mine, theirs, not NOT_COMPARED.search(source))
        scope = is_in_scope(theirs)
        repository, file, part = index[name]
        digest = hashlib.sha256(source.encode()).hexdigest()[:12]
        facts.append({"of": repository.replace("+", "/"), "file": file, "part": part, "sha256": digest,
                      "scope": scope, "statements": len(mine), "answered": answered, "blocked": blocked})
        if not scope:
            continue
        count.update(programs=1, whole=blocked is None, statements=len(mine), answered=answered, compared=same)
        differing += [(name, *one) for one in wrong]
        if blocked:
            reasons[blocked] += 1
    for reason, times in reasons.most_common(options.show):
        print(times, reason)
    for name, source, their, own in differing[: options.show]:
        print(f"=== {name}: {source}\n  library:    {their}\n  stridewise: {own}")
    print(f"{len(sources)} programs, {count['programs']} in scope, {100 * count['whole'] / count['programs']:.1f} % whole;"
          f" {count['answered']} of {count['statements']} statements answered,"
          f" {100 * count['answered'] / count['statements']:.1f} %; {count['compared']} compared, {len(differing)} wrong, with {versions()}")
    if options.output:
        lines = [json.dumps(fact, ensure_ascii=False, separators=(",", ":")) for fact in facts]
        options.output.write_text("\n".join(lines) + "\n")
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())
