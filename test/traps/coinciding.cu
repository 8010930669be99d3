// Lanes of one bank that meet in a word for some values of the unknowns only: the
// conflict is told with these values excepted, whatever other unknowns there are.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

// Two of 61 values between which lie 59 others.
__global__ void many(float *o, const int *__restrict__ p, int n) {
  __shared__ float s[4096];
  // CHECK: coinciding.cu:[[#@LINE+8]]:21: warning: 32-way bank conflict reading 's': 32 wavefronts
  // CHECK-SAME: , where the value loaded at line [[#@LINE+2]] != the value loaded at line [[#@LINE+6]]
  // CHECK: note: this holds where index arithmetic does not wrap around
  int first = p[0], sum = 0;
#pragma unroll
  for (int i = 1; i < 60; ++i)
    sum += p[i];
  int last = p[60];
  o[threadIdx.x] += s[threadIdx.x * 32 * (first - last)] + sum;
}

// CHECK-NOT: wrap around
__global__ void difference(float *o, int n, int m) {
  __shared__ float s[4096];
  int t = threadIdx.x;
  // CHECK: coinciding.cu:[[#@LINE+2]]:10: warning: 32-way bank conflict reading 's': 32 wavefronts
  // CHECK-SAME: , where n != m
  o[t] = s[t * 32 * (n - m)];
  // CHECK: coinciding.cu:[[#@LINE+2]]:11: warning: 32-way bank conflict reading 's'
  // CHECK-SAME: , where n - m != 2
  o[t] += s[t * 32 * (n - m - 2)];
  // CHECK: coinciding.cu:[[#@LINE+2]]:11: warning: 32-way bank conflict reading 's'
  // CHECK-SAME: , where n * m != 0
  o[t] += s[t * 32 * n * m];
}

// A branch says that lanes meet.
__global__ void equal(float *o, int n, int m) {
  __shared__ float s[4096];
  int t = threadIdx.x;
  if (n == m)
    // CHECK: coinciding.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront
    o[t] = s[t * 32 * (n - m)];
}

// Lanes that meet in a word wait for each other here, and an exception may be dearer: where
// it is more than a value, that is not decided.
__global__ void atomics(double *o, int n, int m) {
  __shared__ double s[4096];
  int t = threadIdx.x;
  // CHECK: coinciding.cu:[[#@LINE+2]]:3: warning: 16-way bank conflict in atomic on 's': 336 wavefronts
  // CHECK-SAME: , where n != 0
  atomicAdd(&s[t * 16 * n], 1.0);
  // CHECK: coinciding.cu:[[#@LINE+1]]:3: remark: undecided bank conflict in atomic on 's'
  atomicAdd(&s[t * 16 * (n - m)], 1.0);
}

void launch(float *o, double *d, const int *p, int n, int m) {
  many<<<1, 32>>>(o, p, n);
  difference<<<1, 32>>>(o, n, m);
  equal<<<1, 32>>>(o, n, m);
  atomics<<<1, 32>>>(d, n, m);
}
