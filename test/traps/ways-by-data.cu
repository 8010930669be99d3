// Data decide the way through the code, and that the address: that is told as data-dependent, with its bounds. So are
// addresses that rest on a value which all lanes load, where its cases are too many.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s --implicit-check-not='remark: undecided'
__global__ void merged(int *o, const int *in) {
  __shared__ int s[512];
  s[threadIdx.x] = in[threadIdx.x];
  s[threadIdx.x + 256] = in[threadIdx.x + 256];
  __syncthreads();
  int a = threadIdx.x, b = threadIdx.x + 256;
  int taken[16];
  for (int i = 0; i < 16; ++i) {
    // CHECK-DAG: ways-by-data.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 's'
    int x = s[a & 255], y = s[b & 511];
    if (x <= y) {
      taken[i] = x;
      ++a;
    } else {
      taken[i] = y;
      ++b;
    }
  }
  for (int i = 0; i < 16; ++i)
    o[threadIdx.x * 16 + i] = taken[i];
}

// Not loaded: nobody calls these data.
__global__ void passed(int *o, int n, int m, int k, int l) {
  __shared__ int s[4096];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  int i = threadIdx.x * (n % 61) + (threadIdx.x & 3) * (m % 67) + (threadIdx.x & 5) * (k % 71) + (threadIdx.x & 9) * (l % 73);
  // CHECK: ways-by-data.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: undecided bank conflict reading 's': budget: more than 1024 cases of unknown values
  o[threadIdx.x] = s[i & 4095];
}

__global__ void read(int *o, const int *sizes) {
  __shared__ int s[4096];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  int n = sizes[0], m = sizes[1], k = sizes[2], l = sizes[3];
  int i = threadIdx.x * (n % 61) + (threadIdx.x & 3) * (m % 67) + (threadIdx.x & 5) * (k % 71) + (threadIdx.x & 9) * (l % 73);
  // CHECK: ways-by-data.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 's': 1 to 32 wavefronts per request, ideal 1
  o[threadIdx.x] = s[i & 4095];
}

// More choices than are followed one by one, by a value that all lanes load.
__global__ void segments(int *o, const int *sizes) {
  __shared__ int s[4096];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  int split = sizes[blockIdx.x], at = threadIdx.x;
  for (int i = 0; i < 12; ++i)
    at += threadIdx.x % 3 + i < split ? i + 1 : 2 * i;
  // CHECK: ways-by-data.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 's'
  o[threadIdx.x] = s[at];
}

// Assembly that loads gives data.
__global__ void assembled(int *o, const int *in) {
  __shared__ int s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  int at;
  asm volatile("ld.relaxed.gpu.global.s32 %0, [%1];" : "=r"(at) : "l"(in + threadIdx.x) : "memory");
  // CHECK: ways-by-data.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 's': 1 to 32 wavefronts per request
  o[threadIdx.x] = s[at & 1023];
}

void launch(int *p, int n) {
  assembled<<<1, 256>>>(p, p);
  segments<<<1, 256>>>(p, p);
  merged<<<1, 256>>>(p, p);
  passed<<<1, 256>>>(p, n, n, n, n);
  read<<<1, 256>>>(p, p);
}
