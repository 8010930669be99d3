#!/usr/bin/env python3
"""Records the shared-memory accesses in the code that nvcc makes of FILE.cu...
for sm_90, kernel by kernel and by width, into FILE.json. Needs nvcc only: the
instructions are read from the object file."""

import collections
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

LOAD, STORES, ATOMICS = 0x984, (0x388, 0x988), (0x38C, 0x98C, 0x38D, 0x98D, 0x38F)
BITS = {0: 8, 1: 8, 2: 16, 3: 16, 4: 32, 5: 64, 6: 128}


def text_sections(image):
    start, = struct.unpack_from("<Q", image, 0x28)
    size, count, names = struct.unpack_from("<HHH", image, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", image, start + size * i) for i in range(count)]
    strings = headers[names][4]
    for header in headers:
        name = image[strings + header[0]:image.index(b"\0", strings + header[0])].decode()
        if name.startswith(".text."):
            yield name.removeprefix(".text."), image[header[4]:header[4] + header[5]]


def accesses(code):
    counts = collections.Counter()
    for offset in range(0, len(code) - 15, 16):
        low, high = struct.unpack_from("<QQ", code, offset)
        operation = low & 0xFFF
        if operation == LOAD or operation in STORES:
            counts[f"{'LDS' if operation == LOAD else 'STS'}.{BITS[(high >> 9) & 7]}"] += 1
        elif operation in ATOMICS:
            counts["ATOMS"] += 1
    return dict(sorted(counts.items()))


def unmangled(name):
    length = re.match(r"_Z(\d+)", name)
    return name[length.end():length.end() + int(length.group(1))]


def main(*files):
    version = re.search(r"release ([\d.]+)", subprocess.run(["nvcc", "--version"], capture_output=True, text=True).stdout)
    for file in files:
        with tempfile.TemporaryDirectory() as scratch:
            image = pathlib.Path(scratch) / "image.cubin"
            subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-w", "-cubin", "-o", image, file], check=True)
            kernels = {unmangled(name): accesses(code) for name, code in text_sections(image.read_bytes())}
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(made)}" for name, made in sorted(kernels.items()))
        pathlib.Path(file).with_suffix(".json").write_text(
            f'{{"nvcc": "{version.group(1)}", "arch": "sm_90", "kernels": {{\n{lines}\n}}}}\n')
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
