// Each instruction that may access shared memory is an access, or it is known to access
// other memory, or not to run. The JSON report counts them.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s --implicit-check-not='{{remark|warning}}:'
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(k['name'], *k['instructions'].values()) for k in json.load(sys.stdin)['kernels']]" | FileCheck %s --check-prefix=COUNT

// A table of addresses.
__global__ void table(float *o, int k) {
  __shared__ float a[256], b[256];
  int t = threadIdx.x;
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'a'
  a[t] = o[t];
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'b'
  b[t] = o[t];
  float *list[2] = {a, b};
  // CHECK: accounted.cu:[[#@LINE+1]]:3: warning: {{.*}} bank conflict writing
  list[t & 1][2 * t] = 3;
  __syncthreads();
  // CHECK: accounted.cu:[[#@LINE+1]]:10: warning: 2-way bank conflict reading 'a'
  o[t] = a[2 * t];
}

// An address that goes through global memory; without the first line the pointers that are
// loaded there are the host's.
__global__ void global(float **g, float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  g[t] = &s[t];
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 's' (through 'g'): the value loaded at line [[#@LINE+1]] decides the address
  *g[t ^ 1] = 3;
  __syncthreads();
  // CHECK: accounted.cu:[[#@LINE+1]]:10: warning: 2-way bank conflict reading 's'
  o[t] = s[t * 2];
}
// COUNT: global 2 3 0
__global__ void host(float **g, float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's'
  s[t] = o[t];
  *g[t ^ 1] = 3;
  __syncthreads();
  // CHECK: accounted.cu:[[#@LINE+1]]:10: warning: 2-way bank conflict reading 's'
  o[t] = s[t * 2];
}
// COUNT: host 2 4 0

// A function of another file.
__device__ void fill(float *where, int n);
__device__ void note(const char *text);
__global__ void elsewhere(float *o) {
  __shared__ float s[256];
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: undecided bank conflict accessing shared memory: function 'fill' is not in this file and may access shared memory
  fill(s, 256);
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: undecided bank conflict accessing shared memory: function 'fill' is not in this file
  fill(o, 256);
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: undecided bank conflict accessing shared memory: function 'note' is not in this file
  note("filled");
  __syncthreads();
  // CHECK: accounted.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's'
  o[threadIdx.x] = s[threadIdx.x];
}

// What a condition never lets run is removed.
template <bool Twice> __device__ bool twice() { return Twice; }
template <bool Twice> __global__ void parts(float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  // CHECK: accounted.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's'
  s[t] = o[t];
  if (twice<Twice>())
    s[2 * t] = 3;
  __syncthreads();
  // CHECK: accounted.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 's'
  o[t] = s[t ^ 1];
}
// COUNT: parts<false> 2 2 1

void launch(float *o, float **g) {
  table<<<1, 32>>>(o, 1);
  global<<<1, 32>>>(g, o);
  host<<<1, 32>>>(g, o);
  elsewhere<<<1, 32>>>(o);
  parts<false><<<1, 32>>>(o);
}
