"""Compares what bankcheck-sass reads of machine code with what NVIDIA's disassembler prints, by instruction.

    nvdisasm.py --sass=PROGRAM [--nvdisasm=PATH | --listings=FOLDER] CUBIN...

A listing is what `nvdisasm -c -gi CUBIN` prints, FOLDER/NAME.sass for NAME.cubin if it was made elsewhere. Compared
are the operation's name, predicate, width and address of each instruction that accesses memory, and the lines where a
listing has them. Prints the differences, and the operations that the table lacks or names otherwise; exit status 1 if
there are any.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

MATRICES = ("LDSM", "STSM")
TYPES = {"U8": 1, "S8": 1, "U16": 2, "S16": 2, "64": 8, "128": 16}


def instructions(listing):
    """(function, offset, text, [(file, line)], innermost first) of each instruction. The places are those that stand
    before it: a listing repeats none, not even where the same line is inlined somewhere else."""
    function, places, fresh = None, [], False
    for line in listing.splitlines():
        if m := re.match(r"\.text\.(.*):$", line):
            function = m[1]
        elif m := re.match(r'\s*//## File "(.*?)", line (\d+)', line):
            places = [*(places if fresh else []), (m[1], int(m[2]))]  # innermost first
            fresh = True
        elif m := re.match(r"\s*/\*([0-9a-f]{4,})\*/\s+(.*?)\s*;?\s*(?:/\*.*)?$", line):
            yield function, int(m[1], 16), m[2].strip("{} ;"), places if fresh else []
            fresh = False


def parts(text):
    m = re.match(r"(?:(@!?U?P\w+)\s+)?([A-Z0-9a-z_.]+)\s*(.*)", text)
    return m[1] or "", m[2].split("."), m[3]


def width_of(name, suffixes):
    if name in MATRICES:
        return 4 * int(suffixes[-1]) if suffixes[-1] in ("2", "4") else 4
    return next((TYPES[s] for s in suffixes if s in TYPES), 4)


def address_of(name, operands):
    """The address in brackets: the first, which is that of shared memory for copies."""
    m = re.search(r"\[(.*?)\]", operands)
    address = {"offset": 0, "scale": 1}
    for part in re.split(r"\+", m[1]) if m else []:
        if r := re.match(r"UR(\d+)$", part.split(".")[0]):
            address["uniform_register"] = int(r[1])
        elif r := re.match(r"R(\d+)(?:\.X(\d+))?", part):
            address["register"] = int(r[1])
            address["scale"] = int(r[2] or 1)
        elif r := re.match(r"(-?)0x([0-9a-f]+)$", part):
            address["offset"] = int(r[1] + r[2], 16)
        elif part not in ("RZ", "URZ"):
            address["not understood"] = part
    return address


def compare(cubin, listing, read):
    """The differences, each as a text."""
    ours = {function["name"]: {i["offset"]: i for i in function["instructions"]}
            for image in read["images"] for function in image["functions"]}
    for function, offset, text, places in instructions(listing):
        predicate, (name, *suffixes), operands = parts(text)
        ours_here = ours.get(function, {}).get(offset)
        where = f"{cubin.name}: {function}+{offset:#x}: {text}"
        if not ours_here:
            if re.match(r"(LD|ST|ATOM|RED$|REDG|UBLK|SYNCS|UTMA[LSR])", name) and name != "LDGDEPBAR":
                yield f"{where}: not kept"
            continue
        if ours_here["action"] == "unknown":
            yield f"{cubin.name}: {ours_here['operation']} is {name}"
            continue
        our_name = ours_here["operation"].split(".")[0]
        if our_name not in (name, name.removesuffix("G"), name.split("_")[0]):
            yield f"{where}: named {our_name}"
        if ours_here.get("predicate", "") != predicate:
            yield f"{where}: predicate {ours_here.get('predicate')}"
        if "width" in ours_here and ours_here["width"] != width_of(name, suffixes):
            yield f"{where}: width {ours_here['width']}"
        if "address" in ours_here and ours_here["address"] != address_of(name, operands):
            yield f"{where}: address {ours_here['address']}"
        lines = [(p["file"], p["line"]) for p in ours_here.get("places", [])]
        if places and lines != places:
            yield f"{where}: at {lines}, not {places}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sass", default="bankcheck-sass")
    parser.add_argument("--nvdisasm", default="nvdisasm")
    parser.add_argument("--listings", type=pathlib.Path)
    parser.add_argument("cubins", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    differences, compared = collections.Counter(), 0
    for cubin in options.cubins:
        read = json.loads(subprocess.run([options.sass, "--json", cubin], capture_output=True, text=True,
                                         check=True).stdout)
        listing = (options.listings / f"{cubin.stem}.sass").read_text() if options.listings else subprocess.run(
            [options.nvdisasm, "-c", "-gi", cubin], capture_output=True, text=True, check=True).stdout
        compared += sum(len(f["instructions"]) for image in read["images"] for f in image["functions"])
        differences.update(compare(cubin, listing, read))
    for difference in differences:
        print(difference)
    print(f"{compared} instructions of {len(options.cubins)} files: {len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
