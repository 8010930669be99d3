"""Runs a command: status.py EXPECTED COMMAND... fails unless it ends with the
exit status EXPECTED. A crash is never expected."""

import subprocess
import sys

expected, *command = sys.argv[1:]
status = subprocess.run(command).returncode
if status != int(expected):
    sys.exit(f"{' '.join(command)} ended with {status}, not {expected}")
