// Of two elements that were loaded to compare them, nvcc loads the one that is chosen once more: three LDS.
// RUN: %bundled --fail-on=never --all --no-fixes %s 2>&1 | FileCheck %s

#define MAX(a, b) ((a) > (b) ? (a) : (b))

__global__ void reduced(int *out) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = out[t];
  for (int o = 64; o > 0; o >>= 1) {
    __syncthreads();
    // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: note: the requests may be others: of two elements that are compared the compiler may load the one that is chosen once more
    if (t < o)
      s[t] = MAX(s[t], s[t + o]);
  }
  out[t] = s[0];
}

// One of them and a value: nothing is loaded twice.
__global__ void bounded(int *out, int n) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading 's'
  // CHECK-NOT: may be others
  out[t] = MAX(s[t ^ 1], n);
}
void launch(int *out) {
  reduced<<<1, 128>>>(out);
  bounded<<<1, 128>>>(out, 3);
}
