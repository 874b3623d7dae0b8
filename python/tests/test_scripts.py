"""Recorded scripts that fail, as people write them: the story under each, and a repair that runs.

Each says in its first lines which code fails, which operands it names, what is said of the
dimension at fault, and what works instead of it: among the repairs of the story, except where
`# ours:` says why none can be.
"""

import runpy
import warnings
from pathlib import Path

import pytest

from stridewise import _errors

FOLDER = Path(__file__).parent / "scripts"
SCRIPTS = sorted(path.name for path in FOLDER.glob("*.py"))


def expected(text: str) -> "dict[str, str]":
    heads = (line[2:].split(": ", 1) for line in text.split("\n") if line.startswith("# "))
    return {head[0]: head[1] for head in heads if len(head) == 2}


def run(path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        runpy.run_path(str(path))


def test_there_are_forty() -> None:
    assert len(SCRIPTS) >= 40


@pytest.mark.parametrize("name", SCRIPTS)
def test_script(name: str, tmp_path: Path) -> None:
    source = (FOLDER / name).read_text(encoding="utf-8")
    if "import torch" in source:
        pytest.importorskip("torch")
    wanted = expected(source)
    with pytest.raises((RuntimeError, ValueError, IndexError)) as caught:
        run(FOLDER / name)
    story = _errors.explained(caught.value)
    assert story is not None
    told = " ".join(story.text.split())
    for operand in wanted["operands"].split(", "):
        assert any(operand == o.words for o in story.operands), story.text
    assert wanted["says"] in told, story.text
    if "ours" not in wanted:
        assert f"instead: {wanted['repair']} " in told, story.text
    mended = tmp_path / name
    place = wanted.get("instead of", wanted["fails"])
    repair = wanted["repair"]
    head, body = source.split("\nimport ", 1)
    assert place in body
    mended.write_text(f"{head}\nimport {body.replace(place, repair)}", encoding="utf-8")
    run(mended)
