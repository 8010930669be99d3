"""A block of 1024 threads with 64 accesses, each of which depends on more
values of three arguments than are tried."""

print("""__global__ void kernel(float *o, int n, int m, int p) {
  __shared__ float s[4096];
  int x = threadIdx.x, y = threadIdx.y;
  s[32 * y + x] = o[32 * y + x];
  __syncthreads();
  float sum = 0;""")
for i in range(64):
    print(f"  sum += s[(x * (n * {i + 1} + p) ^ y * m) & 4095];")
print("""  o[32 * y + x] = sum;
}
void launch(float *o, int n, int m, int p) { kernel<<<1, dim3(32, 32)>>>(o, n, m, p); }""")
