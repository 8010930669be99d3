// What a compiler may do or not is said, and its figures are not called exact.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['may_vary'], a['may_run_with_lines']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

// Both arms end with the same atomic, at other addresses.
__global__ void sunkAtomic(int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = 0;
  __syncthreads();
  if (out[threadIdx.x] > 3)
    atomicAdd(&s[threadIdx.x], 1);
  else
    atomicAdd(&s[63 - threadIdx.x], 1);
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}7 None []
// CHECK: {{^}}10 None [12]
// CHECK: {{^}}12 None [10]
// CHECK: {{^}}14 None []

// Both arms begin with the same load.
__global__ void hoisted(int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  int v;
  if (out[threadIdx.x] > 3) {
    v = s[63 - threadIdx.x] * 5;
    out[3] = v;
  } else {
    v = s[63 - threadIdx.x] % 7;
    out[9] = v + 1;
  }
  out[threadIdx.x] = v;
}
// CHECK: {{^}}24 None []
// CHECK: {{^}}28 None [31]
// CHECK: {{^}}31 None [28]

// A pair lies in an aligned window if the compiler proves that i * (i + 1) is even.
__global__ void unproved(int *out) {
  __shared__ int s[4096];
  for (int i = threadIdx.x; i < 4096; i += 32)
    s[i] = i;
  __syncthreads();
  int i = threadIdx.x, row = i * (i + 1);
  out[i] = s[row] + s[row + 1];
  __syncthreads();
  // Never together for an odd i: apart in any code.
  out[i] += s[3 * i] + s[3 * i + 1];
}
// CHECK: {{^}}44 None []
// CHECK: {{^}}47 the compiler may merge it with its neighbours, or not: what it can prove of their addresses is not known []
// CHECK: {{^}}47 the compiler may merge it with its neighbours, or not: what it can prove of their addresses is not known []
// CHECK: {{^}}50 None []
// CHECK: {{^}}50 None []

// Some lanes leave the inner loop, which is unrolled with a remainder, before others.
__global__ void parted(int *out) {
  __shared__ int s[1024];
  for (int i = threadIdx.x; i < 1024; i += 32)
    s[i] = i;
  __syncthreads();
  int v = 0;
#pragma unroll 1
  for (int i = 0; i < 4; ++i)
#pragma unroll 4
    for (int j = threadIdx.x; j < 40; j += 32)
      v += s[i * 40 + j];
  out[threadIdx.x] = v;
}
// CHECK: {{^}}62 None []
// CHECK: {{^}}69 lanes leave the loop in different iterations, and the compiler may run them apart []

// The indices of the stores are made from that of a load, as it and 3 x and so on:
// four stores in nvcc 13.0's code.
__global__ void rewritten(int *out) {
  __shared__ int s[4096];
  int x = threadIdx.x, y = threadIdx.y, a = out[128 * y + x], b = out[y];
  s[128 * y + 4 * x] = a;
  s[128 * y + 4 * x + 1] = b;
  __syncthreads();
  s[32 * y + 4 * x] = a + 1;
  s[32 * y + 4 * x + 1] = b + 1;
  __syncthreads();
  out[x] = s[x];
}
// CHECK: {{^}}80 the compiler may merge it
// CHECK: {{^}}81 the compiler may merge it
// CHECK: {{^}}83 the compiler may merge it
// CHECK: {{^}}84 the compiler may merge it
// CHECK: {{^}}86 None

void launch(int *out) {
  rewritten<<<1, dim3(32, 8)>>>(out);
  sunkAtomic<<<1, 32>>>(out);
  hoisted<<<1, 32>>>(out);
  unproved<<<1, 32>>>(out);
  parted<<<1, 32>>>(out);
}
