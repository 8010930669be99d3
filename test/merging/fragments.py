#!/usr/bin/env python3
"""Prints a kernel for each fragment that wmma loads or stores by instructions of shared memory. fragments.json
says what nvcc made of them:

    fragments.py > fragments.cu && record.py fragments.cu
"""

import itertools

SHAPES = [(16, 16, 16), (32, 8, 16), (8, 32, 16)]
OPERANDS = {"half": "half", "signed_char": "signed char", "unsigned_char": "unsigned char"}
ACCUMULATORS = {"half": "half", "float": "float", "int": "int"}
LAYOUTS = ["row", "col"]
# Each register that nobody reads would be one that is not loaded.
SUM = "float sum = 0; for (int i = 0; i < f.num_elements; ++i) sum += float(f.x[i]); o[threadIdx.x] = sum;"

if __name__ == "__main__":
    print("#include <cuda_fp16.h>\n#include <mma.h>\nusing namespace nvcuda;")
    for (m, n, k), layout in itertools.product(SHAPES, LAYOUTS):
        for (name, element), use in itertools.product(OPERANDS.items(), "ab"):
            print(f"__global__ void load_{name}_m{m}n{n}k{k}_{use}_{layout}(float *o, unsigned ld) {{ "
                  f"extern __shared__ __align__(128) {element} {name}s[]; "
                  f"wmma::fragment<wmma::matrix_{use}, {m}, {n}, {k}, {element}, "
                  f"wmma::{layout}_major> f; wmma::load_matrix_sync(f, {name}s, ld); {SUM} }}")
        for (name, element), action in itertools.product(ACCUMULATORS.items(), ("load", "store")):
            do = (f"wmma::load_matrix_sync(f, {name}s, ld, wmma::mem_{layout}_major); {SUM}" if action == "load" else
                  f"wmma::fill_fragment(f, {element}(*o)); wmma::store_matrix_sync({name}s, f, ld, "
                  f"wmma::mem_{layout}_major);")
            print(f"__global__ void {action}_{name}_m{m}n{n}k{k}_c_{layout}(float *o, unsigned ld) {{ "
                  f"extern __shared__ __align__(128) {element} {name}s[]; "
                  f"wmma::fragment<wmma::accumulator, {m}, {n}, {k}, {element}> f; "
                  f"{do} }}")
