"""The fingerprints of a SARIF report on stdin, one a line."""
import json
import sys

for result in json.load(sys.stdin)["runs"][0]["results"]:
    print(result["ruleId"], *result["partialFingerprints"].values())
