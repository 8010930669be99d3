"""recipes.py ROOT: each recipe names the version of CMakeLists.txt and no other, and only placeholders as addresses."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
version = re.search(r"^project\(bankcheck VERSION (\S+)", (root / "CMakeLists.txt").read_text(), re.M)[1]
recipes = ["conda-forge/meta.yaml", "homebrew/bankcheck.rb", "aur/PKGBUILD", "nix/default.nix", "spack/package.py",
           "compiler-explorer/cuda.properties"]
for name in recipes:
    text = (root / "packaging" / name).read_text()
    assert set(re.findall(r"(?<![\d.])\d+\.\d+\.\d+", text)) == {version}, f"{name} is not of version {version}"
    assert "://" not in text, f"{name} names an address"
    assert name.startswith("compiler") or ("URL-OF-THIS-REPOSITORY" in text and "SHA256-OF-THE-ARCHIVE" in text), name
for name in ("docs/ci.md", "docs/install.md", "docs/editors.md"):
    found = set(re.findall(r"(?:rev: v|VERSION=|bankcheck-)(\d+\.\d+\.\d+)", (root / name).read_text()))
    assert found == {version}, f"{name} shows {found}, not {version}"
extension = re.search(r'"version": "(.*?)"', (root / "editors/vscode/package.json").read_text())[1]
assert extension == version, f"the extension is {extension}"
print(len(recipes), "recipes")
