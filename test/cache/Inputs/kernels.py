"""kernels.py FOLDER: how many kernels are evaluated again after an edit; the report is the one without a cache."""

import glob
import os
import pathlib
import re
import subprocess
import sys

folder = pathlib.Path(sys.argv[1])
caches = {**os.environ, "XDG_CACHE_HOME": str(folder / "caches")}
COUNT = re.compile(r"bankcheck: \d+ of \d+ results are from the cache, .*, (\d+) of (\d+) kernels\n")
SOURCE = """#define N 32
__constant__ int Table[2] = {1, 2};
__device__ int at(int i) { return i * N; }
__global__ void a(int *out) {
  __shared__ int s[32][32];
  int mine = threadIdx.x;
  s[0][at(mine) % 1024] = 1;
  __syncthreads();
  out[mine] = s[mine][0];
}
__global__ void b(int *out, int n) {
  __shared__ int s[1024];
  s[(threadIdx.x * n + Table[1]) % 1024] = 1;
  __syncthreads();
  out[threadIdx.x] = s[0];
}
void run(int *out) {
  a<<<1, 32>>>(out);
  b<<<1, 64>>>(out, 3);
}
"""


def run(source, *options):
    """The report, and how many kernels are known."""
    (folder / "k.cu").write_text(source)
    done = subprocess.run(["bankcheck", "--cuda-path=none", "--format=json", "--fail-on=never", "--verbose", "k.cu",
                           *options], env=caches, cwd=folder, capture_output=True, text=True, check=True)
    found = COUNT.search(done.stderr)
    return done.stdout, found and tuple(map(int, found.groups()))


def evaluated(what, source, *options):
    got, (known, asked) = run(source, *options)
    assert got == run(source, "--no-cache", *options)[0], what
    assert asked == 2, what
    print(f"{what}: {asked - known} of {asked}")


def edit(old, new):
    assert old in SOURCE, old
    return SOURCE.replace(old, new, 1)


run(SOURCE)
evaluated("nothing but a comment at the end", SOURCE + "// the end\n")
evaluated("another name in a", SOURCE.replace("mine", "lane"))
evaluated("another value in b", edit("+ Table[1]) % 1024] = 1", "+ Table[1]) % 1024] = 2"))
evaluated("the macro of the helper", edit("N 32", "N 33"))
evaluated("the body of the helper", edit("i * N;", "i + N;"))
evaluated("a number in the table", edit("{1, 2}", "{1, 3}"))
evaluated("the host sets the table", SOURCE + "void set(int *t) { cudaMemcpyToSymbol(Table, t, 8); }\n")
evaluated("a launch of b", edit("b<<<1, 64>>>", "b<<<1, 96>>>"))
evaluated("a launch of b with another argument", edit("(out, 3)", "(out, 4)"))
evaluated("a comment that gives a its block", edit("__global__ void a", "// bankcheck: block(64)\n__global__ void a"))
evaluated("another row length of a's array", edit("s[32][32]", "s[32][33]"))
evaluated("a line between the kernels", edit("__global__ void b", "\n__global__ void b"))
evaluated("a line in a", edit("  int mine", "\n  int mine"))
evaluated("two lines and more text before both", edit("#define", "#define MORE 1\n\n#define"))
evaluated("a line between the helper and what inlines it", edit("__global__ void a", "\n__global__ void a"))
evaluated("another column", edit("  s[0][at", "   s[0][at"))
SHARED = edit("__device__ int at", "__shared__ int of_file[32]; __device__ int at").replace(
    "= 1;\n  __sync", "= of_file[31 - threadIdx.x % 32];\n  __sync")
evaluated("an array of the file that both use", SHARED)
evaluated("--block for any", SOURCE, "--block=k*=64")
evaluated("--no-fixes", SOURCE, "--no-fixes")
evaluated("another architecture", SOURCE, "--arch=sm_80")
POINTERS = """typedef float (*Reader)(const float *, int);
__device__ float read(const float *s, int i) { return s[i]; }
__global__ void a(float *out, Reader other) {
  __shared__ float s[64];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = read(s, threadIdx.x) + other(s, 1);
}
__global__ void b(float *out) {
  __shared__ float s[64];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[63 - threadIdx.x];
}
"""
run(POINTERS)
evaluated("an address that is taken where no kernel sees it", POINTERS + "__device__ Reader reader = read;\n")
evaluated("back to the first text, of which four others of a were kept since", SOURCE + "\n")

for entry in glob.glob(str(folder / "caches/bankcheck/*")):
    path = pathlib.Path(entry)
    if path.suffix != ".kernels":
        path.unlink()
        continue
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
got, counts = run(SOURCE)
assert counts == (0, 2) and got == run(SOURCE, "--no-cache")[0], counts
print("a damaged entry is evaluated again")

(folder / "k.cuh").write_text("template <int N> __global__ void k(int *out) { __shared__ int s[N * 32]; "
                              "s[threadIdx.x * N] = 1; out[0] = s[0]; }\n")
INSTANCE = '#include "k.cuh"\ntemplate __global__ void k<{}>(int *out);\n'
for text, known in ((INSTANCE.format(2), 0), ("// another file\n" + INSTANCE.format(2), 1), (INSTANCE.format(4), 0)):
    got, counts = run(text)
    assert counts == (known, 1) and got == run(text, "--no-cache")[0], (text, counts)
print("a kernel of a header is evaluated once for two files that do not launch it")
