#!/usr/bin/env python3
"""Reads what Nsight Compute's source page says of shared-memory requests.

Needs nvcc, ncu and python3. The page has a line for each instruction. So a kernel of one warp has hundreds of loads
and stores, each by other lanes and at other addresses; a launch measures them all. Writes one JSON object a line
(README.md has the fields).

    page.py --out page-h200.jsonl                6,240 patterns, about a minute
    page.py --kernels 2 --out quick.jsonl        two kernels of each sort
"""

import argparse
import importlib.machinery
import importlib.util
import json
import pathlib
import random
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
loader = importlib.machinery.SourceFileLoader("measure", str(HERE.parent / "measure"))
measure = importlib.util.module_from_spec(importlib.util.spec_from_loader("measure", loader))
loader.exec_module(measure)

LANES = range(32)
FULL = 0xFFFFFFFF
BYTES = 16384
PATTERNS = 400  # of a kernel
PATTERNS_OF_BLOCK = 8  # that one branch leads to
INACTIVE = 0xFFFFFFFF
THREADS = [3, 8, 9, 12, 16, 17, 20, 24, 28, 31]

HEAD = """#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>
#define LOAD16(i) asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) \\
    : "r"(base + table[32 * i + lane])); seen ^= a ^ b ^ c ^ d;
#define LOAD8(i) asm volatile("ld.shared.v2.u32 {%0,%1}, [%2];" : "=r"(a), "=r"(b) \\
    : "r"(base + table[32 * i + lane])); seen ^= a ^ b;
#define STORE16(i) asm volatile("st.shared.v4.u32 [%0], {%1,%1,%1,%1};" \\
    :: "r"(base + table[32 * i + lane]), "r"(lane) : "memory");
#define STORE8(i) asm volatile("st.shared.v2.u32 [%0], {%1,%1};" \\
    :: "r"(base + table[32 * i + lane]), "r"(lane) : "memory");
#define BEGIN extern __shared__ __align__(1024) char memory[]; \\
    uint32_t base = uint32_t(__cvta_generic_to_shared(memory)), lane = threadIdx.x, a, b, c, d, seen = 0;
#define END if (seen == 0x9e3779b9) *sink = seen + a + b + c + d;
"""
MAIN = """
int main(int, char **arguments) {
  std::ifstream file(arguments[1]);
  std::vector<uint32_t> offsets;
  for (uint32_t offset; file >> offset;)
    offsets.push_back(offset);
  uint32_t *table, *sink;
  if (cudaMalloc(&table, offsets.size() * 4) || cudaMalloc(&sink, 4) ||
      cudaMemcpy(table, offsets.data(), offsets.size() * 4, cudaMemcpyHostToDevice))
    std::abort();
LAUNCHES
  std::puts(cudaDeviceSynchronize() ? "FAIL" : "PASS");
}
"""


def some(rng, lanes, share):
    mask = sum(1 << lane for lane in lanes if rng.random() < share)
    return mask or 1 << rng.choice(list(lanes))


def phase(number):
    return range(8 * number, 8 * number + 8)


def mask(rng):
    """Active lanes as code has them, and as it does not."""
    kind = rng.randrange(12)
    if kind == 0:
        return FULL
    if kind == 1:
        return (1 << rng.randint(1, 31)) - 1
    if kind == 2:
        return FULL & ~((1 << rng.randint(1, 31)) - 1)
    if kind == 3:  # whole phases
        return sum(0xFF << 8 * p for p in rng.sample(range(4), rng.randint(1, 3)))
    if kind in (4, 5):  # parts of phases
        return sum(some(rng, phase(p), rng.choice([0.2, 0.5, 0.8]))
                   for p in rng.sample(range(4), rng.choice([2, 2, 3, 4])))
    if kind == 6:  # the same part of each
        part = rng.randint(1, 255)
        return sum(part << 8 * p for p in rng.sample(range(4), rng.randint(2, 4)))
    if kind == 7:
        return some(rng, LANES, rng.choice([0.1, 0.25, 0.5, 0.75, 0.9]))
    if kind == 8:  # two, three lanes
        return sum(1 << lane for lane in rng.sample(LANES, rng.choice([2, 2, 3, 4])))
    if kind == 9:
        return rng.choice([0x55555555, 0xAAAAAAAA, 0x33333333, 0xCCCCCCCC, 0x0F0F0F0F, 0xF0F0F0F0, 0xEEEEEEEE,
                           0x77777777, 0x11111111, 0x66666666, 0xFF00FF00, 0x00FFFF00, 0xFF0000FF, 0x0000FFFF,
                           0xFFFF0000, 0x3FFFFFFC, 0x5555FFFF, 0xFFFF5555, 0xFFFF0001, 0x0001FFFF, 0x8000FFFF])
    if kind == 10:
        return FULL & ~sum(1 << lane for lane in rng.sample(LANES, rng.randint(1, 4)))
    first, last = sorted(rng.sample(range(33), 2))
    return sum(1 << lane for lane in range(first, last))


def places(rng, active, elements):
    """Which element each lane wants; those of one row of the banks are numbered 0 to elements - 1."""
    kind = rng.randrange(13)
    row = rng.choice([0, 0, 0, 1, 5])
    free = [bank + elements * rng.randrange(row + 1) for bank in rng.sample(range(elements), elements)]
    few = free[:rng.randint(1, elements)]
    rank, ranks = 0, []
    for lane in LANES:
        ranks.append(rank)
        rank += active >> lane & 1
    if kind == 0:
        return [free[0]] * 32
    if kind in (1, 2):
        return [rng.choice(few) for _ in LANES]
    if kind in (3, 4):  # neighbours alike
        distance = rng.choice([1, 1, 2, 2, 4, 8, 16, 3, 24])
        result = [rng.choice(few) for _ in LANES]
        return [result[lane & ~distance] for lane in LANES]
    if kind == 5:  # each phase has its own
        own = [rng.sample(few, rng.randint(1, len(few))) for _ in range(4)]
        return [rng.choice(own[lane // 8]) for lane in LANES]
    if kind == 6:
        stride, reach = rng.choice([1, 1, 2, 9]), rng.choice([elements, 2 * elements, 64])
        return [lane * stride % reach for lane in LANES]
    if kind == 7:  # anywhere in few rows
        reach = rng.choice([elements + 1, 2 * elements, 4 * elements, 64])
        return [rng.randrange(reach) for _ in LANES]
    if kind == 8:  # as if the active lanes stood side by side
        group = rng.choice([1, 2, 4, 8])
        return [free[ranks[lane] // group % elements] for lane in LANES]
    if kind == 9:
        group = rng.choice([2, 4, 8])
        return [free[lane // group % elements] for lane in LANES]
    if kind == 10:  # one half-warp in one element, the other anywhere
        half = rng.randrange(2)
        return [free[0] if lane // 16 == half else rng.randrange(2 * elements) for lane in LANES]
    if kind == 11:  # phases meet in a bank
        shift, group = [elements * rng.randrange(3) for _ in range(4)], rng.choice([1, 2, 4, 8])
        return [free[lane % group % elements] + shift[lane // 8] for lane in LANES]
    return [free[lane % 8 % elements] for lane in LANES]


def pattern(rng, active, operation):
    width = int(operation.lstrip("LOADSTRE"))
    elements = 128 // width
    chosen = places(rng, active, elements)
    for _ in range(rng.choice([0, 0, 0, 0, 1, 2])):
        chosen[rng.randrange(32)] = rng.randrange(4 * elements)
    first = rng.choice([0, 0, rng.randrange(64)])
    return {"ptx": "ld.shared" if "LOAD" in operation else "st.shared", "width": width, "mask": f"{active:#010x}",
            "offsets": [(place + first) * width for place in chosen]}


def kernels_of(rng, count):
    """(how lanes are left out, threads of the block, patterns) of each kernel."""
    made = []
    for how, number in (("branch", 10), ("predicate", 3), ("block", len(THREADS))):
        for index in range(min(count, number)):
            threads = THREADS[index] if how == "block" else 32
            patterns = []
            while len(patterns) < (PATTERNS // 4 if how == "block" else PATTERNS):
                active = mask(rng) if how != "block" else (1 << threads) - 1
                for _ in range(1 if how == "predicate" else PATTERNS_OF_BLOCK):
                    operation = rng.choice(["LOAD16"] * 16 + ["LOAD8"] * 3 + ["STORE16", "STORE8"])
                    patterns.append((operation, pattern(rng, active, operation)))
            made.append((how, threads, patterns))
    return made


def source_of(kernels):
    """The program, and the pattern of each line."""
    lines, of_line, launches, first = HEAD.splitlines(), {}, [], 0
    for number, (how, threads, patterns) in enumerate(kernels):
        lines += [f"__global__ void k{number}(const uint32_t *table, uint32_t *sink) {{", "BEGIN"]
        step = 1 if how == "predicate" else PATTERNS_OF_BLOCK
        for i, (operation, made) in enumerate(patterns):
            if how != "block" and i % step == 0:
                lines.append(f"if ({made['mask']}u >> lane & 1) {{")
            lines.append(f"{operation}({i})")
            of_line[len(lines)] = dict(made, how=how)
            if how != "block" and (i % step == step - 1 or i == len(patterns) - 1):
                lines.append("}")
        lines += ["END", "}"]
        launches.append(f"  k{number}<<<1, {threads}, {BYTES}>>>(table + 32 * {first}, sink);")
        first += len(patterns)
    return "\n".join(lines) + MAIN.replace("LAUNCHES", "\n".join(launches)), of_line


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=20261126)
    parser.add_argument("--kernels", type=int, default=10, help="at most, of each sort")
    parser.add_argument("--arch", default="native")
    parser.add_argument("--work", type=pathlib.Path, help="folder for the program and the profile; kept")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    options = parser.parse_args()
    kernels = kernels_of(random.Random(options.seed), options.kernels)
    text, of_line = source_of(kernels)
    with tempfile.TemporaryDirectory() as scratch:
        work = options.work or pathlib.Path(scratch)
        work.mkdir(parents=True, exist_ok=True)
        source, program, table = work / "page.cu", work / "page", work / "table.txt"
        source.write_text(text)
        table.write_text("\n".join(" ".join(map(str, made["offsets"])) for _, _, patterns in kernels
                                   for _, made in patterns))
        if error := measure.build(source, program, options.arch):
            sys.exit(f"nvcc: {error}")
        if options.compile_only:
            return
        columns = ",".join(measure.COLUMNS)
        done = measure.run(["ncu", "--clock-control", "none", "--metrics", columns, "--import-source", "no", "-f", "-o",
                            work / "page.report", program, table])
        if done.returncode:
            sys.exit("ncu failed:\n" + done.stdout + done.stderr)
        page = measure.run(["ncu", "--import", work / "page.report.ncu-rep", "--csv", "--page", "source",
                            "--print-source", "cuda,sass"]).stdout
        if options.work:
            (work / "page.csv").write_text(page)
    found = {}
    for _, instructions in measure.instructions_by_launch(page):
        for entry in instructions.values():
            found.setdefault(entry["line"], []).append(entry)
    odd = 0
    with open(options.out, "w") as out:
        for line, made in of_line.items():
            entries = found.get(line, [])
            if len(entries) != 1 or entries[0]["requests"] != 1:
                odd += 1
                continue
            entry = entries[0]
            page = {"wavefronts": entry["wavefronts"], "ideal": entry["ideal"]}
            out.write(json.dumps(dict(ptx=made["ptx"], sass=entry["sass"], width=made["width"], mask=made["mask"],
                                      offsets=made["offsets"], how=made["how"], source_page=page),
                                 separators=(",", ":")) + "\n")
    print(f"{len(of_line)} patterns, {odd} of them not read, on {measure.machine()['gpu']}")


if __name__ == "__main__":
    main()
