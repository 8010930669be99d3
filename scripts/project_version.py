"""The version of the project, for scripts beside this file."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent


def version(root=ROOT):
    return re.search(r"^project\(bankcheck VERSION (\S+)", (root / "CMakeLists.txt").read_text(), re.M).group(1)
