#!/usr/bin/env python3
"""Stands for nvidia-smi, nvcc and ncu, whichever it is called: programs print a line
of their source, each has one launch, and what is profiled is written to the log."""

import pathlib
import sys

called, arguments = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
if called == "nvidia-smi":
    print("New GPU, 2, 9.0")
elif "--version" in arguments:
    print("release 14.0, Version 3")
elif called == "nvcc":
    program = pathlib.Path(arguments[arguments.index("-o") + 1])
    program.write_text(f"#!/bin/sh\necho PASS\ngrep -o 'result.*' {arguments[-1]}\ntrue\n")
    program.chmod(0o755)
elif "source" in arguments:
    print('"File Path","x.cu"\n"Function Name","f()"')
    print(
        '"Line No","Source","Address","Source","Address Space","Instructions Executed","L1 Wavefronts Shared","L1 '
        'Wavefronts Shared Ideal"'
    )
    print('"5","","","","","","",""\n"","","0x10","LDS R0","Shared","1","2","1"')
    # A launch that accesses no memory has no columns of memory.
    print('"File Path","x.cu"\n"Function Name","idle()"')
    print('"Line No","Source","Address","Source","Instructions Executed"\n"6","","","",""\n"","","0x10","EXIT","1"')
else:
    if "-o" in arguments:
        with open("log", "a") as log:
            print(pathlib.Path(arguments[-1]).name, file=log)
    print('"ID","Kernel Name","Block Size","Grid Size","gpu__time_duration.sum"' + ',""' * 6)
    print('"0","f()","(32, 1, 1)","(1, 1, 1)","100"' + ',""' * 6)
    print('"1","idle()","(32, 1, 1)","(1, 1, 1)","50"' + ',""' * 6)

