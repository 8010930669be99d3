"""Whether launches are given what C++ computes.

    launches.py [--seed N] [--count 300] [--bankcheck PROGRAM] [--work DIR]

Each host function computes an argument of a launch with local variables. The same statements in a constexpr function
say what it is: clang evaluates that. Of both launches bankcheck has to say the same, and something: but where 64 bits
with a sign do not hold a step, or C++ does not define it.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is

TYPES = ["int", "int", "int", "unsigned", "size_t", "long long", "short", "unsigned char", "signed char", "bool"]
BINARY = ["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "<", ">", "<=", ">=", "==", "!=", "&&", "||"]
ASSIGN = ["=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^="]
# Each as an inline function, and as one that clang evaluates.
HELPERS = """
#include <algorithm>
enum Mode { Narrow = 7, Wide = 129 };
#define HELPERS(NAME, KIND) \\
  KIND int NAME##_ceilDiv(int a, int b) { return (a + b - 1) / b; } \\
  KIND unsigned NAME##_roundUp(unsigned n, unsigned to) { unsigned rest = n % to; if (rest == 0) return n; \\
    else return n + to - rest; } \\
  KIND int NAME##_larger(const int &a, const int &b) { if (a < b) return b; return a; } \\
  template <typename T> KIND T NAME##_padded(T n) { n += 31; n &= ~T(31); return n + 1; } \\
  struct NAME##_Shape { int rows, ld; };
HELPERS(plain, inline)
HELPERS(oracle, constexpr)
"""


class Function:
    """Its statements, and an expression; `NAME` stands in front of helpers."""

    def __init__(self, random):
        self.random = random
        self.variables = []  # names, that are integers
        self.lines = []
        for _ in range(random.randint(1, 4)):
            self.declare()
        self.parameter = random.choice(TYPES[:-1])
        self.result = self.expression(3)

    def declare(self):
        name, kind = f"v{len(self.lines)}", self.random.random()
        if kind < 0.15:
            self.lines.append(f"dim3 {name}({self.expression(0)}, {self.random.randint(1, 9)});")
            if self.random.random() < 0.4:
                self.lines.append(f"{name}.y {self.random.choice(['=', '*=', '+='])} {self.random.randint(1, 9)};")
            self.variables += [f"{name}.x", f"{name}.y"]
            return
        if kind < 0.2:
            self.lines.append(f"NAME_Shape {name}{{{self.random.randint(1, 9)}, int({self.expression(0)})}};")
            self.variables += [f"{name}.rows", f"{name}.ld"]
            return
        kind, value = self.random.choice(TYPES), self.expression(2)
        if self.random.random() < 0.1:
            self.lines += [f"{kind} {name} = 0;", f"{name} = {value};"]
        elif self.random.random() < 0.1:  # the same on all ways
            self.lines += [f"{kind} {name} = {value};", f"if ({self.expression(1)}) {name} = {value};"]
            self.variables.append(name)
            return
        else:
            self.lines.append(f"{kind} {name} = {value};")
        self.variables.append(name)
        while self.random.random() < 0.3:
            changes = [f"{name} {self.random.choice(ASSIGN)} {self.expression(1)};"]
            self.lines.append(self.random.choice(changes if kind == "bool" else [*changes, f"++{name};", f"{name}--;"]))

    def leaf(self):
        if self.variables and self.random.random() < 0.6:
            return self.random.choice(self.variables)
        number = self.random.choice([self.random.randint(0, 9), self.random.randint(0, 130), 2 ** 31 - 1, 32, 64])
        letter = "aZ"[number % 2]
        return self.random.choice([f"{number}", f"{number}", f"{number}u", f"{number}ull", f"{number:#x}",
                                   f"'{letter}'", "sizeof(float)", "sizeof(short[3])", "Wide", "Narrow"])

    def expression(self, depth):
        random = self.random
        if depth <= 0 or random.random() < 0.1:
            return self.leaf()
        one, other = self.expression(depth - 1), self.expression(depth - 1)
        kind = random.random()
        if kind < 0.5:
            operator = random.choice(BINARY)
            if operator in ("<<", ">>"):
                other = f"({random.randint(0, 9)})"
            return f"({one} {operator} {other})"
        if kind < 0.65:
            return f"({random.choice('-~!+')}{one})"
        if kind < 0.72:
            return f"(({random.choice(TYPES)}){one})"
        if kind < 0.78:
            return f"({one} ? {other} : {self.leaf()})"
        if kind < 0.82:
            return f"({one} & ~size_t({random.choice([7, 31, 63])}))"
        if kind < 0.86:
            return f"static_cast<{random.choice(TYPES)}>({one})"
        call = random.choice(["NAME_ceilDiv({}, {})", "NAME_roundUp({}, {})", "NAME_larger({}, {})",
                              "std::min<int>({}, {})", "std::max<long long>({}, {})", "NAME_padded<int>({})",
                              "NAME_padded<size_t>({})"])
        return call.format(one, other)

    def text(self, name):
        return [each.replace("NAME", name) for each in self.lines], self.result.replace("NAME", name)


def source(seed, count):
    parts = [HELPERS]
    for i in range(count):
        function = Function(Random(f"{seed} {i}"))
        lines, result = function.text("plain")
        oracle_lines, oracle_result = function.text("oracle")
        of = function.parameter
        for kernel in (f"plain{i}", f"oracle{i}"):
            parts.append(f"__global__ void {kernel}(float *o, {of} n) {{ __shared__ float t[1024]; "
                         f"o[threadIdx.x] = t[(threadIdx.x * n) & 1023]; }}")
        parts += [f"void host{i}(float *o) {{", *("  " + each for each in lines),
                  f"  plain{i}<<<1, 32>>>(o, ({of})({result}));", "}",
                  f"constexpr {of} value{i}() {{", *("  " + each for each in oracle_lines),
                  f"  return ({of})({oracle_result});", "}",
                  f"void judge{i}(float *o) {{ const {of} n = value{i}(); oracle{i}<<<1, 32>>>(o, n); }}"]
    return "\n".join(parts) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--work")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        file = pathlib.Path(options.work or temporary) / "launches.cu"
        file.write_text(source(options.seed, options.count))
        run = subprocess.run([options.bankcheck, "--no-fixes", "--fail-on=never", "--format=json", str(file), "--",
                              "-Wno-everything", "-std=c++20"], capture_output=True, text=True)
        if run.returncode:
            sys.exit(run.stderr[-4000:])
        report = json.loads(run.stdout)
    given = {}
    for access in report["accesses"]:
        for launch in access["launched"]:
            if "n" in launch["values"]:
                given[report["kernels"][access["kernel"]]["name"]] = launch["values"]["n"]
    judged = [i for i in range(options.count) if f"oracle{i}" in given]
    unknown = [i for i in judged if f"plain{i}" not in given]
    differ = [i for i in judged if i not in unknown and given[f"plain{i}"] != given[f"oracle{i}"]]
    for i in (differ + unknown)[:20]:
        print(i, given[f"oracle{i}"], "but", given.get(f"plain{i}", "nothing"))
        function = Function(Random(f"{options.seed} {i}"))
        print("  ", *function.lines, function.parameter, function.result)
    print(f"known {len(judged) - len(unknown)} unknown {len(unknown)} differ {len(differ)}")
    return bool(differ)


sys.exit(main())
