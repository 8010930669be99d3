"""What --fix does to files while other hands and signals are at work: nothing is lost, and it is all or nothing.

    transactions.py (saved | killed | beside) FOLDER COMMAND...

In `saved` a file is saved at some moment of each run; in `killed` the run is killed at some moment. The moments go
through the whole of a run's time. In `beside` a run for each file goes on at once, as hooks start them."""

import os
import pathlib
import signal
import subprocess
import sys
import time

KERNEL = """__global__ void k{0}(float *o) {{
  __shared__ float t[32][32];
  t[threadIdx.y][threadIdx.x] = *o;
  __syncthreads();
  *o = t[threadIdx.x][threadIdx.y];
}}
void launch{0}(float *o) {{ k{0}<<<1, dim3(32, 32)>>>(o); }}
"""
FILES, ROUNDS = 8, 16


def path_of(folder, i):
    """Each second name is no UTF-8."""
    return folder / f"f{i:02}{os.fsdecode(bytes([0xe9])) * (i % 2)}.cu"


def fresh(folder):
    for i in range(FILES):
        path_of(folder, i).write_text(KERNEL.format(i))


def texts(folder):
    return [path_of(folder, i).read_text() for i in range(FILES)]


def main():
    what, folder, command = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    folder.mkdir(parents=True)
    environment = dict(os.environ, XDG_STATE_HOME=str(folder / ".state"))

    def start(what=folder):
        return subprocess.Popen(command + ["--fix", str(what)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                text=True, env=environment)

    fresh(folder)
    before = texts(folder)
    begin = time.monotonic()
    assert start().wait() == 0
    whole = time.monotonic() - begin
    after = texts(folder)
    assert all(a != b for a, b in zip(before, after))
    if what == "beside":
        (folder / ".git").mkdir()
        fresh(folder)
        for run in [start(path_of(folder, i)) for i in range(FILES)]:
            error = run.communicate()[1]
            assert run.returncode == 0, error
        assert texts(folder) == after
        print(f"{FILES} runs at once, all is changed")
        return
    changed = 0
    for n in range(ROUNDS):
        fresh(folder)
        run = start()
        time.sleep(whole * (n + 1) / ROUNDS)
        if what == "saved":
            own = path_of(folder, 5)
            text = f"// saved {n}\n"
            saved = own.with_suffix(".new")
            saved.write_text(own.read_text() + text)
            os.rename(saved, own)
        else:
            run.send_signal(signal.SIGKILL)
        error = run.communicate()[1]
        if what == "saved":
            assert text in own.read_text(), (n, "the user's edit is lost")
            others = [t for i, t in enumerate(texts(folder)) if i != 5]
            done = others == [t for i, t in enumerate(after) if i != 5]
            assert done or others == [t for i, t in enumerate(before) if i != 5], (n, "some files are changed")
            assert done == (run.returncode == 0), (n, run.returncode, error)
            assert done or "is changed" in error or "was changed" in error, error
            changed += done
        else:
            second = start()
            error = second.communicate()[1]
            assert second.returncode == 0, error
            assert texts(folder) == after, n
        left = sorted(p.name for p in folder.iterdir() if p.suffix != ".cu" and p.name != ".state")
        assert not left, left
    print(f"{ROUNDS} runs, nothing is lost")


main()
