// Lanes run a loop together that nvcc does not unroll. It unrolls none that steps by blockDim, whose sum may
// wrap around (its code for sm_90 has each store once); others may run apart: some lanes in the unrolled loop, some behind it.
// (Where that is known: remainders.cu.)
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

__global__ void loops(float *out, const float *in, int n, int m, int step) {
  extern __shared__ float s[];
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    s[i] = in[i];
  __syncthreads();
  for (unsigned i = threadIdx.x * 4; i < n; i += blockDim.x * 4)
    s[i] = in[i];
  __syncthreads();
  for (int r = threadIdx.y; r < 18; r += blockDim.y)
    for (int c = threadIdx.x; c < 34; c += blockDim.x)
      s[r * 40 + c] = in[r * n + c];
  __syncthreads();
  for (int k = 0; k < m; ++k) {
    for (int i = threadIdx.x; i < n; i += blockDim.x * blockDim.y)
      s[i] = in[i + k];
    __syncthreads();
  }
  // CHECK: {{^}}9 store None
  // CHECK: {{^}}12 store None
  // CHECK: {{^}}16 store None
  // CHECK: {{^}}20 store None

  for (int i = threadIdx.x; i < n; i += 64)
    s[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += step)
    s[i] = in[i];
  __syncthreads();
  int size = blockDim.x;
  for (int i = threadIdx.x; i < n; i += size)
    s[i] = in[i];
  __syncthreads();
  // Four copies of the loop, each of which lanes may leave: no remainder.
#pragma unroll 4
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    s[i] = in[i];
  out[threadIdx.x] = s[threadIdx.x];
  // CHECK: {{^}}29 store None
  // CHECK: {{^}}32 store lanes leave the loop in different iterations
  // CHECK: {{^}}36 store lanes leave the loop in different iterations
  // CHECK: {{^}}41 store None
}
void launch(float *out, const float *in) { loops<<<1, dim3(32, 2), 4096>>>(out, in, 330, 2, 64); }
