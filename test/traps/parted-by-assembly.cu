// Lanes that leave a loop of atomic operations by themselves go on alone, also where these are assembly, as in
// <cuda/atomic>: nvcc 13.0's code of a labelling of connected components made 915 requests at the line for 96.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; [print(a['kernel'], a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses'] if a['array'] == 'rows']" | FileCheck %s
__device__ int find(int *labels, int x) {
  int p;
  asm volatile("ld.relaxed.cta.s32 %0, [%1];" : "=r"(p) : "l"(labels + x) : "memory");
  while (p != x) {
    x = p;
    asm volatile("ld.relaxed.cta.s32 %0, [%1];" : "=r"(p) : "l"(labels + x) : "memory");
  }
  return x;
}
__global__ void __launch_bounds__(256) labelled(int *out, const unsigned *bits) {
  __shared__ int labels[1024];
  __shared__ unsigned rows[32];
  const int x = threadIdx.x % 32, first = threadIdx.x / 32;
  // CHECK: {{^}}0 [[#@LINE+1]] store None
  rows[x] = bits[x];
  for (int y = first; y < 32; y += 8)
    labels[y * 32 + x] = y * 32 + x;
  __syncthreads();
  for (int y = first; y < 32; y += 8) {
    // CHECK: {{^}}0 [[#@LINE+1]] load lanes have left a loop
    if (!(rows[y] >> x & 1u))
      continue;
    int a = find(labels, y * 32 + x), old;
    if (a > 0)
      asm volatile("atom.min.relaxed.cta.s32 %0, [%1], %2;" : "=r"(old) : "l"(labels + a), "r"(a - 1) : "memory");
  }
  __syncthreads();
  // CHECK: {{^}}0 [[#@LINE+1]] load None
  out[threadIdx.x] = rows[31 - x];
}
