#!/usr/bin/env python3
"""Records what the real PyTorch and NumPy answer to programs.

usage: record.py FILE.txt -o OUT.jsonl        a many-programs file -> a header line, then one compact object a program
       record.py --hash FILE.txt -o OUT.jsonl the same, with a hash in place of each answer (random programs)
       record.py FILE.py                      one program -> one readable object on standard output

README.md beside this file describes the formats.
"""
import argparse
import hashlib
import json
import sys

from programs import read_programs
from recorder import run_fresh, versions

STATEMENT_HASH = 6  # hexadecimal digits kept of each statement's SHA-256
TENSORS_HASH = 12


def canonical(value):
    """The text that JSON.stringify would give, so that a JavaScript test computes the same hash."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def digest(value, length):
    return hashlib.sha256(canonical(value).encode("utf-8")).hexdigest()[:length]


def answer(statement):
    """[line, output, error type, error message]: what a statement is compared by."""
    error = statement["error"] or {"type": None, "message": None}
    return [statement["line"], statement["output"], error["type"], error["message"]]


def tensor_rows(tensors):
    """An order of keys that does not depend on a JSON library: [[name, shape, stride, offset, ...], ...]."""
    keys = ("shape", "stride", "offset", "dtype", "contiguous", "storage")
    return [[name, *(facts[key] for key in keys)] for name, facts in tensors.items()]


def compact(name, source, recorded):
    statements = [answer(s) + ([s["warnings"]] if s["warnings"] else []) for s in recorded["statements"]]
    return {"name": name, "program": source, "statements": statements, "tensors": recorded["tensors"]}


def hashed(name, source, recorded):
    hashes = "".join(digest(answer(s), STATEMENT_HASH) for s in recorded["statements"])
    return {"name": name, "program": source, "statements": hashes,
            "tensors": digest(tensor_rows(recorded["tensors"]), TENSORS_HASH)}


def record_many(path, out, shorten, header):
    lines, statements, refused = [], 0, 0
    for name, source in read_programs(path):
        recorded = run_fresh(source)
        statements += len(recorded["statements"])
        refused += sum(s["error"] is not None for s in recorded["statements"])
        lines.append(canonical(shorten(name, source, recorded)))
    header = {"versions": versions(), **header, "programs": len(lines), "statements": statements, "refused": refused}
    out.write("\n".join([canonical(header), *lines]) + "\n")
    print(f"{path}: {len(lines)} programs, {statements} statements, {refused} refused", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("-o", "--output")
    parser.add_argument("--hash", action="store_true")
    options = parser.parse_args()
    if options.file.endswith(".py"):
        with open(options.file, encoding="utf-8") as file:
            print(json.dumps({"versions": versions(), **run_fresh(file.read())}, ensure_ascii=False))
        return
    header = {"hash": [STATEMENT_HASH, TENSORS_HASH]} if options.hash else {}
    with open(options.output, "w", encoding="utf-8") if options.output else sys.stdout as out:
        record_many(options.file, out, hashed if options.hash else compact, header)


if __name__ == "__main__":
    main()
