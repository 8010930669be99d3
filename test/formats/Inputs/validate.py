"""validate.py SCHEMA < REPORT: the report against the schema, and the rules that a schema cannot say."""
import json
import sys

import jsonschema

schema = json.load(open(sys.argv[1]))
jsonschema.Draft7Validator.check_schema(schema)
report = json.load(sys.stdin)
jsonschema.validate(report, schema)
results = 0
for run in report["runs"]:
    rules = run["tool"]["driver"]["rules"]
    prints = [tuple(r["partialFingerprints"].values()) for r in run["results"]]
    assert len(set(prints)) == len(prints), "two results have one fingerprint"
    for result in run["results"]:
        results += 1
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"], result["ruleId"]
print(f"valid: {results} results")
