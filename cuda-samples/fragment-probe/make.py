#!/usr/bin/env python3
"""Prints a program with a kernel for each fragment that wmma loads or stores, in three forms: at an address that nvcc
knows to be in shared memory, at one that it does not, and with a constant leading dimension.

    make.py > fragments.cu
"""

from record import configurations

TYPES = {
    "f16": "half", "bf16": "__nv_bfloat16", "tf32": "wmma::precision::tf32", "f64": "double", "s8": "signed char",
    "u8": "unsigned char", "f32": "float", "s32": "int", "s4": "wmma::experimental::precision::s4",
    "u4": "wmma::experimental::precision::u4", "b1": "wmma::experimental::precision::b1"
}
IN_MEMORY = dict(TYPES, tf32="float", s4="void", u4="void", b1="void")
FORMS = ("shared", "generic", "constant")


def kernel(c, form):
    use = {"a": "matrix_a", "b": "matrix_b"}.get(c.use, "accumulator")
    layout = f", wmma::{c.layout}_major" if c.use in "ab" else ""
    order = f", wmma::mem_{c.layout}_major" if c.use in "cd" else ""
    pointer = f"({IN_MEMORY[c.element]} *)({'(zero ? source : mem)' if form == 'generic' else 'mem'} + offset)"
    leading = c.leading_dimensions()[1] if form == "constant" else "ldm"
    yield f'extern "C" __global__ void {c.name}_{form}(ARGUMENTS) {{'
    if c.since > 75:
        yield f"#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= {10 * c.since}"
    yield "  fillMemory(init, fill);"
    yield f"  wmma::fragment<wmma::{use}, {', '.join(map(str, c.shape))}, {TYPES[c.element]}{layout}> f;"
    if c.use == "d":
        yield "  given(f, result);"
    yield "  __syncthreads();"
    if c.use == "d":
        yield f"  wmma::store_matrix_sync({pointer}, f, {leading}{order});"
    else:
        yield f"  wmma::load_matrix_sync(f, {pointer}, {leading}{order});"
    yield "  __syncthreads();"
    yield "  readMemory(result, fill);" if c.use == "d" else "  shown(f, result);"
    if c.since > 75:
        yield "#endif"
    yield "}"


if __name__ == "__main__":
    print('#include "probe.h"')
    launches = ['      {"nothing", nothing, {32}},']
    for c in configurations():
        for form in FORMS:
            print("\n".join(kernel(c, form)))
            measured = {"shared": slice(None), "generic": slice(2), "constant": slice(1, 2)}[form]
            numbers = ", ".join(map(str, c.leading_dimensions()[measured]))
            launches.append(f'      {{"{c.name}_{form}", {c.name}_{form}, {{{numbers}}}}},')
    print("int main() {\n  runAll({", *launches, "  });\n}", sep="\n")
