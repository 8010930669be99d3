#!/usr/bin/env python3
"""Stands for ncu: answers as it did when several.cu was profiled. A report names the pages that it exports."""

import pathlib
import sys

COLLECT = ["--clock-control", "none", "--section", "SourceCounters", "--section", "LaunchStats",
           "--import-source", "no", "-f", "-o"]
SOURCE = ["--csv", "--page", "source", "--print-source", "cuda,sass"]
RAW = ["--csv", "--page", "raw", "--print-units", "base"]
METRICS = ["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
           "smsp__inst_issued.sum", "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"]

arguments = sys.argv[1:]
if arguments[0] == "--import":
    report = pathlib.Path(arguments[1]).read_text()
    if report == "broken":
        print(f"==ERROR== Failed to load report file '{arguments[1]}'.")
        sys.exit(1)
    page = {tuple(SOURCE): "source", tuple(RAW): "raw"}[tuple(arguments[2:])]
    sys.stdout.write(pathlib.Path(f"{report}.{page}.csv").read_text())
else:
    assert arguments[:len(COLLECT)] == COLLECT, arguments
    stem, program = arguments[len(COLLECT)], arguments[len(COLLECT) + 1:]
    report = "several"
    if program[0] == "--metrics":
        assert program[1] == ",".join(METRICS), program
        report, program = "counted", program[2:]
    if program == ["./app", "one", "--", "two"]:
        print("what the program prints")
        pathlib.Path(stem + ".ncu-rep").write_text(report)
    elif program == ["./host-only"]:
        print("what the program prints\n==WARNING== No kernels were profiled.")
    else:
        print(f"==ERROR== '{program[0]}' does not exist or is not an executable.")
        sys.exit(1)
