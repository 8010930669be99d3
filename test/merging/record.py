#!/usr/bin/env python3
"""Records the shared-memory accesses in the code that nvcc makes of FILE.cu..., kernel by kernel and by width, into
nvcc-RELEASE/ARCH/FILE.json beside this script. Needs nvcc only: the instructions are read from the object file.

    record.py [--nvcc=PATH] [--arch=sm_90] FILE.cu...

An instruction is 16 bytes, and its lowest 9 bits say what it does (3 more, in what form its operands
come). One whose operation is in none of the tables here is an error: it may access memory.
"""

import collections
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

# Names as the disassembler has them. Those of sm_75 to sm_90 are read from it; LDCU and the arithmetic of sm_100
# and sm_120 stand where sm_90's code for the same kernels has ULDC, HFMA2, IMAD and the like.
SHARED = {0x184: "LDS", 0x188: "STS", 0x18C: "ATOMS", 0x18D: "ATOMS", 0x18F: "ATOMS", 0x03B: "LDSM", 0x044: "STSM",
          0x1AE: "LDGSTS"}
OTHER_MEMORY = {0x180: "LD", 0x181: "LDG", 0x182: "LDC", 0x183: "LDL", 0x185: "ST", 0x186: "STG", 0x187: "STL",
                0x18A: "ATOM",
                0x18E: "RED", 0x1A6: "RED", 0x1A8: "ATOMG", 0x1AC: "LDCU", 0x0B9: "ULDC", 0x0BB: "ULDC"}
NO_MEMORY = {
    0x002, 0x005, 0x006, 0x007, 0x008, 0x00B, 0x00C, 0x00F, 0x010, 0x011, 0x012, 0x013, 0x016, 0x017, 0x019, 0x01A,
    0x01C, 0x020, 0x021, 0x023, 0x024, 0x025, 0x026, 0x027, 0x028, 0x029, 0x02B, 0x030, 0x031, 0x035, 0x036, 0x03A,
    0x03E, 0x045, 0x046, 0x048, 0x054, 0x05A, 0x05E, 0x082, 0x086, 0x087, 0x08C, 0x090, 0x091, 0x092, 0x096, 0x097,
    0x099, 0x09C, 0x0A4, 0x0A5, 0x0BD, 0x0BF, 0x0CA, 0x0CC, 0x100, 0x101, 0x104, 0x105, 0x106, 0x108, 0x109, 0x110,
    0x111, 0x112, 0x118, 0x119, 0x11D, 0x141, 0x142, 0x144, 0x145, 0x146, 0x147, 0x148, 0x14D, 0x150, 0x155, 0x189,
    0x192, 0x1C2, 0x1C3, 0x1C4
}
FIND_LEADING_ONE = {0x100, 0x0BD}  # of the lanes that are active
RELEASE, ARCH = "13.0", "sm_90"  # of the records that lib/Nvcc/Rules.def names
BITS = {0: 8, 1: 8, 2: 16, 3: 16, 4: 32, 5: 64, 6: 128}


def record_of(name, release=RELEASE, arch=ARCH):
    return pathlib.Path(__file__).resolve().parent / f"nvcc-{release}" / arch / f"{name}.json"


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
    """The number of each kind of access in a kernel's code. Atomics are ATOMS.one where the code elects a lane."""
    counts, elects = collections.Counter(), False
    for offset in range(0, len(code) - 15, 16):
        low, high = struct.unpack_from("<QQ", code, offset)
        operation = low & 0x1FF
        elects |= operation in FIND_LEADING_ONE
        name = SHARED.get(operation)
        if name in ("LDS", "STS"):
            counts[f"{name}.{BITS[(high >> 9) & 7]}"] += 1
        elif name:
            counts[name] += 1
        elif operation not in OTHER_MEMORY and operation not in NO_MEMORY:
            sys.exit(f"operation {operation:#x} is not known: add it to the tables of {__file__}")
    if elects and counts["ATOMS"]:
        counts["ATOMS.one"] = counts.pop("ATOMS")
    return dict(sorted(counts.items()))


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
        return {unmangled(name): accesses(code) for name, code in text_sections(image.read_bytes())}


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
