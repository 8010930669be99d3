// RUN: bankcheck --all --fail-on=never %s | FileCheck %s

// Four neighbours a thread, at an index that resembles another one: `y*128 + x` is there
// already, and the compiler makes `y*128 + 4*x` of it by adding `3*x`. That it is a
// multiple of four is lost then, and the four stay apart.

#include "../common/check.h"

constexpr int Lanes = 32, Rows = 8, Row = 4 * Lanes;

__global__ void reused(const float *in, float *out) {
  __shared__ float tile[Rows * Row];
  int x = threadIdx.x, y = threadIdx.y;
  float value = in[y * Row + x];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: reused_sum.cu:[[#@LINE+3]]:5: warning: 4-way bank conflict writing 'tile': 4 wavefronts a request, ideal 1
    // CHECK: reused_sum.cu:[[#@LINE+2]]:5: note: a block needs 128 wavefronts for 32 requests, ideal 32
    // CHECK: reused_sum.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours, or not
    tile[y * Row + 4 * x + i] = value + i;
  __syncthreads();
  out[y * Lanes + x] = tile[y * Row + x];
}

__global__ void unlike(const float *in, float *out) {
  __shared__ float tile[Rows * Row];
  int x = threadIdx.x, y = threadIdx.y;
  float value = in[y * Lanes + x];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: reused_sum.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 4 wavefronts a request, ideal 4
    tile[y * Row + 4 * x + i] = value + i;
  __syncthreads();
  out[y * Lanes + x] = tile[y * Row + x];
}

// The second element is loaded again after the store to the first: they might be one.
__global__ void turned(float *inOut, int distance) {
  __shared__ float tile[Lanes * Lanes];
  float *row = tile + threadIdx.x * Lanes;
#pragma unroll 1
  for (int i = 0; i < Lanes; ++i)
    row[i] = inOut[i * Lanes + threadIdx.x];
#pragma unroll 1
  for (int i = 0; i < Lanes / 2 - 1; ++i) {
    float &a = row[i], &b = row[i + (distance | 1)];
    float sum = a + b;
    a = sum;
    // CHECK: reused_sum.cu:[[#@LINE+4]]:19: warning: 32-way bank conflict reading 'tile': 32 wavefronts a request, ideal 1
    // CHECK: reused_sum.cu:[[#@LINE+3]]:19: note: lanes are 32 words apart; in warp 0, iteration 0
    // CHECK: reused_sum.cu:[[#@LINE+2]]:19: note: a block needs 480 wavefronts for 15 requests, ideal 15
    // CHECK: reused_sum.cu:[[#@LINE+1]]:19: note: the requests may be others: the compiler may merge it with its neighbours, or not
    b = sum - 2 * b;
  }
#pragma unroll 1
  for (int i = 0; i < Lanes; ++i)
    inOut[i * Lanes + threadIdx.x] = row[i];
}

// Each way to the load has stored the value: it is not loaded.
__global__ void chosen(const float *in, float *out) {
  __shared__ float tile[Lanes * Lanes];
  float value = in[threadIdx.x];
  int at = threadIdx.x * Lanes;
  if (value > 1)
    tile[at] = value * 2;
  else
    tile[at] = value + 1;
  // CHECK: reused_sum.cu:[[#@LINE+4]]:22: warning: 32-way bank conflict reading 'tile': 32 wavefronts a request, ideal 1
  // CHECK: reused_sum.cu:[[#@LINE+3]]:22: note: lanes are 32 words apart; in warp 0
  // CHECK: reused_sum.cu:[[#@LINE+2]]:22: note: a block needs 32 wavefronts for 1 request, ideal 1
  // CHECK: reused_sum.cu:[[#@LINE+1]]:22: note: the requests may be others: the compiler may keep the value in a register, and not access it here each time
  out[threadIdx.x] = tile[at];
  __syncthreads();
  out[Lanes + threadIdx.x] = tile[threadIdx.x];
}

int main() {
  std::vector<float> in = values<float>(Rows * Row), square(in.begin(), in.begin() + Lanes * Lanes);
  std::vector<float> likes(Rows * Lanes), unlikes(Rows * Lanes), turnedRows = square, choices(Lanes);
  for (int y = 0; y < Rows; ++y)
    for (int x = 0; x < Lanes; ++x) {
      likes[y * Lanes + x] = in[y * Row + x / 4] + x % 4;
      unlikes[y * Lanes + x] = in[y * Lanes + x / 4] + x % 4;
    }
  constexpr int Distance = 16;
  for (int t = 0; t < Lanes; ++t)
    for (int i = 0; i < Lanes / 2 - 1; ++i) {
      float &a = turnedRows[i * Lanes + t], &b = turnedRows[(i + (Distance | 1)) * Lanes + t];
      float sum = a + b;
      a = sum;
      b = sum - 2 * b;
    }
  for (int t = 0; t < Lanes; ++t)
    choices[t] = in[t] > 1 ? in[t] * 2 : in[t] + 1;
  Device<float> first(in), reusedOut(Rows * Lanes), unlikeOut(Rows * Lanes), rows(square), chosenOut(2 * Lanes);
  reused<<<1, dim3(Lanes, Rows)>>>(first.data, reusedOut.data);
  unlike<<<1, dim3(Lanes, Rows)>>>(first.data, unlikeOut.data);
  turned<<<1, Lanes>>>(rows.data, Distance);
  chosen<<<1, Lanes>>>(first.data, chosenOut.data);
  std::vector<float> gotChoices = chosenOut.read();
  gotChoices.resize(Lanes);
  return report(close(reusedOut.read(), likes) && close(unlikeOut.read(), unlikes) && close(rows.read(), turnedRows) && close(gotChoices, choices));
}
