// Arguments that the launches in sight give as constants, and the part of a block that
// is constant.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void pitch(float *o, int ld) { // 33 only
  __shared__ float t[4096];
  // CHECK: launched.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  // CHECK: note: this holds where ld == 33, as launched
  o[threadIdx.x] = t[threadIdx.x * ld];
}

__global__ void pitches(float *o, int ld) { // 33, or 64
  __shared__ float t[16384];
  // CHECK: launched.cu:[[#@LINE+3]]:20: warning: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1, where ld == 64, as launched at line 94 [bankcheck-conflict]
  // CHECK: note: where ld == 33, as launched at line 93, it is clean, 4 wavefronts a block
  // CHECK: note: launched with any values it is 32-way, {{.*}}, where ld % 32 == 0
  o[threadIdx.x] = t[threadIdx.x * ld];
}

__global__ void any(float *o, int ld) { // 33, or what main is told
  __shared__ float t[16384];
  // CHECK: launched.cu:[[#@LINE+2]]:20: remark: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1
  // CHECK-SAME: , where ld % 32 == 0 and ld != 0
  o[threadIdx.x] = t[threadIdx.x * ld];
}

__global__ void read_in(float *o, int ld) { // 1 at first, but then it is changed
  __shared__ float t[16384];
  // CHECK: launched.cu:[[#@LINE+1]]:20: remark: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1
  o[threadIdx.x] = t[threadIdx.x * ld];
}

__global__ void both(float *o, int ld, int step) { // (33, 2) and (3, 1), never (32, n) or (n, 32)
  __shared__ float t[16384];
  // CHECK: launched.cu:[[#@LINE+3]]:20: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1, where ld == 33 and step == 2, as launched at line 100 [bankcheck-conflict]
  // CHECK: note: where ld == 3 and step == 1, as launched at line 101, it is clean
  // CHECK: note: launched with any values it is 32-way
  o[threadIdx.x] = t[threadIdx.x * ld * step];
}

__global__ void rows(float *o) { // whole warps, however many
  __shared__ float t[32][32];
  // CHECK: launched.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}

__global__ void columns(float *o) { // as many as the argument says, of 16
  __shared__ float t[64][32];
  // CHECK: launched.cu:[[#@LINE+3]]:20: remark: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1
  // CHECK: note: {{.*}} of a block of 16x
  // CHECK: note: no launch of 'columns' with a constant block was found: blocks of 16x16 are a guess, the worst of the usual ones; give yours with --block
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}

__global__ void late(float *o) {
  __shared__ float t[64];
  // CHECK: launched.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  // CHECK-NOT: no launch of 'late'
  o[threadIdx.x] = t[threadIdx.x] + t[blockDim.x - 64];
}

__global__ void perhaps(float *o) { // 64 threads, or one
  __shared__ float t[64][2];
  // CHECK: note: no launch of 'perhaps' with a constant block was found
  o[threadIdx.x] = t[threadIdx.x][0];
}

__global__ void itself(float *o) { // variables that stand for themselves
  __shared__ float t[128][2];
  // CHECK: note: no launch of 'itself' with a constant block was found
  o[threadIdx.x] = t[threadIdx.x][0];
}

__global__ void again(float *o) { // 64 at first, then 96
  __shared__ float t[128][2];
  // CHECK: launched.cu:[[#@LINE+2]]:20: warning: 2-way bank conflict reading 't'
  // CHECK: note: {{.*}} of a block of 96
  o[threadIdx.x] = t[threadIdx.x][0];
}

__global__ void too_many(float *o) { // no GPU runs that block
  __shared__ float t[1024];
  // CHECK: launched.cu:[[#@LINE+2]]:20: warning: 2-way bank conflict reading 't'
  // CHECK: note: no launch of 'too_many' with a constant block was found
  o[threadIdx.x] = t[threadIdx.x * 2 & 1023];
}

void change(int &value);

void launch(float *o, int argc) {
  const int ld = 32 + 1;
  pitch<<<1, 128>>>(o, ld);
  pitches<<<1, 128>>>(o, ld);
  pitches<<<1, 128>>>(o, 64);
  any<<<1, 128>>>(o, 33);
  any<<<1, 128>>>(o, argc);
  int given = 1;
  change(given);
  read_in<<<1, 128>>>(o, given);
  both<<<1, 128>>>(o, 33, 2);
  both<<<1, 128>>>(o, 3, 1);
  dim3 block;
  block = dim3(32, argc);
  rows<<<1, block>>>(o);
  columns<<<1, dim3(16, argc)>>>(o);
  int threads;
  threads = 64;
  late<<<1, threads>>>(o);
  dim3 either;
  if (argc)
    either = dim3(64);
  perhaps<<<1, either>>>(o);
  int self = self, other;
  other = other + self;
  itself<<<self, other>>>(o);
  dim3 shape = shape;
  itself<<<1, shape>>>(o);
  dim3 longer;
  longer.x = longer.x * self;
  itself<<<1, longer>>>(o);
  too_many<<<1, 2048>>>(o);
  int several = 64;
  several = 96;
  again<<<1, several>>>(o);
}
