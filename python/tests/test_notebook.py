"""Stories in IPython and as pages of a notebook; a real JupyterLab: scripts/test-notebook.mjs."""

import html
import re
from typing import Any

import numpy as np
import pytest

import stridewise
from stridewise import _notebook


def page_of(story: Any) -> str:
    """The page in the frame."""
    found = re.search(r'srcdoc="([^"]*)"', story._repr_html_())
    assert found
    return html.unescape(found[1])


def shown(monkeypatch: pytest.MonkeyPatch, *args: Any, **calls: Any) -> Any:
    stories: "list[Any]" = []
    monkeypatch.setattr(_notebook, "_display", stories.append)
    stridewise.show(*args, **calls)
    return stories[0]


def test_outside_of_notebooks_it_is_text(capsys: pytest.CaptureFixture[str]) -> None:
    rows = np.ones((2, 3))  # noqa: F841  found by its name
    stridewise.show("rows.T.reshape(2, 3)")
    assert "rows.T.reshape(2, 3)" in capsys.readouterr().out


def test_a_tensor_and_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    story = shown(monkeypatch, np.ones((4, 6))[:, ::2], reshape=(2, -1))
    assert story.source.split("\n")[2] == "x.reshape(2, -1)"
    assert "strides (48, 16)" in story.text
    assert "float64" not in shown(monkeypatch, np.ones((4, 6))).source


@pytest.mark.parametrize("what", [object(), "1 + 1", "nothing + nowhere"])
def test_what_has_no_story_is_an_error_of_the_caller(what: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        stridewise.show(what)


needs_page = pytest.mark.skipif(_notebook._page() is None, reason="npm run build makes story.html")


@needs_page
def test_the_page_asks_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    story = shown(monkeypatch, 'import torch\ntorch.ones(2) # "</script><!--')
    page = page_of(story)
    assert not re.search(r'(?:src|href)="', page)
    assert page.count("</script>") == page.count("<script")
    assert "stridewiseSearch = \"?v=1&code=import+torch" in page
    assert len(page) < 880_000  # the core is in it, as text


@needs_page
def test_large_tensors_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    large = np.broadcast_to(np.float32(0), (64, 512, 1024)).copy()
    told = shown(monkeypatch, large.transpose(0, 2, 1), reshape=(-1, 7, 2))._repr_html_()
    assert "<iframe" not in told and "<svg" in told and "<pre>" in told
    assert "<iframe" in shown(monkeypatch, large[:1], reshape=(-1, 7))._repr_html_()
