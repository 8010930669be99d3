// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Structs of 16 bytes copied whole: one 16-byte access a lane, the 128 bytes of
// each eight lanes side by side, so that 4 wavefronts are all that 512 bytes
// need. The same struct read by every lane at once costs 2: a 16-byte load of
// one address is served in two halves.

#include "../common/check.h"

struct __align__(16) Body {
  float x, y, z, mass;
};

constexpr int Threads = 64, N = 256;

// The pull of all bodies on each, without the distance's power.
__global__ void pull(Body *out, const Body *in) {
  __shared__ Body bodies[Threads];
  int t = threadIdx.x;
  Body own = in[blockIdx.x * Threads + t];
  float x = 0, y = 0, z = 0;
  for (int first = 0; first < N; first += Threads) {
    // CHECK: struct16.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'bodies': 4 wavefronts per request, ideal 4
    bodies[t] = in[first + t];
    __syncthreads();
    for (int j = 0; j < Threads; ++j) {
      // CHECK: struct16.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'bodies': 2 wavefronts per request, ideal 2
      Body other = bodies[j];
      x += (other.x - own.x) * other.mass;
      y += (other.y - own.y) * other.mass;
      z += (other.z - own.z) * other.mass;
    }
    __syncthreads();
  }
  out[blockIdx.x * Threads + t] = {x, y, z, own.mass};
}

int main() {
  std::vector<float> raw = values<float>(4 * N), expected(4 * N);
  std::vector<Body> in(N);
  for (int i = 0; i < N; ++i)
    in[i] = {raw[4 * i], raw[4 * i + 1], raw[4 * i + 2], raw[4 * i + 3]};
  for (int i = 0; i < N; ++i) {
    for (const Body &b : in) {
      expected[4 * i] += (b.x - in[i].x) * b.mass;
      expected[4 * i + 1] += (b.y - in[i].y) * b.mass;
      expected[4 * i + 2] += (b.z - in[i].z) * b.mass;
    }
    expected[4 * i + 3] = in[i].mass;
  }
  Device<Body> from(in), to(N);
  pull<<<N / Threads, Threads>>>(to.data, from.data);
  std::vector<float> result;
  for (const Body &b : to.read())
    result.insert(result.end(), {b.x, b.y, b.z, b.mass});
  return report(close(result, expected));
}
