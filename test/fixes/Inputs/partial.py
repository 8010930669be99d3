"""The field `partial_fix` of partial.cu."""

import json
import sys

report = json.load(open(sys.argv[1]))
for access in report["accesses"]:
    partial = access["partial_fix"]
    if access["array"].startswith(("both", "counted")) and access["verdict"] == "conflict":
        assert access["fixes"] == [] and access["why_no_fix"]
        assert partial["wavefronts_after"] < partial["wavefronts_before"], partial
        assert "change" not in partial and not partial["safe"] and partial["by_hand"]
        assert all("-way then" in left for left in partial["left"]) and partial["left"]
        assert partial["wavefronts"] <= access["worst"]["wavefronts"]
    else:
        assert partial is None, partial
