#!/usr/bin/env python3
"""Looks for names that only the compiler knows in what bankcheck says of the .cu files
of the tests.

    names.py BANKCHECK FOLDER...
"""

import pathlib
import re
import subprocess
import sys

INTERNAL = re.compile(
    r"\b_Z\w"                        # a mangled name
    r"|\bllvm\."                     # an intrinsic
    r"|\bnvvm\b"
    r"|(?<!\w )%[\w.]+"              # a value of the IR; but "n % 32"
    r"|@\w"                          # a function or variable of it
    r"|\blocal variable\b.*(==|!=)"  # as if the user could know where one lies
    r"|\baddress of\b.*(==|!=)"
    r"|\b\w+\.addr\b"
    r"|<[\w ]*(null|badref)[\w ]*>"
)
MESSAGE = re.compile(r": (?:warning|remark|note|error|fixed): (.*)")


def main(bankcheck, *folders):
    files = sorted(str(file) for folder in folders for file in pathlib.Path(folder).rglob("*.cu")
                   if "random" not in file.parts)  # much that is alike
    done = subprocess.run([bankcheck, "--cuda-path=none", "--all", "--explain", "--no-fixes", "--fail-on=never",
                           "--analysis-time=3600", *files],
                          capture_output=True, text=True)
    said = 0
    for line in (done.stdout + done.stderr).splitlines():
        if message := MESSAGE.search(line):
            said += 1
            if INTERNAL.search(message[1]):
                print(line)
    print("messages" if said > 10 * len(files) else f"only {said} messages of {len(files)} files")


if __name__ == "__main__":
    main(*sys.argv[1:])
