"""A kernel of as many loops, one after the other, as asked for. With a second number: each runs that often."""

import sys

count, trips = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
print("__global__ void kernel(float *out) {\n  __shared__ float s[1024];\n  int a = threadIdx.x;")
for i in range(count):
    counted = f"for (int j = 0; j < {trips}; ++j) out[a + j] = {i};"
    print(counted if trips else f"while (a > {i} && out[a] > 0) a -= {i + 1};")
print("s[a & 1023] = 1;\n  out[0] = s[threadIdx.x];\n}\nint main() { kernel<<<1, 256>>>(nullptr); }")
