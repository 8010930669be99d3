// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Two tiles in one dynamic array are filled in turn, four neighbours of each a thread.
// They become one access if the compiler proves that a tile's store does not lie in the
// other tile, and two shared scalars become one if they lie side by side.

#include "../common/check.h"

constexpr int Threads = 128, Steps = 4, Row = 4 * Threads;

struct Tiles {
  float a[Steps * Row], b[Steps * Row];
};

__global__ void inLoop(const float *__restrict__ a, const float *__restrict__ b, float *out) {
  extern __shared__ char memory[];
  Tiles &tiles = *reinterpret_cast<Tiles *>(memory);
  float sum = 0;
#pragma unroll 1
  for (int step = 0; step < Steps; ++step) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      // CHECK: tiles_in_turn.cu:[[#@LINE+2]]:7: warning: 2-way bank conflict writing 'memory' (through 'tiles.a'): 4 wavefronts per request, ideal 2
      // CHECK: tiles_in_turn.cu:[[#@LINE+1]]:7: note: the requests may be others: the compiler may merge it with its neighbours, or not
      tiles.a[step * Row + threadIdx.x * 4 + i] = a[step * Row + threadIdx.x * 4 + i];
      // CHECK: tiles_in_turn.cu:[[#@LINE+2]]:7: warning: 4-way bank conflict writing 'memory' (through 'tiles.b'): 4 wavefronts per request, ideal 1
      // CHECK: tiles_in_turn.cu:[[#@LINE+1]]:7: note: the requests may be others: the compiler may merge it with its neighbours, or not
      tiles.b[step * Row + threadIdx.x * 4 + i] = b[step * Row + threadIdx.x * 4 + i];
    }
    __syncthreads();
    sum += tiles.a[step * Row + Row - 1 - threadIdx.x] * tiles.b[step * Row + threadIdx.x];
  }
  out[threadIdx.x] = sum;
}

__global__ void oneStep(const float *__restrict__ a, const float *__restrict__ b, float *out, int step) {
  extern __shared__ float tile[];
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    // CHECK: tiles_in_turn.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 'tile': 4 wavefronts per request, ideal 4
    // CHECK: tiles_in_turn.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours, or not
    tile[step * Row + threadIdx.x * 4 + i] = a[threadIdx.x * 4 + i];
    // CHECK: tiles_in_turn.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 'tile': 4 wavefronts per request, ideal 4
    // CHECK: tiles_in_turn.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours, or not
    tile[Steps * Row + step * Row + threadIdx.x * 4 + i] = b[threadIdx.x * 4 + i];
  }
  __syncthreads();
  out[threadIdx.x] = tile[step * Row + Row - 1 - threadIdx.x] * tile[Steps * Row + step * Row + threadIdx.x];
}

__global__ void scaled(const float *factors, const float *in, float *out) {
  __shared__ float bias, scale;
  if (threadIdx.x == 0) {
    bias = factors[0];
    // CHECK: tiles_in_turn.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 'scale': 1 wavefront per request, ideal 1
    // CHECK: tiles_in_turn.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours, or not
    scale = factors[1];
  }
  __syncthreads();
  out[threadIdx.x] = scale * in[threadIdx.x] + bias;
}

int main() {
  std::vector<float> a = values<float>(Steps * Row), b = values<float>(Steps * Row);
  for (size_t i = 0; i < b.size(); ++i)
    b[i] += float(i % 3);
  std::vector<float> sums(Threads), products(Threads), lines(Threads);
  for (int t = 0; t < Threads; ++t) {
    for (int step = 0; step < Steps; ++step)
      sums[t] += a[step * Row + Row - 1 - t] * b[step * Row + t];
    products[t] = a[Row - 1 - t] * b[t];
    lines[t] = a[1] * a[t] + a[0];
  }
  Device<float> first(a), second(b), summed(Threads), multiplied(Threads), scaledOut(Threads);
  inLoop<<<1, Threads, sizeof(Tiles)>>>(first.data, second.data, summed.data);
  oneStep<<<1, Threads, sizeof(Tiles)>>>(first.data, second.data, multiplied.data, 2);
  scaled<<<1, Threads>>>(first.data, first.data, scaledOut.data);
  return report(close(summed.read(), sums) && close(multiplied.read(), products) && close(scaledOut.read(), lines));
}
