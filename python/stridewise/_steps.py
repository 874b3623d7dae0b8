"""Finds steps by what they show, as the element's `at` does: web/src/state/shown-step.ts."""

import json
import re
from typing import Any, Optional

from . import _core

# Steps beyond are not looked at: elements come one by one.
_MOST = 1000


def named(program: _core.Program, statement: int, name: str) -> Optional[int]:
    """The first step that shows it, such as `CHUNK_CUT dim=0`, RESULT or END; None if none does."""
    steps = program.steps(statement)
    if name == "END":
        return max(steps - 1, 0)
    if name == "RESULT":
        return result(program, statement)
    event = name.split(" ")[0]
    wanted = {key: quoted or bare for key, quoted, bare in re.findall(r'(\w+)=(?:"([^"]*)"|(\S+))', name)}
    for step in range(min(steps, _MOST + 1)):
        scene = json.loads(program.scene(statement, step) or "{}")
        told = [scene.get("event"), (scene.get("stop") or {}).get("event")]
        if any(_shows(each, event, wanted) for each in told if each):
            return step
    return None


def _shows(event: Any, name: str, wanted: dict[str, str]) -> bool:
    if event["id"] != name:
        return False
    values = event["values"]
    return all(key in values and _text(values[key]) == value for key, value in wanted.items())


def _text(value: Any) -> str:
    """As JavaScript writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(_text, value)) if isinstance(value, list) else str(value)


def result(program: _core.Program, statement: int) -> int:
    """The last step before elements are gone through, or fixes offered."""
    story = json.loads(program.story(statement) or "null")
    after = program.steps(statement)
    for phase in story["operations"][-1]["phases"] if story and story["operations"] else []:
        if phase["phase"] in ("descend", "elements", "repairs") and int(phase["steps"]) > 0:
            after = int(phase["first"])
            break
    return max(after - 1, 0)
