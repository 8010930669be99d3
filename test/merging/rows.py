#!/usr/bin/env python3
"""Prints kernels that read rows of a tile in registers' order, as those of a matrix product do: unrolled over columns
and rows, with the number of the row in several forms and, before or behind, an index that has a part of it. rows.json
says what nvcc made of them:

    rows.py [SEED [COUNT]] > rows.cu && record.py rows.cu
"""

import random
import sys

ROWS = ["x", "y", "x / 16", "x / 8", "x % 16", "(x & 7)", "x * 4", "x / 16 * 4", "y * 4", "y * 8", "(x * 4 + y)",
        "(y * 32 + x)", "(x >> 3)", "x * 2"]
FORMS = ["({row} + m) * {pitch} + {k}", "{row} * {pitch} + m * {pitch} + {k}", "(m + {row}) * {pitch} + {k}",
         "{pitch} * ({row} + m) + {k}", "({row} + m + {first}) * {pitch} + {k}",
         "({row} + m) * {pitch} + {k} + {column}"]
OTHERS = ["0", "0", "0", "in[{row} + 1]", "in[{row} * {pitch} + 1]", "({row} + 2 < n ? 3 : 4)",
          "in[{row} * {pitch} / 2 + 1]", "in[y * 128 + x]", "in[{row} * 2 + 1]"]


def kernel(chance, number):
    rows, columns = chance.choice([2, 3, 4]), chance.choice([4, 4, 8])
    values = {
        "row": chance.choice(ROWS), "pitch": chance.choice([8, 12, 16, 16, 20, 32]),
        "k": chance.choice(["k", "k", "k + 4 * (y & 1)"]), "first": chance.choice([0, 1, 2, 4]),
        "column": 4 * chance.randint(0, 2)
    }
    index = chance.choice(FORMS).format(**values)
    other = chance.choice(OTHERS).format(**values)
    before, behind = (other, "0") if chance.random() < .5 else ("0", other)
    loops = [f"#pragma unroll\n  for (int k = 0; k < {columns}; ++k)",
             f"#pragma unroll\n  for (int m = 0; m < {rows}; ++m)"]
    if chance.random() < .5:
        loops.reverse()
    return "\n".join([
        f"__global__ void rows{number}(float *o, const float *in, int n) {{", "  __shared__ float s[4096];",
        "  int x = threadIdx.x, y = threadIdx.y;", "  s[x] = in[x];", "  __syncthreads();",
        f"  float a[4] = {{}}, other = {before};", *("  " + line if line.startswith("for") else line
                                                     for loop in loops for line in loop.split("\n  ")),
        f"  a[m] += s[{index}] * (k + 1);",
        f"  o[y * 32 + x] = a[0] + 3 * a[1] + 5 * a[2] + 7 * a[3] + other + {behind};", "}"
    ])


def main():
    seed, count = [int(argument) for argument in sys.argv[1:]] + [1, 300][len(sys.argv) - 1:]
    chance = random.Random(seed)
    print("\n".join(kernel(chance, number) for number in range(count)))


if __name__ == "__main__":
    main()
