// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A block of 4x4x16 threads turns a volume so that z lies innermost. A warp is
// two slices of 4x4: 16 columns of z, two neighbouring words of each. Of
// columns of 16 words eight begin in a bank: 8-way. 17 words still bring two of
// the 32 together, 18 none. Read along z a warp is two whole columns: 16 words
// apart they are side by side, 17 or 18 apart the end of the second meets the
// first.

#include "../common/check.h"

constexpr int X = 4, Y = 4, Z = 16;

template <int Pitch> __global__ void turn(float *out, const float *in) {
  __shared__ float s[X][Y][Pitch];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  // CHECK: volume_axes.cu:[[#@LINE+3]]:3: warning: 8-way bank conflict writing 's': 8 wavefronts per request, ideal 1
  // CHECK: volume_axes.cu:[[#@LINE+2]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  // CHECK: volume_axes.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[x][y][z] = in[(z * Y + y) * X + x];
  __syncthreads();
  int t = (z * Y + y) * X + x;
  // CHECK: volume_axes.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK-COUNT-2: volume_axes.cu:[[#@LINE+1]]:12: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  out[t] = s[t / (Y * Z)][t / Z % Y][t % Z];
}

int main() {
  std::vector<float> in = values<float>(X * Y * Z), expected(X * Y * Z);
  for (int z = 0; z < Z; ++z)
    for (int y = 0; y < Y; ++y)
      for (int x = 0; x < X; ++x)
        expected[(x * Y + y) * Z + z] = in[(z * Y + y) * X + x];
  Device<float> from(in), a(in.size()), b(in.size()), c(in.size());
  turn<16><<<1, dim3(4, 4, 16)>>>(a.data, from.data);
  turn<17><<<1, dim3(4, 4, 16)>>>(b.data, from.data);
  turn<18><<<1, dim3(4, 4, 16)>>>(c.data, from.data);
  return report(close(a.read(), expected) && close(b.read(), expected) && close(c.read(), expected));
}
