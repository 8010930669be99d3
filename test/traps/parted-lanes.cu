// Lanes that leave a loop in different iterations keep together in it and come together behind it, nearly always:
// in and behind loops like the marked ones nvcc 13.0 (sm_90) did not see to it, in larger kernels.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

// A lane may wait in the loop for what another writes behind it, as far as the compiler knows.
__global__ void exchange(unsigned *out) {
  __shared__ volatile unsigned s[64];
  unsigned v = threadIdx.x;
  s[threadIdx.x] = v;
  __syncthreads();
#pragma unroll 1
  for (unsigned i = threadIdx.x & 3; i < 7; i += 2)
#pragma unroll 1
    for (unsigned k = 1; k <= 16; k *= 2) {
      s[i % 5] = v;
      v += s[k ^ i];
    }
  v += s[threadIdx.x ^ 1];
  __syncthreads();
  out[threadIdx.x] = v + s[threadIdx.x ^ 2];
}
// CHECK: {{^}}9 store None
// CHECK: {{^}}15 store None
// CHECK: {{^}}16 load None
// CHECK: {{^}}18 load lanes have left a loop in different iterations, and may not have come together again
// CHECK: {{^}}20 load None

// Entered for certain, and left for a barrier: in test/random's k188 5 loads for one, behind the barrier, too.
__global__ void bits(unsigned *out) {
  __shared__ unsigned s[64];
  unsigned v = threadIdx.x, n = 0, x = threadIdx.x | 32;
  s[threadIdx.x] = v;
#pragma unroll 1
  do {
    x &= x - 1;
    ++n;
  } while (x);
  v += s[n];
  __syncthreads();
  out[threadIdx.x] = v + s[threadIdx.x ^ 1];
}
// CHECK: {{^}}32 store None
// CHECK: {{^}}38 load lanes have left a loop in different iterations, and may not have come together again
// CHECK: {{^}}40 load lanes have left a loop in different iterations, and may not have come together again

// What another way joins, or counts, or only loads, has lanes together behind it.
__global__ void together(unsigned *out, const unsigned *in) {
  __shared__ unsigned s[64];
  __shared__ volatile unsigned w[64];
  unsigned v = threadIdx.x, n = 0;
#pragma unroll 1
  for (unsigned i = threadIdx.x; i < 50; i += 32)
    s[i] = i;
  __syncthreads();
  v += s[threadIdx.x ^ 1];
#pragma unroll 1
  for (unsigned i = threadIdx.x & 3; i < 7; ++i)
    v += w[i];
  v += s[threadIdx.x ^ 2];
#pragma unroll 1
  for (unsigned x = in[threadIdx.x]; x; x &= x - 1)
    ++n;
  v += s[threadIdx.x ^ 4];
  __syncthreads();
  out[threadIdx.x] = v + n + s[threadIdx.x ^ 8];
}
// CHECK: {{^}}53 store None
// CHECK: {{^}}55 load None
// CHECK: {{^}}58 load None
// CHECK: {{^}}59 load None
// CHECK: {{^}}63 load None
// CHECK: {{^}}65 load None

void launch(unsigned *out) {
  exchange<<<1, 32>>>(out);
  bits<<<1, 32>>>(out);
  together<<<1, 32>>>(out, out);
}

// A barrier of the warp joins them.
__global__ void joined(unsigned *out) {
  __shared__ volatile unsigned s[32];
  unsigned v = threadIdx.x;
#pragma unroll 1
  for (int i = threadIdx.x; i < 716; i += 100) {
    s[threadIdx.x] = v;
    v += s[threadIdx.x ^ 1];
  }
  s[threadIdx.x] = v;
  __syncwarp();
  out[threadIdx.x] = s[threadIdx.x ^ 2];
}
// CHECK: {{^}}86 store None
// CHECK: {{^}}87 load None
// CHECK: {{^}}89 store lanes have left
// CHECK: {{^}}91 load None

// Of the copies that nvcc makes of the inner loop the first four have lanes together (k207 of test/random).
__global__ void copies(unsigned *out) {
  __shared__ volatile unsigned s[256];
  unsigned v = threadIdx.x;
  s[threadIdx.x] = v;
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 4; ++k)
#pragma unroll 1
    for (unsigned i = threadIdx.x & 3; i < 3; ++i)
      v += s[i + k];
  out[threadIdx.x] = v;
}
// CHECK: {{^}}108 load None
__global__ void more_copies(unsigned *out) {
  __shared__ volatile unsigned s[256];
  unsigned v = threadIdx.x;
  s[threadIdx.x] = v;
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 5; ++k)
#pragma unroll 1
    for (unsigned i = threadIdx.x & 3; i < 3; ++i)
      v += s[i + k];
  out[threadIdx.x] = v;
}
// CHECK: {{^}}121 load lanes leave the loop in different iterations, and the compiler may run them apart

// A loop that the compiler may unroll, with what is left of its trips in another.
__global__ void remainder(unsigned *out) {
  __shared__ volatile unsigned s[256];
  unsigned v = threadIdx.x;
  s[threadIdx.x] = v;
  __syncthreads();
  for (unsigned i = threadIdx.x; i < 200; i += 32)
    v += s[i];
  out[threadIdx.x] = v;
}
// CHECK: {{^}}133 load lanes leave the loop in different iterations, and the compiler may run them apart

void launch_copies(unsigned *out) {
  copies<<<1, 32>>>(out);
  more_copies<<<1, 32>>>(out);
  remainder<<<1, 32>>>(out);
}

// A lane that finds its slot goes on alone: of 529 requests for the bytes 312 were those of all lanes together.
__global__ void insert(const char *text, int n) {
  __shared__ char bytes[1040];
  __shared__ unsigned keys[1024];
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    bytes[i] = text[i];
    keys[i] = 0;
  }
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    unsigned key = bytes[i], slot = key * 17 & 1023;
    for (;;) {
      unsigned before = atomicCAS(&keys[slot], 0u, key);
      if (before == 0 || before == key)
        break;
      slot = slot + 1 & 1023;
    }
  }
}
// CHECK: {{^}}149 store None
// CHECK: {{^}}150 store None
// CHECK: {{^}}154 load lanes have left a loop in different iterations, and may not have come together again

// In a loop, some lanes do not enter another one with an atomic: in test/random's k1764 they did not wait for the others.
__global__ void passed(unsigned *out) {
  __shared__ unsigned s[128], counts[128];
  unsigned t = threadIdx.x, v = t;
  s[t] = counts[t] = t;
  __syncthreads();
#pragma unroll 1
  for (unsigned k = 0; k < 6; ++k)
#pragma unroll 1
    for (unsigned i = t; i < 20; i += 128)
      atomicAnd(&counts[(i + k) & 127], v);
  v += s[t ^ 1];
  __syncthreads();
#pragma unroll 1
  for (unsigned i = t; i < 20; i += 128)
    atomicAnd(&counts[i], v);
  v += s[t ^ 2];
  out[t] = v;
}

void launch_passed(unsigned *out) { passed<<<1, 128>>>(out); }
// CHECK: {{^}}178 load lanes have left a loop in different iterations, and may not have come together again
// CHECK: {{^}}183 load None
