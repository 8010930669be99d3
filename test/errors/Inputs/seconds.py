"""Runs a command: seconds.py LIMIT COMMAND... fails if it takes more processor
time than LIMIT seconds (what other programs do does not count), or fails."""

import resource
import subprocess
import sys

limit, *command = sys.argv[1:]
subprocess.run(command, check=True)
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
seconds = usage.ru_utime + usage.ru_stime
if seconds > float(limit):
    sys.exit(f"{' '.join(command)} took {seconds:.2f} s, more than {limit}")
