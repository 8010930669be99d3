#!/usr/bin/env python3
"""Prints kernels that fill structs with padding, copy members of them, and structs that hold
__half, __half2 and their like: one, two and three fields of TYPES in every way of WAYS.
filled.json says what nvcc made of them:

    filled.py > filled.cu && record.py filled.cu
"""

import itertools
import re

TYPES = ["char {}", "short {}", "int {}", "double {}", "float2 {}", "uchar4 {}", "char {}[3]", "int {}[3]", "Inner {}",
         "Inner2 {}", "Inner3 {}",
         "half {}", "half2 {}", "half2 {}[2]", "half4 {}", "nv_bfloat162 {}"]
WAYS = {
    "zeros": "s[t] = S{{}}; {keep}",
    "value": "s[t] = S(); {keep}",
    "local_zeros": "S v{{}}; s[t] = v; {keep}",
    "first_set": "S v{{}}; v.f0{element} = make<{first}>(p[t]); s[t] = v; {keep}",
    "first_made": "s[t] = S{{{value}}}; {keep}",
    "all_made": "s[t] = S{{{values}}}; {keep}",
    "chosen": "s[t] = t < p[0] ? in[t] : S{{}}; {keep}",
    "constant": "static constexpr S v = {{}}; s[t] = v; {keep}",
    "from_other": "s[t] = in[t]; {keep}",
    "to_other": "out[t] = s[t ^ 1];",
    "first_changed": "S v = in[t]; v.f0{element} = make<{first}>(p[t]); s[t] = v; {keep}",
    "first_used": "S v = s[t ^ 1]; out[t].f0{element} = v.f0{element};",
    "by_value": "auto put = [&](S v) {{ out[t] = v; }}; put(s[t ^ 1]);",
}
KEEP = "__syncthreads(); ((char *)out)[t] = ((char *)s)[t ^ 1];"
BEFORE = """#include <cuda_bf16.h>
#include <cuda_fp16.h>
struct Inner { short x; char y; };
struct Inner2 { int x; char y; };
struct Inner3 { char x; int y; char z; };
struct alignas(8) half4 { half2 x, y; };
template <typename T> __device__ T make(float f) { return T(f); }
template <> __device__ half make<half>(float f) { return __float2half(f); }
template <> __device__ half2 make<half2>(float f) { return __floats2half2_rn(f, f + 1); }
template <> __device__ nv_bfloat162 make<nv_bfloat162>(float f) { return __floats2bfloat162_rn(f, f + 1); }
template <> __device__ half4 make<half4>(float f) { half4 h; h.x = make<half2>(f); h.y = make<half2>(f + 2); return h; }
template <> __device__ float2 make<float2>(float f) { return make_float2(f, f + 1); }
template <> __device__ uchar4 make<uchar4>(float f) { return make_uchar4(f, f + 1, f + 2, f + 3); }
template <> __device__ Inner make<Inner>(float f) { return Inner{(short)f, (char)(f + 1)}; }
template <> __device__ Inner2 make<Inner2>(float f) { return Inner2{(int)f, (char)(f + 1)}; }
template <> __device__ Inner3 make<Inner3>(float f) { return Inner3{(char)f, (int)(f + 1), (char)(f + 2)}; }"""


def value(field, at):
    name, count = re.fullmatch(r"(\w+) {}(?:\[(\d)\])?", field).groups()
    values = [f"make<{name}>(p[t + {64 * (at + i)}])" for i in range(int(count or 1))]
    return f"{{{', '.join(values)}}}" if count else values[0]


def kernels():
    shapes = itertools.chain(itertools.product(TYPES), list(itertools.product(TYPES, repeat=2))[::4],
                             list(itertools.product(TYPES, repeat=3))[::71])
    for n, fields in enumerate(shapes):
        yield f"struct S{n} {{ {' '.join(field.format(f'f{i}') + ';' for i, field in enumerate(fields))} }};"
        values = [value(field, 3 * i) for i, field in enumerate(fields)]
        for way, body in WAYS.items():
            if way == "constant" and any(type in field for field in fields for type in ("half", "nv_")):
                continue
            body = body.format(keep=KEEP, element="[0]" if "[" in fields[0] else "", first=fields[0].split()[0],
                               value=values[0], values=", ".join(values))
            yield (
                f"__global__ void S{n}_{way}(S{n} *in, S{n} *out, float *p) {{ typedef S{n} S; __shared__ S s[128]; "
                f"int t = threadIdx.x; {body} }}"
            )


if __name__ == "__main__":
    print(BEFORE)
    print("\n".join(kernels()))
