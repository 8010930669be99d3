// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Four floats a particle, as an array of structs, and two of them as arrays of
// their own. Reading one field of the structs takes every fourth word.

#include "../common/check.h"

struct Particle { float x, y, z, mass; };

constexpr int Threads = 256;

__global__ void structs(float *out, const Particle *in) {
  __shared__ Particle s[Threads];
  // Copied as a whole: 16 bytes a lane.
  // CHECK: aos_soa.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 4 wavefronts per request, ideal 4
  s[threadIdx.x] = in[blockIdx.x * Threads + threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int step = 1; step < 4; ++step)
    // CHECK: aos_soa.cu:[[#@LINE+1]]:12: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
    sum += s[(threadIdx.x + step) % Threads].x;
  out[blockIdx.x * Threads + threadIdx.x] = sum;
}

__global__ void arrays(float *out, const Particle *in) {
  __shared__ float x[Threads], y[Threads];
  Particle p = in[blockIdx.x * Threads + threadIdx.x];
  // CHECK: aos_soa.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'x': 1 wavefront per request, ideal 1
  x[threadIdx.x] = p.x;
  // CHECK: aos_soa.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'y': 1 wavefront per request, ideal 1
  y[threadIdx.x] = p.y;
  __syncthreads();
  float sum = 0;
  for (int step = 1; step < 4; ++step)
    // CHECK: aos_soa.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 'x': 1 wavefront per request, ideal 1
    // CHECK: aos_soa.cu:[[#@LINE+1]]:48: remark: no bank conflict reading 'y': 1 wavefront per request, ideal 1
    sum += x[(threadIdx.x + step) % Threads] - y[(threadIdx.x + step) % Threads];
  out[blockIdx.x * Threads + threadIdx.x] = sum;
}

int main() {
  constexpr int blocks = 4, n = blocks * Threads;
  std::vector<Particle> in(n);
  std::vector<float> one(n), two(n);
  for (int i = 0; i < n; ++i)
    in[i] = {float(valueOf(i)), float(valueOf(3 * i + 1)), 2, 3};
  for (int i = 0; i < n; ++i)
    for (int step = 1; step < 4; ++step) {
      const Particle &p = in[i / Threads * Threads + (i % Threads + step) % Threads];
      one[i] += p.x;
      two[i] += p.x - p.y;
    }
  Device<Particle> from(in);
  Device<float> a(n), b(n);
  structs<<<blocks, Threads>>>(a.data, from.data);
  arrays<<<blocks, Threads>>>(b.data, from.data);
  return report(close(a.read(), one) && close(b.read(), two));
}
