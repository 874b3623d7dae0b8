"""Programs in documentation, before any tool sees them."""

import json
import re

from stridewise import _core, _steps
from stridewise._fences import mark, taken_out
from stridewise._pdf import pdf_of
from stridewise._svg import svg_of
from stridewise._directive import Widget

FAILS = "import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)"
RUNS = "import torch\n\ntorch.ones(3, 1) + torch.ones(4)"


def problems(text: str, **options: str) -> "list[tuple[int, str]]":
    return [(line, message) for line, message in Widget(text, options).problems]


def test_a_program_that_runs_has_no_problem() -> None:
    assert problems(RUNS) == []


def test_an_error_is_a_problem_unless_it_is_wanted() -> None:
    [(line, message)] = problems(FAILS)
    assert line == 3
    assert message.startswith("RuntimeError: view size is not compatible")
    assert message.endswith("add :raises: RuntimeError)")
    assert problems(FAILS, raises="") == problems(FAILS, raises="RuntimeError") == []
    assert problems(FAILS, raises="ValueError")[0][1].startswith("RuntimeError is raised, not ValueError")
    assert problems(RUNS, raises="") == [(1, "The program does not raise, but :raises: is set.")]


def test_what_does_not_run_is_a_problem_at_its_line() -> None:
    [(line, message)] = problems("import torch\ntorch.ones(2) + 1\ntorch.fft.fft(torch.ones(3))")
    assert (line, message) == (3, "Stridewise does not run `torch.fft`.")


def test_wrong_options_name_the_right_ones() -> None:
    [(_, message)] = problems(RUNS, contrls="none")
    assert "Did you mean controls?" in message and "theme" in message
    assert problems(RUNS, theme="blue") == [(1, "theme is auto, light or dark, not blue.")]
    assert problems(RUNS, height="tall") == [(1, "height is a whole number, not tall.")]
    assert problems(RUNS, line="2") == [(1, "line 2 has no steps")]
    assert problems(RUNS, at="CHUNK_CUT") == [(1, "No step shows CHUNK_CUT")]


def test_a_session_is_compared_with_what_the_program_prints() -> None:
    session = ">>> import torch\n>>> torch.ones(3).shape\ntorch.Size([3])\n"
    assert problems(session) == []
    assert Widget(session, {}).sources == ["import torch\ntorch.ones(3).shape"]
    [(line, message)] = problems(session.replace("([3])", "([4])"))
    assert line == 2
    assert message == "The page says 'torch.Size([4])', the program prints 'torch.Size([3])'"
    raised = ">>> import torch\n>>> torch.ones(3) + torch.ones(4)\nTraceback (most recent call last):\n"
    assert problems(raised + "RuntimeError: The size of tensor a (3) must match ...\n") == []
    assert "raises" in problems(raised + "RuntimeError: another\n")[0][1]


def test_the_step_that_is_shown() -> None:
    whole = Widget(FAILS, {"raises": ""})
    cut = Widget(FAILS, {"raises": "", "at": "CHUNK_CUT dim=0"})
    assert "a cut" in cut.alt and "a cut" not in whole.alt
    assert Widget(FAILS, {"raises": "", "step": "0"}).step == 0
    assert problems(RUNS, step="900")[0][1].startswith("There are ")
    assert Widget(RUNS, {"line": "3"}).head.startswith('<stride-wise statement="1">')


def test_steps_have_names() -> None:
    program = _core.Program(RUNS)
    last = program.steps(1) - 1
    assert _steps.named(program, 1, "END") == last
    result = _steps.named(program, 1, "RESULT")
    assert result is not None and 0 < result < last
    assert _steps.named(program, 1, "NO_SUCH") is None
    after = json.loads(str(program.scene(1, result + 1)))
    assert after["phase"] in ("descend", "elements")
    shown = json.loads(str(program.scene(1, result)))["event"]
    values = "".join(
        f' {key}="{value}"' for key, value in shown["values"].items() if isinstance(value, (int, str))
    )
    assert _steps.named(program, 1, shown["id"] + values) == result


def test_two_programs() -> None:
    widget = Widget(f"{RUNS}\n---\n{FAILS}", {"compare": "", "raises": ""})
    assert widget.problems == [] and widget.sources == [RUNS, FAILS]
    assert widget.head.count("<pre>") == 2 and widget.head.startswith("<stride-wise compare>")
    [(line, _)] = problems(f"{RUNS}\n---\n{FAILS}", compare="")
    assert line == 7


def test_pictures_are_svg_and_pdf() -> None:
    drawing = Widget(FAILS, {"raises": "", "at": "CHUNK_CUT dim=0"}).drawing
    assert drawing
    assert "≠" in svg_of(drawing)
    page = pdf_of(drawing)
    assert page.startswith(b"%PDF-1.4") and page.endswith(b"%%EOF\n")
    start = int(re.findall(rb"startxref\n(\d+)", page)[0])
    assert page[start : start + 4] == b"xref"
    assert b"/Y 14 Tf <b9>" in page  # ≠ is in the font Symbol alone


def test_blocks_of_markdown() -> None:
    fence = "```stridewise\n:raises:\n:at: END\n\nimport torch\n\ntorch.ones(2)\n```"
    text, [block] = taken_out(f"# Title\n\n{fence}\n\nafter")
    assert block == ("import torch\n\ntorch.ones(2)", {"raises": "", "at": "END"}, 7)
    assert text.split() == ["#", "Title", mark(0), "after"]
    assert taken_out(f"````md\n{fence}\n````")[1] == []
    nested = "\n".join(f"    {line}" for line in fence.split("\n"))
    assert taken_out(f"- a list\n\n{nested}")[1][0].text == block.text


def test_html_is_escaped() -> None:
    widget = Widget("import torch\nx = torch.ones(3) < 2  # </pre>", {"figures": '"&'})
    assert "</pre>\n" in widget.head and "&lt;/pre&gt;" in widget.head
    assert 'figures="&quot;&amp;"' in widget.head
