#!/usr/bin/env python3
"""Fails if docs/json.md lists other kinds of reasons than lib/Basic/Undecided.def has.

    reason-kinds.py ROOT
"""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
defined = re.findall(r'^UNDECIDED\(\w+, "([^"]+)"', (root / "lib/Basic/Undecided.def").read_text(), re.M)
section = (root / "docs/json.md").read_text().split("## Kinds of reasons")[1].split("\n## ")[0]
listed = [kind for row in re.findall(r"^\| .* \| (`.*) \|$", section, re.M) for kind in re.findall(r"`([^`]+)`", row)]
assert defined and sorted(defined) == sorted(listed), set(defined) ^ set(listed)
