"""The program that the package carries."""

import os
import pathlib
import shutil
import subprocess
import sys
from typing import NoReturn, Sequence


class Error(Exception):
    """Nothing was analysed. The text is what the program wrote."""


def program() -> str:
    """The path of the program: that of the package, or else the one on the PATH.

    The environment variable BANKCHECK_PROGRAM names another one.
    """
    if own := os.environ.get("BANKCHECK_PROGRAM"):
        return own
    carried = pathlib.Path(__file__).parent / "program" / "bin" / "bankcheck"
    if carried.exists():
        return str(carried)
    found = shutil.which("bankcheck")
    if not found:
        raise Error(f"no program: neither '{carried}' nor 'bankcheck' on the PATH")
    return found


def run(arguments: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([program(), *arguments],
                          stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE,
                          encoding="utf-8",
                          errors="replace",
                          check=False)


def main() -> NoReturn:
    """The program takes the place of Python: signals, terminal and exit status are its own."""
    try:
        path = program()
    except Error as error:
        sys.exit(f"bankcheck: {error}")
    os.execv(path, [path, *sys.argv[1:]])  # where there is no /proc, its name is how it finds its headers
