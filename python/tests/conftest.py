"""What the tests have in common."""

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from stridewise import _errors

# Builds of pages need tools that scripts/test-docs.mjs installs.
collect_ignore = ["scripts", *([] if find_spec("sphinx") else ["docs"])]


@pytest.fixture(autouse=True)
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine is no failure; how long it takes is for test_speed."""
    if request.module.__name__ != "test_speed":
        monkeypatch.setattr(_errors, "MOST_TIME", 1.0)


@pytest.fixture
def story() -> Callable[[Callable[[], Any]], "_errors.Explained | None"]:
    """What is told of the error that a function raises."""

    def tell(raises: Callable[[], Any]) -> "_errors.Explained | None":
        with pytest.raises(Exception) as caught:
            raises()
        return _errors.explained(caught.value)

    return tell


@pytest.fixture
def run_python(tmp_path: Path) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Runs a script in a process of its own."""

    def run(source: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
        script = tmp_path / "script.py"
        script.write_text(source, encoding="utf-8")
        command = [sys.executable, *(a.replace("SCRIPT", str(script)) for a in arguments)]
        return subprocess.run(
            command, capture_output=True, text=True, encoding="utf-8", cwd=tmp_path, timeout=120
        )

    return run
