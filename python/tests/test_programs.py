"""Programs as text: run, explained, checked, linked to."""

import doctest
import importlib
from urllib.parse import parse_qs, urlsplit

import pytest

import stridewise

REFUSED = "import torch\nx = torch.ones(2, 3)\nx.t().view(6)"


@pytest.mark.parametrize("module", ["", "._programs", "._svg"])
def test_what_the_docstrings_show_is_true(module: str) -> None:
    found = doctest.testmod(importlib.import_module(f"stridewise{module}"))
    assert found.attempted > 0 and found.failed == 0


def test_a_transcript_tells_what_python_prints_and_raises() -> None:
    done = stridewise.run("import numpy as np\nx = np.arange(6).reshape(2, 3)\nprint(x.T)\nx + np.ones(2)")
    assert done.output == "[[0 3]\n [1 4]\n [2 5]]\n"
    assert done.tensors["x"].stride == (24, 8)  # bytes
    assert done.error is not None and done.error.type == "ValueError"
    assert [s.line for s in done.statements] == [1, 2, 3, 4]
    assert done.statements[3].operations == 2
    assert done.refusal is None


def test_what_is_not_run_is_refused_with_its_place() -> None:
    refusal = stridewise.run("import torch\nx = torch.nn.LSTM(1, 1)").refusal
    assert refusal is not None and refusal.line == 2


def test_a_story_of_one_line_or_of_all() -> None:
    assert "the cut" in stridewise.explain(REFUSED, line=3)
    assert stridewise.explain(REFUSED).startswith("line 2:")
    with pytest.raises(ValueError, match="no statement stands on line 9"):
        stridewise.explain(REFUSED, line=9)


def test_text_that_is_no_unicode_and_no_python_is_no_exception() -> None:
    assert stridewise.run("\ud800 = 1").statements == () or True
    assert stridewise.run("x = (").refusal is not None


def silent(x: object, y: object) -> object:
    """Its rows meet its columns."""
    import torch

    z = x - y  # type: ignore[operator]
    return torch.sum(z * z)


def test_the_cautions_of_a_function_stand_at_its_lines() -> None:
    np = pytest.importorskip("numpy")
    found = stridewise.check(silent, np.ones(3), np.ones((3, 1)))
    first = silent.__code__.co_firstlineno
    assert [line.split(": ")[0] for line in found] == [f"{__file__}:{first + 4}"]
    assert stridewise.check(silent, np.ones(3), np.ones(3)) == []


def test_a_link_holds_the_layout_and_no_data() -> None:
    np = pytest.importorskip("numpy")
    address = urlsplit(stridewise.link(np.full((3, 4), 7.25)[:, ::2], name="w", site="https://s.org/a/"))
    told = parse_qs(address.fragment)
    assert (address.netloc, address.path, told["v"]) == ("s.org", "/a/playground/", ["1"])
    done = stridewise.run(told["code"][0])
    assert done.tensors["w"].shape == (3, 2) and done.tensors["w"].stride == (32, 16)
    assert "7.25" not in told["code"][0]
    with pytest.raises(TypeError):
        stridewise.link(object())
