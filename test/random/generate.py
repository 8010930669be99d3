"""Random kernels, and the same kernels as an oracle program for the CPU.

    generate.py --seed N --count K -o DIR [--families=a,b] [--merge SHARE]

writes DIR/kernels-000.cu, DIR/oracle-000.cpp ... and DIR/manifest.json. Kernel
number i of a seed and a choice of families is the same whatever the count.

The two programs are one text, line for line; they differ in the declarations
of shared arrays, in the accesses (see recorder.h) and in what the oracle adds
to know a loop's trip.

A compiler may merge neighbouring accesses, remove repeated ones and hoist
invariant ones, and the oracle knows nothing of that. So a kernel either has
`volatile` arrays and does what it likes with them, or accesses each array at
most once between two barriers, or in a loop whose trips lie 32 bytes apart.
With --merge some kernels are written to be merged; only a GPU can judge those.
"""

import argparse
import json
import pathlib
import sys
from dataclasses import dataclass, field
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is
import families
from classic import Classic
from idiomatic import Idiomatic
from grammar import FUNCTIONS, TABLES

KERNELS_A_FILE = 50

TABLE_TEXT = "".join(
    f"const __constant__ {type} {name}[{len(values)}] = {{{', '.join(map(str, values))}}};\n"
    if i % 2 else f"static constexpr __device__ {type} {name}[{len(values)}] = {{{', '.join(map(str, values))}}};\n"
    for i, (name, type, values) in enumerate(TABLES))
STRUCTS = """
struct Pair { int a, b; };
struct Triad { float a, b, c; };
struct Mixed { int a; short b; unsigned char c; };
struct Row { int a, b, c, d, e; };
struct __align__(16) Quad { float a, b, c, d; };
"""
CUDA_HEAD = """#include <cstdio>
#include <cuda_runtime.h>
"""
ORACLE_HEAD = """#include <cstdio>
#include "recorder.h"
"""
CUDA_HELPERS = """
__device__ unsigned sum(int2 q) { return q.x + q.y; }
__device__ unsigned sum(float2 q) { return q.x + q.y; }
__device__ unsigned sum(int4 q) { return q.x + q.y + q.z + q.w; }
__device__ unsigned sum(float4 q) { return q.x + q.y + q.z + q.w; }
// Of 64 bits both words are used: a load of which one is not would be narrowed.
template <typename T> __device__ unsigned all(T x) { return (unsigned)x; }
__device__ unsigned all(long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
__device__ unsigned all(unsigned long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
template <typename T> __device__ unsigned get(T *p, int i) {
  return all(p[i]);
}
template <typename T> __device__ void put(T *p, int i, unsigned v) {
  p[i] = v;
}
template <typename T> __device__ unsigned both(T *p, int i, int stride) {
  unsigned low = all(p[i]);
  __syncthreads();
  return low + all(p[i + stride]);
}
"""
ORACLE_HELPERS = """








template <typename T> unsigned get(const Call &, long p, int i) {
  return load(AT(0), sizeof(T), p + (long)i * sizeof(T));
}
template <typename T> void put(const Call &, long p, int i, unsigned v) {
  store(AT(0), sizeof(T), p + (long)i * sizeof(T), v);
}
template <typename T> unsigned both(const Call &, long p, int i, int stride) {
  load(AT(0), sizeof(T), p + (long)i * sizeof(T));
  __syncthreads();
  return load(AT(0), sizeof(T), p + (long)(i + stride) * sizeof(T));
}
"""


# What the families' kernels have besides.
CUDA_FAMILIES = """
__device__ unsigned sum(uint2 q) { return q.x + q.y; }
__device__ unsigned sum(uint4 q) { return q.x + q.y + q.z + q.w; }
__device__ unsigned all(int2 q) { return sum(q); }
__device__ unsigned all(int4 q) { return sum(q); }
__device__ unsigned all(uint2 q) { return sum(q); }
__device__ unsigned all(uint4 q) { return sum(q); }
__device__ unsigned all(float2 q) { return sum(q); }
__device__ unsigned all(float4 q) { return sum(q); }
template <typename T> struct Made { static __device__ T of(unsigned v) { return (T)v; } };
template <> struct Made<int2> { static __device__ int2 of(unsigned v) { return make_int2(v, 1); } };
template <> struct Made<int4> { static __device__ int4 of(unsigned v) { return make_int4(v, 1, 2, v); } };
template <> struct Made<uint2> { static __device__ uint2 of(unsigned v) { return make_uint2(v, 1); } };
template <> struct Made<uint4> { static __device__ uint4 of(unsigned v) { return make_uint4(v, 1, 2, v); } };
template <> struct Made<float2> { static __device__ float2 of(unsigned v) { return make_float2(v, 1); } };
template <> struct Made<float4> { static __device__ float4 of(unsigned v) { return make_float4(v, 1, 2, v); } };
template <typename T> __device__ T make(unsigned v) { return Made<T>::of(v); }
"""


@dataclass
class Program:
    cuda: str
    oracle: str
    kernels: list = field(default_factory=list)


def kernel_of(seed, number, chosen, merge, by_elements, changes):
    random, name = Random(f"{seed} {number}"), f"k{number}"
    if chosen:
        accesses, indices, classic = chosen
        pick = Random(f"{seed} {number} families")
        if not classic or pick.random() > 0.2:
            access = pick.choice(accesses)
            return Idiomatic(random, name, access, pick.sample(indices, min(len(indices), pick.choice([0, 1, 1, 2]))))
    kind = "merge" if random.random() < merge else random.choice(["volatile", "barriers"])
    return Classic(random, name, kind, by_elements, changes)


def joined(heads):
    """File scope of each family once, in both programs."""
    heads = list(dict.fromkeys(heads))
    return "".join(head.cuda for head in heads), "".join(head.oracle for head in heads)


def program(seed, first, count, merge=0.0, by_elements=False, changes={}, chosen=None):
    """The kernels `first` .. `first + count - 1` of a seed.

    `chosen`: the families of accesses and of indices, and whether plain kernels are among them;
    without it there are only these.
    `by_elements`: arrays are filled by their indices, not through a pointer.
    `changes`: {(kernel, array): change}, see Array.change; of the oracle only.
    """
    kernels = [kernel_of(seed, number, chosen, merge, by_elements, changes) for number in range(first, first + count)]
    shared = TABLE_TEXT + STRUCTS + FUNCTIONS
    cuda_heads, oracle_heads = joined(kernel_head for kernel in kernels for kernel_head in kernel.heads)
    helpers = (CUDA_FAMILIES, "\n" * CUDA_FAMILIES.count("\n")) if chosen else ("", "")
    lines = [line for kernel in kernels for line in kernel.lines]
    cuda = CUDA_HEAD + shared + CUDA_HELPERS + helpers[0] + cuda_heads + "\n".join(line.cuda for line in lines)
    oracle = ORACLE_HEAD + shared + ORACLE_HELPERS + helpers[1] + oracle_heads + "\n".join(line.oracle
                                                                                           for line in lines)
    launches = "".join(f"  {k.name}<<<1, dim3({', '.join(map(str, k.block))}), "
                       f"{k.dynamic_bytes}>>>(out{k.arguments});\n" for k in kernels)
    runs = "".join(f"  run(\"{k.name}\", [](unsigned *out) {{ {k.name}(out{k.arguments}); }}, "
                   f"{', '.join(map(str, k.block))});\n"
                   for k in kernels)
    cuda += ("\n\nint main() {\n  unsigned *out;\n  if (cudaMalloc(&out, 4096) != cudaSuccess)\n    return "
             "2;\n" + launches +
             "  if (cudaDeviceSynchronize() != cudaSuccess)\n    return 1;\n  puts(\"PASS\");\n}\n")
    oracle += "\n\nint main() {\n" + runs + "}\n"
    return Program(cuda, oracle, kernels)


def families_of(text, only_measured=True):
    """What --families says: names of families, "classic" among them; None for plain kernels alone."""
    names = text.split(",")
    if names == ["classic"]:
        return None
    if names == ["all"]:
        names = families.names() + ["classic"]
    if unknown := set(names) - set(families.names()) - {"classic"}:
        raise SystemExit(f"generate.py: no family {', '.join(sorted(unknown))}; there are "
                         f"{', '.join(families.names())}, classic, all")
    return (*families.chosen(names, only_measured), "classic" in names)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", required=True)
    parser.add_argument("--count", type=int, default=KERNELS_A_FILE)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--families", default="all",
                        help=f"of {', '.join(families.names())}, classic, or all (default)")
    parser.add_argument("--merge", type=float, default=0.0, help="share of kernels written to be merged")
    parser.add_argument("-o", dest="folder", type=pathlib.Path, required=True)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    manifest = []
    for n, first in enumerate(range(options.first, options.first + options.count, KERNELS_A_FILE)):
        count = min(KERNELS_A_FILE, options.first + options.count - first)
        made = program(options.seed, first, count, options.merge, chosen=families_of(options.families))
        (options.folder / f"kernels-{n:03}.cu").write_text(made.cuda)
        (options.folder / f"oracle-{n:03}.cpp").write_text(made.oracle)
        manifest += [{"kernel": k.name, "file": f"kernels-{n:03}.cu", "block": k.block,
                      "dynamic_bytes": k.dynamic_bytes,
                      "merge": k.kind == "merge", "families": k.families} for k in made.kernels]
    (options.folder / "manifest.json").write_text(json.dumps(manifest, indent=1))


if __name__ == "__main__":
    main()
