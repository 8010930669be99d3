// Of a cheap condition nvcc 13.0 makes a choice between values before it merges bytes: the two of the first kernel are
// one load, measured on an H200. It is not claimed that they run apart; behind a barrier they do.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary'] is not None) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s
__global__ void bytes(unsigned *out, int n) {
  __shared__ alignas(16) unsigned char s[512], r[512];
  int t = threadIdx.x;
  s[t] = t, r[t] = n;
  __syncthreads();
  // CHECK: {{^}}[[#@LINE+1]] load True
  unsigned char x = s[t * 4 + 1];
  if (n > 2)
    x = (unsigned char)(x / 8);
  // CHECK: {{^}}[[#@LINE+1]] load True
  unsigned char y = s[t * 4];
  out[t] = x + y;
  // CHECK: {{^}}[[#@LINE+1]] load False
  unsigned char z = r[t * 4 + 1];
  __syncthreads();
  // CHECK: {{^}}[[#@LINE+1]] load False
  out[t + 128] = z + r[t * 4];
}
void launch(unsigned *out) { bytes<<<1, 128>>>(out, 3); }
