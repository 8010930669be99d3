// A block that nobody knows, and arguments that grow with the same variable: the block
// that is assumed tells their values, or cannot be.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void halves(float *o, int n) { // as many threads as half of n
  __shared__ float t[2048];
  // CHECK: tied-arguments.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  // CHECK: note: this holds where n == {{64|128|256|512|1024|2048}}, as the launch has it for such a block
  o[threadIdx.x] = t[threadIdx.x * (n + 1) & 2047];
}

// Cyclic reduction: a whole warp is left where the stride is 32 words, not where it is 64.
__global__ void reduction(float *o, int n, int trips) {
  extern __shared__ float s[];
  int stride = 1, threads = n / 2;
  for (int i = 0; i < trips; ++i) {
    stride *= 2;
    if (threadIdx.x < threads) {
      // CHECK: tied-arguments.cu:[[#@LINE+4]]:7: remark: 32-way bank conflict writing 's': 32 wavefronts per request, ideal 1, in blocks of 512 (a guess) [bankcheck-conflict]
      // CHECK-NEXT: note: lanes are 32 words apart; in warp 0 of a block of 512 (a guess), in iteration 4 of the loop at line [[#@LINE-4]], lanes 0, 1, 2, ..., 31 meet in bank 31
      // CHECK-NEXT: note: no launch of 'reduction' with a constant block was found
      // CHECK-NEXT: note: this holds where n == 1024, as the launch has it for such a block
      s[stride * threadIdx.x + stride - 1] = i;
    }
    __syncthreads();
    threads /= 2;
  }
  o[threadIdx.x] = s[threadIdx.x];
}

// A square of any size, never 32x8: that which the rows of 8 suggest.
__global__ void square(float *o, int edge) {
  __shared__ float t[256 * 32];
  // CHECK: note: {{.*}} of a block of 8x8 (a guess), lanes
  o[threadIdx.x] = t[threadIdx.x * 8 + threadIdx.y];
}

// Rounded up: of the four values the roundest.
__global__ void groups(float *o, int n) {
  __shared__ float t[4096];
  // CHECK: note: this holds where n == {{128|256|512|1024|2048|4096}}, as the launch has it for such a block
  o[threadIdx.x] = t[threadIdx.x * (n / 4) & 4095];
}

// Two launches that disagree tell nothing.
__global__ void disagree(float *o, int n) {
  __shared__ float t[4096];
  // CHECK: tied-arguments.cu:[[#@LINE+2]]:20: remark: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1, where n % 32 == 0
  // CHECK-NOT: as the launch has it
  o[threadIdx.x] = t[threadIdx.x * n];
}

// What changes in between tells nothing.
__global__ void changed(float *o, int n) {
  __shared__ float t[4096];
  // CHECK: tied-arguments.cu:[[#@LINE+2]]:20: remark: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1, where n % 32 == 0
  // CHECK-NOT: as the launch has it
  o[threadIdx.x] = t[threadIdx.x * n];
}

// What a caller gives is another variable.
__global__ void passed_on(float *o, int n) {
  __shared__ float t[4096];
  // CHECK: tied-arguments.cu:[[#@LINE+2]]:20: remark: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1, where n % 32 == 0
  // CHECK-NOT: as the launch has it
  o[threadIdx.x] = t[threadIdx.x * n];
}

// Two launches, each of which has two values of n for a block: none is left out.
__global__ void rounded_apart(float *o, int n) {
  __shared__ float s[8192];
  // CHECK: tied-arguments.cu:[[#@LINE+2]]:20: remark: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
  // CHECK-NOT: the launches in sight give
  o[threadIdx.x] = s[threadIdx.x * ((n & 31) + 1) & 8191];
}

// What is cut grows no more: true, and 256 as eight bits.
__global__ void flag(float *o, bool n) {
  __shared__ float s[8192];
  // CHECK: tied-arguments.cu:[[#@LINE+1]]:20: remark: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  o[threadIdx.x] = s[4096 + (int)threadIdx.x * (n ? 2 : 3) & 8191];
}

__global__ void narrow(float *o, int n) {
  __shared__ float s[8192];
  // CHECK: tied-arguments.cu:[[#@LINE+2]]:20: remark: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
  // CHECK-NOT: as the launch has it
  o[threadIdx.x] = s[threadIdx.x * ((n & 31) + 1) & 8191];
}

// The first call's n.
__global__ void once(float *o, int n) {
  __shared__ float s[8192];
  // CHECK: tied-arguments.cu:[[#@LINE+2]]:20: remark: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
  // CHECK-NOT: as the launch has it
  o[threadIdx.x] = s[threadIdx.x * ((n & 31) + 1) & 8191];
}

static void launch_with(float *o, dim3 block, int n) { passed_on<<<1, block>>>(o, n); }

void launch(float *o, const int n, int m) {
  halves<<<1, n / 2>>>(o, n);
  size_t threads;
  threads = n / 2;
  dim3 block(threads);
  reduction<<<1, block, n * 4>>>(o, n, m);
  square<<<1, dim3(n, n)>>>(o, n);
  groups<<<1, (n + 3) / 4>>>(o, n);
  disagree<<<1, n>>>(o, n);
  disagree<<<1, n>>>(o, n * 2);
  int k = n;
  if (m)
    k = m;
  dim3 now(k);
  k *= 2;
  changed<<<1, now>>>(o, k);
  launch_with(o, dim3(n), m);
  rounded_apart<<<1, n / 2>>>(o, n);
  rounded_apart<<<1, n>>>(o, n);
  flag<<<1, n>>>(o, n);
  unsigned char cut = n;
  narrow<<<1, cut>>>(o, n);
  static const int first = n / 2;
  once<<<1, first>>>(o, n);
}
