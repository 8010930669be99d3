// Neighbours that nvcc merges in some cases, and not in others, are not called exact: its code for sm_90 (13.0) has what
// the comments say.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

// A store at a constant distance may be moved to another: one load of 128 bits.
__global__ void stores_between(unsigned *out, unsigned *in, int n) {
  __shared__ unsigned s[2048];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  unsigned v = s[n * 4 + 1];
  s[n * 4 + 6] = n;
  v += s[n * 4 + 0];
  v += s[n * 4 + 3];
  s[n * 4 + 8] = in[t];
  out[t] = v + s[n * 4 + 2];
  // CHECK: {{^}}11 load the compiler may merge it
  // CHECK: {{^}}13 load the compiler may merge it
  // CHECK: {{^}}14 load the compiler may merge it
  // CHECK: {{^}}16 load the compiler may merge it
}

// The first is made from t + 1, and the second from the first: two loads of 32 bits.
__global__ void made_from_another(unsigned *out, unsigned *in) {
  __shared__ unsigned s[2048];
  int t = threadIdx.x;
  s[t] = in[t + 1];
  __syncthreads();
  out[t] = s[t * 4 + 1] + s[t * 4] * 3;
  // CHECK: {{^}}29 load the compiler may merge it
  // CHECK: {{^}}29 load the compiler may merge it
}

// From a start that is not known, more than eight trips are not counted: not one load of 128 bits for four.
__global__ void from_anywhere(unsigned *out, unsigned *in, int n) {
  __shared__ alignas(16) unsigned s[2048];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  unsigned v = 0;
  for (int i = t * 4; i < t * 4 + 16; ++i)
    v += s[i];
  for (int i = t * 4; i < t * 4 + 8; ++i) // two of 128 bits
    v += s[i];
  out[t] = v;
  // CHECK: {{^}}42 load the compiler may merge it
  // CHECK: {{^}}44 load None
}

// n * 4 + i is aligned where i starts from n * 4: loads of 128 bits, two for each eight.
__global__ void aligned_by_start(unsigned *out, unsigned *in, int n, int m) {
  extern __shared__ unsigned short pool[];
  int t = threadIdx.x;
  pool[t] = in[t];
  __syncthreads();
  unsigned v = 0;
  for (int i = n * 4; i < n * 4 + m * 4; ++i)
    v += pool[n * 4 + i];
  out[t] = v;
  // CHECK: {{^}}58 load the compiler may merge it
}

// pool[1] begins with the third: it is loaded once more.
__global__ void in_wider_elements(unsigned *out, unsigned *in) {
  extern __shared__ double doubles[];
  unsigned *s = (unsigned *)doubles;
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = s[0] + s[1] + s[2] + s[3];
  // CHECK: {{^}}70 load the compiler may merge it
}

// The store to one place is done behind the loads of several iterations: loads of 128 bits.
__global__ void beside_one_place(unsigned *out, unsigned *in, int n) {
  __shared__ float s[2048];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  unsigned v = 0;
  for (int i = 0; i < n; ++i) {
    v += (unsigned)s[i];
    s[0] = in[i];
  }
  out[t] = v;
  // CHECK: {{^}}82 load the compiler may merge it
}

// n * 4 trips from n * 8 on are no multiple of four for nvcc: loads of 16 bits.
__global__ void multiple_of_copies(unsigned *out, unsigned *in, int n, int m) {
  __shared__ alignas(16) short s[4096];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  unsigned v = 0;
#pragma unroll 4
  for (int i = n * 8; i < m * 4 + n * 8; ++i)
    v += 3 * (unsigned)s[n * 8 + i];
  out[t] = v;
  // CHECK: {{^}}98 load the compiler may merge it
}

// ptxas runs a short arm under a predicate, and loads what it needs with what all lanes load before it: `count` and
// `least` at once, over the atomics of global memory.
struct Group {
  unsigned long long sum;
  unsigned count;
  int least;
};
__global__ void groups(Group *result, const Group *in, int n) {
  __shared__ Group local[64];
  for (int g = threadIdx.x; g < 64; g += blockDim.x)
    local[g].sum = in[g].sum, local[g].count = in[g].count, local[g].least = in[g].least;
  __syncthreads();
  for (int g = threadIdx.x; g < n; g += blockDim.x) {
    if (!local[g].count)
      continue;
    atomicAdd(&result[g].sum, local[g].sum);
    atomicMin(&result[g].least, local[g].least);
  }
  // CHECK: {{^}}116 load the compiler may merge it
}

void launch(unsigned *out, unsigned *in, Group *group) {
  stores_between<<<1, 64>>>(out, in, 5);
  made_from_another<<<1, 64>>>(out, in);
  from_anywhere<<<1, 64>>>(out, in, 5);
  aligned_by_start<<<1, 64, 4096>>>(out, in, 5, 7);
  in_wider_elements<<<1, 64, 4096>>>(out, in);
  beside_one_place<<<1, 32>>>(out, in, 9);
  multiple_of_copies<<<1, 128>>>(out, in, 6, 2);
  groups<<<1, 64>>>(group, group, 37);
}
