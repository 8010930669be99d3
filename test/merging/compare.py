#!/usr/bin/env python3
"""Compares the requests that bankcheck predicts, by width, with the accesses in
the code that nvcc makes.

    compare.py [--nvcc=13.0] [--arch=sm_90] [--words] [--exact] [--loads] [--toolkit] BANKCHECK FILE.cu...

The record of that name holds the latter; record.py writes it. --words: loads of one, two and four
bytes, which cost the same, are one width. --exact: counts the kernels with an access that is not
called exact, and does not compare them. --loads: compares loads alone.
"""

import collections
import json
import pathlib
import subprocess
import sys

from record import ARCH, RELEASE, record_of

OPERATIONS = {"load": "LDS", "store": "STS", "atomic": "ATOMS"}
BLOCK = 64


def predicted(bankcheck, file, arch, toolkit="none", loads_only=False):
    done = subprocess.run([bankcheck, f"--cuda-path={toolkit}", f"--arch={arch}", f"--block={BLOCK}", "--format=json",
                           "--fail-on=never", file],
                          capture_output=True, text=True)
    report = json.loads(done.stdout)
    assert not report["errors"], report["errors"]
    kernels = {kernel["name"]: collections.Counter() for kernel in report["kernels"]}
    inexact = set()
    for access in report["accesses"]:
        counts = kernels[report["kernels"][access["kernel"]]["name"]]
        operation = OPERATIONS.get(access["op"])
        if loads_only and operation != "LDS":
            continue
        if access["per_block"] is None:
            if report["kernels"][access["kernel"]]["name"].startswith("generic"):
                continue  # runs as a generic access
            counts["undecided"] += 1
            inexact.add(report["kernels"][access["kernel"]]["name"])
            continue
        if access["may_vary"] or access["at_most"]:
            inexact.add(report["kernels"][access["kernel"]]["name"])
        for width, requests in access["per_block"]["widths"].items():
            name = f"{operation}.{8 * int(width)}"
            if access["op"] == "wmma":
                stores = report["kernels"][access["kernel"]]["name"].startswith("store")
                name = "LDSM" if width == "16" else f"{'STS' if stores else 'LDS'}.{8 * int(width)}"
            if operation == "ATOMS":
                one_lane = access["worst"] and int(access["worst"]["active"], 16).bit_count() == 1
                name = "ATOMS.one" if one_lane else "ATOMS"
            counts[name] += requests // (BLOCK // 32)
    return kernels, inexact


def in_words(counts):
    result = collections.Counter()
    for name, count in counts.items():
        result["LDS.32" if name in ("LDS.8", "LDS.16") else name] += count
    return result


def main(*arguments):
    words, exact, loads_only = (option in arguments for option in ("--words", "--exact", "--loads"))
    arch = next((argument.removeprefix("--arch=") for argument in arguments if argument.startswith("--arch=")), ARCH)
    release = next((argument.removeprefix("--nvcc=") for argument in arguments if argument.startswith("--nvcc=")),
                   RELEASE)
    toolkit = "/usr/local/cuda" if "--toolkit" in arguments else "none"
    bankcheck, *files = [argument for argument in arguments if not argument.startswith("--")]
    checked, differ, vague = 0, 0, 0
    for file in files:
        kernels, inexact = predicted(bankcheck, file, arch, toolkit, loads_only)
        recorded = json.loads(record_of(pathlib.Path(file).stem, release, arch).read_text())
        if missing := recorded["kernels"].keys() ^ kernels.keys():
            sys.exit(f"{file}: not in both: {sorted(missing)}")
        for name, made in recorded["kernels"].items():
            checked += 1
            if loads_only:
                made = {access: count for access, count in made.items() if access.startswith("LDS")}
            different = in_words(kernels[name]) != in_words(made) if words else dict(kernels[name]) != made
            if exact and name in inexact:
                vague += 1
            elif different:
                differ += 1
                print(f"{file}: {name}: predicted {dict(sorted(kernels[name].items()))}, made {made}")
    print(f"{checked} kernels, {differ} differ" + (f", {vague} not exact" if exact else ""))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
