// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Sixteen bytes a lane, one row a lane, at several distances. Eight lanes are
// served at a time. 64 floats apart all eight meet; 8 floats apart they use
// half of the banks, twice; 36 floats apart they use every bank once: 36 is 4
// more than a multiple of 32, and 33 would break the 16-byte alignment. The
// rows are filled word by word, four pieces of 8 words a warp: 64 apart all
// four are in the same banks, 8 apart side by side, 36 apart each overlaps half
// of the next.

#include "../common/check.h"

constexpr int Lanes = 32;

template <int Pitch> __global__ void rowSums(float *out, const float *in) {
  __shared__ __align__(16) float s[Lanes * Pitch];
  for (int i = threadIdx.x; i < Lanes * 8; i += Lanes)
    // CHECK: float4_pitch.cu:[[#@LINE+3]]:5: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1
    // CHECK: float4_pitch.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    // CHECK: float4_pitch.cu:[[#@LINE+1]]:5: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
    s[i / 8 * Pitch + i % 8] = in[i];
  __syncthreads();
  const float4 *row = reinterpret_cast<const float4 *>(s + threadIdx.x * Pitch);
  // CHECK: float4_pitch.cu:[[#@LINE+3]]:14: warning: 8-way bank conflict reading 's' (through 'row'): 32 wavefronts per request, ideal 4
  // CHECK: float4_pitch.cu:[[#@LINE+2]]:14: warning: 2-way bank conflict reading 's' (through 'row'): 8 wavefronts per request, ideal 4
  // CHECK: float4_pitch.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 's' (through 'row'): 4 wavefronts per request, ideal 4
  float4 a = row[0];
  // CHECK: float4_pitch.cu:[[#@LINE+3]]:14: warning: 8-way bank conflict reading 's' (through 'row'): 32 wavefronts per request, ideal 4
  // CHECK: float4_pitch.cu:[[#@LINE+2]]:14: warning: 2-way bank conflict reading 's' (through 'row'): 8 wavefronts per request, ideal 4
  // CHECK: float4_pitch.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 's' (through 'row'): 4 wavefronts per request, ideal 4
  float4 b = row[1];
  out[threadIdx.x] = a.x + a.y + a.z + a.w + b.x + b.y + b.z + b.w;
}

int main() {
  std::vector<float> in = values<float>(Lanes * 8), expected(Lanes);
  for (int i = 0; i < Lanes * 8; ++i)
    expected[i / 8] += in[i];
  Device<float> from(in), far(Lanes), near(Lanes), padded(Lanes);
  rowSums<64><<<1, Lanes>>>(far.data, from.data);
  rowSums<8><<<1, Lanes>>>(near.data, from.data);
  rowSums<36><<<1, Lanes>>>(padded.data, from.data);
  return report(close(far.read(), expected) && close(near.read(), expected) && close(padded.read(), expected));
}
