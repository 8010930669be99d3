"""The fields `launched` and `unconditional` of launch-constants.cu."""

import json
import sys

report = json.load(open(sys.argv[1]))
of = {}
for access in report["accesses"]:
    of.setdefault(report["kernels"][access["kernel"]]["name"], []).append(access)

divided = of["divided"][0]
assert [launch["values"] for launch in divided["launched"]] == [{"w": 16}], divided["launched"]
assert divided["verdict"] == divided["launched"][0]["verdict"] == "conflict"
assert divided["unconditional"]["verdict"] == "undecided" and divided["unconditional"]["reason"]
assert divided["assumptions"] == [], divided["assumptions"]

trips = of["trips"][0]
assert trips["per_block"]["requests"] == 4 * 16 and trips["unconditional"]["per_block"] is None

several = of["several"][0]
assert [launch["values"]["ld"] for launch in several["launched"]] == [32, 48, 33]
assert [len(launch["at"]) for launch in several["launched"]] == [2, 1, 1]
assert [launch["ways"] for launch in several["launched"]] == [32, 16, 1]
assert several["unconditional"]["assumptions"][0] == "ld % 32 == 0"

for access in of["any"]:
    assert access["launched"] == [] and access["unconditional"] is None, access

# Of a launch that gives nothing known, what holds for any values is an outcome of its own.
for access in of["open"]:
    assert [(launch["values"], launch["ways"]) for launch in access["launched"]] == [({}, 32), ({"ld": 33}, 1)], access
    assert access["launched"][0]["assumptions"] == access["unconditional"]["assumptions"] == ["ld % 32 == 0", "ld != 0"]
