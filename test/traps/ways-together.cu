// Where the compiler unrolls a loop, its end is reached in several ways, and one of these is no side of one branch. All
// lanes come by the same way, if no branch on it parts them.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s --implicit-check-not='remark: undecided'
__global__ void counted(const int *in, int *o, int n) {
  __shared__ int s[1024];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  int m = 0;
  for (int i = 0; i < n; ++i)
    m += 3;
  // CHECK-DAG: ways-together.cu:[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  for (int i = threadIdx.x; i < m; i += 256)
    o[i] = s[i];
}

__global__ void summed(const int *in, int *o, int n) {
  __shared__ int s[1024];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  int m = 0;
  for (int i = 0; i < n; ++i)
    m += in[i];
  // CHECK-DAG: ways-together.cu:[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  for (int i = threadIdx.x; i < m; i += 256)
    o[i] = s[i];
}
