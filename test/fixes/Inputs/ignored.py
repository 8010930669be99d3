"""ignored.py SOURCE FOLDER COMMAND: changes copies of a source beside one .clang-format-ignore after the other.

COMMAND formats the copies that clang-format formats, and no others. FOLDER has a folder `deep`, and a style applies.
"""

import pathlib
import shlex
import shutil
import subprocess
import sys

source, folder, command = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), shlex.split(sys.argv[3])
NAMES = ["k.cu", "deep/k.cu", "deep/l.cu"]
IGNORES = ["", "k.cu", "*.cu", "*/k.cu", "deep/*", "deep", "/*", "**/k.cu", "**/*.cu", "deep/[a-k].cu", "deep/?.cu",
           "# k.cu\n\n  deep/l.cu  ", "!k.cu", "deep/../k.cu", f"{folder.resolve()}/deep/k.cu", "k.cu*", "\\k.cu",
           "[!k].cu", "deep/**", "*", "nothing"]


def layouts(arguments):
    """Of each file, whether what has become of it is formatted."""
    for name in NAMES:
        shutil.copy(source, folder / name)
    subprocess.run([*arguments, *(folder / name for name in NAMES)], check=True, stdout=subprocess.DEVNULL)
    return {name: "(float *o)" in (folder / name).read_text() or "x = threadIdx.x" in (folder / name).read_text() or
            "[] (auto i)" in (folder / name).read_text() for name in NAMES}


failed = False
for text in IGNORES:
    (folder / ".clang-format-ignore").write_text(text + "\n")
    wanted, found = layouts(["clang-format-22", "-i"]), layouts(command)
    if wanted != found:
        print(f"{text!r}: formatted by clang-format {wanted}, here {found}")
        failed = True
sys.exit(failed)
