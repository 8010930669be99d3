"""merged.py REPORT: what the JSON report says of merged requests, and of changes that take them apart."""
import json
import sys

report = json.load(open(sys.argv[1]))
merged = [a for a in report["accesses"] if "source_width" in a]
assert [(a["source_width"], a["width"], len(a["merged"])) for a in merged] == [
    (4, 16, 3), (4, 16, 0), (8, 16, 0), (12, 16, 0)
], merged
splits = [fix["split"] for a in merged for fix in a["fixes"] if "split" in fix]
assert splits and all(s["requests_after"] > s["requests_before"] for s in splits), splits
assert not any("split" in fix for a in report["accesses"] if a["array"] == "t" for fix in a["fixes"])
