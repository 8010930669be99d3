#!/usr/bin/env python3
"""Prints kernels that copy structs to and from shared memory: structs of one, two and
three fields of TYPES in every way of WAYS, and chosen structs in every way of FORMS.
copies.json says what nvcc made of them:

    copies.py > copies.cu && record.py copies.cu
"""

import itertools

TYPES = ["char {}", "short {}", "int {}", "double {}", "float2 {}", "float3 {}", "uchar4 {}", "char {}[2]",
         "short {}[2]",
         "int {}[3]", "Inner {}", "Inner2 {}"]
WAYS = {
    "from_other": "s[t] = in[t]; {keep}",
    "to_other": "out[t] = s[t ^ 1];",
    "by_way": "S v = s[t ^ 1]; out[t] = v;",
    "by_local": "S v = s[t ^ 1]; __syncthreads(); out[t] = v;",
    "within": "s[t] = s[t ^ 1]; {keep}",
}
CHOSEN = {
    "fsc": ("float a; short b; char c;", "a b c"),
    "fc": ("float a; char b;", "a b"),
    "cf": ("char a; float b;", "a b"),
    "df": ("double a; float b;", "a b"),
    "gap": ("float a; double b;", "a b"),
    "fff": ("float a, b, c;", "a b c"),
    "f2f": ("float2 a; float b;", "b a.x a.y"),
    "over": ("alignas(16) float a; float b; float c;", "a b c"),
    "over8": ("alignas(8) float a; float b;", "a b"),
    "ccs": ("char a; char b; short c;", "a b c"),
    "c4": ("unsigned char a, b, c, d;", "a b c d"),
    "ssi": ("short a, b; int c;", "a b c"),
    "ic4": ("int n; char b[4];", "n b[0] b[1] b[2] b[3]"),
    "inner": ("Inner i; int z;", "i.x i.y z"),
    "f4i": ("float a[4]; int n;", "a[0] a[1] a[2] a[3] n"),
    "pi": ("float *p; int n;", "n"),
    "union": ("union { float f; int i; } u; char c;", "u.f c"),
    "dd": ("double a, b;", "a b"),
    "f4": ("float4 a;", "a.x a.y a.z a.w"),
    "based": ("Base base; int n;", "base.x n"),
    "bits": ("unsigned a : 8, b : 24; int c;", "a b c"),
    "bits2": ("unsigned a : 5, b : 11, c : 16;", "a b c"),
    "long": ("float a[24]; int n;", "a[0] a[7] n"),
    "longer": ("float a[40]; char c;", "a[0] a[7] c"),
}
FORMS = {
    "set": "S v; {set} s[t] = v; {keep}",
    "made": "s[t] = S{{{values}}}; {keep}",
    "one_set": "S v = in[t]; v.{first} = p[0]; s[t] = v; {keep}",
    "all_added": "S v = in[t]; {add} s[t] = v; {keep}",
    "used": "S v = s[t ^ 1]; p[t] = {sum};",
    "one_used": "S v = s[t ^ 1]; p[t] = v.{last};",
    "one_used_and_copied": "S v = s[t ^ 1]; p[t] = v.{last}; out[t] = v;",
    "used_and_copied": "S v = s[t ^ 1]; p[t] = {sum}; out[t] = v;",
    "changed": "S v = s[t ^ 1]; v.{first} += 1; out[t] = v;",
    "swapped": "S v = s[t], w = s[t ^ 32]; s[t] = w; s[t ^ 32] = v; {keep}",
    "memcpy_from": "memcpy(&out[t], &s[t ^ 1], sizeof(S));",
    "memcpy_to": "memcpy(&s[t], &in[t], sizeof(S)); {keep}",
    "memcpy_local": "S v; memcpy(&v, &s[t ^ 1], sizeof(S)); p[t] = {sum};",
    "returned": "S v = get(s, t ^ 1); p[t] = {sum};",
    "returned_and_copied": "out[t] = get(s, t ^ 1);",
    "by_value": "p[t] = sum_{name}(s[t ^ 1]);",
    "to_reference": "put(s[t], in[t]); {keep}",
    "from_reference": "put(out[t], s[t ^ 1]);",
    "conditional": "S v = t < 8 ? s[t] : s[t + 1]; p[t] = {sum};",
    "pointer": "const S *q = s + t; S v = *q; p[t] = {sum};",
    "one_added": "s[t] = in[t]; __syncthreads(); S v = s[t]; v.{first} += 1; s[t] = v; {keep}",
}
KEEP = "__syncthreads(); ((char *)out)[t] = ((char *)s)[t ^ 1];"


def kernel(name, S, body):
    return (
        f"__global__ void {name}({S} *in, {S} *out, float *p) {{ typedef {S} S; __shared__ S s[128]; int t = "
        f"threadIdx.x; {body} }}")


def structs():
    triples = list(itertools.product(TYPES, repeat=3))[::17]
    for n, fields in enumerate(itertools.chain(itertools.product(TYPES), itertools.product(TYPES, repeat=2), triples)):
        S = f"Of{n}"
        yield f"struct {S} {{ {' '.join(field.format(f'f{i}') + ';' for i, field in enumerate(fields))} }};"
        for way, body in WAYS.items():
            yield kernel(f"{S}_{way}", S, body.format(keep=KEEP))


def chosen():
    for name, (fields, names) in CHOSEN.items():
        S, names = f"S_{name}", names.split()
        total = " + ".join(f"v.{x} * {i + 2}" for i, x in enumerate(names))
        yield f"struct {S} {{ {fields} }};"
        yield f"__device__ float sum_{name}({S} v) {{ return {total}; }}"
        for form, body in FORMS.items():
            if form == "made" and any(x in fields for x in ("[", "2 ", "4 ", "Inner", "union", "Base", ":", "*")):
                continue
            values = ", ".join(f"(decltype(S::{x}))p[t + {64 * i}]" for i, x in enumerate(names))
            sets = " ".join(f"v.{x} = p[t + {64 * i}];" for i, x in enumerate(names))
            yield kernel(
                f"{name}_{form}", S,
                body.format(name=name, keep=KEEP, first=names[0], last=names[-1], sum=total, values=values, set=sets,
                            add=" ".join(f"v.{x} += 1;" for x in names)))


if __name__ == "__main__":
    print(
        "#include <cstring>\nstruct Inner { short x; char y; };\nstruct Inner2 { int x; char y; };\n"
        "struct Base { float x; char y; };\n"
        "template <typename T> __device__ T get(const T *s, int i) { return s[i]; }\n"
        "template <typename T> __device__ void put(T &to, const T &from) { to = from; }")
    print("\n".join(itertools.chain(structs(), chosen())))
