// Pointers of which it is not known whether they lead to shared memory: their accesses
// are told, and not left out.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['op'], a['verdict'], a['per_block'] is None) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s --check-prefix=SUM --implicit-check-not='undecided False'
// SUM: load undecided True

__global__ void chosen(float *o, float *g, int n) {
  __shared__ float a[2048];
  a[threadIdx.x] = g[threadIdx.x];
  __syncthreads();
  float *p = n ? a : g;
  // CHECK: perhaps-shared.cu:[[#@LINE+1]]:20: remark: undecided bank conflict reading 'a' (through 'p'): values that are not known decide whether the address lies in shared memory
  o[threadIdx.x] = p[threadIdx.x * 2];
}

__global__ void behind_a_loop(float *o, float *g, const int *in) {
  __shared__ float a[2048];
  a[threadIdx.x] = g[threadIdx.x];
  __syncthreads();
  float *p = a;
#pragma unroll 1
  for (int i = 0; i < 6; ++i) {
    if (in[i])
      break;
    o[i] = i;
    p = g;
  }
  // CHECK: perhaps-shared.cu:[[#@LINE+1]]:20: remark: undecided bank conflict reading {{.*}}
  o[threadIdx.x] = p[threadIdx.x * 2];
}

__global__ void of_lanes(float *o, float *g, const int *in) {
  __shared__ float a[2048];
  a[threadIdx.x] = g[threadIdx.x];
  __syncthreads();
  float *p = in[threadIdx.x] ? a : g;
  // CHECK: perhaps-shared.cu:[[#@LINE+1]]:20: remark: undecided bank conflict reading {{.*}}
  o[threadIdx.x] = p[threadIdx.x * 2];
}

__global__ void never(float *o, float *g, float *h, int n) {
  __shared__ float a[2048];
  a[threadIdx.x] = g[threadIdx.x];
  __syncthreads();
  float *p = n ? h : g;
  // CHECK-NOT: perhaps-shared.cu:[[#@LINE+1]]:20
  o[threadIdx.x] = p[threadIdx.x * 2];
}

void launch(float *o, float *g, const int *in, int n) {
  chosen<<<1, 32>>>(o, g, n);
  behind_a_loop<<<1, 32>>>(o, g, in);
  of_lanes<<<1, 32>>>(o, g, in);
  never<<<1, 32>>>(o, g, g, n);
}
