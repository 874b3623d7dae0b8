"""What it costs: seconds of the processor, the least of several, so that a busy machine is no
failure."""

import re
import subprocess
import sys
from time import thread_time

import pytest

from stridewise import _errors


def test_importing_takes_less_than_15_ms() -> None:
    timed = "from time import process_time as t; a = t(); import stridewise; print(t() - a)"

    def once() -> float:
        command = [sys.executable, "-c", timed]
        return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

    assert min(once() for _ in range(5)) < 0.015


def test_importing_imports_only_what_is_there_anyway() -> None:
    command = [sys.executable, "-X", "importtime", "-c", "import stridewise"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    names = re.findall(r"\|\s+(\S+)$", told, re.M)
    assert names[-1] == "stridewise"
    assert not {"typing", "ast", "json", "dataclasses", "inspect", "stridewise._core"} & set(names)


LOOP = """
from time import thread_time
import stridewise
def work():
    total = 0.0
    for i in range(1_000_000):
        total += (i % 7) * 0.5
    return total
def timed():
    start = thread_time()
    work()
    return thread_time() - start
times = {stridewise.install: [], stridewise.uninstall: []}
for _ in range(8):  # in turn, so that both have the same days
    for turn, measured in times.items():
        turn()
        measured.append(timed())
print(min(times[stridewise.install]) / min(times[stridewise.uninstall]))
"""


def test_a_loop_that_succeeds_costs_the_same(run_python) -> None:
    ratios = []
    for _ in range(5):
        ratios.append(float(run_python(LOOP, "SCRIPT").stdout))
        if ratios[-1] <= 1.01:
            return
    raise AssertionError(ratios)


def slowness() -> float:
    """How much slower than usual the machine is just now: a loop of 5 ms on one of our days."""
    times = []
    for _ in range(5):
        start = thread_time()
        sum(i * 2 for i in range(100_000))
        times.append(thread_time() - start)
    return max(1.0, min(times) / 0.005)


def test_a_failing_statement_takes_less_than_5_ms() -> None:
    np = pytest.importorskip("numpy")
    rows, columns = np.ones((32, 8, 128, 64)), np.ones((32, 8, 128, 64))
    with pytest.raises(ValueError) as caught:
        (rows * 2 + columns) @ columns
    times = []
    for _ in range(20):
        start = thread_time()
        assert _errors.explained(caught.value)
        times.append(thread_time() - start)
    assert min(times) < 0.005 * slowness()


def test_a_failing_layer_takes_less_than_5_ms() -> None:
    nn = pytest.importorskip("torch").nn
    import torch

    parts = [layer for _ in range(6) for layer in (nn.Conv2d(3, 3, 3), nn.BatchNorm2d(3), nn.ReLU())]
    net = nn.Sequential(*parts, nn.Flatten(), nn.Linear(5, 2))
    with pytest.raises(RuntimeError) as caught:
        net(torch.zeros(2, 3, 32, 32))
    times = []
    for _ in range(20):
        start = thread_time()
        assert _errors.explained(caught.value)
        times.append(thread_time() - start)
    assert min(times) < 0.005 * slowness()
