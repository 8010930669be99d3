"""Holds lib/Nvcc/Rules.def to the records in test/merging and the headers that have rules."""

import importlib.machinery
import importlib.util
import json
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1]).resolve()
loader = importlib.machinery.SourceFileLoader("revalidate", str(root / "scripts/revalidate"))
spec = importlib.util.spec_from_loader("revalidate", loader)
revalidate = importlib.util.module_from_spec(spec)
loader.exec_module(revalidate)

# What rules are made with, and bounds that are ours.
TOOLS = {
    "CodegenPrediction", "CodeTarget", "ImpliedConstants", "MergeBudget", "Neighbours", "Predict", "ReachSamples",
    "Rules", "Samples", "SwitchBranches", "Unions"
}
# Headers with a part of another header's rule.
PARTS = {
    "AssembledAccesses": "RepeatedAccesses", "BlocksBeforePtx": "BranchingOperations",
    "CancelledLoads": "RepeatedAccesses",
    "ConditionalNeighbours": "MergeUncertainty", "CounterPointers": "MergeUncertainty",
    "CounterStarts": "KnownAlignment", "NarrowRuns": "MergeUncertainty", "NeighbourWindow": "MergeUncertainty",
    "OverwrittenStores": "RepeatedAccesses",
    "ReloadedBehindShuffles": "RepeatedAccesses", "ProvedApart": "RepeatedAccesses", "Remainders": "SpeculatedLoads",
    "SunkLoads": "MergeUncertainty",
    "UnchangedStores": "RepeatedAccesses", "UnmergedNeighbours": "MergeUncertainty"
}

found, parameters = revalidate.rules()
base = revalidate.record.record_of("").parent
named = {name for _, _, names, _ in found for name in names}
recorded = {path.stem for path in base.glob("*.json")}
problems = [f"no rule has the record {name}" for name in sorted(recorded - named)]
problems += [f"there is no record {name}" for name in sorted(named - recorded)]
for path in (root / "test/merging").glob("nvcc-*/*/*.json"):
    says = json.loads(path.read_text())
    if path != revalidate.record.record_of(path.stem, says["nvcc"], says["arch"]):
        problems.append(f"{path} is a record of nvcc {says['nvcc']} for {says['arch']}")
    if path.stem not in recorded:
        problems.append(f"{path} has no record of that name in {base}")
followed = re.search(r"RecordedReleases\[\] = \{(.*)\};", (root / "lib/Nvcc/CodeTarget.h").read_text()).group(1)
followed = {f"{major}.{minor}" for major, minor in re.findall(r"\{(\d+), (\d+)\}", followed)}
kept = {path.name.removeprefix("nvcc-") for path in (root / "test/merging").glob("nvcc-*")}
compared = "".join(path.read_text() for path in (root / "test/merging").glob("*.test"))
problems += [f"there are no records of nvcc {release}" for release in sorted(followed - kept)]
problems += [f"no test compares the records of nvcc {release}" for release in sorted(kept)
             if release != revalidate.record.RELEASE and f"--nvcc={release}" not in compared]
for name in sorted(named & recorded):
    if not any((root / f"test/merging/{name}{suffix}").exists() for suffix in (".cu", ".py")):
        problems.append(f"the kernels of record {name} are not there")
headers = {header for _, header, _, _ in found}
problems += [
    f"rule header {header} is not there" for header in sorted(headers) if not (root / f"lib/{header}.h").exists()
]
nvcc = {f"Nvcc/{path.stem}" for path in (root / "lib/Nvcc").glob("*.h")} - {f"Nvcc/{tool}" for tool in (*TOOLS, *PARTS)}
problems += [f"{part} is a part of {whole}, which has no rule" for part, whole in PARTS.items()
             if f"Nvcc/{whole}" not in headers]
problems += [f"{header}.h has no rule in Rules.def" for header in sorted(nvcc - headers)]

# The page is as the table of rules and the records have it; its counts of differences are taken as they stand there.
page = (root / "docs/nvcc.md").read_text()
heading = next(line for line in page.splitlines() if line.startswith("| rule | what it says"))
architectures = heading.strip("| ").split(" | ")[3:]
kernels = {
    name: len(json.loads((base / f"{name}.json").read_text())["kernels"]) for name in named & recorded
}
differ = {}
for _, header, names, says in found:
    row = next((line for line in page.splitlines() if line.startswith(f"| `{header}.h` | {says} |")), None)
    counts = row.strip("| ").split(" | ")[3:] if row else []
    for arch, count in zip(architectures, counts):
        for name in names:
            differ[arch, name] = range(int(count.replace("-", "0"))) if name == names[0] else ()
if not problems:
    version = re.search(r"if nvcc ([\d.]+) compiles", page).group(1)
    try:
        made = "\n".join(revalidate.page(version, architectures, found, parameters, kernels, differ)) + "\n"
    except KeyError as rule:
        made = f"no row for {rule}"
    if made != page:
        problems.append("docs/nvcc.md has other rules, records or texts: run scripts/revalidate --report=docs/nvcc.md")
for problem in problems:
    print(problem)
print(f"rules: {len(named & recorded)} of {len(recorded)} records, {len(nvcc & headers)} headers of lib/Nvcc")
sys.exit(bool(problems))
