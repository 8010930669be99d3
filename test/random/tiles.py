#!/usr/bin/env python3
"""Random kernels that copy with cp.async, pass barriers, and load and store wmma's fragments of the same memory: both
rules in one kernel (copies.py and fragments.py).

    tiles.py --bankcheck=PROGRAM [--count=N] [--seed=N]
    tiles.py --write=FOLDER [--count=N] [--seed=N]       programs to measure: cuda-samples/measure FOLDER/*.cu
    tiles.py --bankcheck=PROGRAM --measured=ARCHIVE      such programs, with what a GPU measured

Shares nothing with bankcheck."""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # the source tree stays as it is
import copies
import fragments

KERNELS_A_FILE = 20
MEMORY = fragments.MEMORY - 1024  # which no access reaches: with the barrier it is no more than a launch gets unasked
HEAD = copies.HEAD.split("\n") + fragments.HEAD.split("\n")[1:]
BEGIN = """__global__ void k{number}(const float *g, float *o, unsigned pitch, unsigned ld) {{
  extern __shared__ __align__(1024) char memory[];
  __shared__ unsigned long long barrier;
  unsigned t = threadIdx.x, warp = t / 32;
  float sum = 0;
  if (t == 0)
    INIT(1 << 15); // no phase ends
  __syncthreads();"""
BETWEEN = """  asm volatile("cp.async.wait_all;" ::: "memory");
  __syncthreads();"""


def kernel_in(chance, kinds, number, text):
    """Writes a kernel into the lines of \\p text, and returns its copies, its fragments' accesses and the launch."""
    text += BEGIN.format(number=number).split("\n")
    loads_first = chance.random() < .3
    body, copied, warps, pitch = copies.body_in(chance, 0)
    matrices, loaded, leading = fragments.body_in(chance, kinds, warps, 0)
    parts = [(matrices, loaded), (body, copied)] if loads_first else [(body, copied), (matrices, loaded)]
    for lines, found in parts:
        for access in found:
            access.line += len(text)
        text += lines + BETWEEN.split("\n")
    text += ["  o[t] = sum + memory[t];", "}"]
    return copied, loaded, f"  k{number}<<<1, {32 * warps}, {MEMORY}>>>(g, o, {pitch}, {leading});"


def program(chance, kinds, first, count):
    """The text, and the copies and accesses of each kernel by its name."""
    text, launches, kernels = list(HEAD), [], {}
    for number in range(first, first + count):
        *found, launch = kernel_in(chance, kinds, number, text)
        kernels[f"k{number}"] = found
        launches.append(launch)
    text += ["int main() {", "  float *g, *o;", "  cudaMalloc(&g, 1 << 20);", "  cudaMalloc(&o, 4096);",
             "  cudaMemset(g, 0, 1 << 20);", *launches,
             "  cudaError_t error = cudaGetLastError();", "  if (!error)", "    error = cudaDeviceSynchronize();",
             '  std::puts(error ? cudaGetErrorString(error) : "PASS");', "}"]
    return "\n".join(text) + "\n", kernels


def differences(bankcheck, file, kernels):
    """(copies, fragments' accesses, texts of those that differ)"""
    done = subprocess.run([bankcheck, "--cuda-path=none", "--format=json", "--fail-on=never", file],
                          capture_output=True, text=True)
    report = json.loads(done.stdout)
    if report["errors"] or done.stderr:
        return 0, 0, [f"{report['errors']} {done.stderr}"]
    by_line = {(report["kernels"][a["kernel"]]["name"], a["line"]): a for a in report["accesses"]}
    counts, found = [0, 0], []
    for kernel, (copied, loaded) in kernels.items():
        counts = [counts[0] + len(copied), counts[1] + len(loaded)]
        found += [f"{kernel}, line {c.line}: {wrong}" for c in copied
                  if (wrong := copies.judged(c, by_line.get((kernel, c.line))))]
        found += [f"{kernel}, line {a.line}: {wrong}" for a in loaded
                  if (wrong := fragments.judged(a, by_line.get((kernel, a.line))))]
    return *counts, found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--count", type=int, default=100, help="kernels")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measured", type=pathlib.Path, metavar="ARCHIVE")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="each Nth file of the archive")
    parser.add_argument("--cuda-path", default="none")
    parser.add_argument("--write", type=pathlib.Path, metavar="FOLDER")
    given = parser.parse_args()
    if given.measured:
        return copies.compare_measured(given)
    kinds, chance, counts, found = list(fragments.recorded()), random.Random(given.seed), [0, 0], []
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.write or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for first in range(0, given.count, KERNELS_A_FILE):
            text, kernels = program(chance, kinds, first, min(KERNELS_A_FILE, given.count - first))
            file = folder / f"tiles{given.seed}_{first}.cu"
            file.write_text(text)
            if not given.write:
                *of_file, different = differences(given.bankcheck, file, kernels)
                counts = [a + b for a, b in zip(counts, of_file)]
                found += different
    if given.write:
        return 0
    print("\n".join(found[:20]))
    print(f"seed {given.seed}: {given.count} kernels, {counts[0]} copies, {counts[1]} loads and stores of fragments, "
          f"{len(found)} differ")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
