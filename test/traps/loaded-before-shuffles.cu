// What is loaded again behind a shuffle nvcc 13.0 loads again, but for the first element, in front of which nothing is
// stored. Each store stands in front of a load, and runs by itself: 15 LDS and 16 STS (lib/Nvcc/ReloadedBehindShuffles.h).
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['per_block']['widths'], a['may_vary'] is not None) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s
__global__ void normalise(float *out, const float *in) {
  __shared__ float s[2048];
  int t = threadIdx.x;
  for (int i = t; i < 2048; i += 128)
    s[i] = in[i];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 16; ++k)
    sum += s[16 * t + k];
  for (int mask = 1; mask < 4; mask *= 2)
    sum += __shfl_xor_sync(~0u, sum, mask);
  // CHECK: {{^}}[[#@LINE+3]] load {'4': 60} False
  // CHECK: {{^}}[[#@LINE+2]] store {'4': 64} False
  for (int k = 0; k < 16; ++k)
    s[16 * t + k] = s[16 * t + k] - sum;
  __syncthreads();
  for (int i = t; i < 2048; i += 128)
    out[i] = s[i];
}
void launch(float *out, const float *in) { normalise<<<1, 128>>>(out, in); }
