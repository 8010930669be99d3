"""A kernel of as many loops, one in the other, as asked for."""

import sys

count = int(sys.argv[1])
print("__global__ void kernel(float *out) {\n  __shared__ float s[1024];")
print("while (threadIdx.x) {\n" * count + "s[threadIdx.x] = 1;\n" + "}\n" * count)
print("  out[0] = s[threadIdx.x];\n}\nint main() { kernel<<<1, 256>>>(nullptr); }")
