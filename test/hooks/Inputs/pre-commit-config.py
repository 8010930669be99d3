"""pre-commit-config.py REPOSITORY HOOK ARGUMENTS...: a configuration with that hook at the repository's head."""
import json
import subprocess
import sys

repository, hook, *arguments = sys.argv[1:]
head = subprocess.check_output(["git", "-C", repository, "rev-parse", "HEAD"], text=True).strip()
print(json.dumps({"repos": [{"repo": repository, "rev": head, "hooks": [{"id": hook, "args": arguments}]}]}))
