// Lanes that come to a statement by two conditions of which the second takes long may run it apart.
// RUN: %bundled --fail-on=never --all --no-fixes %s 2>&1 | FileCheck %s
__global__ void probe(float *out, int n) {
  __shared__ float s[256];
  int t = threadIdx.x;
  // CHECK: :[[#@LINE+4]]:5: remark: no bank conflict writing 's'
  // CHECK-NEXT: :[[#@LINE+3]]:5: note: the requests may be others: lanes come to it by two conditions, and the compiler may run them apart
  int u = t * n + 3;
  if ((t & 2) || ((__brev(u) >> 24) ^ 5) * u % 7 > 3)
    s[t] = n;
  // CHECK: :[[#@LINE+5]]:5: remark: no bank conflict writing 's'
  // CHECK-NEXT: :[[#@LINE+4]]:5: note: the requests may be others: lanes come to it by two conditions, and the compiler may run them apart
  if ((t & 2) && ((__brev(u) >> 24) ^ 5) * u % 7 > 3)
    out[t + 64] = n;
  else
    s[t + 64] = n;
  // CHECK: :[[#@LINE+3]]:5: remark: no bank conflict writing 's'
  // CHECK-NOT: may be others
  if ((t & 2) || t * n > 3)
    s[t + 64] = n;
  __syncthreads();
  if ((n & 2) || ((__brev(u) >> 24) ^ 5) * u % 7 > 3)
    s[t] = n;
  if (t & 2)
    if (((__brev(u) >> 24) ^ 5) * u % 7 > 3)
      out[t] = n;
  __syncthreads();
  out[t] = s[t] + s[t + 64];
}
void launch(float *out) { probe<<<1, 64>>>(out, 100); }

// A division by a constant is two instructions: with an xor and a comparison nvcc may ask the second condition behind the
// first (in one of 3,000 random kernels it did, and lanes 0 to 2 ran the atomic by themselves).
__global__ void quotient(unsigned *out) {
  __shared__ unsigned s[64];
  unsigned t = threadIdx.x, v = t;
  s[t] = t;
  __syncthreads();
#pragma unroll 1
  for (unsigned i = 0; i < 35; i += 8) {
    // CHECK: :[[#@LINE+3]]:12: {{.*}} 's'
    // CHECK: note: the requests may be others: lanes come to it by two conditions, and the compiler may run them apart
    if (t % 32 >= 3 || (i / 3 ^ 6) > 12)
      v += atomicExch(&s[(i + t * 29) % 64], v);
    __syncthreads();
  }
  out[t] = v;
}

// What a switch makes of an argument nvcc does not compute early: two ways to the store.
__device__ int pick(int a) {
  switch (a & 3) {
  case 0:
    return a >> 1;
  case 1:
    return a + 32;
  case 2:
    return 65;
  default:
    return a * 2;
  }
}
__global__ void chosen(unsigned *out) {
  __shared__ unsigned s[64];
  int t = threadIdx.x;
#pragma unroll 1
  for (int i = 1; i < 8; ++i) {
    // CHECK: :[[#@LINE+3]]:7: remark: no bank conflict writing 's'
    // CHECK: note: the requests may be others: lanes come to it by two conditions, and the compiler may run them apart
    if (t >= 4 || (pick(i) ^ 60) > 10)
      s[t] = i;
    __syncthreads();
  }
  out[t] = s[t ^ 1];
}
