#!/usr/bin/env python3
"""Tells of the lines that access shared memory in the code that nvcc makes which of
them bankcheck does not report.

    compare.py BANKCHECK FILE.cu...

FILE.json holds the former; record.py writes it.
"""

import json
import pathlib
import subprocess
import sys


def reported(bankcheck, file):
    done = subprocess.run([bankcheck, "--cuda-path=none", "--no-fixes", "--all", "--format=json", "--fail-on=never",
                           file],
                          capture_output=True, text=True)
    report = json.loads(done.stdout)
    assert not report["errors"], report["errors"]
    lines = {}
    for access in report["accesses"]:
        name = report["kernels"][access["kernel"]]["name"]
        lines.setdefault(name, set()).update(range(access["line"], access["end_line"] + 1))
    return lines


def main(bankcheck, *files):
    places, absent = 0, 0
    for file in files:
        here = reported(bankcheck, file)
        for kernel, chains in json.loads(pathlib.Path(file).with_suffix(".json").read_text())["kernels"].items():
            for chain in chains:
                places += 1
                if not here.get(kernel, set()) & set(chain):
                    absent += 1
                    print(f"{file}:{chain[-1]}: {kernel}: absent")
    print(f"{places} places, {absent} absent")
    return 1 if absent else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
