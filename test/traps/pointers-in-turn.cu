// Two buffers whose pointers change places in each iteration. ptxas sees that both begin at a multiple of 16, and merges
// neighbours (nvcc 13.0, sm_90: in all of 138 such loops of unknown trips, in some of them not in each copy); where the
// trips are known, the loop is unrolled, and there are no such pointers any more.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; [print(a['kernel'], a['line'], a['op'], a['may_vary'], a['per_block'] and a['per_block']['widths']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s
struct Row {
  double a, b;
};
__global__ void __launch_bounds__(32) unknown_trips(double *out, const Row *in, int n) {
  __shared__ Row b[2][32];
  Row *cur = b[0], *next = b[1];
  int t = threadIdx.x;
  cur[t] = in[t];
  __syncthreads();
  for (int i = 1; i < n; ++i) {
    // CHECK: {{^}}0 [[#@LINE+2]] load the compiler may merge it
    // CHECK: {{^}}0 [[#@LINE+1]] load the compiler may merge it
    const double x = cur[31 - t].a + cur[31 - t].b;
    // CHECK: {{^}}0 [[#@LINE+1]] store the compiler may merge it
    next[t].a = x;
    // CHECK: {{^}}0 [[#@LINE+1]] store the compiler may merge it
    next[t].b = x * 2;
    __syncthreads();
    Row *other = cur;
    cur = next;
    next = other;
  }
  out[t] = cur[t].a;
}
// Half of 16 bytes apart, so a pair begins at no multiple of 16: nothing is merged, for certain.
__global__ void __launch_bounds__(32) odd(double *out, const double *in, int n) {
  __shared__ double b[2][68];
  double *cur = b[0] + 1, *next = b[1] + 1;
  int t = threadIdx.x;
  cur[2 * t] = in[t];
  __syncthreads();
  for (int i = 1; i < n; ++i) {
    // CHECK: {{^}}1 [[#@LINE+2]] load None
    // CHECK: {{^}}1 [[#@LINE+1]] load None
    next[2 * t] = cur[62 - 2 * t] + cur[63 - 2 * t];
    __syncthreads();
    double *other = cur;
    cur = next;
    next = other;
  }
  out[t] = cur[t];
}
