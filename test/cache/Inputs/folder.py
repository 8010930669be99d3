"""folder.py FOLDER: folders that may not be a cache, and entries that are damaged."""

import os
import pathlib
import shutil
import subprocess
import sys
import time

here = pathlib.Path(sys.argv[1])
source = here / "k.cu"
source.write_text("""__global__ void k(float *out) {
  __shared__ float t[32][32];
  t[threadIdx.x][0] = 1;
  *out = t[0][0];
}
void launch(float *out) { k<<<1, 32>>>(out); }
""")


def check(caches, **more):
    """The report, and how many of its results are from the cache; nothing where there is none."""
    done = subprocess.run(["bankcheck", "--cuda-path=none", "--format=json", "--verbose", "--fail-on=never", "k.cu"],
                          env={**os.environ, "XDG_CACHE_HOME": str(caches)}, cwd=here, capture_output=True, text=True,
                          check=True, **more)
    count = [line.split()[1] for line in done.stderr.splitlines() if "from the cache" in line]
    return done.stdout, int(count[0]) if count else None


plain, _ = check("/dev/null/none")
full = here / "full"
assert check(full) == (plain, 0) and check(full) == (plain, 1)
for _ in range(600):  # the last is made behind the report
    entries = sorted((full / "bankcheck").iterdir(), key=lambda entry: entry.suffix)
    if [entry.suffix for entry in entries] == [".kernels", ".prelude", ".program", ".reads", ".result"] and \
            not entries[1].name.startswith("new-"):
        break
    time.sleep(0.1)
else:
    sys.exit(f"other entries: {entries}")
# With the headers kept a parse asks for other files than without: from here on each run asks for the same.
for entry in entries[2:]:
    entry.unlink()
assert check(full) == (plain, 0) and check(full) == (plain, 1)
entries = sorted((full / "bankcheck").iterdir(), key=lambda entry: entry.suffix)
assert [entry.stat().st_mode & 0o777 for entry in entries] == [0o600] * 5
assert (full / "bankcheck").stat().st_mode & 0o777 == 0o700

# Folders with all that is needed, but for one thing.
refused = 0
for name, spoil in {
        "readable": lambda folder: folder.chmod(0o755),
        "group": lambda folder: folder.chmod(0o770),
        "everybody": lambda folder: folder.chmod(0o777),
        "foreign": lambda folder: os.chown(folder, 1, 1),
        "link": lambda folder: (folder.rename(here / "elsewhere"), folder.symlink_to(here / "elsewhere"),
                                folder.chmod(0o755)),
        "file": lambda folder: (shutil.rmtree(folder), folder.write_text("no folder")),
}.items():
    if name == "foreign" and os.geteuid():
        continue
    caches = here / name
    shutil.copytree(full, caches)
    spoil(caches / "bankcheck")
    before = sorted(caches.rglob("*"))
    assert check(caches) == (plain, None), name
    assert sorted(caches.rglob("*")) == before, name
    told = subprocess.run(["bankcheck", "cache", "stats"], env={**os.environ, "XDG_CACHE_HOME": str(caches)},
                          capture_output=True, text=True, check=False)
    assert told.returncode == 2 and "no cache: '" in told.stderr, (name, told)
    refused += 1
# A name that is not from the root would be in the folder that is checked.
shutil.copytree(full, here / "relative")
assert check("relative") == (plain, None)
print(refused + 1, "folders refused, none of them read or written")

# Each entry, cut, changed in each part, exchanged for another, and what is no file.
damaged = 0
kernels, _, *of_file = entries
for entry in [kernels, *of_file]:  # nothing reads the headers where there is a result
    good = entry.read_bytes()
    last = len(good) - 1
    bad = [b"", good[:40], good[:last], good + b"x", *(other.read_bytes() for other in of_file if other != entry)]
    bad += [good[:at] + bytes([good[at] ^ 1]) + good[at + 1:] for at in (0, 30, 44, last)]
    for data in bad:
        entry.write_bytes(data)
        if entry == kernels:  # which is read where there is no result
            of_file[-1].unlink()
        assert check(full) == (plain, 0), (entry, data[:50])
        assert entry.read_bytes() == good, entry
        damaged += 1
    entry.unlink()
    entry.mkdir()
    if entry == kernels:
        of_file[-1].unlink()
    assert check(full) == (plain, 0)
    entry.rmdir()
    entry.symlink_to(here / "copy")
    (here / "copy").write_bytes(good)
    if entry == kernels:
        of_file[-1].unlink()
    assert check(full) == (plain, 0)
    assert not entry.is_symlink() and check(full) == (plain, 1)
    damaged += 2
print(damaged, "damaged entries, each ignored")
