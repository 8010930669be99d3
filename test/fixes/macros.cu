// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu && FileCheck %s --check-prefix=FIXED < %t.cu

// An index that a macro repeats is the index of something else, too: no text of its
// own can be changed.

#define AT(i) once[i]
#define INNER(i) once[i]
#define OUTER(i) INNER(i)
#define COPY(i) both[i] = in[i]
#define TWICE(i) (far[i] + in[i])
#define NESTED(i) TWICE(i)
#define MAX(a, b) ((a) > (b) ? (a) : (b))

// CHECK: macros.cu:[[#@LINE+2]]:20: note: 'once[i ^ (i / 32 % 32)] instead of once[i]' makes all 3 accesses to 'once' clean, for 0 bytes more shared memory (--fix-unsafe)
__global__ void single(float *o) {
  __shared__ float once[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  AT(once{{I}}ndex(x * 32)) = o[x];
  AT(x * 32) = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = OUTER(once{{I}}ndex(x)) + MAX(once[once{{I}}ndex(x + 32)], 1);
  o[x] = OUTER(x) + MAX(once[x + 32], 1);
}

// CHECK: macros.cu:[[#@LINE+2]]:20: note: 'both[i ^ (i / 32 % 32)] instead of both[i]' makes both accesses to 'both' clean, for 0 bytes more shared memory (by hand: it is also used otherwise than by its elements, in line [[#@LINE+5]])
__global__ void repeated(float *o, const float *in) {
  __shared__ float both[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  COPY(x * 32);
  COPY(x * 32);
  __syncthreads();
  o[x] = both[x];
}

// CHECK: macros.cu:[[#@LINE+2]]:20: note: 'far[i ^ (i / 32 % 32)] instead of far[i]' makes both accesses to 'far' clean, for 0 bytes more shared memory (by hand: it is also used otherwise than by its elements, in line [[#@LINE+7]])
__global__ void deeper(float *o, const float *in) {
  __shared__ float far[1024];
  int x = threadIdx.x;
  far[x] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = NESTED(x * 32);
  o[x] = NESTED(x * 32);
}

// The digit is a part of the macro's name.
#define PAD0 0
constexpr int Edge = 32;
__global__ void padded(float *o) {
  // FIXED: {{^}}  __shared__ float digit[32][Edge + PAD0 + 1];
  __shared__ float digit[32][Edge + PAD0];
  digit[threadIdx.x][0] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = digit[0][threadIdx.x];
}

int main() {
  padded<<<1, 32>>>(nullptr);
  single<<<1, 32>>>(nullptr);
  repeated<<<1, 32>>>(nullptr, nullptr);
  deeper<<<1, 32>>>(nullptr, nullptr);
}
