"""A disk that is full and memory that ends, at every point: scarce.py BANKCHECK FILE.

What cannot be written is told of with status 2, what was there before stays, and nothing is left
beside it. Where memory ends, a report that comes out is the whole one or says what it lacks."""

import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys

bankcheck, source = sys.argv[1:]


def run(*arguments, limit=None, size=0):
    def prepare():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if limit is not None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # then writing is an error, as on a full disk
            resource.setrlimit(limit, (size, size))
    environment = dict(os.environ, XDG_STATE_HOME=os.path.abspath("state"))
    return subprocess.run([bankcheck, "--cuda-path=none", *arguments], capture_output=True, text=True, timeout=120,
                          preexec_fn=prepare, env=environment)


runs = 0
WRITTEN = {"report": ["-o", "out/file"], "html": ["--format=html", "-o", "out/file"],
           "baseline": ["--write-baseline", "--baseline=out/file"],
           "fixes": ["--export-fixes=out/file"], "depfile": ["-o", "/dev/null", "--depfile=out/file"], "fix": ["--fix"]}
for what, options in WRITTEN.items():
    for size in (0, 1, 50, 200):
        shutil.rmtree("out", ignore_errors=True)
        os.mkdir("out")
        shutil.copy(source, "out/a.cu")
        pathlib.Path("out/file").write_text("before")
        done = run(*options, "out/a.cu", limit=resource.RLIMIT_FSIZE, size=size)
        runs += 1
        if done.returncode in (0, 1):  # it is no longer than that
            written = pathlib.Path("out/file").stat().st_size
            is_new = pathlib.Path("out/file").read_text() != "before"
            assert what != "fix" and written <= size and is_new, (what, size, done)
            continue
        assert done.returncode == 2 and "error: " in done.stderr, (what, size, done)
        assert pathlib.Path("out/file").read_text() == "before", (what, size)
        assert pathlib.Path("out/a.cu").read_text() == pathlib.Path(source).read_text(), (what, size)
        assert sorted(os.listdir("out")) == ["a.cu", "file"], (what, size, os.listdir("out"))

whole = run("--format=json", "--fail-on=never", source).stdout
assert json.loads(whole)["accesses"]
complete = 0
for megabytes in range(200, 1400, 60):
    done = run("--format=json", "--fail-on=never", "-j1", source, limit=resource.RLIMIT_AS, size=megabytes << 20)
    runs += 1
    assert done.returncode != 0 or done.stdout == whole, (megabytes, done)
    complete += done.returncode == 0
    if done.returncode == 2 and done.stdout:
        assert json.loads(done.stdout)["not_analysed"], (megabytes, done)
assert complete, "no limit was enough"
print(f"{runs} runs with little of disk or memory")
