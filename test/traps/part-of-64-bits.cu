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
