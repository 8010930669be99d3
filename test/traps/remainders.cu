// A loop that nvcc surely unrolls by four: its lanes run the remaining trips together, before the four copies, and these as
// well if all that come to them run them equally often. nvcc 13.0's code for sm_90 has each store of the exact ones once
// for the remainder, or three times in a row, between a BSSY and its BSYNC, and then 4 (16, 8 and 4) times.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary'], a['per_block']['requests']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

__global__ void loops(float *out, const float *in, int n) {
  __shared__ float s[2048];
  // 1 or 2 trips: 10 lanes come again.
  for (int i = threadIdx.x; i < 74; i += 64)
    s[i] = in[i];
  // CHECK: {{^}}10 store None 3
  __syncthreads();
  // 5 or 6 trips: one or two, and then four.
  for (int i = threadIdx.x; i < 330; i += 64) {
    int r = i / 36, c = i % 36;
    s[r * 37 + c] = in[r * n + c];
  }
  // CHECK: {{^}}16 store None 11
  __syncthreads();
  // 3 or 4 trips: three are run apart from four.
  for (int i = threadIdx.x; i < 202; i += 64)
    s[i] = in[i];
  // CHECK: {{^}}22 store None 10
  __syncthreads();
  // 7 or 8 trips: once or twice the four, and ptxas makes 8 copies of these.
  for (int i = threadIdx.x; i < 458; i += 64)
    s[i] = in[i];
  // CHECK: {{^}}27 store lanes leave the loop in different iterations
  __syncthreads();
  // A loop around it, of which it is not known how often it is run.
  for (int r = threadIdx.y; r < 14; r += 12)
    for (int i = threadIdx.x; i < 74; i += 64)
      s[r * 80 + i] = in[r * n + i];
  // CHECK: {{^}}33 store None 6
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}

// Perhaps unrolled by nvcc, perhaps by ptxas alone, in other ways.
__global__ void others(float *out, const float *in, int n, int step) {
  __shared__ float s[2048];
  for (unsigned i = threadIdx.x; i < 74; i += 64)
    s[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i + 4 <= n; i += 64)
    s[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += step)
    s[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x % 64; i < 74; i += 64)
    s[i] = in[i];
  __syncthreads();
  // As small as that it is not: two copies perhaps.
  for (int i = threadIdx.x; i < 74; i += 64)
    s[i] = in[i] + in[i + n] * in[i + 2 * n] + in[i * n] + in[i * n + 1] * in[n - i] + in[i * 3 + n] * in[i + 5 * n] + in[i ^ n];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
  // CHECK: {{^}}43 store lanes leave the loop in different iterations
  // CHECK: {{^}}46 store lanes leave the loop in different iterations
  // CHECK: {{^}}49 store lanes leave the loop in different iterations
  // CHECK: {{^}}52 store lanes leave the loop in different iterations
  // CHECK: {{^}}56 store lanes leave the loop in different iterations
}
void launch(float *out, const float *in) {
  loops<<<1, 64>>>(out, in, 100);
  others<<<1, 64>>>(out, in, 74, 64);
}
