"""Prints a compilation database of files, as CMake writes it for nvcc."""

import json
import os
import sys

print(
    json.dumps(
        [
            {
                "directory": os.getcwd(),
                "command": f"/usr/local/cuda/bin/nvcc -x cu -c {file} -o {file}.o",
                "file": os.path.abspath(file),
            }
            for file in sys.argv[1:]
        ]
    )
)
