// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Pixels of three bytes to grey: a lane's bytes are 3 apart, so that 32 lanes
// read from 96 bytes, 24 words side by side. Bytes that share a word do not
// conflict, and no padding to 4 bytes is needed.

#include "../common/check.h"

constexpr int Threads = 256, N = 1024;

__global__ void grey(unsigned char *out, const unsigned char *in) {
  __shared__ unsigned char pixels[3 * Threads];
  int t = threadIdx.x, first = blockIdx.x * Threads;
  for (int i = t; i < 3 * Threads; i += Threads)
    // CHECK: rgb_bytes.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'pixels': 1 wavefront per request, ideal 1
    pixels[i] = in[3 * first + i];
  __syncthreads();
  // CHECK: rgb_bytes.cu:[[#@LINE+1]]:13: remark: no bank conflict reading 'pixels': 1 wavefront per request, ideal 1
  int red = pixels[3 * t];
  // CHECK: rgb_bytes.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 'pixels': 1 wavefront per request, ideal 1
  int green = pixels[3 * t + 1];
  // CHECK: rgb_bytes.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 'pixels': 1 wavefront per request, ideal 1
  int blue = pixels[3 * t + 2];
  out[first + t] = (unsigned char)((77 * red + 150 * green + 29 * blue) >> 8);
}

int main() {
  std::vector<unsigned char> in(3 * N), expected(N);
  for (int i = 0; i < 3 * N; ++i)
    in[i] = (unsigned char)(15 * (valueOf(i) + 8));
  for (int i = 0; i < N; ++i)
    expected[i] = (unsigned char)((77 * in[3 * i] + 150 * in[3 * i + 1] + 29 * in[3 * i + 2]) >> 8);
  Device<unsigned char> from(in), to(N);
  grey<<<N / Threads, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
