"""Random kernels that access shared memory behind several conditions.

    conditions.py --seed N --count K -o DIR

writes DIR/kernels-000.cu, ... for `cuda-samples/measure`. What varies is how often nvcc branches on the way to
the access: the conditions are of lanes, of arguments, of data, cheap and dear, of one value and of several, joined by
|| and &&, nested, negated, in loops, and left early. The only launch says what the arguments are. The same seed makes
the same kernels.
"""

import argparse
import pathlib
import sys
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is

KERNELS_A_FILE = 50
HEAD = """#include <cstdio>
#include <cuda_runtime.h>

"""
MAIN = """
int main() {{
  unsigned *out, data[1024];
  for (int i = 0; i < 1024; ++i)
    data[i] = i * 2654435761u >> 20;
  if (cudaMalloc(&out, 8192) != cudaSuccess)
    return 2;
  cudaMemcpy(out + 1024, data, sizeof data, cudaMemcpyHostToDevice);
{launches}  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}}
"""


class Conditions:
    """Text of conditions; `i` is there only in a loop."""

    def __init__(self, random, counter):
        self.random, self.counter = random, counter
        self.values = ["t", "t", "t & 31", "t ^ 5", "t % 24"] + [counter] * (2 if counter else 0)
        self.one = f"({random.choice(['t', 't % 24', 't & 15', 't + n', 't >> 1'] + [counter] * bool(counter))})"
        kinds = ["lane", "argument", "long", "division", "call", "uniform", "one", "one", "remainder"]
        self.kinds = random.sample(kinds, random.choice([1, 2, 2, 3])) + ["data"] * (random.random() < 0.08)

    def part(self):
        pick, number = self.random.choice, self.random.randint
        value = f"({pick(self.values)})"
        match pick(self.kinds):
            case "lane":
                return f"{value} {pick(['<', '>=', '==', '!='])} {number(1, 40)}"
            case "argument":
                return pick([f"{value} < n", f"{value} + m > n", f"{value} * m != n", f"({value} ^ m) < n"])
            case "long":
                return pick([f"(({value} * m ^ n) + t * 3 ^ m) < {number(20, 300)}",
                             f"({value} + m) * (t ^ n) + (t << 2) > {number(100, 2000)}",
                             f"(({value} >> 1) * n - (t & m) ^ t) == {number(1, 60)}"])
            case "division":
                return pick([f"{value} / n > {number(0, 4)}", f"{value} % m == {number(0, 3)}",
                             f"{number(100, 900)} / ({value} + 1) > m"])
            case "remainder":
                divided = f"{value} {pick('/%')} {pick([3, 5, 7, 8, 12, 16])}"
                return f"{divided} {pick(['==', '!=', '>', '<'])} {number(1, 4)}"
            case "call":
                return pick([f"__popc({value}) > {number(1, 3)}", f"min({value}, m) == {number(1, 4)}",
                             f"__clz({value} * n + 1) < {number(20, 27)}", f"abs({value} - n) > {number(2, 20)}",
                             f"sqrtf((float){value}) > {number(2, 5)}.5f"])
            case "uniform":
                return pick([f"n > {number(1, 30)}", f"m == {number(1, 9)}", f"n * m < {number(20, 200)}"])
            case "one":
                return f"{self.one} {pick(['==', '==', '!=', '<', '>='])} {number(0, 24)}"
            case "data":
                return pick([f"data[t] > {number(0, 3000)}u", f"data[{value} + m] % 5u == {number(0, 4)}u"])

    def tree(self, parts):
        if parts == 1:
            text = self.part()
            return f"!({text})" if self.random.random() < 0.1 else text
        left = self.random.randint(1, parts - 1)
        return f"({self.tree(left)} {self.random.choice(['||', '||', '&&'])} {self.tree(parts - left)})"


def access_of(random, place):
    return random.choice([f"s[{place}] = t * 5 + 1;", f"s[{place}] = t + {random.randint(1, 9)};",
                          f"atomicAdd(&s[{place}], t + 1u);", f"v += s[{place}];"])


def arms_of(random, conditions, access):
    """Statements that make the access behind conditions."""
    parts = random.choice([2, 2, 2, 3, 3, 4])
    all_parts = conditions.tree(parts)
    match random.choice(["then", "then", "then", "else", "nested", "early", "chain", "value"]):
        case "then":
            return [f"if {all_parts}", f"  {access}"]
        case "else":
            return [f"if ({all_parts})", "  v ^= 3;", "else", f"  {access}"]
        case "nested":
            return [f"if ({all_parts})", f"  if ({conditions.tree(2)})", f"    {access}"]
        case "early":
            return [f"if ({all_parts})", "  continue;" if conditions.counter else "  return;", access]
        case "chain":
            return [f"if ({conditions.tree(1)})", "  v += 7;", f"else if ({conditions.tree(2)})", f"  {access}"]
        case "value":
            return [f"bool go = {conditions.tree(1)};", f"go |= {conditions.tree(1)};",
                    f"if (go || {conditions.tree(1)})", f"  {access}"]


def lines_of(random):
    """The body of a kernel: accesses to `s` besides those that every kernel has."""
    loop, twice = random.random() < 0.4, random.random() < 0.15
    conditions = Conditions(random, "i" if loop else "")
    place = random.choice(["t", "t * 2 & 511", "t * 4 & 511", "(t * 33 + 1) & 511"])
    between = random.choice(["", "", "v = v * 3 + t;", "out[512 + t] = v;", "v += data[t + 64];", "__syncwarp();"])
    if twice and not loop:
        condition = conditions.tree(random.choice([1, 2, 2, 3]))
        second = access_of(random, f"({place}) + 1")
        return [f"if ({condition})", f"  {access_of(random, place)}", between, f"if ({condition})", f"  {second}"]
    access = access_of(random, random.choice([f"{place} ^ i", f"({place}) + i"]) if loop else place)
    lines = arms_of(random, conditions, access)
    if loop:
        unroll = random.choice(["", "#pragma unroll 1\n  ", "#pragma unroll\n  ", "#pragma unroll\n  ",
                                "#pragma unroll 2\n  "])
        trips = random.choice([2, 3, 4, 6, "n"])
        body = [between] * (random.random() < 0.4) + lines
        lines = [f"{unroll}for (int i = 0; i < {trips}; ++i) {{"] + ["  " + line for line in body] + ["}"]
    return lines


def kernel(seed, number):
    random = Random(f"{seed} {number}")
    text = [f"__global__ void k{number}(unsigned *out, const unsigned *data, int n, int m) {{",
            "  __shared__ unsigned s[1024];", "  int t = threadIdx.x;", "  unsigned v = 0;", "  s[t] = data[t];",
            "  __syncthreads();"]
    text += ["  " + line for line in lines_of(random)] + ["  __syncthreads();", "  out[t] = v + s[t];", "}"]
    arguments = f"out, out + 1024, {random.randint(2, 24)}, {random.randint(1, 7)}"
    return "\n".join(text) + "\n", f"  k{number}<<<1, {random.choice([32, 64, 96, 128])}>>>({arguments});\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", required=True)
    parser.add_argument("--count", type=int, default=KERNELS_A_FILE)
    parser.add_argument("-o", dest="folder", type=pathlib.Path, required=True)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for n, first in enumerate(range(0, options.count, KERNELS_A_FILE)):
        made = [kernel(options.seed, number) for number in range(first, min(options.count, first + KERNELS_A_FILE))]
        texts, launches = zip(*made)
        (options.folder / f"kernels-{n:03}.cu").write_text(HEAD + "\n".join(texts) +
                                                           MAIN.format(launches="".join(launches)))


if __name__ == "__main__":
    main()
