"""The embed in the package has parts of others in it: their licences lie beside it."""

from pathlib import Path

import stridewise


def test_the_package_has_the_licences_of_what_it_ships() -> None:
    folder = Path(stridewise.__file__).parent
    text = (folder / "licences.txt").read_text(encoding="utf-8")
    for name in ("preact", "musl", "compiler-rt", "WITHOUT WARRANTY OF ANY KIND"):
        assert name in text, name
