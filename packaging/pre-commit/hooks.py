"""A build backend (PEP 517) without requirements: an empty package that requires the wheel of this version."""

import pathlib
import re
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
VERSION = re.search(r"^project\(bankcheck VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(), re.M).group(1)
NAME = f"bankcheck_pre_commit-{VERSION}"
METADATA = f"""Metadata-Version: 2.1
Name: bankcheck-pre-commit
Version: {VERSION}
Summary: What the pre-commit hooks of bankcheck install
Requires-Dist: bankcheck=={VERSION}
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: bankcheck\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"{NAME}.dist-info/METADATA": METADATA, f"{NAME}.dist-info/WHEEL": WHEEL}
    record = "".join(f"{name},,\n" for name in [*files, f"{NAME}.dist-info/RECORD"])
    name = f"{NAME}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, name), "w") as archive:
        for path, text in {**files, f"{NAME}.dist-info/RECORD": record}.items():
            archive.writestr(path, text)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("the source of the program is built with CMake, not with pip")
