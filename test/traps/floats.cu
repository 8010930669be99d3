// Floats of lanes are known where they are the device's to the last bit.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s
// RUN: %bundled --all --no-fixes --fail-on=never %s -- -use_fast_math | FileCheck %s --check-prefix=FAST
// RUN: %bundled --all --no-fixes --fail-on=never %s -- -prec-sqrt=false -fmad=false | FileCheck %s --check-prefix=FAST

__global__ void exactly(int *o) {
  __shared__ int s[1024];
  const int t = threadIdx.x;
  // CHECK: :[[#@LINE+2]]:3: warning: 2-way bank conflict
  // FAST: :[[#@LINE+1]]:3: warning: 2-way bank conflict
  s[(int)(t * 2.5f) * 2] = 1;
  // CHECK: :[[#@LINE+2]]:3: warning: 6-way bank conflict
  // FAST: :[[#@LINE+1]]:3: remark: undecided bank conflict
  s[(int)sqrtf((float)t) * 32] = 1;
  // CHECK: :[[#@LINE+2]]:3: warning: 11-way bank conflict
  // FAST: :[[#@LINE+1]]:3: remark: undecided bank conflict
  s[(int)(t / 3.0f) * 32] = 1;
  // CHECK: :[[#@LINE+2]]:3: warning: 11-way bank conflict
  // FAST: :[[#@LINE+1]]:3: warning: 11-way bank conflict
  s[(int)(t / 3.0) * 32] = 1;
  o[t] = s[t];
}

// A sine is not.
__global__ void roughly(int *o, float x) {
  __shared__ int s[1024];
  const int t = threadIdx.x;
  // CHECK: :[[#@LINE+1]]:3: remark: undecided bank conflict
  s[(int)(sinf(t) * 30 + 30)] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: undecided bank conflict
  s[(int)(t * x)] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: undecided bank conflict
  s[(int)__fdividef(t, 3.0f)] = 1;
  // What no integer holds.
  // CHECK: :[[#@LINE+1]]:3: remark: undecided bank conflict
  s[(int)(t * 1e30f) & 1023] = 1;
  o[t] = s[t];
}

// 13 * 0.7f + 0.9f is 9.999999 if the product is rounded, else 10.
__global__ void fused(int *o) {
  __shared__ int s[1024];
  const int t = threadIdx.x;
  // CHECK: :[[#@LINE+1]]:3: warning: 2-way bank conflict {{.*}}, where use of fma at line [[#@LINE+1]] == {{[01]}}
  s[t == 13 ? (int)(t * 0.7f + 0.9f) : 41] = 1;
  // Both ways it is the same number.
  // CHECK: :[[#@LINE+1]]:3: {{.*}}ideal 1 [bankcheck
  s[(int)(t * 0.7f + 0.5f)] = 1;
  o[t] = s[t];
}

void launch(int *o, float x) {
  exactly<<<1, 32>>>(o);
  roughly<<<1, 32>>>(o, x);
  fused<<<1, 32>>>(o);
}
