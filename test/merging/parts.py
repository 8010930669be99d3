#!/usr/bin/env python3
"""Prints kernels that use a part of the low word of 64 bits. parts.json says what nvcc made of them:

    parts.py > parts.cu && record.py parts.cu
"""

import itertools

TYPES = ["long long", "unsigned long long"]
SHIFTS = [0, 1, 8, 16, 24, 31]
PARTS = ["char", "unsigned char", "short", "unsigned short"]
RESULTS = ["short", "int", "long long", "float"]

if __name__ == "__main__":
    for T, shift, part, result in itertools.product(TYPES, SHIFTS, PARTS, RESULTS):
        name = f"{T}_from_{shift}_as_{part}_as_{result}".replace("long long", "long").replace(" ", "_")
        print(
            f"__global__ void {name}({result} *o, {T} *in) {{ __shared__ {T} p[256]; int t = threadIdx.x; p[t] = "
            f"in[t]; __syncthreads(); o[t] = ({part})(p[t ^ 1] >> {shift}); }}")
