// The conditions that a switch becomes are named by its line.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void cases(float *o, const int *d) {
  __shared__ float s[64][32];
  s[threadIdx.y][threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  switch (d[threadIdx.x]) {
  case 0:
    // CHECK: switches.cu:[[#@LINE+2]]:22: warning: up to 32-way bank conflict reading 's'
    // CHECK: note: this holds where all lanes that may pass the condition at line 8 do
    o[threadIdx.x] = s[threadIdx.x][0];
    break;
  case 45:
    // CHECK: switches.cu:[[#@LINE+2]]:22: warning: up to 32-way bank conflict reading 's'
    // CHECK-NOT: unknown line
    o[threadIdx.x] = s[threadIdx.x][3];
    break;
  case 90:
    o[threadIdx.x] = s[threadIdx.x][2];
    break;
  case 135:
    o[threadIdx.x] = s[threadIdx.x][1];
    break;
  }
}

void launch(float *o) { cases<<<1, dim3(32, 32)>>>(o, nullptr); }

// Which case runs is not known, and what it accesses depends on that.
// RUN: bankcheck --cuda-path=none --no-fixes --all --format=json --fail-on=never %s | FileCheck --check-prefix=JSON %s
__global__ void chosen(float *o, int mode, int at) {
  __shared__ float s[32];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  switch (mode) {
  case 0:
    // JSON: "conditions": [{{$}}
    // JSON: "line": [[#@LINE-3]]
    // JSON: "expression": "s[31 - threadIdx.x]"
    o[32] = s[31 - threadIdx.x];
    break;
  case 45:
    __syncthreads();
    o[at] = s[threadIdx.x ^ at];
    break;
  }
}
