"""Runs a command whose standard error is a terminal of 80 columns, and prints
what arrives there: terminal.py COMMAND..."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios

terminal, side = pty.openpty()
fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
process = subprocess.Popen(sys.argv[1:], stderr=side)
os.close(side)
text = b""
try:
    while part := os.read(terminal, 4096):
        text += part
except OSError:  # the other side is closed
    pass
print(text.decode())
sys.exit(process.wait())
