"""Holds the tests that try every format to those in lib/Report/Format.def."""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
formats = re.findall(r'^REPORT_FORMAT\((\w+), "([^"]+)", (Lines|Document), "[^"]+"\)$',
                     (root / "lib/Report/Format.def").read_text(), re.M)
TRIED = {
    "lib/Report/Renderers.h": r"\brender{id}\(",
    "test/fuzz/Common.cpp": r"\brender{id}\(",
    "test/security/Inputs/judge.py": r'"{name}"',
    "test/formats/Inputs/file-names.py": r'"{name}"',
    "test/formats/encoding.test": r"^NAMES(-NEXT)?: +{name} ",
}
problems = [
    f"{file} lacks {name}" for file, pattern in TRIED.items() for identifier, name, _ in formats
    if not re.search(pattern.format(id=identifier, name=name), (root / file).read_text(), re.M)
]
for problem in problems:
    print(problem)
print(f"formats: {len(formats)}")
sys.exit(bool(problems))
