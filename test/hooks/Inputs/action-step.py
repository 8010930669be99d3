"""action-step.py ACTION: the script of its first step; the names that it reads are those the action sets."""
import re
import sys

import yaml

action = yaml.safe_load(open(sys.argv[1]))
check, upload = action["runs"]["steps"]
for value in list(check["env"].values()) + [upload["with"]["sarif_file"]]:
    name = re.fullmatch(r"\$\{\{ inputs\.(\w+) \}\}", value).group(1)
    assert "default" in action["inputs"][name], name
assert upload["uses"].startswith("github/codeql-action/upload-sarif@")
print(check["run"])
