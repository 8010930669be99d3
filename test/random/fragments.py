#!/usr/bin/env python3
"""Random kernels that load and store wmma's fragments, and pass barriers, against the recorded addresses of each
(test/data/fragments.jsonl): what bankcheck says of an access has to be the sum over its instructions.

    fragments.py --bankcheck=PROGRAM [--count=N] [--seed=N]
    fragments.py --write=FOLDER [--count=N] [--seed=N]       programs to measure: cuda-samples/measure FOLDER/*.cu
    fragments.py --bankcheck=PROGRAM --measured=ARCHIVE      such programs, with what a GPU measured

Shares nothing with bankcheck but the rule of one word a bank and wavefront."""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass

import measured

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KERNELS_A_FILE = 20
MEMORY = 48 * 1024
TYPES = {
    "f16": ("half", 2), "bf16": ("__nv_bfloat16", 2), "tf32": ("wmma::precision::tf32", 4), "f64": ("double", 8),
    "s8": ("signed char", 1), "u8": ("unsigned char", 1), "f32": ("float", 4), "s32": ("int", 4)
}


@dataclass
class Fragment:
    """One combination, with its instructions: a name and the line and byte that each lane accesses."""
    use: str
    layout: str
    shape: tuple
    element: str
    instructions: list

    @property
    def bytes(self):
        return TYPES[self.element][1]

    @property
    def memory(self):
        return "float" if self.element == "tf32" else TYPES[self.element][0]

    def extents(self):
        """Lines, and elements of one."""
        m, n, k = self.shape
        rows, columns = {"a": (m, k), "b": (k, n)}.get(self.use, (m, n))
        return (rows, columns) if self.layout == "row" else (columns, rows)


def recorded(arch="sm_90a"):
    for line in (ROOT / "test/data/fragments.jsonl").read_text().splitlines():
        record = json.loads(line)
        parts = record["ptx"].split(".")
        shape = tuple(int(n) for n in re.fullmatch(r"m(\d+)n(\d+)k(\d+)", parts[6]).groups())
        is_experimental = shape in ((8, 8, 32), (8, 8, 128))
        if record["address"] == "shared" and arch in record["archs"] and parts[7] in TYPES and not is_experimental:
            yield Fragment(parts[2], parts[5], shape, parts[7], record["instructions"])


def wavefronts(name, addresses):
    """Of one instruction of a warp, and the least that it could take."""
    width = 16 if name.startswith("LDSM") else 1 if "U8" in name else 16 if "128" in name else 8 if "64" in name else 4
    phase = 8 if width == 16 else 16 if width == 8 else 32
    total = least = 0
    for first in range(0, len(addresses), phase):
        banks = collections.defaultdict(set)
        for address in addresses[first:first + phase]:
            for word in range(address // 4, (address + width + 3) // 4):
                banks[word % 32].add(word)
        total += max(len(words) for words in banks.values())
        least += 1
    return total, least


@dataclass
class Access:
    """A call in the source, and what it costs a block."""
    fragment: Fragment
    line: int
    requests: int
    wavefronts: int
    conflicts: bool


def body_in(chance, fragments, warps, first):
    """The lines of a kernel's body, of which the one before the first is number \p first; its accesses, and what a
    launch passes as leading dimension."""
    launched, passed, found, body = chance.random() < .5, 0, [], []
    for at in range(chance.randint(1, 4)):
        f = chance.choice(fragments)
        lines, elements = f.extents()
        step = max(16 // f.bytes, 1)
        most = MEMORY // f.bytes // lines // 2
        leading = elements + step * chance.choice([0, 0, 1, 1, 2, 3, 4, 7, 8, 15, 16])
        leading = min(leading, most // step * step)
        trips = chance.choice([1, 1, 1, 2, 3])
        offset = 32 // f.bytes * chance.randrange(8)
        apart = 32 // f.bytes * chance.randrange(8)
        name, pointer, given = f"f{at}", f"({f.memory} *)memory + {offset} + {apart} * warp", str(leading)
        if launched and at == 0:
            given, passed = "ld", leading
        layout = f", wmma::{f.layout}_major" if f.use in "ab" else ""
        order = f", wmma::mem_{f.layout}_major" if f.use in "cd" else ""
        kind = {"a": "matrix_a", "b": "matrix_b"}.get(f.use, "accumulator")
        m, n, k = f.shape
        body.append(f"  wmma::fragment<wmma::{kind}, {m}, {n}, {k}, {TYPES[f.element][0]}{layout}> {name};")
        loop = f"#pragma unroll 1\n  for (int i = 0; i < {trips}; ++i)" if trips > 1 else ""
        if f.use == "d":
            body.append(f"  wmma::fill_fragment({name}, ({f.memory})o[0]);")
        if loop:
            body += loop.split("\n")
        step_of = f" + {32 // f.bytes} * i" if trips > 1 else ""
        call = (f"wmma::store_matrix_sync({pointer}{step_of}, {name}, {given}{order});" if f.use == "d" else
                f"wmma::load_matrix_sync({name}, {pointer}{step_of}, {given}{order}), sum += total({name});")
        body.append(f"  {'  ' if loop else ''}{call}")
        place = first + len(body)
        if chance.random() < .5:
            body.append("  __syncthreads();")
        costs = [wavefronts(op, [line * leading * f.bytes + byte for line, byte in lanes])
                 for op, lanes in f.instructions]
        found.append(Access(f, place, warps * trips * len(costs), warps * trips * sum(c for c, _ in costs),
                            any(c > least for c, least in costs)))
    return body, found, passed


def accesses_in(chance, fragments, number, text):
    """Writes a kernel into the lines of \\p text, and returns its accesses and the launch."""
    warps = chance.choice([1, 1, 2, 4])
    body, found, passed = body_in(chance, fragments, warps, len(text) + 4)
    text.append(f"__global__ void k{number}(float *o, unsigned ld) {{")
    text.append("  extern __shared__ __align__(1024) char memory[];")
    text.append("  unsigned warp = threadIdx.x / 32;")
    text.append("  float sum = 0;")
    text += body
    text.append("  o[threadIdx.x] = sum;")
    text.append("}")
    return found, f"  k{number}<<<1, {32 * warps}, {MEMORY}>>>(o, {passed});"


HEAD = """#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;
template <class F> __device__ float total(F &f) {
  float sum = 0;
#pragma unroll
  for (int i = 0; i < f.num_elements; ++i)
    sum += float(f.x[i]);
  return sum;
}"""


def program(chance, fragments, first, count):
    """The text, and the accesses of each kernel by its name."""
    text, launches, kernels = HEAD.split("\n"), [], {}
    for number in range(first, first + count):
        kernels[f"k{number}"], launch = accesses_in(chance, fragments, number, text)
        launches.append(launch)
    text += ["int main() {", "  float *o;", "  cudaMalloc(&o, 4096);", *launches,
             '  std::puts(cudaDeviceSynchronize() == cudaSuccess ? "PASS" : "FAIL");', "}"]
    return "\n".join(text) + "\n", kernels


def judged(access, said):
    """What is wrong with what is said of an access, or nothing."""
    f, block = access.fragment, (said or {}).get("per_block") or {}
    made = (block.get("requests"), block.get("wavefronts"), (said or {}).get("verdict"))
    wanted = (access.requests, access.wavefronts, "conflict" if access.conflicts else "clean")
    return "" if made == wanted else f"{f.element} {f.shape} {f.use} {f.layout}: {made}, by the record {wanted}"


def differences(bankcheck, file, kernels):
    """(accesses, texts of those that differ)"""
    done = subprocess.run([bankcheck, "--cuda-path=none", "--format=json", "--fail-on=never", file],
                          capture_output=True, text=True)
    report = json.loads(done.stdout)
    if report["errors"] or done.stderr:
        return 0, [f"{report['errors']} {done.stderr}"]
    by_line = {(report["kernels"][a["kernel"]]["name"], a["line"]): a for a in report["accesses"]}
    found = []
    for kernel, accesses in kernels.items():
        for a in accesses:
            if wrong := judged(a, by_line.pop((kernel, a.line), None)):
                found.append(f"{kernel}, line {a.line}: {wrong}")
    found += [f"{kernel}, line {line}: not in the source" for kernel, line in by_line]
    return sum(map(len, kernels.values())), found


def compare_measured(options):
    """Kernel by kernel: nvcc has the instructions of a fragment in lines of its header."""
    compared = differ = 0
    with tempfile.TemporaryDirectory() as scratch:
        for record in sorted(measured.folder_of(options.measured, pathlib.Path(scratch)).glob("*.json")):
            predicted = measured.predicted_totals(options, record.with_suffix(".cu"))
            for kernel, totals in measured.measured_totals(record).items():
                compared += 1
                if predicted[kernel] != totals:
                    differ += 1
                    print(f"{record.stem}: {kernel}: predicted {predicted[kernel]}, measured {totals}")
    print(f"{compared} kernels, {differ} differ")
    return bool(differ)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--count", type=int, default=100, help="kernels")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measured", type=pathlib.Path, metavar="ARCHIVE")
    parser.add_argument("--cuda-path", default="none")
    parser.add_argument("--write", type=pathlib.Path, metavar="FOLDER")
    given = parser.parse_args()
    if given.measured:
        return compare_measured(given)
    fragments, chance = list(recorded()), random.Random(given.seed)
    total, found = 0, []
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.write or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for first in range(0, given.count, KERNELS_A_FILE):
            text, kernels = program(chance, fragments, first, min(KERNELS_A_FILE, given.count - first))
            file = folder / f"fragments{given.seed}_{first}.cu"
            file.write_text(text)
            if not given.write:
                accesses, different = differences(given.bankcheck, file, kernels)
                total += accesses
                found += different
    if given.write:
        return 0
    print("\n".join(found[:20]))
    print(f"seed {given.seed}: {given.count} kernels, {total} accesses, {len(fragments)} kinds of fragments, "
          f"{len(found)} differ")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
