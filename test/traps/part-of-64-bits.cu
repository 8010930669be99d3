// Of 64 bits nvcc may load a part alone, where it is shifted out of the low word.
// RUN: %bundled --fail-on=never --all --no-fixes %s 2>&1 | FileCheck %s
__global__ void probe(char *out) {
  __shared__ long long s[256];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:19: remark: no bank conflict reading 's'
  // CHECK-NEXT: :[[#@LINE+1]]:19: note: the requests may be others: the compiler may load a part of it alone: of which parts of 64 bits it does that is not known
  out[t] = (char)(s[t ^ 1] >> 8);
  // CHECK: :[[#@LINE+2]]:25: warning: 2-way bank conflict reading 's'
  // CHECK-NOT: may be others
  out[t + 256] = (char)(s[t ^ 2] >> 40);
}

// The low word of a sum: ptxas merges the two before it narrows them (nvcc has LDS.128), and narrows one alone.
__global__ void sum(unsigned *out) {
  __shared__ long long s[256];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: the requests may be others
  out[t] = (unsigned)(s[2 * t] + s[2 * t + 1]);
  out[t + 256] = (unsigned)(s[t ^ 2] << 3);
}

// The low word in front of an exchange, and all of it behind: nvcc loads the word, and then all.
__global__ void around(unsigned *out) {
  __shared__ long long s[256];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:69: note: the requests may be others
  out[t] = __reduce_add_sync(0xffffffffu, (unsigned)s[4 * t + 1]) * s[4 * t + 1] >> 7;
}

// The same of one of two neighbours.
__global__ void around_one_of_two(unsigned *out) {
  __shared__ alignas(16) long long s[640];
  int t = threadIdx.x;
  for (int i = t; i < 640; i += 64)
    s[i] = out[i];
  __syncthreads();
  long long x = __popc(__ballot_sync(0xffffffffu, s[4 * t] > 2)) * s[4 * t];
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: the requests may be others
  x += (long long)__reduce_add_sync(0xffffffffu, (unsigned)s[4 * t + 1]) * s[4 * t + 1];
  out[t] = x;
}

// The compiler before PTX computes a value where it is wanted. In another block than the load, of the two words of
// which one is wanted, it loads both, and ptxas merges first (LDS.128): behind a loop, a division of 64 bits, a slow
// path; or where the word is stored as it is, shifted by bits, or only compared in a part.
__global__ void elsewhere(unsigned *out, int n, unsigned m, unsigned long long d) {
  __shared__ unsigned long long s[1024];
  unsigned t = threadIdx.x;
  for (int i = t; i < 1024; i += 64)
    s[i] = out[i];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: the requests may be others
  unsigned x = (unsigned)s[4 * t] / m;
  unsigned long long y = s[4 * t + 1];
  for (int i = 0; i < n; ++i)
    out[t + i] = i;
  out[t + 4096] = x + (unsigned)(y * d >> 7);
}
__global__ void behind_division(unsigned *out, unsigned m, unsigned long long d) {
  __shared__ unsigned long long s[1024];
  unsigned t = threadIdx.x;
  for (int i = t; i < 1024; i += 64)
    s[i] = out[i];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: the requests may be others
  unsigned x = (unsigned)s[4 * t] / m;
  x ^= (unsigned)(s[4 * t + 1] / d);
  out[t + 4096] = x;
}
__global__ void stored(unsigned *out, unsigned long long d) {
  __shared__ unsigned long long s[1024];
  unsigned t = threadIdx.x;
  for (int i = t; i < 1024; i += 64)
    s[i] = out[i];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: the requests may be others
  out[t] = (unsigned)s[4 * t];
  out[t + 4096] = (unsigned)(s[4 * t + 1] * d >> 7);
}
// Here it is wanted in the block of the load: a word, and 64 bits.
__global__ void here(unsigned *out, unsigned m, unsigned long long d) {
  __shared__ unsigned long long s[1024];
  unsigned t = threadIdx.x;
  for (int i = t; i < 1024; i += 64)
    s[i] = out[i];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 8-way bank conflict reading 's'
  unsigned x = (unsigned)s[4 * t] / m;
  // CHECK-NOT: may be others
  out[t + 4096] = x + (unsigned)(s[4 * t + 1] * d >> 7);
}

// Of 64 bits that are shuffled word by word ptxas removes the shuffle of the word that nobody needs.
__global__ void shuffled(unsigned *out) {
  __shared__ long long s[256];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:19: remark: no bank conflict reading 's': 2 wavefronts per request, ideal 2
  // CHECK-NEXT: :[[#@LINE+1]]:19: note: the requests may be others: the compiler may load a part of it alone
  long long low = s[t ^ 1], whole = s[t ^ 2];
  // CHECK: :[[#@LINE-1]]:37: remark: no bank conflict reading 's': 2 wavefronts per request, ideal 2
  // CHECK-NOT: may be others
  low += __shfl_xor_sync(0xffffffffu, low, 1);
  whole += __shfl_xor_sync(0xffffffffu, whole, 1);
  out[t] = (unsigned)low + (unsigned)(whole ^ whole >> 32);
}
