#!/usr/bin/env python3
"""Records the shared-memory accesses in the code that nvcc makes of FILE.cu..., kernel by kernel and by width, into
nvcc-RELEASE/ARCH/FILE.json beside this script. Needs nvcc only: the instructions are read from the object file.

    record.py [--nvcc=PATH] [--arch=sm_90] FILE.cu...

bankcheck-sass reads the code (lib/Sass); it is that of build/release, or the one that BANKCHECK_SASS names. An
operation that its table lacks is an error: it may access memory.
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SASS = os.environ.get("BANKCHECK_SASS", ROOT / "build/release/bin/bankcheck-sass")
SHARED = ("LDS", "STS", "ATOMS", "LDSM", "STSM", "LDGSTS")
FIND_LEADING_ONE = ("FLO", "UFLO")  # of the lanes that are active
RELEASE, ARCH = "13.0", "sm_90"  # of the records that lib/Nvcc/Rules.def names


def record_of(name, release=RELEASE, arch=ARCH):
    return pathlib.Path(__file__).resolve().parent / f"nvcc-{release}" / arch / f"{name}.json"


def accesses(function):
    """The number of each kind of access in a kernel's code. Atomics are ATOMS.one where the code elects a lane."""
    if function["has_unknown"]:
        unknown = {i["operation"] for i in function["instructions"] if i["action"] == "unknown"}
        sys.exit(f"{', '.join(sorted(unknown))} is not known: add it to lib/Sass/Opcodes.def")
    counts = collections.Counter()
    for instruction in function["instructions"]:
        name = instruction["operation"].split(".")[0]
        if name in ("LDS", "STS"):
            counts[f"{name}.{8 * instruction['width']}"] += 1
        elif name in SHARED:
            counts[name] += 1
    if counts["ATOMS"] and any(name in function["counts"] for name in FIND_LEADING_ONE):
        counts["ATOMS.one"] = counts["ATOMS"]
        del counts["ATOMS"]
    return dict(sorted((+counts).items()))


def unmangled(name):
    length = re.match(r"_Z(\d+)", name)
    return name[length.end():length.end() + int(length.group(1))]


def version_of(nvcc):
    return re.search(r"release ([\d.]+)",
                     subprocess.run([nvcc, "--version"], capture_output=True, text=True, check=True).stdout).group(1)


def made_by(nvcc, arch, file):
    """{kernel: accesses} of the code that nvcc makes of the file."""
    with tempfile.TemporaryDirectory() as scratch:
        image = pathlib.Path(scratch) / "image.cubin"
        subprocess.run([nvcc, f"-arch={arch}", "-std=c++17", "-w", "-cubin", "-o", image, file], check=True)
        read = subprocess.run([SASS, "--json", image], capture_output=True, text=True, check=True).stdout
        functions = json.loads(read)["images"][0]["functions"]
        return {unmangled(function["name"]): accesses(function) for function in functions}


def main(*arguments):
    options = dict(argument.removeprefix("--").split("=", 1) for argument in arguments if argument.startswith("--"))
    nvcc, arch = options.get("nvcc", "nvcc"), options.get("arch", ARCH)
    release = version_of(nvcc)
    for file in (argument for argument in arguments if not argument.startswith("--")):
        kernels = made_by(nvcc, arch, file)
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(made)}" for name, made in sorted(kernels.items()))
        record = record_of(pathlib.Path(file).stem, release, arch)
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(
            f'{{"nvcc": "{release}", "arch": "{arch}", "kernels": {{\n{lines}\n}}}}\n')
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
