// A longer array moves those behind it: no fix is offered that takes their accesses apart, or puts them past a word.
// RUN: %bundled --fail-on=never %s | FileCheck %s \
// RUN:   --implicit-check-not='two[33][33]' --implicit-check-not='float a[33]'

__global__ void words(unsigned *o) {
  // An odd number of shorts leaves the floats where they are: they are aligned as they are declared.
  // CHECK: arrays-behind.cu:[[#@LINE+1]]:20: note: 'short shorts[33][33]' makes both accesses to 'shorts' clean, for 66 bytes more
  __shared__ short shorts[33][32];
  __shared__ float behind[64];
  const unsigned t = threadIdx.x;
  for (unsigned i = t; i < 1056; i += 32)
    shorts[i / 32][i % 32] = o[i];
  behind[t + o[t] % 32] = o[t];
  __syncthreads();
  o[t] = shorts[t][0] + behind[t];
}

__global__ void bytes(unsigned *o) {
  // Bytes would begin two past a word; two more shorts a row do it, too.
  // CHECK: arrays-behind.cu:[[#@LINE+1]]:20: note: 'short two[33][34]' makes both accesses to 'two' clean, for 132 bytes more
  __shared__ short two[33][32];
  __shared__ char behind[64];
  const unsigned t = threadIdx.x;
  for (unsigned i = t; i < 1056; i += 32)
    two[i / 32][i % 32] = o[i];
  behind[t + o[t] % 32] = o[t];
  __syncthreads();
  o[t] = two[t][0] + behind[t * 2];
}

__global__ void four(float *o) {
  // Four floats behind it are one load; no odd number of them in 33 rows is a multiple of 16 bytes.
  // CHECK: arrays-behind.cu:[[#@LINE+1]]:20: note: 'a[b][e] instead of a[e][b]' makes both accesses to 'a' clean, for 0 bytes more
  __shared__ float a[33][32];
  __shared__ float behind[128];
  const unsigned t = threadIdx.x;
  for (unsigned i = t; i < 1056; i += 32)
    a[i / 32][i % 32] = o[i];
  for (unsigned i = t; i < 128; i += 32)
    behind[i] = o[i];
  __syncthreads();
  o[t] = a[t][0] + behind[t * 4] + behind[t * 4 + 1] * behind[t * 4 + 2] - behind[t * 4 + 3];
}

void launch(unsigned *o, float *f) {
  words<<<1, 32>>>(o);
  bytes<<<1, 32>>>(o);
  four<<<1, 32>>>(f);
}
