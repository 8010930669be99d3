// The extents of a block that the host keeps in an array, and kernels behind pointers.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void kept(float *o) { // 32x2: a wider block would be 16x16
  __shared__ float t[16][32];
  // CHECK: :[[#@LINE+1]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}

__global__ void listed(float *o) { // 16x4
  __shared__ float t[16][32];
  // CHECK: :[[#@LINE+2]]:20: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1 [bankcheck-conflict]
  // CHECK: note: in warp 0 of a block of 16x4
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}

// What may have changed the array is not looked through.
__global__ void passed(float *o) {
  __shared__ float t[16][32];
  o[threadIdx.x] = t[threadIdx.x % 16][0];
  // CHECK: note: no launch of 'passed' with a constant block was found
}
__global__ void counted(float *o) {
  __shared__ float t[16][32];
  o[threadIdx.x] = t[threadIdx.x % 16][0];
  // CHECK: note: no launch of 'counted' with a constant block was found
}

// Each is launched as what `pointed` was at some time; `unpointed` never is.
__global__ void early(float *o) {
  __shared__ float t[8][32];
  // CHECK: :[[#@LINE+2]]:20: warning: 2-way bank conflict reading 't'
  // CHECK: note: in warp 0 of a block of 16x8
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}
__global__ void late(float *o) {
  __shared__ float t[8][32];
  // CHECK: :[[#@LINE+2]]:20: warning: 2-way bank conflict reading 't'
  // CHECK: note: in warp 0 of a block of 16x8
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}
__global__ void handed(float *o) {
  __shared__ float t[8][32];
  // CHECK: :[[#@LINE+2]]:20: warning: 2-way bank conflict reading 't'
  // CHECK: note: in warp 0 of a block of 16x4
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}
__global__ void unpointed(float *o) {
  __shared__ float t[8][32];
  o[threadIdx.x] = t[threadIdx.x % 8][0];
  // CHECK: note: no launch of 'unpointed' with a constant block was found: blocks of {{.*}} are a guess; other usual ones give the same; give yours with --block
}

void fill(unsigned *extents);
void run(void (*kernel)(float *) = unpointed) { kernel<<<1, dim3(16, 4)>>>(nullptr); }

int main(int argc, char **) {
  unsigned long extents[2];
  extents[0] = 32;
  extents[1] = 16 / 8;
  dim3 threads(extents[0], extents[1]);
  kept<<<1, threads>>>(nullptr);
  const int sides[3] = {16, 4};
  listed<<<1, dim3(sides[0], sides[1])>>>(nullptr);
  unsigned filled[2] = {32, 8};
  fill(filled);
  passed<<<1, dim3(filled[0], filled[1])>>>(nullptr);
  unsigned ups[2] = {32, 8};
  for (int i = 0; i < argc; ++i)
    ups[i % 2] = 16;
  counted<<<1, dim3(ups[0], ups[1])>>>(nullptr);
  void (*pointed)(float *) = &early;
  if (argc > 1)
    pointed = late;
  pointed<<<1, dim3(16, 8)>>>(nullptr);
  run(handed);
}
