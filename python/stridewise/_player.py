"""The player for pages of documentation: the element of the site, which a wheel carries."""

import shutil
from pathlib import Path

FOLDER = Path(__file__).parent / "v1"
SCRIPT = "v1/stride-wise.js"
MISSING = (
    "This installation of stridewise has no player, so it shows still pictures. "
    "Install a wheel, or run `npm install && npm run build` before `pip install .`."
)


def copy_to(target: Path) -> bool:
    """Copies the player into a built site, to `target`/v1; False if the package has none."""
    if not (FOLDER / "stride-wise.js").exists():
        return False
    shutil.rmtree(target / "v1", ignore_errors=True)
    shutil.copytree(FOLDER, target / "v1")
    return True
