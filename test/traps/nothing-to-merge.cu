// What looks as if it might be merged or kept in a register, and cannot: exact. In nvcc 13.0's
// code for sm_90 each line makes the requests that the source has.
// RUN: %bundled --format=json --fail-on=never --all %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

// s[r] is loaded twice, with a store in between that may be to the same place; there is one element of it.
__global__ void swap(float *out, int n) {
  __shared__ float s[1024];
  int offset = 1;
  s[threadIdx.x] = out[threadIdx.x];
  for (int d = n; d > 0; d >>= 1) {
    __syncthreads();
    if (threadIdx.x < d) {
      int l = offset * (2 * threadIdx.x + 1) - 1, r = offset * (2 * threadIdx.x + 2) - 1;
      float before = s[l];
      s[l] = s[r];
      s[r] += before;
    }
    offset *= 2;
  }
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}9 store None
// CHECK: {{^}}14 load None
// CHECK: {{^}}15 load None
// CHECK-NEXT: {{^}}15 store None
// CHECK: {{^}}16 load None
// CHECK-NEXT: {{^}}16 store None

// Behind an array of 12 bytes nobody knows where one of these begins; but no two members lie in 8 aligned bytes for
// both an even and an odd lane.
struct Item {
  int v, begin, end;
};
__global__ void members(int *out, const int *in) {
  __shared__ int few[3];
  __shared__ Item items[64];
  if (threadIdx.x < 3)
    few[threadIdx.x] = in[threadIdx.x];
  items[threadIdx.x].v = in[threadIdx.x];
  items[threadIdx.x].begin = in[threadIdx.x + 64];
  items[threadIdx.x].end = in[threadIdx.x + 128];
  __syncthreads();
  Item other = items[63 - threadIdx.x];
  out[threadIdx.x] = other.v + few[other.begin % 3];
  out[threadIdx.x + 64] = other.end;
}
// CHECK: {{^}}40 store None
// CHECK: {{^}}41 store None
// CHECK: {{^}}42 store None

// A distance of 1 << level is never 0: what is a level apart is another place.
__global__ void lifting(int *data, int n, int levels) {
  extern __shared__ int line[];
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    line[i] = data[i];
  __syncthreads();
  for (int level = 0; level < levels; ++level) {
    const int s = 1 << level, half = n >> (level + 1);
    for (int k = threadIdx.x; k < half; k += blockDim.x) {
      const int left = line[2 * k * s];
      const int right = k + 1 < half ? line[(2 * k + 2) * s] : left;
      line[(2 * k + 1) * s] -= (left + right) >> 1;
    }
    __syncthreads();
  }
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    data[i] = line[i];
}
// CHECK: {{^}}61 load None
// CHECK: {{^}}62 load None
// CHECK: {{^}}63 load None
// CHECK-NEXT: {{^}}63 store None
