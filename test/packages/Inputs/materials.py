"""materials.py FILE.spdx.json PROGRAM: lists what it names, after a look at whether it is whole."""
import hashlib
import json
import pathlib
import sys

text, program = (pathlib.Path(each).read_bytes() for each in sys.argv[1:])
document = json.loads(text)
packages = {each["SPDXID"]: each for each in document["packages"]}
assert packages["SPDXRef-0"]["checksums"][0]["checksumValue"] == hashlib.sha256(program).hexdigest()
named = {end for each in document["relationships"] for end in (each["spdxElementId"], each["relatedSpdxElement"])}
assert named == {*packages, document["SPDXID"]}, "each package is part of the program"
for each in document["packages"]:
    print(each["name"], each["versionInfo"], each["licenseDeclared"])
