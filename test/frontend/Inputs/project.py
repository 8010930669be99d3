"""Writes a small CUDA project: project.py DIRECTORY."""

import json
import pathlib
import sys

root = pathlib.Path(sys.argv[1]).resolve()

kernel = """#include "stride.h"
__global__ void {name}(float *o) {{
  __shared__ float s[2048];
  s[STRIDE * threadIdx.x] = *o;
  __syncthreads();
  *o = s[threadIdx.x];
}}
void launch_{name}(float *o) {{ {name}<<<1, 32>>>(o); }}
"""


def write(path, text):
    path = root / path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def entry(file, *command, **more):
    return {"directory": str(root / "build"), "file": str(root / file), "arguments": [*command, str(root / file)],
            **more}


write("src/a.cu", kernel.format(name="a"))
write("src/b.cu", kernel.format(name="b"))
write("src/deep/c.cu", kernel.format(name="c"))
write("src/deep/loose.cu",
      "#ifdef STRIDE\n#error has flags\n#endif\n" + kernel.format(name="loose").replace("STRIDE", "16"))
# A header of kernels that no source includes, one that b.cu includes, and one in hidden places.
write("src/deep/alone.cuh", kernel.format(name="alone"))
write("src/used.cuh", "__device__ inline void used() {}\n" + kernel.format(name="in_header"))
write("src/.hidden/d.cu", kernel.format(name="hidden"))
write("src/b.cu", '#include "used.cuh"\n' + kernel.format(name="b"))
write(".git/HEAD", "")
write("include/stride.h", "#pragma once\n")
# a: nvcc; the macro and the include path in nested response files.
write("build/includes.rsp", "--options-file more.rsp -I=../include")
write("build/more.rsp", '-DSTRIDE=2 "-DUNUSED=a b"')
write("build/compile_commands.json", json.dumps([
    entry("src/a.cu", "/usr/bin/ccache", "/usr/local/cuda/bin/nvcc", "-G", "-t", "4", "-Werror", "all-warnings",
          "-gencode", "arch=compute_80,code=sm_80", "@includes.rsp", "-c", "-o", "a.o"),
    entry("src/b.cu", "nvcc", "-DSTRIDE=4", "--include-path", "../include", "-arch=sm_89", "-dc"),
    entry("src/deep/c.cu", "clang++-18", "-DSTRIDE=8", "-I", "../include", "--offload-arch=sm_86", "-unheard-of", "-c",
          "-o", "c.o"),
]))
