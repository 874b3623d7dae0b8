"""Stories in IPython and as pages of a notebook; a real JupyterLab: scripts/test-notebook.mjs."""

import html
import re
from typing import Any

import numpy as np
import pytest

import stridewise
from stridewise import _frames, _notebook


def page_of(story: Any) -> str:
    """The page in the frame."""
    found = re.search(r'srcdoc="([^"]*)"', story._frame())
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


def test_without_a_player_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    story = shown(monkeypatch, "import torch\ntorch.ones(2, 3).t()")
    for module in (_notebook, _frames):
        monkeypatch.setattr(module, "player", lambda: None)
    told = story._repr_html_()
    assert "<svg" in told and "This installation of stridewise has no player" in told


needs_page = pytest.mark.skipif(_notebook._page() is None, reason="npm run build makes story.html")


@needs_page
def test_the_page_asks_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    story = shown(monkeypatch, 'import torch\ntorch.ones(2) # "</script><!--')
    page = page_of(story)
    assert not re.search(r'(?:src|href)="', page)
    assert page.count("</script>") == page.count("<script")
    assert "stridewiseSearch = \"?v=1&code=import+torch" in page
    assert len(page) < 770_000  # the core is in it, as text


class Shell:
    """A notebook's, as far as an output asks: which page, cell and run it is."""

    execution_count = 1

    def __init__(self, session: str, cell: str, run: str) -> None:
        self.parent = {
            "header": {"session": session, "msg_id": run},
            "metadata": {"cellId": cell},
        }

    def get_parent(self) -> Any:
        return self.parent


@needs_page
def test_one_output_of_a_notebook_brings_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    story = shown(monkeypatch, "import torch\ntorch.ones(2, 3).t()")
    monkeypatch.setattr(_frames, "_carrier", None)

    def size(*place: str) -> int:
        monkeypatch.setattr(_frames, "shell", lambda: Shell(*place))
        return len(story._repr_html_())

    first = size("page", "a", "1")
    assert first > 500_000
    others = [size("page", "b", "2"), size("page", "c", "3"), size("page", "a", "1")]
    assert max(others) < 30_000
    assert first + sum(others[:2]) < 800_000
    assert size("page", "a", "4") > 500_000  # its cell again
    assert size("page", "b", "5") < 30_000
    assert size("page loaded again", "b", "6") > 500_000


@needs_page
def test_an_output_has_a_picture_and_text_without_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    output = shown(monkeypatch, "import torch\ntorch.ones(2, 3).t()")._repr_html_()
    assert "<svg" in output and "<pre>" in output and output.count("<script>") == 2


def test_a_notebook_shows_once_and_the_value_can_be_shown_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    published: "list[Any]" = []
    shell = Shell("page", "a", "1")
    monkeypatch.setattr(_notebook, "shell", lambda: shell)
    monkeypatch.setattr(_notebook, "_publish", published.append)
    story = stridewise.show("import torch\ntorch.ones(2, 3).t()")
    assert len(published) == 1 and set(story._repr_mimebundle_()) == {"text/plain", "text/html"}
    story._ipython_display_()
    assert len(published) == 1
    shell.execution_count = 2
    story._ipython_display_()
    assert len(published) == 2


@needs_page
def test_as_a_widget_an_output_is_small_and_the_player_comes_from_the_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("anywidget")
    widget = shown(monkeypatch, "import torch\ntorch.ones(2, 3).t()")._display_()
    sent: "list[Any]" = []
    monkeypatch.setattr(widget, "send", sent.append)
    assert len(str(widget.get_state())) < 30_000
    widget._answer(widget, {"type": "player"}, [])
    assert len(sent[0]["player"]) > 500_000


@needs_page
def test_large_tensors_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    large = np.broadcast_to(np.float32(0), (64, 512, 1024)).copy()
    told = shown(monkeypatch, large.transpose(0, 2, 1), reshape=(-1, 7, 2))._repr_html_()
    assert "<iframe" not in told and "<svg" in told and "<pre>" in told
    assert "<script>" in shown(monkeypatch, large[:1], reshape=(-1, 7))._repr_html_()
