// Operations whose operands share operands: what a value rests on is found in one
// pass over them, not one over each way to them.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s

#define STEP v = (v & (n + __LINE__)) ^ (v / (m | 1));
#define STEPS STEP STEP STEP STEP STEP STEP STEP STEP
__global__ void steps(float *o, unsigned n, unsigned m, int count) {
  __shared__ float s[4096];
  unsigned v = n;
  for (int i = 0; i < count; ++i) {
    STEPS STEPS STEPS STEPS STEPS STEPS
    // CHECK: shared-operands.cu:[[@LINE+1]]:5: remark: no bank conflict writing 's'
    s[(v & 1) * 32 + threadIdx.x] = *o;
    // CHECK: shared-operands.cu:[[@LINE+1]]:5: remark: {{.*}} bank conflict writing 's'
    s[((v & 31) * threadIdx.x) & 4095] = *o;
  }
  __syncthreads();
  *o = s[threadIdx.x];
}

void launch(float *o, unsigned n, unsigned m, int count) { steps<<<1, 32>>>(o, n, m, count); }
