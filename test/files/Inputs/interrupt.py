"""Interrupts a command while it reads a file that never ends:
interrupt.py FILE COMMAND..."""

import os
import signal
import subprocess
import sys

file, *command = sys.argv[1:]
os.mkfifo(file)
process = subprocess.Popen(command)
pipe = open(file, "wb")  # returns when the command reads
process.send_signal(signal.SIGINT)
print("status", process.wait(timeout=60))
