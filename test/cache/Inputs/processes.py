"""processes.py SOURCE_ROOT FOLDER: sixteen processes at a time on one cache; every third is killed on its way."""

import glob
import os
import random
import subprocess
import sys
import time

root, folder = sys.argv[1:]
AT_A_TIME, ROUNDS = 16, 2
files = sorted(glob.glob(f"{root}/cuda-samples/*/*.cu"))[5::30]
command = ["bankcheck", "--cuda-path=none", "--format=json", "--fail-on=never", "-j1", *files]
cached = {**os.environ, "XDG_CACHE_HOME": folder}
expected = subprocess.run([*command, "--no-cache"], capture_output=True, text=True, check=True).stdout
chance = random.Random(1)
started = killed = 0
for _ in range(ROUNDS):
    running = [subprocess.Popen(command, env=cached, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                start_new_session=True) for _ in range(AT_A_TIME)]
    started += len(running)
    victims = running[::3]
    for victim in victims:
        time.sleep(chance.uniform(0, 0.1))
        if victim.poll() is None:
            os.killpg(victim.pid, 9)  # the process that works is a child of this one
            killed += 1
    for process in running:
        output = process.communicate(timeout=60)[0]
        assert process.returncode == -9 and process in victims or output == expected, process.returncode
done = subprocess.run([*command, "--verbose"], env=cached, capture_output=True, text=True, check=True)
assert done.stdout == expected, "the last report"
assert f"{len(files)} of {len(files)} results are from the cache" in done.stderr, done.stderr
print(started, "processes,", killed, "killed, no wrong report")
