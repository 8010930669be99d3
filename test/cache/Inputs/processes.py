"""processes.py SOURCE_ROOT FOLDER [SECONDS]: processes on one cache, of which some are killed on their way.

Sixteen at a time, every third killed; with SECONDS sixty-four, for so long, a random one killed each second,
and the cache cleared every ten.
"""

import glob
import os
import random
import subprocess
import sys
import time

root, folder = sys.argv[1:3]
seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 0
files = sorted(glob.glob(f"{root}/cuda-samples/*/*.cu"))[5::30]
cached = {**os.environ, "XDG_CACHE_HOME": folder}
plain = ["bankcheck", "--cuda-path=none", "--format=json", "--fail-on=never", "-j1", *files]
chance = random.Random(1)


def expected(command):
    return subprocess.run([*command, "--no-cache"], capture_output=True, text=True, check=True).stdout


class Running:
    """One that works on the cache; its reports are a file, which it cannot wait for."""

    def __init__(self, command):
        self.command, self.is_victim = command, False
        self.out = open(f"{folder}/{id(self)}.out", "w+")
        self.process = subprocess.Popen(command, env=cached, stdout=self.out, stderr=subprocess.DEVNULL,
                                        start_new_session=True)

    def is_done(self):
        return self.process.poll() is not None

    def kill(self):
        if not self.is_done():
            self.is_victim = True
            os.killpg(self.process.pid, 9)  # the process that works is a child of this one

    def check(self, right):
        self.process.wait(timeout=120)
        self.out.seek(0)
        assert self.process.returncode == -9 and self.is_victim or self.out.read() == right, self.process.returncode
        self.out.close()
        os.remove(self.out.name)
        return self.is_victim


started = killed = cleared = 0
if not seconds:
    right = expected(plain)
    for _ in range(2):
        first = Running(plain)
        first.kill()  # one at least, however busy the machine is
        running = [first, *(Running(plain) for _ in range(15))]
        started += len(running)
        for victim in running[3::3]:
            time.sleep(chance.uniform(0, 0.1))
            victim.kill()
        killed += sum(one.check(right) for one in running)
else:
    commands = [[*plain, f"--block={block}"] for block in ("32", "64", "128", "32x4", "16x16", "32x8")]
    right = {tuple(command): expected(command) for command in commands}
    running, begin = [], time.monotonic()
    while time.monotonic() - begin < seconds:
        while len(running) < 64:
            running.append(Running(chance.choice(commands)))
            started += 1
        if int(time.monotonic() - begin) > killed + sum(one.is_victim for one in running):
            chance.choice(running).kill()
        if (time.monotonic() - begin) / 10 > cleared + 1:
            subprocess.run(["bankcheck", "cache", "clear"], env=cached, check=True, stdout=subprocess.DEVNULL)
            cleared += 1
        for one in [one for one in running if one.is_done()]:
            running.remove(one)
            killed += one.check(right[tuple(one.command)])
        time.sleep(0.02)
    killed += sum(one.check(right[tuple(one.command)]) for one in running)
    subprocess.run(plain, env=cached, check=True, stdout=subprocess.DEVNULL)
    right = expected(plain)
done = subprocess.run([*plain, "--verbose"], env=cached, capture_output=True, text=True, check=True)
assert done.stdout == right, "the last report"
assert f"{len(files)} of {len(files)} results are from the cache" in done.stderr, done.stderr
print(f"{started} processes, {killed} killed, {cleared} times cleared, no wrong report")
