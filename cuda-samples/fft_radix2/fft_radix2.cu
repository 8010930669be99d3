// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A radix-2 FFT whose stages exchange through shared memory. At stage s a
// thread works on elements 2^s apart; float2 elements, 8 bytes a lane, 16 lanes
// at a time. Until 2^s is 16 those lanes leave every other run of 2^s elements
// out, and reach over 64 words: 2-way.

#include "../common/check.h"

constexpr int N = 512, Threads = N / 2;
constexpr float Pi = 3.14159265358979f;

__global__ void fft(float2 *data) {
  __shared__ float2 s[N];
  int t = threadIdx.x;
  for (int half = 0; half < 2; ++half) {
    unsigned i = t + half * Threads;
    // The bit-reversed order: neighbouring lanes half the array apart.
    // CHECK: fft_radix2.cu:[[#@LINE+1]]:5: warning: 16-way bank conflict writing 's': 32 wavefronts per request, ideal 2
    s[__brev(i) >> 23] = data[i];
  }
  for (int span = 1; span < N; span *= 2) {
    __syncthreads();
    int j = t % span, i = 2 * t - j;
    float sine, cosine;
    sincosf(-Pi * j / span, &sine, &cosine);
    // CHECK: fft_radix2.cu:[[#@LINE+1]]:16: warning: 2-way bank conflict reading 's': 4 wavefronts per request, ideal 2
    float2 a = s[i];
    // CHECK: fft_radix2.cu:[[#@LINE+1]]:16: warning: 2-way bank conflict reading 's': 4 wavefronts per request, ideal 2
    float2 b = s[i + span];
    float2 w = {b.x * cosine - b.y * sine, b.x * sine + b.y * cosine};
    // CHECK: fft_radix2.cu:[[#@LINE+1]]:5: warning: 2-way bank conflict writing 's': 4 wavefronts per request, ideal 2
    s[i] = {a.x + w.x, a.y + w.y};
    // CHECK: fft_radix2.cu:[[#@LINE+1]]:5: warning: 2-way bank conflict writing 's': 4 wavefronts per request, ideal 2
    s[i + span] = {a.x - w.x, a.y - w.y};
  }
  __syncthreads();
  // CHECK: fft_radix2.cu:[[#@LINE+1]]:13: remark: no bank conflict reading 's': 2 wavefronts per request, ideal 2
  data[t] = s[t];
  // CHECK: fft_radix2.cu:[[#@LINE+1]]:23: remark: no bank conflict reading 's': 2 wavefronts per request, ideal 2
  data[t + Threads] = s[t + Threads];
}

int main() {
  std::vector<float2> in(N);
  for (int i = 0; i < N; ++i)
    in[i] = {float(valueOf(i)), float(valueOf(i + N))};
  Device<float2> device(in);
  fft<<<1, Threads>>>(device.data);
  std::vector<float2> out = device.read();
  bool passed = true;
  for (int k = 0; k < N; ++k) {
    double re = 0, im = 0;
    for (int i = 0; i < N; ++i) {
      double angle = -2 * 3.14159265358979323846 * k * i / N;
      re += in[i].x * std::cos(angle) - in[i].y * std::sin(angle);
      im += in[i].x * std::sin(angle) + in[i].y * std::cos(angle);
    }
    passed &= std::abs(re - out[k].x) < 0.05 && std::abs(im - out[k].y) < 0.05;
  }
  return report(passed);
}
