// What is loaded in front of a condition and used only behind it, nvcc loads behind it: by fewer lanes, or by no lane of a warp. Where it does was read from
// nvcc 13.0's code for sm_90. A block has two warps, and one of them passes.
// RUN: %bundled --fail-on=never --all --no-fixes %s 2>&1 | FileCheck %s
#define PROBE(name) __global__ void name(float *out, float *p, float z, int n)
#define FILLED                                                                                                                                                 \
  __shared__ float s[256], r[64];                                                                                                                              \
  int t = threadIdx.x;                                                                                                                                         \
  s[t] = out[t];                                                                                                                                               \
  r[t] = p[t];                                                                                                                                                 \
  __syncthreads();

PROBE(behind) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 2 wavefronts for 1 request, ideal 1
  float v = s[2 * t];
  if (t < 32)
    out[t] = v;
}
PROBE(behindReturn) {
  FILLED
  // CHECK: :[[#@LINE+2]]:17: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:17: note: a block needs 2 wavefronts for 1 request, ideal 1
  float v = z * s[2 * t];
  if (t >= 32)
    return;
  out[t] = v;
}
PROBE(inLoopBehind) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 2 wavefronts for 1 request, ideal 1
  float v = s[2 * t];
  if (t < 32)
    for (int i = 0; i < 8; ++i)
      out[i * t] = v;
}
PROBE(merged) {
  FILLED
  // CHECK: :[[#@LINE+2]]:14: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:14: note: a block needs 4 wavefronts for 1 request, ideal 2
  float4 v = *(float4 *)&s[t % 32 * 4];
  if (t < 32)
    out[t] = v.x + v.y;
}
PROBE(behindTwo) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 2 wavefronts for 1 request, ideal 1
  float v = s[2 * t];
  p[t] = z;
  if (t < 48) {
    p[t + 64] = z;
    if (t < 32)
      out[t] = v;
  }
}
PROBE(otherArrayWritten) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 2 wavefronts for 1 request, ideal 1
  float v = s[2 * t];
  r[t] = z;
  if (t < 32)
    out[t] = v;
}
PROBE(throughLocalArray) {
  FILLED
  float v[2];
  for (int i = 0; i < 2; ++i)
    // CHECK: :[[#@LINE+2]]:12: warning: 2-way bank conflict reading 's'
    // CHECK: :[[#@LINE+1]]:12: note: a block needs 4 wavefronts for 2 requests, ideal 2
    v[i] = s[2 * t + 99 * i];
  if (t < 32)
    for (int i = 0; i < 2; ++i)
      out[t + 64 * i] = v[i];
}
PROBE(sameArrayWritten) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 4 wavefronts for 2 requests, ideal 2
  float v = s[2 * t];
  s[t + 100] = z;
  if (t < 32)
    out[t] = v;
}
PROBE(waitedFor) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 4 wavefronts for 2 requests, ideal 2
  float v = s[2 * t];
  __syncthreads();
  if (t < 32)
    out[t] = v;
}
PROBE(bothArms) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 4 wavefronts for 2 requests, ideal 2
  float v = s[2 * t];
  if (t < 32)
    out[t] = v;
  else
    p[t] = v;
}
PROBE(selected) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 4 wavefronts for 2 requests, ideal 2
  float v = s[2 * t];
  float w = z;
  if (t < 32)
    w = v;
  out[t] = w;
}
PROBE(behindALoop) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 4 wavefronts for 2 requests, ideal 2
  float v = s[2 * t];
  for (int i = 0; i < n; ++i)
    z += p[i];
  if (t < 32)
    out[t] = v + z;
}
// Whether what is computed of two moves was not found out.
PROBE(ofTwo) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: the requests may be others: the compiler may load it behind the condition that it is used behind, by fewer lanes
  float v = s[2 * t] * r[t];
  if (t < 32)
    out[t] = v;
}
PROBE(inLoopBehindComputed) {
  FILLED
  // CHECK: :[[#@LINE+2]]:17: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:17: note: the requests may be others: the compiler may load it behind the condition that it is used behind, by fewer lanes
  float v = z * s[2 * t];
  if (t >= 32)
    return;
  for (int i = 0; i < n; ++i)
    out[i * t] = v;
}
PROBE(atomicBetween) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: the requests may be others: the compiler may load it behind the condition that it is used behind, by fewer lanes
  float v = s[2 * t];
  atomicAdd(p, 1);
  if (t < 32)
    out[t] = v;
}
// In a loop that is not unrolled the address is made of the last iteration's.
PROBE(writtenInLoop) {
  FILLED
#pragma unroll 2
  for (int i = 0; i < 5; ++i) {
    // CHECK: :[[#@LINE+2]]:15: warning: 2-way bank conflict reading 's'
    // CHECK: :[[#@LINE+1]]:15: note: the requests may be others: the compiler may load it behind the condition that it is used behind, by fewer lanes
    float v = s[2 * t + i];
    r[t] = z + i;
    if (t < 32)
      out[64 * i + t] = v;
    __syncthreads();
  }
  out[t] = r[t ^ 1];
}
// ptxas may move it over another condition, or not.
PROBE(behindAnother) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: the requests may be others: the compiler may load it behind the condition that it is used behind, by fewer lanes
  float v = s[2 * t];
  if (t < n)
    p[t] = z;
  if (t < 32)
    out[t] = v;
}
// What is computed of it is computed behind another condition.
PROBE(computedBehindAnother) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: the requests may be others: the compiler may load it behind the condition that it is used behind, by fewer lanes
  float v = s[2 * t];
  float w = v + r[t & n || t * n > 9 ? n & 7 : t];
  if (t < 32)
    out[t] = w;
}
// Of shorts it may be loaded by the lanes alone that pass the arm by; of floats by all.
PROBE(pastAnArm) {
  __shared__ short h[256];
  int t = threadIdx.x;
  for (int i = t; i < 256; i += 64)
    h[i] = i;
  __syncthreads();
  short a = h[4 * t], b = h[4 * t + 1], c = h[4 * t + 2];
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 'h'
  // CHECK: :[[#@LINE+1]]:13: note: the requests may be others: the compiler may load it behind the condition that it is used behind, by fewer lanes
  short d = h[4 * t + 3];
  if (n > 3)
    d = a / n;
  out[t] = a * 3 + b * 5 + c * 7 + d;
}
PROBE(floatPastAnArm) {
  FILLED
  // CHECK: :[[#@LINE+2]]:13: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:13: note: a block needs 4 wavefronts for 2 requests, ideal 2
  float d = s[2 * t];
  if (n > 3)
    d = n / z;
  out[t] = d;
}
void launch(float *p, int m) {
  pastAnArm<<<1, 64>>>(p, p, 1, m);
  floatPastAnArm<<<1, 64>>>(p, p, 1, m);
  computedBehindAnother<<<1, 64>>>(p, p, 1, 2);
  behind<<<1, 64>>>(p, p, 1, 2);
  behindReturn<<<1, 64>>>(p, p, 1, 2);
  inLoopBehind<<<1, 64>>>(p, p, 1, 2);
  merged<<<1, 64>>>(p, p, 1, 2);
  ofTwo<<<1, 64>>>(p, p, 1, 2);
  inLoopBehindComputed<<<1, 64>>>(p, p, 1, 2);
  atomicBetween<<<1, 64>>>(p, p, 1, 2);
  behindTwo<<<1, 64>>>(p, p, 1, 2);
  otherArrayWritten<<<1, 64>>>(p, p, 1, 2);
  throughLocalArray<<<1, 64>>>(p, p, 1, 2);
  sameArrayWritten<<<1, 64>>>(p, p, 1, 2);
  waitedFor<<<1, 64>>>(p, p, 1, 2);
  bothArms<<<1, 64>>>(p, p, 1, 2);
  selected<<<1, 64>>>(p, p, 1, 2);
  behindALoop<<<1, 64>>>(p, p, 1, 2);
  writtenInLoop<<<1, 64>>>(p, p, 1, 2);
  behindAnother<<<1, 64>>>(p, p, 1, 2);
}
