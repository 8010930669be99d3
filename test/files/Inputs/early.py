"""Runs a command whose output is a terminal until a text appears there, and interrupts it then, unless it has
ended: early.py TEXT COMMAND... Prints what it wrote, a line for each time that it began one anew."""

import os
import pty
import signal
import subprocess
import sys
import threading

wanted, *command = sys.argv[1:]
terminal, side = pty.openpty()
process = subprocess.Popen(command, stdout=side, stderr=side, env={**os.environ, "TERM": "xterm"})
os.close(side)
threading.Timer(60, process.kill).start()
text = b""
asked = False
try:
    while part := os.read(terminal, 4096):
        text += part
        if not asked and wanted.encode() in text:
            asked = True
            process.send_signal(signal.SIGINT)
except OSError:  # the other side is closed
    pass
process.wait()
print(text.decode().replace("\r", "\n").replace("\33[K", ""))
sys.stdout.flush()
os._exit(0 if asked else 1)
