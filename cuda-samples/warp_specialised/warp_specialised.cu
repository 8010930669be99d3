// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The first warp does something else than the others: one word a lane, side by
// side, while the others take words 32 apart. From warp 0 alone all would look
// clean.

#include "../common/check.h"

constexpr int Threads = 256;

__global__ void roles(float *out, const float *in) {
  __shared__ float s[32 * Threads];
  int warp = threadIdx.x / 32;
  int i = warp == 0 ? threadIdx.x : threadIdx.x * 32;
  // CHECK: warp_specialised.cu:[[#@LINE+2]]:3: warning: 32-way bank conflict writing 's': 32 wavefronts per request, ideal 1
  // CHECK: note: a block needs 225 wavefronts for 8 requests, ideal 8
  s[i] = in[threadIdx.x];
  __syncthreads();
  int other = threadIdx.x ^ 1;
  // CHECK: warp_specialised.cu:[[#@LINE+2]]:22: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
  // CHECK: note: a block needs 225 wavefronts for 8 requests, ideal 8
  out[threadIdx.x] = s[warp == 0 ? other : other * 32];
}

int main() {
  std::vector<float> in = values<float>(Threads), expected(Threads);
  for (int i = 0; i < Threads; ++i)
    expected[i] = in[i ^ 1];
  Device<float> from(in), to(Threads);
  roles<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
