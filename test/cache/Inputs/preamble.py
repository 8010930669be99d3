"""preamble.py SOURCE_ROOT FOLDER TOOLKIT: reports with a source's own headers precompiled, and without."""

import difflib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

root, folder, toolkit = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
caches = folder / "caches/bankcheck"
environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "caches")}
COUNT = re.compile(r"bankcheck: (\d+) of \d+ results are from the cache, preludes for (\d+) parses, "
                   r"preambles for (\d+), .*\n")


def run(*arguments):
    """The report, what else was said, and how many parses had a preamble."""
    command = ["bankcheck", f"--cuda-path={toolkit}", "--format=json", "--fail-on=never", "--verbose", "--all"]
    done = subprocess.run([*command, *map(str, arguments)], env=environment, cwd=folder, capture_output=True, text=True)
    assert done.returncode in (0, 1, 2) and done.stdout, (done.returncode, done.stderr)
    counts = COUNT.search(done.stderr)
    assert not counts or counts.group(1) == "0", "each file is analysed"
    return (done.stdout, COUNT.sub("", done.stderr)), counts and int(counts.group(3))


def settle():
    """Until nothing is being made behind an earlier report."""
    quiet = 0
    for _ in range(1200):
        quiet = 0 if list(caches.glob("new-*")) else quiet + 1
        if quiet == 5:
            return
        time.sleep(0.1)
    sys.exit("a header is not finished")


def same(count, *arguments):
    """The report, which is the same as without a cache; \\p count parses had a preamble, if that is asked."""
    for kept in caches.glob("*.kernels"):
        kept.unlink(missing_ok=True)
    got, used = run(*arguments)
    assert count is None or used == count, (used, arguments)
    plain, _ = run("--no-cache", *arguments)
    texts = [(out + err).splitlines() for out, err in (plain, got)]
    assert got == plain, "\n".join(difflib.unified_diff(*texts, lineterm=""))
    return got[0]


def preambles(kind="preamble"):
    return sorted(caches.glob(f"[0-9a-f]*.{kind}"))


def until(what, kind="preamble", before=()):
    """\\p what is run, until there is a \\p kind more than \\p before."""
    for number in range(60):
        run(*what(number))
        for _ in range(50):
            if set(preambles(kind)) - set(before):
                settle()
                return
            time.sleep(0.1)
    sys.exit(f"no {kind} was made")


def write(name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


includes = '#include "inc/tile.cuh"  // of the project\n#include <tables.cuh>\n#include "./inc/../inc/late.cuh"\n'
FLAGS = ["--", "-Iinclude", f"-I{folder}/absolute"]
write("inc/tile.cuh", """#pragma once
#ifndef EDGE
#define EDGE 32
#endif
namespace tiles {
struct Tile {
  float data[EDGE][EDGE];
  __device__ float &at(int y, int x) { return data[y][x]; }
};
template <int N> __global__ void column(float *out) {
  __shared__ float t[N][EDGE];
  t[threadIdx.x][0] = 1;
  __syncthreads();
  *out = t[0][threadIdx.x];
}
template <typename T> __device__ T first(T *of) { return of[threadIdx.x * 2]; }
inline __device__ float row(Tile &t) { return t.at(threadIdx.x, 0) + first(&t.data[0][0]); }
__global__ void inHeader(float *out) {
  __shared__ Tile t;
  t.at(threadIdx.x, 1) = 2;
  __syncthreads();
  *out = row(t);
}
inline void launchInHeader(float *out) { inHeader<<<1, 32>>>(out); }
}
""")
write("include/tables.cuh", """#ifndef TABLES
#define TABLES
#include <other.cuh>
static __constant__ int Kept[4] = {1, 2, 3, 4};
static __constant__ int Changed[4] = {32, 32, 32, 32};
inline void change(int *from) { cudaMemcpyToSymbol(Changed, from, sizeof Changed); }
template <typename T> __device__ T twice(T v) { return v + v; }
void onHost();
inline __host__ __device__ int either() { onHost(); return 1; }
#endif
""")
write("absolute/other.cuh", "template <typename T> struct Pair { T first, second; __device__ T sum() const { "
      "return first + second; } };\n")
write("inc/late.cuh", "#pragma once\n#define LATE 2\nextern __shared__ float pool[];\n")


def variant(number, text=""):
    """Another text, whose result is not known yet."""
    write("k.cu", f"""// The project's kernels.
{includes}#define NUMBER {number}
__global__ void k(float *out) {{
  __shared__ float t[32][EDGE];
  t[threadIdx.x][0] = twice(NUMBER);
  t[0][threadIdx.x * Kept[1]] = 3;
  t[0][threadIdx.x * Changed[1] % 64] = Pair<float>{{1, 2}}.sum();
  pool[threadIdx.x * LATE] = t[1][0];
  *out = t[0][0];
}}
{text}
void launch(float *out) {{
  k<<<1, 32, 256>>>(out);
  tiles::column<32><<<1, 32>>>(out);
  tiles::launchInHeader(out);
}}
""")
    return ["k.cu", *FLAGS]


until(variant, "prelude")
until(lambda number: variant(100 + number))
report = same(1, *variant(200))
assert 'inc/tile.cuh"' in report and report.count('"ways": 32') >= 2, report
assert same(1, *variant(201, "\n// one more line")) != report
print("a changed source: its headers are not parsed again")

# Errors of the source, and those that a header has for what the source asks of it.
assert "nothing" in same(1, *variant(202, "__global__ void broken() { nothing(); }"))
assert "invalid operands" in same(0, *variant(203, "struct Odd { float fields; };\n"
                                    "__device__ float odd(Odd *o) { return twice(*o).fields; }"))
assert "onHost" in same(0, *variant(204, "__global__ void reaches(int *out) { *out = either(); }"))
# Other flags, a header that is another, or hides one.
same(0, *variant(205), "-DEDGE=16")
write("include/inc/tile.cuh", "#error not this one\n")
same(1, *variant(206))
text = (folder / "include/tables.cuh").read_text()
write("include/tables.cuh", text.replace("{32, 32", "{16, 16"))
same(0, *variant(207))
write("include/tables.cuh", text)
same(None, *variant(208))
settle()
same(1, *variant(218))
write("include/other.cuh", "template <typename T> struct Pair { T first, second; __device__ T sum() const { "
      "return first; } };\n")
same(0, *variant(209))
(folder / "include/other.cuh").unlink()
same(None, *variant(210))
# Other lines of the beginning have their own. A condition belongs to it, and the macros before.
settle()
before = preambles()
plain = includes
includes = "#define EDGE 16\n#if EDGE < 32\n" + plain + "#else\n#include \"none.h\"\n#endif\n"
same(0, *variant(211))
until(lambda number: variant(300 + number), before=before)
assert '"ways": 16' in same(1, *variant(212))
# None where lambdas are counted, where the source is read by its headers, and of headers with errors: that is kept.
for header in ("auto header = [](int x) { return x; };\n",
               "#ifndef AGAIN\n#define AGAIN\n#include \"k.cu\"\n#endif\n",
               "__global__ void wrong() { nowhere(); }\n"):
    write("inc/odd.cuh", "#pragma once\n" + header)
    includes = plain + f"// {header[0]}\n#include \"inc/odd.cuh\"\n"
    settle()
    before = preambles()
    own = "auto own = [] { return 2; };" if "auto" in header else ""
    until(lambda number: variant(400 + number, own), before=before)
    [new] = set(preambles()) - set(before)
    written, before = new.stat().st_ino, preambles()
    for number in range(2):
        same(0, *variant(500 + number, own))
        settle()
    assert preambles() == before and new.stat().st_ino == written, header
# Until the header is another.
write("inc/odd.cuh", "#pragma once\n")
for number in range(60):
    if same(None, *variant(550 + number)) and new.stat().st_ino != written:
        break
    settle()
    time.sleep(0.1)
settle()
same(1, *variant(650))
# Bytes that are not what was written.
for path in preambles():
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
same(0, *variant(651))
settle()
same(1, *variant(652))
print("names, order, errors, tables and lambdas: the same as without")

if toolkit != "none":
    includes = plain + ("#include <algorithm>\n#include <cooperative_groups.h>\n"
                        "#include <cooperative_groups/reduce.h>\n#include <cstdio>\n"
                        "#include <stdexcept>\n#include <string>\n#include <vector>\n")
    GROUPS = """
namespace cg = cooperative_groups;
__global__ void groups(float *out) {
  __shared__ float g[32][32];
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  g[tile.thread_rank()][0] = std::max<float>(out[0], 1);
  block.sync();
  out[tile.thread_rank()] = cg::reduce(tile, g[0][tile.thread_rank()], cg::plus<float>());
}
void more(std::vector<float> &v, float *out) {
  for (float &f : v)
    f = 1;
  if (v.empty())
    throw std::runtime_error("none" + std::to_string(v.size()));
  groups<<<1, 32>>>(out);
}
"""
    settle()
    before = preambles()
    until(lambda number: variant(500 + number, GROUPS), before=before)
    same(1, *variant(213, GROUPS))
    same(1, *variant(214, GROUPS.replace("cg::reduce", "cg::reduse")))
    same(1, *variant(215))
    # A header that asks for CCCL: that the lines are parsed again is kept, and so is their second preamble.
    write("inc/views.cuh", "#pragma once\n#include <cuda/std/cstddef>\n")
    includes = plain + "#include \"inc/views.cuh\"\n"
    settle()
    before = preambles()
    until(lambda number: variant(600 + number), before=before)
    same(1, *variant(660))
    print("cooperative_groups.h and the C++ library: the same as without")

# An editor's text that is not saved has one if its first lines are those on the disk.
def diagnostics(*steps, **more):
    made = subprocess.run([sys.executable, f"{root}/test/server/Inputs/messages.py", *steps], cwd=folder, check=True,
                          capture_output=True)
    done = subprocess.run(["bankcheck", "lsp", f"--cuda-path={toolkit}", "--lit-test"], cwd=folder, check=True,
                          env=environment | more, input=made.stdout, capture_output=True)
    return done.stdout


includes = "#define EDGE 32\n" + plain
write("compile_commands.json", json.dumps([{"directory": str(folder), "file": "k.cu",
                                            "command": " ".join(["nvcc", *FLAGS[1:], "-c", "k.cu"])}]))
settle()
before = preambles()
variant(700)
for line in range(60):
    diagnostics("open:k.cu", f"type:k.cu:{9 + line % 6}:0")
    settle()
    if new := set(preambles()) - set(before):
        break
[new] = new
os.utime(new, (1, 1))
edits = "open:k.cu", "type:k.cu:12:1", "type:k.cu:11:10"
got = diagnostics(*edits)
assert b"32-way" in got and got == diagnostics(*edits, BANKCHECK_NO_CACHE="1")
assert new.stat().st_mtime > 1, "it was looked at"
before = preambles()
got = diagnostics("open:k.cu", "type:k.cu:0:0")  # above the includes
assert b"32-way" in got and got == diagnostics("open:k.cu", "type:k.cu:0:0", BANKCHECK_NO_CACHE="1")
settle()
assert preambles() == before
print("an editor: the same as without")
