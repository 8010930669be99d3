"""Standard input with ESC for what begins a colour."""
import sys

sys.stdout.write(sys.stdin.read().replace("\x1b", "ESC"))
