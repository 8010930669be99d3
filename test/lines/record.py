#!/usr/bin/env python3
"""Records the lines of FILE.cu... that access shared memory, or memory by a generic
address, in the code that nvcc makes for sm_90: FILE.json. Needs nvcc and nvdisasm.

Each entry is the line of an instruction with those that it was inlined into, innermost
first, as long as they are in the file itself. Generic instructions may not reach shared
memory; those that do not are under "elsewhere", by hand, and stay there."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

PLACE = re.compile(r'//## File "([^"]+)", line (\d+)( inlined at)?')
SHARED = re.compile(r"(?<!@!PT )\b(?:LDS|STS|ATOMS|LDSM|STSM|LDGSTS|LD|ST|ATOM)\b[. ]")


def lines_of(file, image):
    listing = subprocess.run(["nvdisasm", "-gi", "-c", image], check=True, capture_output=True, text=True).stdout
    kernels, chain, complete = {}, [], True
    for line in listing.splitlines():
        if line.startswith(".text."):
            kernel, chain = kernels.setdefault(re.match(r"_Z(?:N\w*?)?(\d+)(\w+)", line[6:]), []), []
        elif place := PLACE.search(line):
            chain = ([] if complete else chain) + [(pathlib.Path(place.group(1)).name, int(place.group(2)))]
            complete = not place.group(3)
        elif SHARED.search(line):
            here = [number for name, number in chain if name == file.name]
            if here and here not in kernel:
                kernel.append(here)
    return {name.group(2)[:int(name.group(1))]: sorted(found) for name, found in kernels.items() if name and found}


def main(*files):
    for file in map(pathlib.Path, files):
        target = file.with_suffix(".json")
        elsewhere = json.loads(target.read_text())["elsewhere"] if target.exists() else {}
        with tempfile.TemporaryDirectory() as scratch:
            image = pathlib.Path(scratch) / "image.cubin"
            subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-lineinfo", "-w", "-cubin", "-o", image, file],
                           check=True)
            kernels = lines_of(file, image)
        for kernel, lines in elsewhere.items():
            kernels[kernel] = [chain for chain in kernels[kernel] if not set(chain) & set(lines)]
        rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(lines)}" for name, lines in sorted(kernels.items()))
        target.write_text(f'{{"arch": "sm_90", "elsewhere": {json.dumps(elsewhere)}, "kernels": {{\n{rows}\n}}}}\n')
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
