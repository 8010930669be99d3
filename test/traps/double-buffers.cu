// A buffer that is picked in turn returns after two iterations, also where the loop
// carries data beside it that never do.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s

__global__ void turns(float *o, const int *g, int n) {
  __shared__ float s[2][1024], t[1024];
  int column = threadIdx.x, stage = 0, offset = g[0];
  for (int k = n; k > 0; --k) {
    // CHECK: :[[@LINE+1]]:5: remark: no bank conflict writing 's'
    s[stage][threadIdx.x] = o[offset];
    __syncthreads();
    // CHECK: :[[@LINE+1]]:27: warning: 2-way bank conflict reading 's'
    o[threadIdx.x + k] += s[0][column * 2] + t[threadIdx.x];
    // CHECK: :[[@LINE+1]]:5: remark: no bank conflict writing 't'
    t[offset + threadIdx.x] = 1;
    offset = g[offset + k];
    if (stage == 1)
      column -= 32;
    else
      column += 32;
    stage ^= 1;
  }
}

void launch(float *o, const int *g) { turns<<<1, 64>>>(o, g, 1); }
