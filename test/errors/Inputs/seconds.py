"""Runs a command: seconds.py LIMIT COMMAND... fails if it takes more processor time than LIMIT seconds (what other
programs do does not count), or fails. Where an empty file takes longer than USUAL, the limit grows in proportion: a
machine may be slow, or busy.
"""

import resource
import subprocess
import sys

USUAL = 0.03  # seconds, of a parse of nothing by the program without shared libraries


def processor_seconds(command, **options):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


limit, *command = sys.argv[1:]
seconds = processor_seconds(command)
if seconds > float(limit):
    nothing = processor_seconds(["bankcheck", "--cuda-path=none", "-"], stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    allowed = float(limit) * max(1, nothing / USUAL)
    if seconds > allowed:
        sys.exit(f"{' '.join(command)} took {seconds:.2f} s, more than {allowed:.2f} (an empty file: {nothing:.2f})")
