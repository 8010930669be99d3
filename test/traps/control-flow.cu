// RUN: %bundled --format=json --fail-on=never %s | %python %S/Inputs/totals.py | FileCheck %s

// What the passes before the evaluation must not do to the number of requests.

__constant__ int settable[32] = {1, 2, 3}; // the host may change it
const __constant__ int rows[4] = {3, 2, 1, 0};

// One request a trip: lanes that part meet again behind the `if`.
__global__ void rejoined(unsigned *out) {
  __shared__ volatile unsigned s[64];
  for (int i = 0; i < 3; ++i) {
    if (threadIdx.x >= 25)
      s[threadIdx.x] = 1;
    s[i] = 2;
  }
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: rejoined store s[threadIdx.x]: clean, 3 requests
// CHECK: rejoined store s[i]: clean, 3 requests

__global__ void skipped(unsigned *out) {
  __shared__ volatile unsigned s[64];
  const int t = threadIdx.x;
  for (int i = 1; i >= 0; i -= 1) {
    s[t] = 7;
    if (t % 5 == 1)
      continue;
    s[i] = 1;
  }
  out[t] = s[t];
}
// CHECK: skipped store s[t]: clean, 2 requests
// CHECK: skipped store s[i]: clean, 2 requests

// A barrier reads what was stored: nothing is overwritten.
__global__ void barrier_between(float *out) {
  __shared__ float2 s[512];
  for (int i = 0; i < 7; ++i) {
#pragma unroll 1
    for (int j = 1; j <= 1; j <<= 1) {
      s[j] = make_float2(2, 3);
      __syncthreads();
    }
  }
  out[threadIdx.x] = s[threadIdx.x].x + s[threadIdx.x].y;
}
// CHECK: barrier_between store s[j]: clean, 7 requests

// A load that is moved above the branch keeps its place.
__global__ void hoisted(unsigned *out) {
  __shared__ unsigned s[64];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  unsigned v = 0;
  if (threadIdx.x >= 16)
    v += s[0];
  out[threadIdx.x] = v;
}
// CHECK: hoisted load s[0]: clean, 1 request

// Lanes loop as often as their data say; the index is not known.
__global__ void unknown_trips(unsigned *out) {
  __shared__ volatile unsigned s[64];
  const int t = threadIdx.x;
  int n = 0;
  for (int a = settable[t]; a; a >>= 1)
    n += a & 1;
  s[n] = 1;
  out[t] = s[t];
}
// CHECK: unknown_trips store s[n]: data-dependent

// One arm is 0, the other not known: so is what is chosen by data.
__global__ void chosen_by_data(unsigned *out, const int *in) {
  __shared__ volatile unsigned s[64];
  const int t = threadIdx.x;
  int row = in[t], place = in[t + 32];
  int c = row == 0 ? 0 : place;
  s[c] = 1;
  out[t] = s[t];
}
// CHECK: chosen_by_data store s[c]: data-dependent

// Zero has 32 leading zeros, in each lane for itself.
__global__ void leading_zeros(unsigned *out) {
  __shared__ unsigned s[64];
  s[threadIdx.x] = 1;
  s[threadIdx.x + 32] = 1;
  __syncthreads();
  out[threadIdx.x] = s[__clz(threadIdx.x)];
}
// CHECK: leading_zeros load s[__clz(threadIdx.x)]: clean, 1 request

// A table stays what it is though a lambda reads it too.
__global__ void table(unsigned *out) {
  __shared__ unsigned s[32];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = s[rows[threadIdx.x & 3]];
}
__global__ void table_in_lambda(unsigned *out) {
  auto f = [=](unsigned i) { return rows[i & 3]; };
  out[threadIdx.x] = f(threadIdx.x);
}
// CHECK: table load s[rows[threadIdx.x & 3]]: clean, 1 request

int main() {
  unsigned words[64] = {};
  cudaMemcpyToSymbol(settable, words, sizeof(settable));
  rejoined<<<1, 32>>>(nullptr);
  skipped<<<1, 32>>>(nullptr);
  barrier_between<<<1, 32>>>(nullptr);
  hoisted<<<1, 32>>>(nullptr);
  unknown_trips<<<1, 32>>>(nullptr);
  chosen_by_data<<<1, 32>>>(nullptr, nullptr);
  leading_zeros<<<1, 32>>>(nullptr);
  table<<<1, 32>>>(nullptr);
  table_in_lambda<<<1, 32>>>(nullptr);
}
