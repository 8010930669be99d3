"""memory.py BANKCHECK: with any limit on memory no analysis that lacks it is said to have crashed."""

import resource
import subprocess
import sys

SOURCE = """__global__ void k(float *o) {
  __shared__ float s[32][32];
  s[threadIdx.x][threadIdx.y] = *o;
  __syncthreads();
  *o = s[threadIdx.y][threadIdx.x];
}
"""
with open("a.cu", "w") as out:
    out.write(SOURCE)

said = set()
# The static program needs less than half of what the shared one does.
for megabytes in range(80, 600, 24):
    def limited():
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    run = subprocess.run([sys.argv[1], "--cuda-path=none", "--config=none", "--fail-on=never", "a.cu"],
                         capture_output=True, text=True,
                         preexec_fn=limited, timeout=120)
    for word in ("crashed", "memory ran out", "with conflicts"):
        if word in run.stderr + run.stdout:
            said.add(word)
            if word == "crashed":
                print(f"{megabytes} MB: {run.stderr}")
print("said:", ", ".join(sorted(said)))
