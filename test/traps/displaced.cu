// Arrays that begin at no multiple of 16: ptxas merges by where they lie, which
// neighbours is not predicted.
// RUN: %bundled --no-fixes --all --fail-on=never --format=json %s | %python -c "import json,sys; print(*[(a['line'], a['array'], bool(a['may_vary'])) for a in json.load(sys.stdin)['accesses'] if a['op'] == 'load'], sep='\n')" | FileCheck %s

__global__ void behind(float *o, int n) {
  __shared__ float a[3], b[12];
  b[threadIdx.x % 12] = o[n];
  a[threadIdx.x % 3] = o[1];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 12; ++i)
    // CHECK: ([[#@LINE+1]], 'b', True)
    sum += b[i];
  // CHECK: ([[#@LINE+1]], 'a', False)
  o[threadIdx.x] = sum + a[n];
}

__global__ void whole(float *o, int n) {
  __shared__ float a[4], b[12];
  b[threadIdx.x % 12] = o[n];
  a[threadIdx.x % 3] = o[1];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 12; ++i)
    // CHECK: ([[#@LINE+1]], 'b', False)
    sum += b[i];
  // CHECK: ([[#@LINE+1]], 'a', False)
  o[threadIdx.x] = sum + a[n];
}

// Two scalars side by side are read at once.
__global__ void scalars(float *o) {
  __shared__ float bias, scale;
  if (threadIdx.x == 0) {
    bias = o[0];
    scale = o[1];
  }
  __syncthreads();
  // CHECK: ([[#@LINE+2]], 'scale', True)
  // CHECK: ([[#@LINE+1]], 'bias', True)
  o[threadIdx.x] = scale * o[threadIdx.x] + bias;
}

void launch(float *o) {
  behind<<<1, 32>>>(o, 1);
  whole<<<1, 32>>>(o, 1);
  scalars<<<1, 32>>>(o);
}
