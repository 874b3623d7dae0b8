"""The story under the traceback of a process of its own."""

import sys

import pytest

SCRIPT = """
import numpy as np
rows = np.ones((3, 4))[:, ::2]
steps = np.arange(3.0)
rows + steps
"""
STORY = "rows has size 2 and steps has size 3"


def plain(text: str) -> str:
    return " ".join(text.split())


def test_a_script_that_is_run(run_python) -> None:
    done = run_python(SCRIPT, "-m", "stridewise", "run", "SCRIPT")
    assert done.returncode == 1
    error, story = done.stderr.split("-- stridewise")
    assert "ValueError: operands could not be broadcast together" in error
    assert STORY in plain(story)
    assert "rows   shape (3, 2), strides (32, 16) bytes, offset 0, float64" in story
    assert "\x1b" not in story and max(map(len, story.split("\n"))) <= 80


def test_what_is_printed_and_the_status_are_those_of_the_script(run_python) -> None:
    source = "import sys\nprint(sys.argv[1:], __name__)\nsys.exit(3)"
    done = run_python(source, "-m", "stridewise", "run", "SCRIPT", "a", "--b")
    assert (done.returncode, done.stdout) == (3, "['a', '--b'] __main__\n")
    assert done.stderr == ""


def test_installed_in_the_script_itself(run_python) -> None:
    done = run_python(f"import stridewise\nstridewise.install()\nstridewise.install()\n{SCRIPT}", "SCRIPT")
    assert plain(done.stderr).count(STORY) == 1


def test_a_thread_and_a_hook_of_somebody_else(run_python) -> None:
    source = f"""
import sys, threading, stridewise
sys.excepthook = lambda *args: print("mine")
stridewise.install()
def work():
    {SCRIPT.strip().replace(chr(10), chr(10) + "    ")}
thread = threading.Thread(target=work)
thread.start()
thread.join()
{SCRIPT}"""
    done = run_python(source, "SCRIPT")
    assert done.stdout == "mine\n"
    assert plain(done.stderr).count(STORY) == 2


def test_uninstalled_it_says_nothing(run_python) -> None:
    source = f"import stridewise\nstridewise.install()\nstridewise.uninstall()\n{SCRIPT}"
    assert "stridewise --" not in run_python(source, "SCRIPT").stderr.split("ValueError")[1]


def test_an_error_of_another_kind_is_left_alone(run_python) -> None:
    done = run_python("import numpy\nimport stridewise\nstridewise.install()\n{}['k']", "SCRIPT")
    assert done.stderr.rstrip().endswith("KeyError: 'k'")


def test_an_interactive_prompt(run_python) -> None:
    done = run_python(SCRIPT, "-i", "-m", "stridewise", "run", "SCRIPT")
    assert STORY in plain(done.stderr)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_terminal_of_few_letters(run_python, monkeypatch, encoding: str) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    done = run_python(SCRIPT, "-m", "stridewise", "run", "SCRIPT")
    assert STORY in plain(done.stderr)


def test_a_closed_stream_is_no_second_error(run_python) -> None:
    source = f"import sys, stridewise\nstridewise.install()\nsys.stderr = None\n{SCRIPT}"
    assert run_python(source, "SCRIPT").returncode == 1


TEST = """
import numpy as np
def test_rows():
    rows = np.ones((3, 4))[:, ::2]
    steps = np.arange(3.0)
    assert (rows + steps).any()
def test_fine():
    assert True
"""


@pytest.mark.parametrize("options", [("-p", "stridewise"), ("-o", "stridewise=true")])
def test_a_report_of_pytest(run_python, options: "tuple[str, ...]") -> None:
    done = run_python(TEST, "-m", "pytest", "-p", "no:cacheprovider", *options, "SCRIPT")
    assert STORY in plain(done.stdout)
    assert "1 failed, 1 passed" in done.stdout


def test_pytest_without_being_asked(run_python) -> None:
    done = run_python(TEST, "-m", "pytest", "-p", "no:cacheprovider", "SCRIPT")
    assert STORY not in plain(done.stdout) and "1 failed, 1 passed" in done.stdout


def test_ipython(run_python) -> None:
    pytest.importorskip("IPython")
    cells = "%load_ext stridewise\nimport numpy as np\nrows = np.ones((3, 4))[:, ::2]\n"
    source = f"""
from IPython.testing.globalipapp import get_ipython
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
for cell in {(cells + "steps = np.arange(3.0)").split(chr(10))!r} + ["rows + steps"]:
    shell.run_cell(cell)
"""
    done = run_python(source, "SCRIPT")
    assert STORY in plain(done.stdout + done.stderr)


def test_importing_it_imports_no_library(run_python) -> None:
    source = "import sys, stridewise\nprint(sorted({'torch', 'numpy', 'IPython'} & set(sys.modules)))"
    assert run_python(source, "SCRIPT").stdout == "[]\n"
    assert sys.version_info >= (3, 9)
