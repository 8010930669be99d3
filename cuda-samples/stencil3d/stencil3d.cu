// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A 7-point stencil that marches through z: the plane it is at lies in shared
// memory with its halo, the points above and below in registers. With 32 lanes
// along x every access is clean at any width of the plane. With blocks of 16x16
// a warp is two rows, and rows of 18 words bring the second 2 banks round on the
// first: 2-way, but for the halo.

#include "../common/check.h"

constexpr int N = 32;

template <int Width, int Height> __global__ void stencil(int *out, const int *in) {
  __shared__ int plane[Height + 2][Width + 2];
  int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
  int x = blockIdx.x * Width + threadIdx.x, y = blockIdx.y * Height + threadIdx.y;
  auto at = [&](int z, int y, int x) {
    return x < 0 || y < 0 || z < 0 || x >= N || y >= N || z >= N ? 0 : in[(z * N + y) * N + x];
  };
  int below = 0, here = at(0, y, x);
#pragma unroll 1
  for (int z = 0; z < N; ++z) {
    int above = at(z + 1, y, x);
    __syncthreads();
    // CHECK: stencil3d.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 'plane': 1 wavefront per request, ideal 1
    // CHECK: stencil3d.cu:[[#@LINE+1]]:5: warning: 2-way bank conflict writing 'plane': 2 wavefronts per request, ideal 1
    plane[ty][tx] = here;
    if (threadIdx.y == 0) {
      // CHECK-COUNT-2: stencil3d.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'plane': 1 wavefront per request, ideal 1
      plane[0][tx] = at(z, y - 1, x);
      // CHECK-COUNT-2: stencil3d.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'plane': 1 wavefront per request, ideal 1
      plane[Height + 1][tx] = at(z, y + Height, x);
    }
    if (threadIdx.x == 0) {
      // One or two lanes a warp.
      // CHECK-COUNT-2: stencil3d.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'plane': 1 wavefront per request, ideal 1
      plane[ty][0] = at(z, y, x - 1);
      // CHECK-COUNT-2: stencil3d.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'plane': 1 wavefront per request, ideal 1
      plane[ty][Width + 1] = at(z, y, x + Width);
    }
    __syncthreads();
    int sum = above + below - 6 * here;
    // CHECK: stencil3d.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 'plane': 1 wavefront per request, ideal 1
    // CHECK: stencil3d.cu:[[#@LINE+1]]:12: warning: 2-way bank conflict reading 'plane': 2 wavefronts per request, ideal 1
    sum += plane[ty - 1][tx];
    // CHECK: stencil3d.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 'plane': 1 wavefront per request, ideal 1
    // CHECK: stencil3d.cu:[[#@LINE+1]]:12: warning: 2-way bank conflict reading 'plane': 2 wavefronts per request, ideal 1
    sum += plane[ty + 1][tx];
    // CHECK: stencil3d.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 'plane': 1 wavefront per request, ideal 1
    // CHECK: stencil3d.cu:[[#@LINE+1]]:12: warning: 2-way bank conflict reading 'plane': 2 wavefronts per request, ideal 1
    sum += plane[ty][tx - 1];
    // CHECK: stencil3d.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 'plane': 1 wavefront per request, ideal 1
    // CHECK: stencil3d.cu:[[#@LINE+1]]:12: warning: 2-way bank conflict reading 'plane': 2 wavefronts per request, ideal 1
    sum += plane[ty][tx + 1];
    out[(z * N + y) * N + x] = sum;
    below = here;
    here = above;
  }
}

int main() {
  std::vector<int> in = values<int>(N * N * N), expected(in.size());
  auto at = [&](int z, int y, int x) {
    return x < 0 || y < 0 || z < 0 || x >= N || y >= N || z >= N ? 0 : in[(z * N + y) * N + x];
  };
  for (int z = 0; z < N; ++z)
    for (int y = 0; y < N; ++y)
      for (int x = 0; x < N; ++x)
        expected[(z * N + y) * N + x] = at(z - 1, y, x) + at(z + 1, y, x) + at(z, y - 1, x) + at(z, y + 1, x) + at(z, y, x - 1) + at(z, y, x + 1) - 6 * at(z, y, x);
  Device<int> from(in), wide(in.size()), square(in.size());
  stencil<32, 8><<<dim3(N / 32, N / 8), dim3(32, 8)>>>(wide.data, from.data);
  stencil<16, 16><<<dim3(N / 16, N / 16), dim3(16, 16)>>>(square.data, from.data);
  return report(close(wide.read(), expected) && close(square.read(), expected));
}
