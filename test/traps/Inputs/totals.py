"""One line an access of a JSON report: kernel, operation, expression, verdict,
requests of a block."""

import json
import sys

report = json.load(sys.stdin)
for access in report["accesses"]:
    kernel = report["kernels"][access["kernel"]]["name"]
    text = f"{kernel} {access['op']} {access['expression']}: {access['verdict']}"
    if access["per_block"]:
        requests = access["per_block"]["requests"]
        text += f", {requests} request{'' if requests == 1 else 's'}"
    print(text)
