"""Fails for a FileCheck pattern that begins with a number and is not anchored: `CHECK: 7 None` matches `17 None`, too.
Anchored are `{{^}}7`, `{{^ *}}7` (where the output is indented) and `{{[^0-9]}}7` (within a line)."""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])


def prefixes(text):
    """The prefixes of FileCheck's runs, except where all of its runs match whole lines."""
    partial = set()
    for run in re.findall(r"\bRUN:(.*(?:\\\n.*)*)", text):
        for command in re.split(r"[|;]|&&", run):
            if "FileCheck" in command and "--match-full-lines" not in command:
                named = re.findall(r"--check-prefix(?:es)?[= ]([\w,-]+)", command)
                partial |= {prefix for names in named for prefix in names.split(",")} or {"CHECK"}
    return partial


def unanchored(text, names):
    """(line, directive) of each pattern with a number that may match the end of a longer one. -NOT is meant to."""
    if not names:
        return
    directive = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?:-(?:NEXT|SAME|DAG|COUNT-\d+))?:"
                           r"[ \t]*(?:\d|\[\[[#@])")
    for number, line in enumerate(text.splitlines(), 1):
        if directive.search(line):
            yield number, line.strip()


PROBE = """
RUN: tool %s | FileCheck %s
RUN: tool %s | FileCheck %s --check-prefixes=SOME,OTHER
RUN: tool %s | FileCheck %s --check-prefix=FULL --match-full-lines
// CHECK: 7 None
// CHECK: {{^}}7 None
// CHECK-NOT: 7 None
// OTHER-NEXT: [[#LINE]] None
// FULL: 7 None
// in 7 None
"""
assert [line for line, _ in unanchored(PROBE, prefixes(PROBE))] == [5, 8], "the check cannot fail"

files = [path for folder in ("test", "cuda-samples") for suffix in ("cu", "ll", "test")
         for path in sorted(root.joinpath(folder).rglob(f"*.{suffix}"))
         if "node_modules" not in path.parts]
found = 0
for path in files:
    text = path.read_text(errors="replace")
    # A test's input may have the expectations.
    for line, directive in unanchored(text, prefixes(text) if "FileCheck" in text else {"CHECK"}):
        found += 1
        print(f"{path.relative_to(root)}:{line}: {directive}")
print(f"patterns: {len(files)} files, {found} unanchored")
sys.exit(bool(found))
