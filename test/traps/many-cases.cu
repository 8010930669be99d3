// The cases of a kernel are bounded, too: then accesses that have several are
// undecided, and those that have one come out as ever.
// They take seconds, and minutes with sanitizers: no limit on time is what ends them here.
// RUN: %bundled --analysis-time=3600 --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void many(float *o, int n, int m) {
  extern __shared__ float s[];
  __shared__ float t[32][32];
  // CHECK: many-cases.cu:[[@LINE+1]]:3: remark: undecided bank conflict writing 's': budget: more than 1024 cases of unknown values
  s[threadIdx.x * (n % 5000)] = *o;
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < 2500; ++i)
    s[threadIdx.x * (n + i) * (m + 3 * i)] = *o;
  __syncthreads();
  // CHECK: many-cases.cu:[[@LINE+1]]:3: remark: undecided bank conflict writing 's': budget: the cases of unknown values in the kernel's accesses take more than 2097152 evaluations
  s[threadIdx.x * n] = *o;
  // CHECK: many-cases.cu:[[@LINE+1]]:3: warning: 32-way bank conflict writing 't'
  t[threadIdx.x][0] = *o;
  __syncthreads();
  *o = s[threadIdx.x] + t[0][threadIdx.x];
}

void launch(float *o, int n, int m) { many<<<1, 32, 4096>>>(o, n, m); }
