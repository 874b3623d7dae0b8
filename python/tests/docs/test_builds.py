"""Pages with the directive, built by the real tools without a network: scripts/test-docs.mjs."""

import os
import re
import shutil
import socket
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pypdf
import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from sphinx.cmd.build import build_main

from stridewise import _player

PROGRAM = "import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)"
OPTIONS = ":controls: minimal\n:raises: RuntimeError\n:at: CHUNK_CUT dim=0\n"
SENTENCE = "The chunk ends here: a cut."
SESSION = ">>> import torch\n>>> torch.ones(2, 3).t().shape\ntorch.Size([3, 2])"

CONF = """project = "A course"
author = copyright = version = "A lecturer"
extensions = ["stridewise.sphinx", "myst_parser"]
html_theme = "THEME"
"""


def directive(text: str, options: str = "") -> str:
    lines = f"{options}\n{text}".split("\n")
    return ".. stridewise::\n" + "\n".join(f"   {line}".rstrip() for line in lines) + "\n"


COURSE = {
    "index.rst": f"A course\n========\n\n{directive(PROGRAM, OPTIONS)}\n"
    f"{directive(SESSION, ':output:' + chr(10))}\n.. toctree::\n\n   part/page\n",
    "part/page.md": f"# A page\n\n```{{stridewise}}\n{OPTIONS}\n{PROGRAM}\n```\n",
}


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError("a build asked the network")

    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    monkeypatch.setattr(socket.socket, "connect", refuse)


def put(folder: Path, files: "dict[str, str]") -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def sphinx(folder: Path, builder: str, files: "dict[str, str]", theme: str = "furo") -> "tuple[Path, str]":
    """Builds; returns where, and the warnings."""
    source = put(folder / "source", {"conf.py": CONF.replace("THEME", theme), **files})
    out, told = folder / "out", folder / "warnings.txt"
    args = ["-q", "-E", "-N", "-b", builder, "-d", folder / "trees", "-w", told, source, out]
    assert build_main([str(arg) for arg in args]) == 0
    return out, told.read_text(encoding="utf-8")


def keep(name: str, out: Path) -> None:
    """Chromium opens the pages: tests/docs."""
    site = os.environ.get("STRIDEWISE_DOCS_SITE")
    if site:
        shutil.copytree(out, Path(site) / name, dirs_exist_ok=True)


def stills(html: str) -> "list[str]":
    return re.findall(r'<img[^>]* src="([^"]*stridewise-\w+\.svg)"', html)


def is_self_hosted(html: str, page: Path) -> bool:
    [script] = re.findall(r'<script type="module" src="([^"]*stride-wise.js)"', html)
    return (page.parent / script).is_file()


@pytest.mark.parametrize("theme", ["furo", "pydata_sphinx_theme", "sphinx_book_theme", "alabaster"])
def test_html_of_sphinx(theme: str, tmp_path: Path) -> None:
    out, told = sphinx(tmp_path, "html", COURSE, theme)
    assert told == ""
    for name, count in (("index.html", 2), ("part/page.html", 1)):
        page = out / name
        html = page.read_text(encoding="utf-8")
        assert html.count("<stride-wise") == count
        assert '<stride-wise at="CHUNK_CUT dim=0" controls="minimal">\n<pre>\nimport torch' in html
        assert len(stills(html)) == count
        assert all((page.parent / still).is_file() for still in stills(html))
        assert is_self_hosted(html, page)
    assert "torch.Size([3, 2])" in re.sub(r"<[^>]*>", "", (out / "index.html").read_text(encoding="utf-8"))
    keep(theme, out)


def test_without_a_player_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_player, "FOLDER", tmp_path / "none")
    out, told = sphinx(tmp_path, "html", COURSE)
    assert told.count(_player.MISSING) == 1
    assert len(stills((out / "index.html").read_text(encoding="utf-8"))) == 2


def test_folders_of_dirhtml(tmp_path: Path) -> None:
    out, told = sphinx(tmp_path, "dirhtml", COURSE)
    page = out / "part/page/index.html"
    assert told == "" and is_self_hosted(page.read_text(encoding="utf-8"), page)


def test_what_is_wrong_is_a_warning_with_its_place(tmp_path: Path) -> None:
    fails = f"A course\n========\n\n{directive(PROGRAM, ':contrls: none' + chr(10))}"
    nested = "\n\n.. note::\n\n" + re.sub("(?m)^(?=.)", "   ", directive(PROGRAM))
    myst = f"# A page\n\n````{{note}}\n```{{stridewise}}\n:at: NOTHING\n\n{PROGRAM}\n```\n````\n"
    _, told = sphinx(tmp_path, "html", {"index.rst": fails + nested, "page.md": myst})
    places = [line.split(": WARNING: ") for line in told.split("\n") if "[stridewise]" in line]
    found = {(Path(place).name, message.split(":")[0].split(".")[0]) for place, message in places}
    assert ("index.rst:7", "There is no option contrls") in found
    assert ("index.rst:9", "RuntimeError") in found
    assert ("index.rst:18", "RuntimeError") in found
    assert any(name.startswith("page.md:") and "RuntimeError" in text for name, text in found)


def test_text_has_the_steps(tmp_path: Path) -> None:
    out, told = sphinx(tmp_path, "text", COURSE)
    text = (out / "index.txt").read_text(encoding="utf-8")
    assert told == ""
    assert "x.t().view(12)" in text and "a cut." in text and "instead:  x.t().reshape(12)" in text


@pytest.mark.parametrize("builder", ["man", "texinfo", "gettext", "singlehtml", "xml", "dummy"])
def test_other_builders_finish(builder: str, tmp_path: Path) -> None:
    _, told = sphinx(tmp_path, builder, COURSE)
    assert "stridewise" not in told


def test_epub_has_programs_and_pictures(tmp_path: Path) -> None:
    out, told = sphinx(tmp_path, "epub", COURSE)
    assert "stridewise" not in told
    with zipfile.ZipFile(next(out.glob("*.epub"))) as book:
        page = book.read("index.xhtml").decode()
        assert "<stride-wise" not in page and "<script" not in page
        assert SENTENCE in page and len(stills(page)) == 2
        assert "x.t().view(12)" in re.sub(r"<[^>]*>", "", page)
        for still in stills(page):
            assert book.read(still).startswith(b"<svg")
            assert still in book.read("content.opf").decode()


def test_pdf_shows_programs_and_pictures(tmp_path: Path) -> None:
    out, told = sphinx(tmp_path, "latex", COURSE)
    tex = next(out.glob("*.tex"))
    assert told == ""
    pictures = re.findall(r"includegraphics\{\{(stridewise-\w+)\}\.pdf\}", tex.read_text(encoding="utf-8"))
    assert len(pictures) == 3
    for picture in pictures:
        page = pypdf.PdfReader(out / f"{picture}.pdf").pages[0].extract_text()
        assert "torch" in page or "x.t()" in page
    if not shutil.which("latexmk"):
        pytest.skip("latexmk is not installed: the .tex and its pictures are checked, the PDF is not")
    command = ["latexmk", "-pdf", "-interaction=nonstopmode", "-halt-on-error", tex.name]
    made = subprocess.run(command, cwd=out, capture_output=True, text=True, errors="replace")
    assert made.returncode == 0, made.stdout[-3000:]
    reader = pypdf.PdfReader(tex.with_suffix(".pdf"))
    text = "\n".join(page.extract_text() for page in reader.pages)
    whole = re.sub(r"\s+", " ", text)
    assert whole.count("x.t().view(12)") >= 4  # in each program and each picture
    assert whole.count(SENTENCE) == 2
    assert "torch.Size([3, 2])" in whole
    forms = [
        form.get_object()
        for page in reader.pages
        for form in page["/Resources"].get("/XObject", {}).values()  # type: ignore[union-attr]
    ]
    assert sum(form["/Subtype"] == "/Form" for form in forms) == 3


@pytest.mark.skipif("STRIDEWISE_DOCS_SNIPPETS" not in os.environ, reason="scripts/test-docs.mjs saves them")
def test_what_the_docs_say_to_paste_has_no_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    said = {file.name: file.read_text() for file in Path(os.environ["STRIDEWISE_DOCS_SNIPPETS"]).iterdir()}
    title = "A course\n========\n\n"
    pages = {
        "index.rst": f"{title}{said['rstDirective']}\n\n.. toctree::\n\n   page\n",
        "page.md": f"# A page\n\n{said['directive']}\n",
    }
    out, told = sphinx(tmp_path / "sphinx", "html", pages)
    assert told == ""
    html = (out / "page.html").read_text(encoding="utf-8")
    assert re.search('<stride-wise [^>]*at="CHUNK_CUT dim=0"', html)
    page = mkdocs(tmp_path / "mkdocs", f"# A page\n\n{said['fence']}\n") / "part/page/index.html"
    assert "<stride-wise" in page.read_text(encoding="utf-8")
    assert [r for r in caplog.records if r.levelname == "WARNING"] == []


MARKDOWN = f"---\ntitle: Hello\n---\n\n# A course\n\n```stridewise\n{OPTIONS}\n{PROGRAM}\n```\n"
NESTED = "\n!!! note\n\n    ```stridewise\n    import torch\n    torch.ones(3) + torch.ones(4)\n    ```\n"
SHOWN = "\n````md\n```stridewise\nkept\n```\n````\n"


def mkdocs(folder: Path, text: str) -> Path:
    settings = "site_name: A course\ntheme: {name: material, font: false}\nplugins: [stridewise]\n"
    extensions = "markdown_extensions: [admonition, pymdownx.superfences]\n"
    files = {"mkdocs.yml": settings + extensions, "docs/index.md": "# Home\n", "docs/part/page.md": text}
    build(load_config(str(put(folder, files) / "mkdocs.yml")))
    return folder / "site"


def test_mkdocs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    out = mkdocs(tmp_path, MARKDOWN + SHOWN)
    page = out / "part/page/index.html"
    html = page.read_text(encoding="utf-8")
    assert [r for r in caplog.records if r.levelname == "WARNING"] == []
    assert html.count("<stride-wise") == 1 and "kept" in html
    assert [(page.parent / still).is_file() for still in stills(html)] == [True]
    assert is_self_hosted(html, page)
    keep("mkdocs", out)


def test_mkdocs_warns_with_file_and_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    html = (mkdocs(tmp_path, MARKDOWN + NESTED) / "part/page/index.html").read_text(encoding="utf-8")
    [warning] = [r.getMessage() for r in caplog.records if r.levelname == "WARNING"]
    assert warning.startswith("part/page.md:21: RuntimeError: The size of tensor a (3) must match")
    assert re.search(r'class="admonition note">.*<stride-wise>', html, re.DOTALL)
