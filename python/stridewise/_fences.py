"""Fenced blocks ```stridewise in a page of Markdown."""

import re
from pathlib import Path
from typing import NamedTuple

_FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*)$")
_OPTION = re.compile(r"^:([\w-]+):[ \t]*(.*)$")


class Block(NamedTuple):
    """A fenced block: `first` is the line of its program, from 1."""

    text: str
    options: dict[str, str]
    first: int


def mark(number: int) -> str:
    """The paragraph that keeps a block's place."""
    return f"stridewise-block-{number}-stridewise"


def lines_ahead(file: Path) -> int:
    """How many lines of the file come before its Markdown: its front matter."""
    try:
        whole = file.read_text(encoding="utf-8-sig")
    except OSError:
        return 0
    found = re.match(r"---[ \t]*\n.*?\n(?:---|\.\.\.)[ \t]*\n\s*", whole, re.DOTALL)
    return found[0].count("\n") if found else 0


def taken_out(markdown: str) -> "tuple[str, list[Block]]":
    """Replaces the blocks of a page by paragraphs, and returns them. Those within other fences stay."""
    lines, out = markdown.split("\n"), list[str]()
    blocks: list[Block] = []
    at = 0
    while at < len(lines):
        fence = _FENCE.match(lines[at])
        if not fence:
            out.append(lines[at])
            at += 1
            continue
        end = next((i for i in range(at + 1, len(lines)) if _closes(lines[i], fence)), len(lines))
        if fence["info"].strip() == "stridewise":
            out += ["", fence["indent"] + mark(len(blocks)), ""]
            blocks.append(_block(lines[at + 1 : end], fence["indent"], at + 2))
        else:
            out += lines[at : end + 1]
        at = end + 1
    return "\n".join(out), blocks


def _closes(line: str, fence: "re.Match[str]") -> bool:
    text = line.strip()
    return len(text) >= len(fence["fence"]) and set(text) == {fence["fence"][0]}


def _block(lines: list[str], indent: str, first: int) -> Block:
    body = [line[len(indent) :] if line.startswith(indent) else line.lstrip() for line in lines]
    options: dict[str, str] = {}
    while body and (found := _OPTION.match(body[0])):
        options[found[1]] = found[2].strip()
        del body[0]
    while body and options and not body[0].strip():
        del body[0]
    return Block("\n".join(body), options, first + len(lines) - len(body))
