"""action-step.py ACTION STEP: the script of the step; the names that the check reads are those the action sets."""
import re
import sys

import yaml

action = yaml.safe_load(open(sys.argv[1]))
install, check, upload = action["runs"]["steps"]
for value in list(check["env"].values()) + [upload["with"]["sarif_file"]]:
    name = re.fullmatch(r"\$\{\{ inputs\.(\w+) \}\}", value).group(1)
    assert "default" in action["inputs"][name], name
assert upload["uses"].startswith("github/codeql-action/upload-sarif@")
print({"install": install, "check": check}[sys.argv[2]]["run"])
