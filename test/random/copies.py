#!/usr/bin/env python3
"""Random kernels that copy with cp.async, between operations on barriers, against the rule of their banks: a phase of
`cp.async.ca` takes the most lane-words of the destination in one bank, if no bank has two of the source, and at least
that if one may have.

    copies.py --bankcheck=PROGRAM [--count=N] [--seed=N]
    copies.py --write=FOLDER [--count=N] [--seed=N]       programs to measure: cuda-samples/measure FOLDER/*.cu
    copies.py --bankcheck=PROGRAM --measured=ARCHIVE      such programs, with what a GPU measured

Shares nothing with bankcheck."""

import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass

sys.dont_write_bytecode = True  # the source tree stays as it is
import measured

KERNELS_A_FILE = 20
MEMORY = 32 * 1024
PHASE = {4: 32, 8: 16, 16: 8}

# Macros, so that each copy is reported at the line that uses it.
HEAD = """#include <cstdio>
#include <cuda_pipeline_primitives.h>
#define SHARED(PLACE) "r"((unsigned)__cvta_generic_to_shared(PLACE))
#define COPY_THROUGH_L1(BYTES, TO, FROM) \\
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::SHARED(TO), "l"(FROM), "n"(BYTES))
#define COPY_OR_ZEROS(BYTES, TO, FROM, OF_THEM) \\
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::SHARED(TO), "l"(FROM), "n"(BYTES), "r"(OF_THEM))
#define COPY_PAST_L1(TO, FROM) asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::SHARED(TO), "l"(FROM))
#define INIT(COUNT) asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::SHARED(&barrier), "r"(COUNT))
#define ARRIVE() asm volatile("{ .reg .b64 state; mbarrier.arrive.shared.b64 state, [%0]; }" ::SHARED(&barrier))
#define ARRIVE_BEHIND_COPIES() asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" ::SHARED(&barrier))"""


@dataclass
class Copy:
    """A call in the source, and what it costs a block."""
    line: int
    requests: int
    wavefronts: int  # of the destination
    conflicts: bool
    is_exact: bool  # the source never puts two lanes of a phase into one bank
    is_past_l1: bool


def most_words(addresses, size):
    banks = collections.Counter(word % 32 for a in addresses for word in range(a // 4, (a + size) // 4))
    return max(banks.values())


def place(chance, lanes_a_row, spread):
    """An index of t in elements: its text, with PITCH for the distance of rows, and how it is computed."""
    kind = chance.choice(["line", "line", "rows", "rows", "stride", "reversed", "swizzled", "column"])
    if kind == "line":
        return "t", lambda t, pitch: t
    if kind == "stride":
        stride = chance.choice(spread)
        return f"{stride} * t", lambda t, pitch: stride * t
    if kind == "reversed":
        return "(127 - t)", lambda t, pitch: 127 - t
    if kind == "column":
        rows = chance.choice([8, 16, 32])
        return f"(t % {rows} * PITCH + t / {rows})", lambda t, pitch: t % rows * pitch + t // rows
    if kind == "rows":
        return (f"(t / {lanes_a_row} * PITCH + t % {lanes_a_row})",
                lambda t, pitch: t // lanes_a_row * pitch + t % lanes_a_row)
    return (f"(t / {lanes_a_row} * {lanes_a_row} + (t % {lanes_a_row} ^ t / {lanes_a_row} % {lanes_a_row}))",
            lambda t, pitch: t // lanes_a_row * lanes_a_row + (t % lanes_a_row ^ t // lanes_a_row % lanes_a_row))


def body_in(chance, first):
    """The lines of a kernel's body, of which the one before the first is number \p first; its copies, its warps, and
    what a launch passes as pitch."""
    warps, launched = chance.choice([1, 1, 2, 4]), chance.random() < .5
    passed = chance.choice([16, 20, 24, 32, 33, 40, 48, 64])
    threads, found, body = 32 * warps, [], []
    for _ in range(chance.randint(1, 4)):
        size = chance.choice([4, 4, 8, 16])
        lanes_a_row = chance.choice([4, 8, 16, 32])
        to, where = place(chance, lanes_a_row, [1, 2, 4])
        source, whence = place(chance, lanes_a_row, [1, 1, 2, 3])
        most = MEMORY // size // 2
        to_pitch = chance.choice([lanes_a_row, lanes_a_row + 1, lanes_a_row + 16 // size, 2 * lanes_a_row])
        given = launched and "PITCH" in source and chance.random() < .6
        from_pitch = passed if given else chance.choice([lanes_a_row, 32, 36, 64, 65])
        trips = chance.choice([1, 1, 1, 2, 3])
        reached = [where(t, to_pitch) for t in range(threads)]
        if max(reached) >= most // 2:
            to, where = "t", lambda t, pitch: t
        limit = chance.choice([0, 0, 0, 8, 16, 24])
        step = f" + {most // 8} * i" if trips > 1 else ""
        further = " + 128 * i" if trips > 1 else ""
        type_ = {4: "float", 8: "float2", 16: "float4"}[size]
        destination = f"({type_} *)memory + {to.replace('PITCH', str(to_pitch))}{step}"
        origin = f"(const {type_} *)g + {source.replace('PITCH', 'pitch' if given else str(from_pitch))}{further}"
        is_past_l1 = size == 16 and chance.random() < .3
        call = (f"COPY_PAST_L1({destination}, {origin})" if is_past_l1 else
                f"__pipeline_memcpy_async({destination}, {origin}, {size})" if size < 16 and chance.random() < .5 else
                f"COPY_OR_ZEROS({size}, {destination}, {origin}, t < {chance.choice([16, 40])} ? {size} : 0)"
                if chance.random() < .2 else f"COPY_THROUGH_L1({size}, {destination}, {origin})")
        if trips > 1:
            body += ["#pragma unroll 1", f"  for (int i = 0; i < {trips}; ++i)"]
        if limit:
            body.append(f"    if (t % 32 < {limit})")
        body.append(f"{'    ' if limit or trips > 1 else '  '}{call};")
        line = first + len(body)
        if chance.random() < .5:
            body.append(chance.choice(["  ARRIVE();", "  ARRIVE_BEHIND_COPIES();", "  __syncthreads();"]))
        requests = wavefronts = 0
        conflicts, is_exact = False, True
        for warp in range(warps):
            requests += trips
            for lane in range(0, 32, PHASE[size]):
                lanes = [l for l in range(lane, lane + PHASE[size]) if not limit or l < limit]
                if not lanes:
                    continue
                d = most_words([size * where(32 * warp + l, to_pitch) for l in lanes], size)
                s = most_words([size * whence(32 * warp + l, from_pitch) for l in lanes], size)
                wavefronts += d * trips
                conflicts |= d > 1
                is_exact &= s == 1
        found.append(Copy(line, requests, wavefronts, conflicts, is_exact, is_past_l1))
    return body, found, warps, passed if launched else 0


def copies_in(chance, number, text):
    """Writes a kernel into the lines of \\p text, and returns its copies and the launch."""
    body, found, warps, passed = body_in(chance, len(text) + 7)
    text.append(f"__global__ void k{number}(const float *g, float *o, unsigned pitch) {{")
    text.append(f"  __shared__ __align__(1024) char memory[{MEMORY}];")
    text.append("  __shared__ unsigned long long barrier;")
    text.append("  unsigned t = threadIdx.x;")
    text.append("  if (t == 0)")
    text.append("    INIT(1 << 15); // no phase ends")
    text.append("  __syncthreads();")
    text += body
    text.append('  asm volatile("cp.async.wait_all;" ::: "memory");')
    text.append("  __syncthreads();")
    text.append("  o[t] = memory[t];")
    text.append("}")
    return found, f"  k{number}<<<1, {32 * warps}>>>(g, o, {passed});"


def program(chance, first, count):
    """The text, and the copies of each kernel by its name."""
    text, launches, kernels = HEAD.split("\n"), [], {}
    for number in range(first, first + count):
        kernels[f"k{number}"], launch = copies_in(chance, number, text)
        launches.append(launch)
    text += ["int main() {", "  float *g, *o;", "  cudaMalloc(&g, 1 << 20);", "  cudaMalloc(&o, 4096);",
             "  cudaMemset(g, 0, 1 << 20);", *launches,
             "  cudaError_t error = cudaDeviceSynchronize();",
             '  std::puts(error ? cudaGetErrorString(error) : "PASS");', "}"]
    return "\n".join(text) + "\n", kernels


def judged(copy, said):
    """What is wrong with what is said of a copy, or nothing."""
    if not said:
        return "not in the report"
    block = said["per_block"] or {}
    if copy.is_past_l1:
        return "" if said["verdict"] in ("clean", "undecided", "scattered-copy") else said["verdict"]
    if said["verdict"] != ("conflict" if copy.conflicts else "clean"):
        return said["verdict"]
    if (block.get("requests"), block.get("wavefronts")) != (copy.requests, copy.wavefronts):
        return f"{block} for {copy.requests} requests, {copy.wavefronts} wavefronts"
    if said["may_vary"] is None and not copy.is_exact:
        return "exact, though the source shares banks"
    return "" if said["may_vary"] is None or said.get("at_least") else "not exact, and no bound"


def differences(bankcheck, file, kernels):
    """(copies, of them exact, of them whose source shares no banks, texts of those that differ)"""
    done = subprocess.run([bankcheck, "--cuda-path=none", "--format=json", "--fail-on=never", file],
                          capture_output=True, text=True)
    report = json.loads(done.stdout)
    if report["errors"] or done.stderr:
        return 0, 0, 0, [f"{report['errors']} {done.stderr}"]
    by_line = {(report["kernels"][a["kernel"]]["name"], a["line"]): a for a in report["accesses"]}
    found, exact, could = [], 0, 0
    for kernel, copies in kernels.items():
        for c in copies:
            said = by_line.get((kernel, c.line))
            if wrong := judged(c, said):
                found.append(f"{kernel}, line {c.line}: {wrong}")
            elif not c.is_past_l1:
                exact += said["may_vary"] is None
                could += c.is_exact
    return sum(map(len, kernels.values())), exact, could, found


def compare_measured(options):
    """Line by line, with what `bankcheck verify` says."""
    verdicts, differ = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = measured.folder_of(options.measured, pathlib.Path(scratch))
        for record in sorted(folder.glob("*.json"))[::options.every]:
            source = record.with_suffix(".cu")
            done = subprocess.run([options.bankcheck, "verify", f"--cuda-path={options.cuda_path}", "--format=json",
                                   f"--profile={record}", source],
                                  capture_output=True, text=True)
            for line in json.loads(done.stdout)["lines"]:
                verdicts[line["verdict"]] += 1
                if line["verdict"] == "differs":
                    differ += 1
                    print(f"{source.name}:{line['line']}: {line['predicted']}, measured {line['measured']}")
    print(", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items())))
    print(f"{sum(verdicts.values())} lines, {differ} differ")
    return bool(differ)


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
        return compare_measured(given)
    chance, counts, found = random.Random(given.seed), [0, 0, 0], []
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.write or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for first in range(0, given.count, KERNELS_A_FILE):
            text, kernels = program(chance, first, min(KERNELS_A_FILE, given.count - first))
            file = folder / f"copies{given.seed}_{first}.cu"
            file.write_text(text)
            if not given.write:
                *of_file, different = differences(given.bankcheck, file, kernels)
                counts = [a + b for a, b in zip(counts, of_file)]
                found += different
    if given.write:
        return 0
    print("\n".join(found[:20]))
    print(f"seed {given.seed}: {given.count} kernels, {counts[0]} copies, {counts[1]} exact of {counts[2]} whose "
          f"source shares no banks, {len(found)} differ")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
