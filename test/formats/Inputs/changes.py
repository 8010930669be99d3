"""Of a kernel with COUNT conflicts that the same change of the index mends:

    changes.py COUNT source | old JSON | check JSON SARIF
"""

import json
import sys

if sys.argv[1] == "source":
    count = int(sys.argv[2])
    print("__global__ void k(float *o) {\n  __shared__ float s[32][32];\n  int x = threadIdx.x, y = threadIdx.y;")
    for i in range(count):
        print(f"  s[y][x] = o[{i}];\n  __syncthreads();\n  o[{i}] = s[x][y];\n  __syncthreads();")
    print("}\nint main() { k<<<1, dim3(32, 32)>>>(nullptr); }")
elif sys.argv[1] == "old":  # as schema 1 had it
    report = json.load(open(sys.argv[2]))
    for access in report["accesses"]:
        for fix in access["fixes"]:
            change = fix.pop("change")
            fix["edits"] = [] if change is None else report["changes"][change]["edits"]
    del report["changes"]
    report["schema"] = 1
    json.dump(report, sys.stdout)
else:
    report, sarif = (json.load(open(path)) for path in sys.argv[2:])
    conflicts = [access for access in report["accesses"] if access["verdict"] == "conflict"]
    changes = report["changes"]
    used = [{fix["change"] for fix in access["fixes"]} for access in conflicts]
    assert all(of == used[0] for of in used) and used[0] - {None} == set(range(len(changes))), used
    results = sarif["runs"][0]["results"]
    fixes = [len(result.get("fixes", [])) for result in results]
    assert fixes == [len(changes)] + [0] * (len(conflicts) - 1), fixes
    for result in results[1:]:
        elsewhere = result["properties"]["fixesOfOtherResults"]
        assert [(fix["resultIndex"], fix["description"]) for fix in elsewhere
                ] == [(0, fix["description"]) for fix in results[0]["fixes"]]
    print(len(conflicts), "conflicts,", sorted(len(change["edits"]) for change in changes), "edits")
