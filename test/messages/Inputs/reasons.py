import json
import sys

for access in json.load(open(sys.argv[1]))["accesses"]:
    print(access["verdict"], access.get("reason_kind"))
