"""same.py SOURCE_ROOT FOLDER: compares what bankcheck writes without a cache, with a new one and with a full one."""

import glob
import os
import re
import subprocess
import sys

root, folder = sys.argv[1:]
CACHE = {**os.environ, "XDG_CACHE_HOME": folder + "/caches"}
COUNT = re.compile(r"bankcheck: (\d+) of (\d+) results are from the cache, preludes for \d+ parses, preambles for \d+, "
                   r"(\d+) of (\d+) kernels\n")


def run(*arguments, **more):
    done = subprocess.run(["bankcheck", "--verbose", "--color=never", *arguments], capture_output=True, text=True,
                          cwd=root, env=CACHE, check=False, **more)
    counts = COUNT.search(done.stderr)
    return (done.returncode, done.stdout, COUNT.sub("", done.stderr)), counts and tuple(map(int, counts.groups()))


def forget(part):
    """Removes all that is kept of files, and one in part groups of kernels."""
    kept = sorted(glob.glob(folder + "/caches/bankcheck/*"))
    groups = [entry for entry in kept if entry.endswith(".kernels")]
    for entry in [e for e in kept if e.endswith((".result", ".reads", ".program"))] + (groups[::part] if part else []):
        os.unlink(entry)


def compare(files, *options):
    plain, none = run(*options, "--no-cache", *files)
    assert none is None and plain[1], plain
    cold, counts = run(*options, *files)
    assert cold == plain and counts and counts[0] < counts[1], (options, counts)
    warm, counts = run(*options, *files)
    assert warm == plain and counts and counts[0] == counts[1] >= len(files), (options, counts)
    # Without results of files, all kernels are known; then every other group is evaluated beside those that are.
    for part in (0, 2):
        forget(part)
        kernels, counts = run(*options, *files)
        assert kernels == plain and counts[0] < counts[1], (options, counts)
        if part == 0:
            assert counts[2] == counts[3] > 0, (options, counts)
        elif len(files) > 2:  # of few files it may be all groups or none
            assert 0 < counts[2] < counts[3], (options, counts)


# One in seven; and those whose kernels are launched elsewhere, are templates in headers, or do not parse.
samples = sorted(glob.glob(f"{root}/cuda-samples/*/*.cu"))[::7]
names = [os.path.relpath(path, root) for path in samples]
compare(names, "--cuda-path=none", "--format=json")
# Another format needs no other results.
for form in ("text", "sarif", "html"):
    options = ["--cuda-path=none", "--format=" + form, "--explain", "--all"]
    warm, counts = run(*options, *names[:3])
    assert counts[0] == counts[1], (form, counts)
    assert warm == run(*options, "--no-cache", *names[:3])[0], form
print(len(names), "files, 4 formats, with bundled headers: all from the cache, and the same, with kernels too")

if os.path.exists("/usr/local/cuda/include/cuda_runtime.h"):
    compare(names[:2], "--cuda-path=/usr/local/cuda", "--format=json")
    print("the toolkit's headers: all from the cache, and the same")
else:
    print("the toolkit's headers: not here")
