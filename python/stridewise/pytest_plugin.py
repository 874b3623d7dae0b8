"""Explanations in the reports of pytest: `pytest -p stridewise`, or `stridewise = true` in its ini file."""

from collections.abc import Generator
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("stridewise", "explain tensor errors", type="bool", default=False)


def _is_wanted(config: pytest.Config) -> bool:
    return "stridewise" in (config.getoption("plugins") or []) or bool(config.getini("stridewise"))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: "pytest.CallInfo[None]"
) -> Generator[None, Any, None]:
    outcome = yield
    if call.excinfo is None or not _is_wanted(item.config):
        return
    from ._errors import explained

    found = explained(call.excinfo.value)
    if found:
        outcome.get_result().sections.append(("stridewise", found.text))
