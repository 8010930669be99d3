"""spoilt.py REPORT: what merge says of the report with one thing wrong."""
import copy
import json
import subprocess
import sys

good = json.load(open(sys.argv[1]))
#: It names more conditions than it has.
OUTCOME = {"verdict": "clean", "reason": None, "assumptions": ["n == 1"], "value_conditions": 2, "at_most": False,
           "wavefronts": 1, "ideal": 1, "ways": 1, "per_block": None}


def holder(report, path):
    *way, last = [int(p) if p.isdigit() else p for p in path.split(".")]
    for step in way:
        report = report[step]
    return report, last


def told(title, report):
    with open("spoilt.json", "w") as f:
        json.dump(report, f)
    ran = subprocess.run(["bankcheck", "merge", "spoilt.json"], capture_output=True, text=True)
    assert not ran.stdout, title
    print(f"{title}: {ran.returncode} {ran.stderr.strip().removeprefix('bankcheck: ')}")


for path in ("accesses.0.ways", "accesses.0.worst.ways", "files"):
    report = copy.deepcopy(good)
    where, name = holder(report, path)
    if where.pop(name, None) is None:
        print(f"drop {path}: nothing to drop")
    else:
        told(f"drop {path}", report)
for path, value in (("accesses.0.line", "3"), ("accesses.0.verdict", "dirty"), ("accesses.0.kernel", 1),
                    ("accesses.0.id", 7), ("accesses.0.merged", [9]), ("accesses.0.worst.active", "all"),
                    ("accesses.0.worst.offsets", [0]), ("accesses.0.per_block.widths", {"x": 1}),
                    ("accesses.1.worst", None), ("accesses.0.value_conditions", 1),
                    ("accesses.0.unconditional", OUTCOME),
                    ("accesses.0.launched", [{**OUTCOME, "values": {}, "at": []}]), ("accesses.1.fixes.0.change", 9),
                    ("changes.0.edits", {}), ("kernels.0.block", [32, 64, 1]), ("skipped", [{"kind": "x"}]),
                    ("kernels", {})):
    report = copy.deepcopy(good)
    where, name = holder(report, path)
    where[name] = value
    told(f"{path}={json.dumps(value)}", report)
