#!/usr/bin/env python3
"""Prints kernels that read and write memory declared as one type as another:
storage, place, accessed type, form of the address and kind of access, crossed.
widths.json says what nvcc made of them:

    widths.py > widths.cu && record.py widths.cu
"""

import itertools

STORAGE = {"uchar": ("unsigned char", 1), "byte": ("std::byte", 1), "half": ("short", 2), "word": ("int", 4),
           "dword": ("double", 8), "quad": ("float4", 16)}
PLACES = {
    "static": "__shared__ {S} p[{N}];",
    "aligned": "__shared__ __align__(16) {S} p[{N}];",
    "dynamic": "extern __shared__ {S} dynamic_{s}[]; {S} *p = dynamic_{s};",
    "member": "struct Holder {{ alignas(16) int head[4]; {S} p[{N}]; }}; __shared__ Holder h; {S} *p = h.p;",
}
TYPES = {"short": 2, "int": 4, "float": 4, "long long": 8, "double": 8, "float2": 8, "float3": 12, "float4": 16,
         "uchar4": 4, "short4": 8, "double2": 16, "__half2": 4, "Pair": 8, "Triple": 12}
FORMS = {
    "sum": "*({T} *)(p + t * {n})",
    "element": "*({T} *)&p[t * {n}]",
    "pitch": "*({T} *)(p + t * pitch)",
    "array": "(({T} *)p)[t]",
    "reference": "reinterpret_cast<{T} &>(p[t * {n}])",
    "void": "*static_cast<{T} *>(static_cast<void *>(&p[t * {n}]))",
    "const": "const_cast<{T} &>(*reinterpret_cast<const {T} *>(p + t * {n}))",
    "pointer": "*q",
    "bound": "r",
}
BEFORE = {"pointer": "{T} *q = ({T} *)(p + t * {n});", "bound": "{T} &r = *({T} *)&p[t * {n}];"}
KINDS = {
    "load": "o[t] = {E};",
    "store": "{E} = o[t]; __syncthreads(); in[t] = p[t ^ 1];",
    "copied_from": "{T} v; memcpy(&v, &p[t * {n}], sizeof v); o[t] = v;",
    "copied_to": "{T} v = o[t]; memcpy(&p[t * {n}], &v, sizeof v); __syncthreads(); in[t] = p[t ^ 1];",
    "made": "new (&p[t * {n}]) {T}(o[t]); __syncthreads(); in[t] = p[t ^ 1];",
}


def kernels():
    for (s, (storage, size)), (place, declared), (T, wanted), (form, expression), (kind, body) in itertools.product(
            STORAGE.items(), PLACES.items(), TYPES.items(), FORMS.items(), KINDS.items()):
        if size > wanted or (kind not in ("load", "store") and form != "element"):
            continue
        if size == 2 and kind.startswith("copied") and wanted in (4, 16) and T not in ("int", "float", "__half2"):
            continue  # bytes of halves, and more than ptxas joins
        names = {"S": storage, "s": s, "N": 4096 // size, "T": T, "n": -(-wanted // size)}
        body = body.format(E=expression.format(**names), **names)
        name = "_".join([s, place, T.replace(" ", ""), form, kind])
        yield (
            f"__global__ void {name}({T} *o, {storage} *in, int pitch) {{ {declared.format(**names)} int t = "
            "threadIdx.x; "
            f"p[t] = in[t]; __syncthreads(); {BEFORE.get(form, '').format(**names)} {body} }}")


if __name__ == "__main__":
    print("#include <cstddef>\n#include <cstring>\n#include <new>\n#include <cuda_fp16.h>\n"
          "struct Pair { float x, y; };\nstruct Triple { float x, y, z; };")
    print("\n".join(list(kernels())[::3]))
