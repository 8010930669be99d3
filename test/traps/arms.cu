// What the arms of an 'if' load may run together, whatever else they compute: nvcc's code for sm_90 (13.0) has one load
// for both of each of these, and two for 'unlike'.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_run_with_lines']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

__global__ void beside_sums(unsigned *out, const unsigned *in, int n, int m) {
  __shared__ unsigned s[2048];
  int t = threadIdx.x;
  unsigned v = t, w = n;
  s[t] = in[t];
  __syncthreads();
  if (t & 1) {
    v += s[t];
    w += n;
  } else {
    v += s[2 * t];
    w += m;
  }
  out[t] = v * w;
  // CHECK: {{^}}12 load [15]
  // CHECK: {{^}}15 load [12]
}

// The address is computed in both arms.
__global__ void at_one_place(unsigned *out, const unsigned *in, int n, int m) {
  __shared__ unsigned s[2048];
  int t = threadIdx.x;
  unsigned v = t, w = n;
  s[t] = in[t];
  __syncthreads();
  if (t & 1) {
    v += s[t * m] * n;
    v -= s[t ^ 1];
  } else {
    v += s[t * m] * w;
    w += s[t];
  }
  out[t] = v * w;
  // CHECK: {{^}}31 load [34]
  // CHECK: {{^}}34 load [31]
}

__global__ void unlike(unsigned *out, const unsigned *in, int n) {
  __shared__ unsigned s[2048];
  int t = threadIdx.x;
  unsigned v;
  s[t] = in[t];
  __syncthreads();
  if (t & 1)
    v = s[t] + n;
  else
    v = s[2 * t] - n;
  out[t] = v;
  // CHECK: {{^}}49 load []
  // CHECK: {{^}}51 load []
}

void launch(unsigned *out, const unsigned *in) {
  beside_sums<<<1, 64>>>(out, in, 3, 5);
  at_one_place<<<1, 64>>>(out, in, 3, 5);
  unlike<<<1, 64>>>(out, in, 3);
}
