"""Checks core/*/composed/*.py, the functions of the libraries that are written in Python.

They are Python, at most 100 columns wide and indented by 4; cmake/composed.cmake can cut them in
functions; and each function is the one of a row in a .def file of its room.
"""

import ast
import io
import pathlib
import re
import sys
import tokenize

core = pathlib.Path(__file__).parent.parent / "core"


def comments(text):
    return [t for t in tokenize.generate_tokens(io.StringIO(text).readline) if t.type == tokenize.COMMENT]


def faults(path, rows):
    text = path.read_text(encoding="utf-8")
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        yield error.lineno, f"no Python: {error.msg}"
        return
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > 100:
            yield number, f"{len(line)} columns, more than 100"
        if line != line.rstrip() or "\t" in line:
            yield number, "a tab, or a blank at the end"
    for comment in comments(text):
        if comment.line.lstrip() != comment.line[comment.start[1] :]:
            yield comment.start[0], "a comment behind code"
    docs = ast.get_docstring(tree)
    if not docs or '"' in docs:
        yield 1, 'no docstring at the top, or one with a " in it'
    for node in tree.body[1:]:
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or node.decorator_list:
            yield node.lineno, "neither a def nor a class"
        elif f"PY_{node.name}" not in rows:
            yield node.lineno, f"no row has PY_{node.name}"
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and not isinstance(node, ast.Module):
            indents = {child.col_offset for child in body if child.lineno > node.lineno}
            if indents - {node.col_offset + 4}:
                yield node.lineno, "its body is not indented by 4"


count = 0
for room in sorted(core.glob("*/composed")):
    tables = [*room.parent.glob("*.def"), *room.parent.glob("operations/*.def")]
    rows = set(re.findall(r"\bPY_\w+", "".join(table.read_text() for table in tables)))
    for path in sorted(room.glob("*.py")):
        for line, fault in faults(path, rows):
            print(f"{path.relative_to(core.parent)}:{line}: {fault}", file=sys.stderr)
            count += 1
sys.exit(1 if count else 0)
