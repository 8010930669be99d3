// Of a loop that stores to one place in each iteration nvcc 13.0 keeps the last store, and the last load; measured on an
// H200, a quarter of the loads. It is not claimed that each iteration loads, unless something else needs the value.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary'] is not None) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s
__global__ void last(float *out, const float *in, float f) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 128)
    s[i] = in[i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < 4; ++i) {
    // CHECK: {{^}}[[#@LINE+1]] load True
    out[t] = s[t + 32 * i] + f;
  }
#pragma unroll 1
  for (int i = 0; i < 4; ++i) {
    // CHECK: {{^}}[[#@LINE+1]] load False
    sum += s[t + 32 * i] + f;
  }
  out[t + 128] = sum;
}
void launch(float *out, const float *in) { last<<<1, 128>>>(out, in, 1); }
