"""terminal.py COMMAND...: runs it with a terminal as its output, and prints what it wrote there."""
import os
import pty
import subprocess
import sys

ours, theirs = pty.openpty()
child = subprocess.Popen(sys.argv[1:], stdout=theirs, stderr=subprocess.DEVNULL, env={**os.environ, "TERM": "xterm"})
os.close(theirs)
pieces = []
try:
    while piece := os.read(ours, 1 << 16):
        pieces.append(piece)
except OSError:
    pass  # the other end is closed
child.wait()
print(b"".join(pieces).decode().replace("\r", "").replace("\33", "ESC"))
