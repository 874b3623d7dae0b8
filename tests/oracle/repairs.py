#!/usr/bin/env python3
"""Runs in the real libraries what Stridewise says works instead of a refused expression.

usage: repairs.py ../wasm/repairs.txt --cli PATH/stridewise

Each repaired program must run as far as the statement that was refused, and the operation there must give the shape
that is said. Exit status 1 where one does not.
"""
import argparse
import ast
import json
import subprocess
import sys
import tempfile

import numpy
import torch


def programs(path):
    with open(path, encoding="utf-8") as file:
        for text in file.read().split("\n### ")[1:]:
            name, *lines = text.rstrip().split("\n")
            yield name, "\n".join(line for line in lines if not line.startswith("=> "))


def ask(cli, *arguments):
    return json.loads(subprocess.run([cli, *arguments], capture_output=True, text=True).stdout)


def repairs(cli, program):
    """Those of the statement that raises, as the last step of its story has them."""
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(program)
        file.flush()
        run = ask(cli, "run", "--json", file.name)
        line = next(statement["line"] for statement in run["statements"] if statement["error"])
        told = ask(cli, "explain", "--json", "--line", str(line), file.name)
        step = told["story"]["steps"] - 1
        scene = ask(cli, "scene", "--line", str(line), "--step", str(step), file.name)
    figures = [figure for figure in scene["figures"] if figure["kind"] == "repairs"]
    return figures[0]["repairs"] if figures else []


def shape_of(expression, names):
    """Of what an operation gives; of one in place, of its target."""
    try:
        value = eval(expression, names)
    except SyntaxError:
        target = ast.parse(expression).body[0].target
        value = eval(ast.unparse(target), names)
    return list(value.shape)


def given(repair):
    """The shape of the repaired operation in the real library."""
    program = repair["program"]
    names = {}
    operation = program[repair["operation"]["start"]:repair["operation"]["end"]]
    line = repair["operation"]["line"]
    for statement in ast.parse(program).body:
        before = names.copy()
        exec(compile(ast.Module([statement], []), "repaired", "exec"), names)
        if statement.lineno <= line <= statement.end_lineno:
            is_statement = isinstance(statement, ast.AugAssign)
            return shape_of(operation, names if is_statement or isinstance(statement, ast.For) else before)
    raise LookupError(operation)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases")
    parser.add_argument("--cli", required=True)
    options = parser.parse_args()
    print(f"torch {torch.__version__}, numpy {numpy.__version__}")
    count = wrong = 0
    for name, program in programs(options.cases):
        for repair in repairs(options.cli, program):
            count += 1
            try:
                real = given(repair)
            except Exception as error:  # whatever the library raises is the finding
                real = f"{type(error).__name__}: {error}"
            if real != repair["shape"]:
                wrong += 1
                print(f"{name}: {repair['code']} gives {real}, not {repair['shape']}")
    print(f"{count} repairs, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
