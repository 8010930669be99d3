"""Whether programs compute the same with the fixes that bankcheck makes for them.

    meaning.py [--seed N] [--count 200] [--bankcheck PROGRAM] [--work DIR]

Each kernel has one shared array of several dimensions, which it reaches by its indices, through
rows, through flat pointers and helpers, as a whole. The file is changed by --fix-unsafe, and again
by one of the offered fixes with edits for each array, chosen at random. All texts run on the CPU,
phase by phase between the barriers: they have to print the same. Among enough kernels each kind of
fix with edits has to be made at least once, or it was not held to anything.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is
import check
import fixes

KERNELS_A_FILE = 40
MOST = 4096  # elements of an array
BY_HAND = {"leading-dimension", "split", "vector"}  # kinds without edits, or with some only of named row lengths
TABLE = check.HERE.parent.parent / "lib/Basic/FixKind.def"
KINDS = set(re.findall(r'^FIX_KIND\(\w+, "(.*)"\)', TABLE.read_text(), re.M)) - BY_HAND
ENOUGH = 160  # kernels, of which each of these kinds changes some
HELPERS = """\
__device__ inline void put(float *to, int n, float v) { for (int i = threadIdx.x; i < n; i += blockDim.x) to[i] = v + i; }
__device__ inline float at(const float *from, int i) { return from[i]; }
"""
CPU = """\
#include <cstdio>
#include <cstdlib>
#include <cstring>
#define __device__
struct Triple { int x, y, z; } threadIdx, blockDim;
"""


class Kernel:
    def __init__(self, random, number):
        self.random, self.name = random, f"k{number}"
        self.rows, self.columns = random.choice([(32, 32), (32, 32), (16, 64), (64, 32), (32, 8), (24, 48)])
        self.planes = random.choice([0, 0, 0, 2])
        self.threads = random.choice([64, 128, 256, 512])
        self.count = max(self.planes, 1) * self.rows * self.columns
        self.value, self.phases = 0, []
        self.write()

    def write(self):
        """The phases."""
        random = self.random
        self.phases = [self.each("i", f"{self.element('i')} = i;")]
        for _ in range(random.choice([0, 1, 1, 2])):
            self.phases.append(random.choice([self.store, self.store, self.load])())
        self.phases.append(self.transposed())
        if random.random() < 0.5:
            self.phases.append(self.load())

    def each(self, name, line):
        """All elements, over the threads."""
        return f"for (int {name} = threadIdx.x; {name} < {self.count}; {name} += {self.threads}) {line}"

    def element(self, index):
        """Element `index` in order, by all its indices."""
        plane = f"[{index} / {self.rows * self.columns}]" if self.planes else ""
        return f"t{plane}[{index} / {self.columns} % {self.rows}][{index} % {self.columns}]"

    def row(self, index):
        return f"t[{self.random.randrange(self.planes)}][{index}]" if self.planes else f"t[{index}]"

    def first(self):
        return "&t" + "[0]" * (3 if self.planes else 2)

    def out(self, what):
        """Kept by the phase that is being written."""
        return f"out[{len(self.phases) * MOST} + i] = {what};"

    def transposed(self):
        """The reads that have conflicts."""
        row = self.row(f"i % {self.rows}")
        return (f"for (int i = threadIdx.x; i < {self.rows * self.columns}; i += {self.threads}) "
                + self.out(f"{row}[i / {self.rows}]"))

    def store(self):
        """What keeps its meaning in a padded array, and what does not."""
        random, columns = self.random, self.columns
        self.value += 10000
        v, row, step = self.value, random.randrange(self.rows - 2), random.choice([columns, columns // 2, columns + 1])
        inside = f"for (int i = threadIdx.x; i < {columns}; i += {self.threads})"
        return random.choice([
            self.each("i", f"{self.element('i')} += {v};"),
            f"{{ float *p = {self.row(row)}; {inside} p[i] = {v} + i; }}",
            f"put({self.row(row)}, {columns}, {v});",
            f"put(&{self.row(row)}[0], {columns // 2}, {v});",
            f"if (threadIdx.x == 0) memset({self.row(row)}, 0, {columns * 4});",
            self.each("i", f"({self.first()})[i] = {v} + i;"),
            f"{{ float *p = {self.first()}; {self.each('i', f'p[i] = {v} + i;')} }}",
            self.each("i", f"((float *)t)[i] = {v} + i;"),
            self.each("i", f"*({self.first()} + i) = {v} + i;"),
            f"put({self.first()}, {self.count}, {v});",
            f"if (threadIdx.x == 0) memset(t, 0, {self.count * 4});",
            f"if (threadIdx.x == 0) memcpy({self.row(row + 1)}, {self.row(0)}, {columns * 4});",
            f"if (threadIdx.x == 0 && {row} > 1) memcpy({self.row(row)}, {self.row(0)}, {columns * 8});",
            f"{inside} {self.row(row)}[i + {random.choice([0, 1, columns])}] = {v} + i;",
            f"{inside} {self.row(row)}[i + n] = {v} + i;",
            f"if (threadIdx.x < {columns}) {{ float *p = &{self.row(0)}[threadIdx.x]; "
            f"for (int i = 0; i < {self.rows - 3}; ++i, p += {step}) *p = {v} + i; }}",
            f"if (threadIdx.x == 0) {self.row(row)}[{random.choice([0, columns - 1, columns, columns + 3])}] = {v};",
        ])

    def load(self):
        random, columns = self.random, self.columns
        row = random.randrange(self.rows - 2)
        inside = f"for (int i = threadIdx.x; i < {columns}; i += {self.threads})"
        return random.choice([
            self.each("i", self.out(self.element("i"))),
            f"{inside} {self.out(f'at({self.row(row)}, i)')}",
            f"{inside} {self.out(f'at({self.row(row)}, i + {columns // 2})')}",
            f"{inside} {self.out(f'{self.row(row)}[(i + n) % {columns}]')}",
            f"{inside} {self.out(f'{self.row(row)}[i + n]')}",
            self.each("i", self.out(f"at({self.first()}, i)")),
            f"{{ const float *p = {self.row(1)}; {inside} {self.out('p[i]')} }}",
            f"{{ const float *p = {self.row(1)}; {inside} {self.out(f'p[i - {random.choice([0, 1, columns])}]')} }}",
            f"for (int i = threadIdx.x; i < 1; ++i) {self.out(f'{self.row(row + 1)} - {self.row(row)}')}",
            f"for (int i = threadIdx.x; i < 1; ++i) {{ float v = 0; for (int j = 0; j < {2 * columns}; ++j) "
            f"v += {self.row(row)}[j]; {self.out('v')} }}",
        ])

    def cuda(self):
        body = "\n  __syncthreads();\n  ".join(self.phases)
        return (f"__global__ void {self.name}(float *out, int n) {{\n  {self.declaration()}\n  {body}\n}}\n")

    def declaration(self):
        planes = f"[{self.planes}]" if self.planes else ""
        return f"__shared__ float t{planes}[{self.rows}][{self.columns}];"

    def launch(self):
        return f"  {self.name}<<<1, {self.threads}>>>(o, n);\n"


class ColumnsKernel(Kernel):
    """Only columns are accessed, by all indices: its dimensions may change places."""

    def write(self):
        order = f"i / {self.rows * self.columns} * {self.rows * self.columns} + " if self.planes else ""
        column = self.element(f"({order}i % {self.rows} * {self.columns} + i / {self.rows} % {self.columns})")
        self.phases.append(self.each("i", f"{column} = i;"))
        self.phases.append(self.each("i", self.out(column)))


class FlatKernel(Kernel):
    """The rows are in the index alone. Their length is a number, or a constant that the declaration has, too."""

    def write(self):
        self.planes, self.count = 0, self.rows * self.columns
        self.length = self.random.choice([str(self.columns), "ld"])
        self.phases.append(self.each("i", f"{self.element('i')} = i;"))
        self.phases.append(self.each("i", self.out(f"t[i % {self.rows} * {self.length} + i / {self.rows}]")))
        if self.random.random() < 0.5:
            self.phases.append(self.each("i", self.out(self.element("i"))))

    def element(self, index):
        return f"t[{index} / {self.columns} * {self.length} + {index} % {self.columns}]"

    def declaration(self):
        constant = f"constexpr int ld = {self.columns}; " if self.length == "ld" else ""
        return f"{constant}__shared__ float t[{self.rows} * {self.length}];"


def random_kernel(seed, number):
    random = Random(f"{seed} {number}")
    return random.choice([Kernel, Kernel, Kernel, Kernel, ColumnsKernel, FlatKernel])(random, number)


def on_cpu(texts, kernels):
    """A program that runs the kernels of all texts with a given n, each phase for all threads in turn."""
    program = CPU + HELPERS
    main = "int main(int count, char **words) {\n  static float out[1 << 15];\n  const int n = atoi(words[1]);\n"
    for which, text in texts.items():
        program += f"namespace {which} {{\n"
        for kernel in kernels:
            body = re.search(rf"__global__ void {kernel.name}\(float \*out, int n\) {{\n(.*?)\n}}\n", text, re.S)[1]
            declaration, rest = body.split("\n", 1)
            while rest.lstrip().startswith("const auto "):  # the function of an index, for all phases
                line, rest = rest.split("\n", 1)
                declaration += "\n" + line
            phases = "".join(
                f"  for (threadIdx.x = 0; threadIdx.x < {kernel.threads}; ++threadIdx.x) {{\n{phase}\n  }}\n"
                for phase in rest.split("__syncthreads();"))
            program += (f"void {kernel.name}(float *out, int n) {{\n{declaration.replace('__shared__', 'static')}\n"
                        f"  blockDim.x = {kernel.threads};\n{phases}}}\n")
            main += (f"  memset(out, 0, sizeof out);\n  {which}::{kernel.name}(out, n);\n"
                     f"  printf(\"{which}::{kernel.name}\");\n"
                     f"  for (int i = 0; i < {MOST * len(kernel.phases)}; ++i) printf(\" %g\", out[i]);\n"
                     f"  puts(\"\");\n")
        program += "}\n"
    return program + main + "}\n"


def outputs(options, name, program, arguments):
    """What it prints with each argument, by text and kernel."""
    source = options.work / f"{name}.cpp"
    source.write_text(program)
    check.run(check.COMPILE[0], "-std=c++17", "-O0", "-w", source, "-o", source.with_suffix(""))
    return [dict(line.split(" ", 1) for line in check.run(source.with_suffix(""), n).splitlines()) for n in arguments]


def offers(options, source):
    """The fixes of `source` that have edits, by kernel: [(kind, edits)], best first."""
    report = json.loads(check.run(options.bankcheck, "--cuda-path=none", "--format=json", "--fail-on=never", source))
    offered = collections.defaultdict(list)
    for access in report["accesses"]:
        for fix in access["fixes"]:
            if fix["change"] is not None:
                offer = fix["kind"], report["changes"][fix["change"]]["edits"]
                known = offered[report["kernels"][access["kernel"]]["name"]]
                if offer not in known:
                    known.append(offer)
    return offered


def body(kernel, text):
    return re.search(rf"__global__ void {kernel.name}\(.*?\n}}\n", text, re.S)[0]


class Changes:
    """How often each kind of fix was made, and the kernels whose change no offer explains."""

    def __init__(self):
        self.kinds, self.unexplained = collections.Counter(), []

    def count(self, before, after, kernels, offered):
        for kernel in kernels:
            if body(kernel, before) == body(kernel, after):
                continue
            kind = next((kind for kind, edits in offered[kernel.name]
                         if body(kernel, fixes.applied(before, edits)) == body(kernel, after)), None)
            if kind:
                self.kinds[kind] += 1
            else:
                self.unexplained.append(kernel)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--work", type=pathlib.Path, help="folder for the programs; kept")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    differ, changes = 0, Changes()
    with tempfile.TemporaryDirectory() as scratch:
        options.work = options.work or pathlib.Path(scratch)
        options.work.mkdir(parents=True, exist_ok=True)
        for first in range(0, options.count, KERNELS_A_FILE):
            numbers = range(first, min(first + KERNELS_A_FILE, options.count))
            kernels = [random_kernel(options.seed, number) for number in numbers]
            before = (HELPERS + "".join(kernel.cuda() for kernel in kernels) + "void launch(float *o, int n) {\n"
                      + "".join(kernel.launch() for kernel in kernels) + "}\n")
            source = options.work / f"meaning-{first}.cu"
            source.write_text(before)
            offered = offers(options, source)
            random = Random(f"{options.seed} choices {first}")
            chosen = [random.choice(offered[name])[1] for name in sorted(offered)]
            any_of_them = fixes.applied(before, [edit for edits in chosen for edit in edits])
            subprocess.run([options.bankcheck, "--cuda-path=none", "--fix-unsafe", "--fix-slower", "--fail-on=never",
                            source],
                           check=True, capture_output=True)
            texts = {"best": source.read_text(), "any": any_of_them}
            for text in texts.values():
                changes.count(before, text, kernels, offered)
            # A value of n that keeps rows, and one that does not.
            values = (0, 5)
            printed = outputs(options, f"all-{first}", on_cpu({"before": before} | texts, kernels), values)
            for n, of in zip(values, printed):
                for which, text in texts.items():
                    for kernel in kernels:
                        if of[f"before::{kernel.name}"] != of[f"{which}::{kernel.name}"]:
                            differ += 1
                            print(f"with n = {n} another result, of\n{body(kernel, before)}changed to\n"
                                  f"{body(kernel, text)}")
    for kernel in changes.unexplained:
        print(f"no offer changes it so:\n{kernel.cuda()}")
    never = sorted(KINDS - changes.kinds.keys()) if options.count >= ENOUGH else []
    if never:
        print(f"never made: {', '.join(never)}")
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(changes.kinds.items()))
    print(f"kernels {options.count}, changes {changes.kinds.total()} ({kinds}), differ {differ}")
    sys.exit(bool(differ or never or changes.unexplained or not changes.kinds))


if __name__ == "__main__":
    main()
