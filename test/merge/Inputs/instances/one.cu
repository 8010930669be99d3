#include "gemm.cuh"
void one(float *out) { gemm<32><<<1, 32>>>(out, 2); }
