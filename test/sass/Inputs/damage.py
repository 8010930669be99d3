"""Changes files of a folder at random, always the same way: damage.py FOLDER. Each must be read, or be an error."""

import pathlib
import random
import subprocess
import sys
import tempfile

FILES = 400


def error_of(path):
    done = subprocess.run(["bankcheck-sass", path], capture_output=True, text=True, errors="replace")
    return done.stderr.strip().removeprefix(f"bankcheck-sass: {path}: ")


def damaged(bytes_, pick):
    copy = bytearray(bytes_)
    for _ in range(pick.choice((1, 1, 2, 8))):
        at = pick.randrange(len(copy))
        copy[at] = pick.choice((0, 1, 127, 128, 255, pick.randrange(256)))
    return bytes(copy[:pick.randrange(len(copy))] if pick.random() < 0.1 else copy)


def main(folder):
    originals = [(path, path.read_bytes()) for path in sorted(pathlib.Path(folder).iterdir())]
    pick = random.Random(1)
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(scratch) / "file"
        of = {p.name: b for p, b in originals}
        old = bytearray(of["sm_90.cubin"])
        old[49] = 70  # the architecture in the flags
        path.write_bytes(old)
        print("sm_90.cubin of sm_70:", error_of(path))
        path.write_bytes(of["plain.fatbin"][:len(of["plain.fatbin"]) // 2])
        print("plain.fatbin, half of it:", error_of(path))
        for _ in range(FILES):
            original, bytes_ = pick.choice(originals)
            path.write_bytes(damaged(bytes_, pick))
            done = subprocess.run(["bankcheck-sass", path], capture_output=True)
            if done.returncode not in (0, 2) or (done.returncode == 2) != bool(done.stderr):
                print(f"{original.name}: status {done.returncode}: {done.stderr[:200]}")
                return 1
        print(f"{FILES} damaged files: each was read, or refused with a reason")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
