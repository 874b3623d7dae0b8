"""Programs as text: run, explained, checked, linked to."""

import doctest
import importlib
from typing import Any
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
    with pytest.raises(ValueError, match="there is no statement on line 9"):
        stridewise.explain(REFUSED, line=9)


def test_text_that_is_no_unicode_and_no_python_is_no_exception() -> None:
    assert stridewise.run("\ud800 = 1").statements == () or True
    assert stridewise.run("x = (").refusal is not None


def silent(x: object, y: object) -> object:
    """Its rows meet its columns."""
    import numpy as np

    z = x - y  # type: ignore[operator]
    return np.sum(z * z)


def test_the_cautions_of_a_function_stand_at_its_lines() -> None:
    np = pytest.importorskip("numpy")
    found = stridewise.check(silent, np.ones(3), np.ones((3, 1)))
    first = silent.__code__.co_firstlineno
    assert [line.split(": ")[0] for line in found] == [f"{__file__}:{first + 4}"]
    assert stridewise.check(silent, np.ones(3), np.ones(3)) == []


def unseen(x: object) -> object:
    import torch

    return torch.fft.fft(x)


def helper(x: object) -> object:
    return x


class Holder:
    def method(self, x: object) -> object:
        return x


def first_of(function: Any) -> int:
    return int(function.__code__.co_firstlineno)


def test_what_could_not_be_checked_is_said() -> None:
    np = pytest.importorskip("numpy")
    x, y = np.ones(3), np.ones((3, 1))
    assert stridewise.check(unseen, x) == [f"{__file__}:{first_of(unseen) + 3}: not checked: Stridewise does not run `torch.fft`."]
    outside = lambda x: helper(x)  # noqa: E731
    assert stridewise.check(outside, x) == [f"{__file__}:{first_of(outside)}: not checked: helper comes from outside."]
    difference = lambda a, b: a - b  # noqa: E731
    [found] = stridewise.check(difference, x, y)
    assert found.startswith(f"{__file__}:{first_of(difference)}: Both grew: ")
    [method] = stridewise.check(Holder().method, x)
    assert "not checked: a method reads its object" in method
    for strange in (len, Holder, object(), print):
        [found] = stridewise.check(strange, x)  # type: ignore[arg-type]
        assert ":1: not checked: " in found
    assert "not checked: an argument" in stridewise.check(silent, x, object())[0]
    assert "not checked from here on: it raises ValueError" in stridewise.check(np.add, x, np.ones(4))[0]
    assert stridewise.check(np.add, x, x) == []
    assert "not checked" in stridewise.check("x = (")[0]
    refused = stridewise.check("import torch\nx = torch.fft.fft(torch.ones(3))\nx + 1")
    assert len(refused) == 1 and "<program>:2: not checked: " in refused[0]


def test_functions_and_layers_of_pytorch_are_checked_or_named() -> None:
    torch = pytest.importorskip("torch")
    x, y = torch.ones(3), torch.ones(3, 1)
    for loss in (torch.nn.functional.mse_loss, torch.nn.MSELoss(), torch.nn.L1Loss(reduction="sum")):
        assert "Using a target size" in stridewise.check(loss, x, y)[0]
        assert stridewise.check(loss, x, x) == []
    assert "Both grew" in stridewise.check(torch.sub, x, y)[0]
    assert "not checked: a layer" in stridewise.check(torch.nn.Linear(3, 4), x)[0]


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
