// Values that a launch does not name itself: parameters that all calls in sight give
// alike, variables that are assigned anew, what a function returns.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void pitch(float *o, int ld) { // 33 in both calls
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+2]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  // CHECK: note: this holds where ld == 33, as launched
  o[threadIdx.x] = t[threadIdx.x * ld];
}
static void run(float *o, int ld, dim3 block) { pitch<<<1, block>>>(o, ld); }

__global__ void unlike(float *o, int ld) { // 33 and 64
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+2]]:20: warning: 32-way bank conflict reading 't'{{.*}}, where ld == 64, as launched at line 19 by the call at line 93
  // CHECK: note: where ld == 33, as launched at line 19 by the call at line 92, it is clean
  o[threadIdx.x] = t[threadIdx.x * ld];
}
void runUnlike(float *o, int ld) { unlike<<<1, 32>>>(o, ld); }

__global__ void changed(float *o, int ld) { // 33 is given, and changed
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+1]]:20: remark: 32-way bank conflict reading 't'
  o[threadIdx.x] = t[threadIdx.x * ld];
}
void runChanged(float *o, int ld) {
  if (o)
    ld = 32;
  changed<<<1, 32>>>(o, ld);
}

__global__ void pointed(float *o, int ld) { // who calls it is not known
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+1]]:20: remark: 32-way bank conflict reading 't'
  o[threadIdx.x] = t[threadIdx.x * ld];
}
void runPointed(float *o, int ld) { pointed<<<1, 32>>>(o, ld); }
void (*anyone)(float *, int) = runPointed;

__global__ void counted(float *o, int ld) { // of itself
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+1]]:20: remark: 32-way bank conflict reading 't'
  o[threadIdx.x] = t[threadIdx.x * ld];
}
void runCounted(float *o, int ld) {
  counted<<<1, 32>>>(o, ld);
  if (ld)
    runCounted(o, ld - 1);
}

// The block is 32x8, then 16x16.
__global__ void first(float *o) {
  __shared__ float t[16][32];
  // CHECK: :[[#@LINE+1]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
}
__global__ void second(float *o) {
  __shared__ float t[16][32];
  // CHECK: :[[#@LINE+1]]:20: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
  // CHECK: note: {{.*}} of a block of 16x16
}
// In a loop each of them may come last.
__global__ void either(float *o) {
  __shared__ float t[16][32];
  o[threadIdx.x] = t[threadIdx.x % 16][0];
  // CHECK: note: no launch of 'either' with a constant block was found
}

// A method says how many threads there are.
struct Shape {
  static constexpr int Warps = 4;
  dim3 threads() const { return dim3(16, 2 * Warps); }
  virtual dim3 others() const { return dim3(16, 2 * Warps); }
};
__global__ void shaped(float *o) {
  __shared__ float t[8][32];
  // CHECK: :[[#@LINE+1]]:20: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1
  o[threadIdx.x] = t[threadIdx.y][threadIdx.x];
  // CHECK: note: {{.*}} of a block of 16x8
}
__global__ void shapedOtherwise(float *o) {
  __shared__ float t[8][32];
  o[threadIdx.x] = t[threadIdx.x % 8][0];
  // CHECK: note: no launch of 'shapedOtherwise' with a constant block was found
}

int main(int argc, char **) {
  const int ld = 33;
  run(nullptr, ld, dim3(32));
  run(nullptr, 33, 32);
  runUnlike(nullptr, 33);
  runUnlike(nullptr, 64);
  runChanged(nullptr, 33);
  runPointed(nullptr, 33);
  runCounted(nullptr, 33);
  dim3 block = dim3(32, 8);
  first<<<1, block>>>(nullptr);
  block = dim3(16, 16);
  second<<<1, block>>>(nullptr);
  dim3 turned(32, 8);
  for (int i = 0; i < argc; ++i) {
    either<<<1, turned>>>(nullptr);
    turned = dim3(16, 16);
  }
  Shape shape;
  shaped<<<1, shape.threads()>>>(nullptr);
  shapedOtherwise<<<1, shape.others()>>>(nullptr);
}
