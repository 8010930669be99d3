"""A kernel's call that comes to 3^26 calls, beside an access of its own; with an argument, functions that all call
each other."""
import sys

if len(sys.argv) > 1:
    print(*(f"__device__ void f{i}(float *s, int n);" for i in range(26)))
    for i in range(26):
        calls = " ".join(f"f{j}(s + {i}, n - 1); f{j}(s, n / 2);" for j in range(26) if j != i)
        print(f"__device__ void f{i}(float *s, int n) {{ if (n) {{ s[n] = n; {calls} }} }}")
else:
    print("__device__ void f0(float *s, int n) { s[n] += 1; }")
    for i in range(25):
        print(
            f"__device__ void f{i + 1}(float *s, int n) {{ f{i}(s + n, n); f{i}(s + 1, n + 1); f{i}(s + 2, 3 * n); }}")
print("""__global__ void kernel(float *o) {
  __shared__ float s[1024];
  s[2 * threadIdx.x] = *o;
  f25(s, *o);
}
__global__ void other(float *o) {
  __shared__ float s[1024];
  s[4 * threadIdx.x] = *o;
  __syncthreads();
  *o = s[threadIdx.x];
}
int main() {
  kernel<<<1, 64>>>(nullptr);
  other<<<1, 64>>>(nullptr);
}""")
