// Members of a struct that a kernel takes by value go by their names: in conditions, for
// --set, in comments beside kernels and in the configuration file.
// RUN: %bundled --no-fixes --fail-on=never %s | FileCheck %s
// RUN: %bundled --fail-on=never %s | FileCheck %s --check-prefix=FIX
// RUN: %bundled --no-fixes --fail-on=never --set=p.shape.cols=33 --set='scaled.p.shape.strides[1]=8' %s | FileCheck %s --check-prefix=SET
// RUN: %bundled --no-fixes --fail-on=never --set=p.shape.depth=3 --set=nobody.p.kind=1 %s 2>&1 | FileCheck %s --check-prefix=WRONG

struct Shape {
  int rows, cols;
  long long strides[2];
};
struct Header {
  unsigned char kind;
  unsigned pitch;
};
struct Params : Header {
  const float *in;
  float *out;
  Shape shape;
  union {
    int whole;
    float real;
  };
};

__global__ void scaled(const Params p) {
  __shared__ float s[4096];
  // CHECK: members.cu:[[#@LINE+2]]:3: remark: 32-way bank conflict writing 's': {{.*}}, where p.shape.cols % 32 == 0
  // SET-NOT: members.cu:[[#@LINE+1]]
  s[threadIdx.x * p.shape.cols] = p.in[threadIdx.x];
  __syncthreads();
  // CHECK: members.cu:[[#@LINE+2]]:13: remark: {{.*}}, where p.pitch % 32 == 0
  // SET: members.cu:[[#@LINE+1]]:13: remark: {{.*}}, where p.pitch % 32 == 0
  float v = s[threadIdx.x * p.pitch];
  // CHECK: members.cu:[[#@LINE+2]]:8: remark: {{.*}}, where p.shape.strides[1] % 32 == 0
  // SET: members.cu:[[#@LINE+1]]:8: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1 [
  v += s[threadIdx.x * (int)p.shape.strides[1]];
  // A union has no one name.
  // CHECK: members.cu:[[#@LINE+1]]:8: remark: {{.*}}, where 'p' at byte 48 % 32 == 0
  v += s[threadIdx.x * p.whole];
  // CHECK: members.cu:[[#@LINE+1]]:28: remark: {{.*}}, where p.kind % 16 == 0
  p.out[threadIdx.x] = v + s[threadIdx.x * 2 * p.kind];
}

// bankcheck: assume(p.pitch % 2 == 1)
__global__ void assumed(const Params p) {
  // FIX: members.cu:[[#@LINE+1]]:20: note: 'p.shape.cols % 2 == 1' makes both accesses to 's' clean
  __shared__ float s[4096];
  s[threadIdx.x * p.shape.cols] = p.in[threadIdx.x];
  __syncthreads();
  // CHECK-NOT: members.cu:[[#@LINE+1]]
  p.out[threadIdx.x] = s[threadIdx.x * p.pitch];
}

// What is said of a byte or a short holds of the int that it becomes.
// bankcheck: assume(c % 4 == 1 && d % 2 == 1 && p.kind % 2 == 1)
__global__ void narrow(const Params p, unsigned char c, short d) {
  __shared__ float s[4096];
  // CHECK-NOT: members.cu:[[#@LINE+1]]
  s[threadIdx.x * c] = p.in[threadIdx.x];
  __syncthreads();
  // CHECK: members.cu:[[#@LINE+1]]:34: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1 [
  float v = s[threadIdx.x * d] + s[threadIdx.x * 2 * p.kind];
  p.out[threadIdx.x] = v;
}

void launch(const Params &p) {
  narrow<<<1, 128>>>(p, 1, 1);
  scaled<<<1, 128>>>(p);
  assumed<<<1, 128>>>(p);
}
// WRONG-DAG: no kernel is called 'p.shape': what is set for its parameter 'depth' is not used
// WRONG-DAG: no kernel is called 'nobody.p': what is set for its parameter 'kind' is not used
