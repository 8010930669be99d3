// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The exchange between radix-4 stages: 64 threads hold 4 elements each and pass
// them on through shared memory in the order of the next stage (Stockham).

#include "../common/check.h"

constexpr int N = 256, Threads = N / 4;
constexpr float Pi = 3.14159265358979f;

__device__ float2 times(float2 a, float angle) {
  float sine, cosine;
  sincosf(angle, &sine, &cosine);
  return {a.x * cosine - a.y * sine, a.x * sine + a.y * cosine};
}

__global__ void fft(float2 *data) {
  __shared__ float re[N], im[N];
  int t = threadIdx.x;
  float2 v[4];
  for (int r = 0; r < 4; ++r)
    v[r] = data[t + r * Threads];
  for (int span = 1; span < N; span *= 4) {
    int j = t % span;
    for (int r = 1; r < 4; ++r)
      v[r] = times(v[r], -2 * Pi * j * r / (4 * span));
    float2 a = {v[0].x + v[2].x, v[0].y + v[2].y}, b = {v[0].x - v[2].x, v[0].y - v[2].y};
    float2 c = {v[1].x + v[3].x, v[1].y + v[3].y}, d = {v[1].y - v[3].y, v[3].x - v[1].x};
    v[0] = {a.x + c.x, a.y + c.y};
    v[1] = {b.x + d.x, b.y + d.y};
    v[2] = {a.x - c.x, a.y - c.y};
    v[3] = {b.x - d.x, b.y - d.y};
    int base = (t / span) * span * 4 + j;
    for (int r = 0; r < 4; ++r) {
      // 4-way in the first two stages: lanes 4 words apart, then eight groups of
      // four lanes, 16 words apart, four groups to a bank.
      // CHECK: fft_radix4.cu:[[#@LINE+1]]:7: warning: 4-way bank conflict writing 're': 4 wavefronts per request, ideal 1
      re[base + r * span] = v[r].x;
      // CHECK: fft_radix4.cu:[[#@LINE+1]]:7: warning: 4-way bank conflict writing 'im': 4 wavefronts per request, ideal 1
      im[base + r * span] = v[r].y;
    }
    __syncthreads();
    for (int r = 0; r < 4; ++r) {
      // CHECK: fft_radix4.cu:[[#@LINE+2]]:15: remark: no bank conflict reading 're': 1 wavefront per request, ideal 1
      // CHECK: fft_radix4.cu:[[#@LINE+1]]:36: remark: no bank conflict reading 'im': 1 wavefront per request, ideal 1
      v[r] = {re[t + r * Threads], im[t + r * Threads]};
    }
    __syncthreads();
  }
  for (int r = 0; r < 4; ++r)
    data[t + r * Threads] = v[r];
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
