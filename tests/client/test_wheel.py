"""The package brings the browser client and the docs along, built."""

import gzip
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from courtcards.engine.languages import codes
from courtcards.server.pages import PAGE, SITE, STATIC
from hatch_build import ClientBuildHook

FOLDER = "courtcards/server/static"
DOCS = "courtcards/server/site"
TEXTS_OF_TWO = (
    "src/courtcards/languages/en/client/page.ftl",
    "src/courtcards/languages/ja/talk.ftl",
)
# What is packed compressed too.
TEXTS = (".css", ".js")
# In bytes: hardly anything smaller gets smaller still.
TINY = 200
ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not (STATIC / PAGE).is_file(), reason="the client is not built")
def test_script_and_style_of_the_first_load_are_small() -> None:
    """Whatever language is read: it is one file beside those that the page names."""
    named = re.findall(r"/(assets/[^\"]+\.(?:js|css))\"", (STATIC / PAGE).read_text())
    for code in codes():
        [language] = (STATIC / "assets").glob(f"language-{code}-*.js")
        files = [language, *(STATIC / name for name in named)]
        assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 200_000


def test_the_client_is_built_anew_when_what_it_says_has_changed(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "client/src/main.ts", *TEXTS_OF_TWO):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    hook = ClientBuildHook(str(tmp_path), {}, None, None, "", "")  # type: ignore[arg-type]
    stamps = [hook._fingerprint()]
    for name in ("client/src/main.ts", *TEXTS_OF_TWO):
        with (tmp_path / name).open("a") as file:
            file.write("# more\n")
        stamps.append(hook._fingerprint())
    assert len(set(stamps)) == 4


@pytest.mark.skipif(not (STATIC / ".stamp").is_file(), reason="the client is not built")
@pytest.mark.skipif(not (SITE / PAGE).is_file(), reason="the docs are not built")
def test_a_wheel_holds_the_client_and_the_docs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(tmp_path)]
    subprocess.run([*command, str(ROOT)], check=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        page = archive.read(f"{FOLDER}/{PAGE}").decode()
    assert f"{FOLDER}/worker.js" in names
    for asset in re.findall(r"/(assets/[^\"]+)\"", page):
        is_packed = asset.endswith(TEXTS) and (STATIC / asset).stat().st_size > TINY
        forms = [asset, f"{asset}.br", f"{asset}.gz"] if is_packed else [asset]
        assert {f"{FOLDER}/{form}" for form in forms} <= set(names)
    built = {path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()}
    assert {f"{DOCS}/{name}" for name in built} <= set(names)
    assert {"index.html", "404.html", "style.css", "cards/royal-gambit.svg"} <= built
    # The client's sources are no part of it.
    assert not any(name.endswith((".svelte", ".ts")) for name in names)
