"""kept-headers.py CACHES: waits until the headers that a report would have begun with are kept, behind that report."""

import pathlib
import sys
import time

folder = pathlib.Path(sys.argv[1]) / "bankcheck"
for _ in range(600):
    if list(folder.glob("[0-9a-f]*.prelude")) and not list(folder.glob("new-*")):
        sys.exit(0)
    time.sleep(0.1)
sys.exit("no headers are kept")
