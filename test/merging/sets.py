#!/usr/bin/env python3
"""Prints kernels that set shared memory with memset: arrays of each type, from a constant
address and from one of each lane, and structs. sets.json says what nvcc made of them:

    sets.py > sets.cu && record.py sets.cu
"""

TYPES = {"char": 1, "short": 2, "int": 4, "float": 4, "uchar4": 4, "double": 8, "float4": 16}
COUNTS = [1, 2, 3, 4, 6, 8, 16, 20, 32, 64]
STRUCTS = {
    "f3": "float x, y, z;", "f4": "float a[4];", "f8": "float a[8];", "fc": "float x; char c;", "c3": "char a, b, c;",
    "dd": "double a, b;", "over": "alignas(16) float a[4];", "s4": "short a[4];", "c16": "char a[16];",
    "df": "double a; float b;", "ic": "int a; char b[6];"
}
WAYS = ["memset(&s[t], 0, sizeof(S));", "__builtin_memset(&s[t], 0, sizeof(S));", "memset(&s[t], 0xff, sizeof(S));",
        "s[t] = S();",
        "S v; memset(&v, 0, sizeof v); s[t] = v;"]


def kernel(name, declaration, body):
    return (f"__global__ void {name}(char *o) {{ {declaration} int t = threadIdx.x; {body} __syncthreads(); "
            f"o[t] = ((char *)s)[t ^ 1]; }}")


if __name__ == "__main__":
    print("#include <cstring>")
    for T, size in TYPES.items():
        for count in COUNTS:
            if count * size > 512:
                continue
            declaration = f"__shared__ {T} s[{min(64 * count, 32768 // size)}];"
            print(kernel(f"{T}_{count}_of_lane", declaration, f"memset(s + t * {count}, 0, {count} * sizeof({T}));"))
            print(kernel(f"{T}_{count}_of_all", declaration, f"memset(s, 0, {count} * sizeof({T}));"))
            print(kernel(f"{T}_{count}_inside", declaration, f"memset(s + 16, 0, {count} * sizeof({T}));"))
    for name, fields in STRUCTS.items():
        print(f"struct S_{name} {{ {fields} }};")
        for way, body in enumerate(WAYS):
            print(kernel(f"struct_{name}_{way}", f"typedef S_{name} S; __shared__ S s[64];", body))
