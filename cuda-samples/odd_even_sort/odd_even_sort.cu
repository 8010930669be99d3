// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Odd-even transposition sort: a lane compares two neighbouring words, and which
// two changes from step to step. Lanes are 2 words apart: each load is 2-way,
// and an odd start keeps the two from becoming one 8-byte load.

#include "../common/check.h"
#include <algorithm>

constexpr int Threads = 64, N = 2 * Threads;

__global__ void sort(int *keys) {
  __shared__ int s[N];
  int t = threadIdx.x;
  // CHECK: odd_even_sort.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = keys[t];
  // CHECK: odd_even_sort.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t + Threads] = keys[t + Threads];
  __syncthreads();
#pragma unroll 1
  for (int step = 0; step < N; ++step) {
    int i = 2 * t + (step & 1);
    if (i + 1 < N) {
      // CHECK: odd_even_sort.cu:[[#@LINE+1]]:15: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
      int a = s[i];
      // CHECK: odd_even_sort.cu:[[#@LINE+1]]:15: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
      int b = s[i + 1];
      if (a > b) {
        // CHECK: odd_even_sort.cu:[[#@LINE+1]]:9: warning: up to 2-way bank conflict writing 's': at most 2 wavefronts per request, ideal 1
        s[i] = b;
        // CHECK: odd_even_sort.cu:[[#@LINE+1]]:9: warning: up to 2-way bank conflict writing 's': at most 2 wavefronts per request, ideal 1
        s[i + 1] = a;
      }
    }
    __syncthreads();
  }
  // CHECK: odd_even_sort.cu:[[#@LINE+1]]:13: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  keys[t] = s[t];
  // CHECK: odd_even_sort.cu:[[#@LINE+1]]:23: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  keys[t + Threads] = s[t + Threads];
}

int main() {
  std::vector<int> keys = values<int>(N);
  for (int i = 0; i < N; ++i)
    keys[i] = keys[i] * 100 + i * 31 % 97;
  Device<int> device(keys);
  std::sort(keys.begin(), keys.end());
  sort<<<1, Threads>>>(device.data);
  return report(close(device.read(), keys));
}
