"""Interrupts a command while it parses a file that does not end, as `timeout` does: the process, and then its whole
group. interrupt.py [SIGTERM] FILE COMMAND..."""

import os
import signal
import subprocess
import sys
import time

file, *command = sys.argv[1:]
how = signal.SIGINT
if file == "SIGTERM":
    how = signal.SIGTERM
    file, *command = command
with open(file, "w") as source:
    source.write("__global__ void launched();\n")  # else it goes first, for what it may call
    source.write("constexpr int f() { while (true) ; return 0; }\nconstexpr int x = f();\n")
process = subprocess.Popen([*command, "--", "-fconstexpr-steps=4000000000"], start_new_session=True)


def ticks(pid):
    """Of the process, and of that which does its work."""
    with open(f"/proc/{pid}/stat") as stat:
        user, system = stat.read().rpartition(")")[2].split()[11:13]
    with open(f"/proc/{pid}/task/{pid}/children") as children:
        return int(user) + int(system) + sum(ticks(child) for child in children.read().split())


# The files before it take a fraction of this time.
while process.poll() is None:
    if ticks(process.pid) > 3 * os.sysconf("SC_CLK_TCK"):
        process.send_signal(how)
        time.sleep(0.02)
        os.killpg(process.pid, how)
        break
    time.sleep(0.05)
print("status", process.wait(timeout=60))
