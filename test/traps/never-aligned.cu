// Neighbours that nvcc cannot merge, however it unrolls or what it proves, are exact. Its code for sm_90 (13.0) has no
// access wider than an element in 'rolled', and in 'between' only the last two stores, with none between.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

__global__ void rolled(float *out, const float *in, int n, int first) {
  __shared__ float padded[64][33], s[4096];
  float v = 0;
  for (int i = 0; i < n; ++i)
    v += padded[threadIdx.x][i] * in[i];
  for (int i = first; i < n; ++i)
    v += s[i] * in[i];
  int i = n;
  do
    v += s[--i] * in[i];
  while (i);
  out[threadIdx.x] = v;
  // CHECK: {{^}}9 load None
  // CHECK: {{^}}11 load None
  // CHECK: {{^}}14 load None
}

// Some iteration is aligned, as nvcc sees, or two read the same bytes.
__global__ void aligned(float *out, const float *in, int n, int first) {
  __shared__ float rows[64][32], padded[64][33], s[4096];
  float v = 0;
  for (int i = 0; i < n; ++i)
    v += rows[threadIdx.x][i] * in[i];
  for (int i = 4 * first + 1; i < n; ++i)
    v += s[i] * in[i];
  for (int i = first; i < n; ++i)
    v += s[first + i] * in[i];
  for (int i = 0; i < n; ++i)
    v += padded[threadIdx.x][i] * padded[threadIdx.x][i + 1] * in[i];
  out[threadIdx.x] = v;
  // CHECK: {{^}}27 load the compiler may merge it
  // CHECK: {{^}}29 load the compiler may merge it
  // CHECK: {{^}}31 load the compiler may merge it
  // CHECK: {{^}}33 load the compiler may merge it
}

// The array begins at a multiple of 16, but only ptxas knows, which merges no loads across a store.
__global__ void between(unsigned *out, const unsigned *in) {
  __shared__ unsigned short counts[64 * 16];
  unsigned run = in[threadIdx.x];
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    unsigned c = counts[threadIdx.x * 16 + i];
    counts[threadIdx.x * 16 + i] = run;
    run += c;
  }
  __syncthreads();
  out[threadIdx.x] = counts[threadIdx.x];
  // CHECK: {{^}}47 load None
  // CHECK: {{^}}48 store None
}

__global__ void declared(unsigned *out, const unsigned *in) {
  __shared__ __align__(16) unsigned short counts[64 * 16];
  unsigned run = in[threadIdx.x];
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    unsigned c = counts[threadIdx.x * 16 + i];
    counts[threadIdx.x * 16 + i] = run;
    run += c;
  }
  __syncthreads();
  out[threadIdx.x] = counts[threadIdx.x];
  // CHECK: {{^}}62 load the compiler may merge it
}
void launch(float *out, const float *in, unsigned *o, const unsigned *i) {
  rolled<<<1, 64>>>(out, in, 30, 3);
  aligned<<<1, 64>>>(out, in, 30, 3);
  between<<<1, 64>>>(o, i);
  declared<<<1, 64>>>(o, i);
}
