#!/usr/bin/env python3
"""Stands for ncu: answers as it did when several.cu was profiled."""

import pathlib
import sys

arguments = sys.argv[1:]
if "--import" not in arguments:
    assert arguments[-3:] == ["./app", "one", "two"], arguments
    pathlib.Path(arguments[arguments.index("-o") + 1] + ".ncu-rep").write_text("report")
else:
    assert pathlib.Path(arguments[arguments.index("--import") + 1]).read_text() == "report"
    page = arguments[arguments.index("--page") + 1]
    sys.stdout.write(pathlib.Path(f"several.{page}.csv").read_text())
