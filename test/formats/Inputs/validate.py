"""validate.py SCHEMA < REPORT: the report against the schema, and the rules that a schema cannot say."""
import json
import re
import sys

import jsonschema

schema = json.load(open(sys.argv[1]))
jsonschema.validators.validator_for(schema).check_schema(schema)
report = json.load(sys.stdin)
jsonschema.validate(report, schema)
results = 0
for run in report["runs"]:
    rules = run["tool"]["driver"]["rules"]
    prints = [tuple(r["partialFingerprints"].values()) for r in run["results"]]
    assert len(set(prints)) == len(prints), "two results have one fingerprint"
    excess = [r.get("properties", {}).get("excessWavefronts", 0) for r in run["results"]]
    assert excess == sorted(excess, reverse=True), "the results are not sorted by their excess"
    for result in run["results"]:
        results += 1
        related = result.get("relatedLocations", [])
        ids = [location["id"] for location in related]
        assert len(set(ids)) == len(ids), "two related locations have one id"
        for text in [place["message"]["text"] for place in [result, *related]]:
            links = [int(link) for link in re.findall(r"\[[^\[\]]*\]\((\d+)\)", text)]
            assert set(links) <= set(ids), f"{text}: a link to no related location"
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"], result["ruleId"]
print(f"valid: {results} results")
