"""Holds lib/Nvcc/Rules.def to the records in test/merging and the headers that have rules."""

import importlib.machinery
import importlib.util
import pathlib
import sys

root = pathlib.Path(sys.argv[1])
loader = importlib.machinery.SourceFileLoader("revalidate", str(root / "scripts/revalidate"))
spec = importlib.util.spec_from_loader("revalidate", loader)
revalidate = importlib.util.module_from_spec(spec)
loader.exec_module(revalidate)

# What rules are made with, and bounds that are ours.
TOOLS = {"CodegenPrediction", "Predict", "Rules", "Samples", "MergeBudget"}

found, _ = revalidate.rules()
named = {name for _, _, names, _ in found for name in names}
recorded = {path.stem for path in (root / "test/merging").glob("*.json") if "." not in path.stem}
problems = [f"no rule has the record {name}" for name in sorted(recorded - named)]
problems += [f"there is no record {name}" for name in sorted(named - recorded)]
for name in sorted(named & recorded):
    if not any((root / f"test/merging/{name}{suffix}").exists() for suffix in (".cu", ".py")):
        problems.append(f"the kernels of record {name} are not there")
headers = {header for _, header, _, _ in found}
problems += [f"rule header {header} is not there" for header in sorted(headers) if not (root / f"lib/{header}.h").exists()]
nvcc = {f"Nvcc/{path.stem}" for path in (root / "lib/Nvcc").glob("*.h")} - {f"Nvcc/{tool}" for tool in TOOLS}
problems += [f"{header}.h has no rule in Rules.def" for header in sorted(nvcc - headers)]
for problem in problems:
    print(problem)
print(f"rules: {len(named & recorded)} of {len(recorded)} records, {len(nvcc & headers)} headers of lib/Nvcc")
sys.exit(bool(problems))
