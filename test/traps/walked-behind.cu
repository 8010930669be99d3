// A loop that begins at the address of neighbours in front of it has a pointer that is incremented, and one register
// may hold both: nvcc does not merge the neighbours then, where that is computed in another block. What nvcc 13.0 makes
// for sm_90 of each kernel stands above it; what is wide there is exact or in doubt, and what is not, in doubt.
// RUN: %bundled --fail-on=never --all --no-fixes --explain --block=128 %s | FileCheck %s

#define HEAD                                                                                                           \
  __shared__ int s[1152];                                                                                              \
  int t = threadIdx.x;                                                                                                 \
  unsigned v = t;                                                                                                      \
  for (int i = t; i < 1152; i += 128)                                                                                  \
    s[i] = i;                                                                                                          \
  __syncthreads();
#define WALK                                                                                                           \
  __syncthreads();                                                                                                     \
  _Pragma("unroll 1") for (int i = 0; i < 8; ++i) v += s[4 * t + i] % 10;                                              \
  out[t] = v;

// Four loads of 4 bytes: the division may stand among them.
__global__ void divided(unsigned *out, int n) {
  HEAD
  // CHECK: :[[#@LINE+2]]:11: {{.*}} 's'
  // CHECK-NEXT: note: the requests may be others
  int a = s[t * 4], b = s[t * 4 + 1], q = n / (a | 1), c = s[t * 4 + 2], d = s[t * 4 + 3];
  v += a + b * 3 + c * 5 + d * 7 + q;
  WALK
}

// One of 16.
__global__ void unsigned_division(unsigned *out, unsigned n) {
  HEAD
  // CHECK: :[[#@LINE+2]]:11: remark: no bank conflict reading 's'
  // CHECK-NOT: :[[#@LINE+1]]:11: note: the requests may be others
  int a = s[t * 4], b = s[t * 4 + 1], q = n / (a | 1), c = s[t * 4 + 2], d = s[t * 4 + 3];
  v += a + b * 3 + c * 5 + d * 7 + q;
  WALK
}

// Twice four of 4 bytes.
__global__ void arms(unsigned *out, int n) {
  HEAD
  if (n > 3) {
    // CHECK: :[[#@LINE+2]]:10: {{.*}} 's'
    // CHECK-NEXT: note: the requests may be others
    v += s[t * 4] * 3 + s[t * 4 + 1] * 5 + s[t * 4 + 2] * 7 + s[t * 4 + 3];
  }
  __syncthreads();
  if (n > 3) {
    // CHECK: :[[#@LINE+2]]:10: {{.*}} 's'
    // CHECK-NEXT: note: the requests may be others
    v += s[t * 4] * 9 + s[t * 4 + 1] * 5 + s[t * 4 + 2] * 7 + s[t * 4 + 3];
  }
  WALK
}

// One of 16: the loop has the pointer to itself.
__global__ void arm(unsigned *out, int n) {
  HEAD
  if (n > 3) {
    // CHECK: :[[#@LINE+2]]:10: remark: no bank conflict reading 's'
    // CHECK-NOT: :[[#@LINE+1]]:10: note: the requests may be others
    v += s[t * 4] * 3 + s[t * 4 + 1] * 5 + s[t * 4 + 2] * 7 + s[t * 4 + 3];
  }
  WALK
}

// Four of 4: the index is made before the condition, and the loop counts on from it.
__global__ void counts_on(unsigned *out, int n) {
  HEAD
  if (n > 3) {
    // CHECK: :[[#@LINE+2]]:10: {{.*}} 's'
    // CHECK-NEXT: note: the requests may be others
    v += s[t * 4] * 3 + s[t * 4 + 1] * 5 + s[t * 4 + 2] * 7 + s[t * 4 + 3];
  }
  __syncthreads();
#pragma unroll 1
  for (int i = 4 * t; i < 4 * t + n; ++i)
    v += s[i] % 10;
  out[t] = v;
}

// Four of 4: 4 * t + 4 is made from t + 4, for both.
__global__ void sums(unsigned *out, int n) {
  HEAD
  if (n > 3)
    s[4 * t + 4] = t + 4;
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:8: {{.*}} 's'
  // CHECK-NEXT: note: the requests may be others
  v += s[t * 4 + 4] * 3 + s[t * 4 + 5] * 5 + s[t * 4 + 6] * 7 + s[t * 4 + 7];
  out[t] = v;
}

// Two of 16 and one of 4: the start and the end are computed alike, and the loop has eight iterations.
__global__ void start_and_end(unsigned *out) {
  HEAD
  // CHECK: :[[#@LINE+4]]:10: {{.*}} 's'
  // CHECK: note: a block needs 48 wavefronts for 12 requests, ideal 36
  // CHECK-NEXT: note: the requests may be others
  for (int i = 4 * (t & 31) + 128 * (t >> 5) + 1; i < 4 * (t & 31) + 128 * (t >> 5) + 9; ++i)
    v += s[i] % 10;
  out[t] = v;
}

// One of 16, for all: what the arm loads is loaded where it is not taken, too.
__global__ void known_in_part(unsigned *out, int n) {
  HEAD
  if (n > 3) {
    // CHECK: :[[#@LINE+2]]:10: {{.*}} 's'
    // CHECK: note: the requests may be others
    v += s[t * 4] * 3 + s[t * 4 + 1];
  }
  // CHECK: :[[#@LINE+2]]:8: {{.*}} 's'
  // CHECK-NEXT: note: the requests may be others
  v += s[t * 4] * 3 + s[t * 4 + 1] * 5 + s[t * 4 + 2] * 7 + s[t * 4 + 3];
  __syncthreads();
  s[t] = v;
  out[t] = v;
}
