// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Three planes woven into pixels. Thirty-two neighbouring components are about
// eleven words of each plane; planes of 256 words begin in the same bank, and
// three lanes meet. Planes of 267 words begin 11 banks apart: as 3 * 11 = 33,
// component i is in bank 11 * i, and 11 is odd.

#include "../common/check.h"

constexpr int Pixels = 256, Threads = 128;

template <int Plane> __global__ void weave(int *out, const int *in) {
  __shared__ int planes[3 * Plane];
  for (int i = threadIdx.x; i < 3 * Pixels; i += Threads)
    // CHECK-COUNT-2: interleave_planes.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'planes': 1 wavefront per request, ideal 1
    planes[i / Pixels * Plane + i % Pixels] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < 3 * Pixels; i += Threads)
    // CHECK: interleave_planes.cu:[[#@LINE+2]]:14: warning: 3-way bank conflict reading 'planes': 3 wavefronts per request, ideal 1
    // CHECK: interleave_planes.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 'planes': 1 wavefront per request, ideal 1
    out[i] = planes[i % 3 * Plane + i / 3];
}

int main() {
  std::vector<int> in = values<int>(3 * Pixels), expected(3 * Pixels);
  for (int i = 0; i < 3 * Pixels; ++i)
    expected[i] = in[i % 3 * Pixels + i / 3];
  Device<int> from(in), plain(3 * Pixels), padded(3 * Pixels);
  weave<Pixels><<<1, Threads>>>(plain.data, from.data);
  weave<Pixels + 11><<<1, Threads>>>(padded.data, from.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}
