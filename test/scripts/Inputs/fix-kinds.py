"""Holds docs/json.md, docs/fixes.md and the script of its examples to the kinds in lib/Basic/FixKind.def."""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
kinds = set(re.findall(r'^FIX_KIND\(\w+, "([^"]+)"\)', (root / "lib/Basic/FixKind.def").read_text(), re.M))
row = re.search(r"^\| `kind` \| (.*fixes\.md.*) \|$", (root / "docs/json.md").read_text(), re.M).group(1)
headings = re.findall(r"^## (.+)$", (root / "docs/fixes.md").read_text(), re.M)
page = (root / "cuda-samples/fixes-page").read_text()
documented = {
    "docs/json.md": set(re.findall(r"`([a-z-]+)`", row)),
    "docs/fixes.md": {kind for kind in kinds if any(kind in re.split(r"[ ,]+", heading) for heading in headings)},
    "cuda-samples/fixes-page": {kind for kind in kinds if re.search(rf"\b{kind}\b", page)},
}
problems = [f"{where} lacks {kind}" for where, names in documented.items() for kind in sorted(kinds - names)]
problems += [f"{where} has {kind}" for where, names in documented.items() for kind in sorted(names - kinds)]
for problem in problems:
    print(problem)
print(f"fix kinds: {len(kinds)}")
sys.exit(bool(problems))
