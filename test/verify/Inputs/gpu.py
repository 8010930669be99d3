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
    # Launches that access no memory, and none that is shared: their pages lack the columns of that.
    print('"File Path","x.cu"\n"Function Name","idle()"')
    print('"Line No","Source","Address","Source","Instructions Executed"\n"6","","","",""\n"","","0x10","EXIT","1"')
    print('"File Path","x.cu"\n"Function Name","fill()"')
    print('"Line No","Source","Address","Source","Address Space","Instructions Executed"')
    print('"7","","","","",""\n"","","0x10","STG [R2], R1","Global","1"')
else:
    if "-o" in arguments:
        with open("log", "a") as log:
            print(pathlib.Path(arguments[-1]).name, file=log)
    print('"ID","Kernel Name","Block Size","Grid Size","gpu__time_duration.sum"' + ',""' * 6)
    print('"0","f()","(32, 1, 1)","(1, 1, 1)","100"' + ',""' * 6)
    print('"1","idle()","(32, 1, 1)","(1, 1, 1)","50"' + ',""' * 6)
    print('"2","fill()","(32, 1, 1)","(1, 1, 1)","50"' + ',""' * 6)

