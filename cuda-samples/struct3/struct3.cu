// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A struct of three floats: 3 and 32 have no common factor, so that a field is
// read without a conflict.

#include "../common/check.h"

struct Vector { float x, y, z; };

constexpr int Threads = 128;

__global__ void lengths(float *out, const Vector *in) {
  __shared__ Vector s[Threads];
  // CHECK: struct3.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  int other = Threads - 1 - threadIdx.x;
  // CHECK: struct3.cu:[[#@LINE+3]]:13: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: struct3.cu:[[#@LINE+2]]:29: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: struct3.cu:[[#@LINE+1]]:45: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  float x = s[other].x, y = s[other].y, z = s[other].z;
  out[threadIdx.x] = x * x + y * y + z * z;
}

int main() {
  std::vector<Vector> in(Threads);
  std::vector<float> expected(Threads);
  for (int i = 0; i < Threads; ++i)
    in[i] = {float(valueOf(i)), float(valueOf(i + 1)), float(valueOf(i + 2))};
  for (int i = 0; i < Threads; ++i) {
    Vector v = in[Threads - 1 - i];
    expected[i] = v.x * v.x + v.y * v.y + v.z * v.z;
  }
  Device<Vector> from(in);
  Device<float> to(Threads);
  lengths<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
