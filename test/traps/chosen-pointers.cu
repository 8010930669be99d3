// A shared variable that is only ever set to the addresses of a few arrays holds one of them: all lanes read the same,
// and where the array lies moves all alike.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s --implicit-check-not='remark: undecided'
template <typename T> __global__ void turns(T *o, const T *in, const int *first, int n, const double4 *given) {
  __shared__ int odd[3];
  __shared__ T a[256], b[256];
  __shared__ T *from, *to;
  const double4 copied = given[blockIdx.x]; // may be anything but an address of these
  a[threadIdx.x] = in[threadIdx.x];
  b[threadIdx.x] = in[threadIdx.x + 256];
  odd[threadIdx.x % 3] = int(copied.x);
  for (int i = 0; i < n; ++i) {
    __syncthreads();
    if (first[i] == 1) {
      from = a;
      to = b;
    } else {
      from = b;
      to = a;
    }
    __syncthreads();
    // CHECK-DAG: chosen-pointers.cu:[[#@LINE+2]]:{{[0-9]+}}: warning: 2-way bank conflict reading shared memory: 2 wavefronts per request, ideal 1
    // CHECK-DAG: chosen-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: warning: 2-way bank conflict reading shared memory: 4 wavefronts per request, ideal 2
    T v = from[threadIdx.x * 2 + odd[0] % 2];
    // CHECK-DAG: chosen-pointers.cu:[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict writing shared memory: 1 wavefront per request, ideal 1
    // CHECK-DAG: chosen-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict writing shared memory: 2 wavefronts per request, ideal 2
    to[threadIdx.x] = v;
  }
  __syncthreads();
  o[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x] + T(odd[threadIdx.x % 3]);
}

// One of them is an array of bytes behind an odd number of others: it begins one byte past a word or not.
__global__ void past(char *o, const char *in, const int *first) {
  __shared__ char c[777], d[256], e[256];
  __shared__ char *from;
  c[threadIdx.x] = in[threadIdx.x];
  d[threadIdx.x] = in[threadIdx.x + 1];
  e[threadIdx.x] = in[threadIdx.x + 2];
  if (*first)
    from = c;
  else
    from = d;
  __syncthreads();
  // CHECK: chosen-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: undecided bank conflict reading shared memory: where 'c' and 'd' lie in shared memory decides the address
  o[threadIdx.x] = from[threadIdx.x * 4] + c[threadIdx.x] + d[threadIdx.x] + e[threadIdx.x];
}

// An argument may be set there, too, which leads elsewhere.
__global__ void given(float *o, float *in, int first) {
  __shared__ float a[256];
  __shared__ float *from;
  a[threadIdx.x] = o[threadIdx.x];
  from = first ? a : in;
  __syncthreads();
  // CHECK: chosen-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: undecided bank conflict reading 'a' (through 'from'): values that are not known decide
  o[threadIdx.x] = from[threadIdx.x * 2] + a[threadIdx.x];
}

void launch(float *f, double *d, char *c, const int *first, const double4 *given4) {
  turns<<<1, 128>>>(f, f, first, 5, given4);
  turns<<<1, 128>>>(d, d, first, 5, given4);
  past<<<1, 128>>>(c, c, first);
  given<<<1, 128>>>(f, f, 1);
}
