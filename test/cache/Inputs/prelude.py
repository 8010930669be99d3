"""prelude.py SOURCE_ROOT FOLDER: what bankcheck reports with a precompiled header of the toolkit, and without."""

import glob
import os
import pathlib
import re
import subprocess
import sys
import time

root, folder = sys.argv[1], pathlib.Path(sys.argv[2])
caches = {**os.environ, "XDG_CACHE_HOME": str(folder / "caches")}
toolkit = "/usr/local/cuda"
COUNT = re.compile(r"bankcheck: (\d+) of \d+ results are from the cache, preludes for (\d+) parses, .*\n")


def run(*arguments):
    """The report, what else was said, and how many parses had a prelude."""
    done = subprocess.run(["bankcheck", f"--cuda-path={toolkit}", "--format=json", "--fail-on=never", "--verbose",
                           *map(str, arguments)], env=caches, cwd=folder, capture_output=True, text=True, check=True)
    counts = COUNT.search(done.stderr)
    assert not counts or counts.group(1) == "0", "each file is analysed"
    return (done.stdout, COUNT.sub("", done.stderr)), counts and int(counts.group(2))


def preludes():
    return sorted((folder / "caches/bankcheck").glob("[0-9a-f]*.prelude"))


def wait(before):
    """Until there is another prelude than \\p before."""
    for _ in range(600):
        if set(preludes()) - set(before):
            return
        time.sleep(0.1)
    sys.exit("no prelude was made")


def settle():
    """Until nothing is being made behind an earlier report."""
    quiet = 0
    for _ in range(600):
        quiet = 0 if list((folder / "caches/bankcheck").glob("new-*")) else quiet + 1
        if quiet == 10:
            return
        time.sleep(0.1)
    sys.exit("a prelude is not finished")


def same(count, *arguments):
    got, used = run(*arguments)
    assert used == count, (used, arguments)
    plain, _ = run("--no-cache", *arguments)
    assert got == plain, arguments
    return got[0]


def variant(number, text=""):
    """Another text, whose result is not known yet."""
    source = folder / "k.cu"
    source.write_text(f"""#ifndef ROW
#define ROW 32
#endif
__global__ void k(float *out) {{
  __shared__ float t[32][ROW];
  t[threadIdx.x][0] = {number};
  *out = t[0][0];
}}
{text}
void launch(float *out) {{ k<<<1, 32>>>(out); }}
""")
    return source.name


# The first run makes it, the next ones use it.
same(0, variant(1))
wait([])
assert '"ways": 32' in same(1, variant(2))
samples = sorted(glob.glob(f"{root}/cuda-samples/*/*.cu"))[3::40]
for sample in samples:
    same(1, sample)
# Errors have their places.
same(1, variant(3, "#include \"none.h\"\n__global__ void broken() { nothing(); }"))
print(len(samples), "samples with a prelude, and the same without")

# Flags that change nothing before the source are no reason for another one.
before = preludes()
harmless = folder / "harmless"
harmless.mkdir()
(harmless / "rows.h").write_text("#define ROW 24\n")
assert '"ways": 16' in same(1, variant(20), "--", "-DROW=16")
assert '"ways": 8' in same(1, variant(21, "#include <rows.h>"), "--", "-I", harmless, "-DROW=24", "-DOTHER(x)=x")
assert '"ways": 8' in same(1, variant(22), "--", "-isystem", harmless, "-include", harmless / "rows.h", "-UNOTHING")
assert '"ways": 32' in same(1, variant(23), "--", "-I/usr/local/cuda/include")
time.sleep(2)
assert preludes() == before, "no other prelude is made"

# Flags with a header that is found before the system's have their own.
hiding = folder / "hiding"
hiding.mkdir()
(hiding / "cstdlib").write_text("#include_next <cstdlib>\n#define ROW 16\n")
settle()
before = preludes()
assert '"ways": 16' in same(0, variant(4), "--", "-I" + str(hiding))
wait(before)
assert '"ways": 16' in same(1, variant(5), "--", "-I" + str(hiding))
(hiding / "cstdlib").write_text("#include_next <cstdlib>\n#define ROW 8\n")
assert '"ways": 8' in same(0, variant(6), "--", "-I" + str(hiding))
(hiding / "cstdlib").unlink()
assert '"ways": 32' in same(1, variant(19), "--", "-I" + str(hiding))
(hiding / "bits").mkdir()
assert '"ways": 32' in same(1, variant(24), "--", "-I" + str(hiding))
(hiding / "bits/c++config.h").write_text("#include_next <bits/c++config.h>\n#define ROW 12\n")
assert '"ways": 4' in same(0, variant(25), "--", "-I" + str(hiding))
# A folder that is the toolkit's, until its link leads elsewhere.
link = folder / "link"
link.symlink_to("/usr/local/cuda/include")
assert '"ways": 32' in same(1, variant(26), "--", "-I" + str(link))
link.unlink()
link.symlink_to(hiding)
assert '"ways": 4' in same(0, variant(26), "--", "-I" + str(link))
# Macros that the headers ask for, and the dialect.
for flag in ("-DNDEBUG", "-U__CUDA_ARCH__", "-std=c++20"):
    same(0, variant(7), "--", flag)
# Clang looks for its wrapper beside the source first.
beside = folder / "__clang_cuda_runtime_wrapper.h"
beside.write_text("#include_next <__clang_cuda_runtime_wrapper.h>\n#define ROW 4\n")
assert '"ways": 4' in same(0, variant(8))
beside.unlink()
settle()
run(variant(40))  # one may have been made with the wrapper that is gone: then it is made again
settle()
assert '"ways": 32' in same(1, variant(9))
# Bytes that are not what was written.
for path in preludes():
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
assert '"ways": 32' in same(0, variant(10))
# The bundled headers.
toolkit = "none"
settle()
before = preludes()
same(0, variant(11))
wait(before)
assert '"ways": 32' in same(1, variant(12))
assert '"ways": 16' in same(1, variant(13), "--", "-DROW=16", "-DOTHER")
for sample in samples:
    same(1, sample)
print("a header that changed, one that hides another, one beside the source, a damaged prelude: the same as without")
