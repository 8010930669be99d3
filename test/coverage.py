"""Prints the lines covered in each library, from `llvm-cov export -summary-only` on its standard input. Fails if a
library whose mistakes would be wrong figures is covered less than its floor."""

import collections
import json
import pathlib
import sys

# Per cent of lines, for what every verdict rests on.
FLOORS = {"Banks": 90, "Lanes": 90, "IR": 90, "Nvcc": 90}


def lines_by_library(export, lib):
    """{library: [lines covered, lines]} of the files under the folder `lib`."""
    libraries = collections.defaultdict(lambda: [0, 0])
    for file in export["data"][0]["files"]:
        path = pathlib.Path(file["filename"])
        if not path.is_relative_to(lib) or "headers" in path.parts:
            continue
        count = libraries[path.relative_to(lib).parts[0]]
        count[0] += file["summary"]["lines"]["covered"]
        count[1] += file["summary"]["lines"]["count"]
    return libraries


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    libraries = lines_by_library(json.load(sys.stdin), root / "lib")
    too_low = [f"{name} is not in the profile" for name in FLOORS if name not in libraries]
    print(f"{'library':<10} {'covered':>8} {'lines':>8} {'%':>6} {'floor':>6}")
    for name, (covered, lines) in sorted(libraries.items()):
        percent = 100 * covered / lines
        print(f"{name:<10} {covered:>8} {lines:>8} {percent:>6.1f} {FLOORS.get(name, '-'):>6}")
        if percent < FLOORS.get(name, 0):
            too_low.append(f"{name}: {percent:.1f} % of its lines are covered, {FLOORS[name]} % are asked for")
    print("\n".join(f"coverage: {problem}" for problem in too_low), end="\n" if too_low else "")
    return bool(too_low)


if __name__ == "__main__":
    sys.exit(main())
