"""A kernel of as many loops, one after the other, as asked for."""

import sys

print("__global__ void kernel(float *out) {\n  __shared__ float s[1024];\n  int a = threadIdx.x;")
for i in range(int(sys.argv[1])):
    print(f"while (a > {i} && out[a] > 0) a -= {i + 1};")
print("s[a & 1023] = 1;\n  out[0] = s[threadIdx.x];\n}\nint main() { kernel<<<1, 256>>>(nullptr); }")
