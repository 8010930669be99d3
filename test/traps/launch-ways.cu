// The ways in which hosts launch: what each gives a parameter counts as if it were set.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s
#include <initializer_list>
#include <utility>

struct Shape { int rows, ld; };
struct Params { float *o; Shape shape; int k = 3; };

__global__ void members(Params p) {
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+2]]:{{.*}}: warning: 16-way bank conflict reading 't'{{.*}}, where p.shape.ld == 16, as launched at line {{[0-9]+}} [bankcheck-conflict]
  // CHECK: note: launched with any values it is 32-way
  p.o[threadIdx.x] = t[threadIdx.x * p.shape.ld];
}
__global__ void assigned(Params p) { // member by member
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 8-way bank conflict reading 't'{{.*}}, where p.shape.ld == 8, as launched
  p.o[threadIdx.x] = t[threadIdx.x * p.shape.ld];
}
__global__ void byDefault(Params p) { // k is 3 by its initialiser
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+2]]:{{.*}}: remark: no bank conflict reading 't'
  // CHECK: note: this holds where p.k == 3, as launched
  p.o[threadIdx.x] = t[threadIdx.x * p.k];
}
__global__ void leaked(Params p) { // somebody else may have changed it
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+1]]:{{.*}}: remark: 32-way bank conflict reading 't'{{.*}}, where p.shape.ld % 32 == 0
  p.o[threadIdx.x] = t[threadIdx.x * p.shape.ld];
}
__global__ void packed(float *o, int ld) { // through the runtime's array of addresses
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 4-way bank conflict reading 't'{{.*}}, where ld == 4, as launched
  o[threadIdx.x] = t[threadIdx.x * ld];
}
__global__ void configured(float *o, int ld) { // 16x4 threads, by cudaLaunchKernelEx
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 4-way bank conflict reading 't'{{.*}}, where ld == 4, as launched
  o[threadIdx.x] = t[threadIdx.y * 512 + threadIdx.x * ld];
  // CHECK: note: {{.*}} of a block of 16x4
}
__global__ void first(float *o, int ld) {
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 2-way bank conflict reading 't'{{.*}}, where ld == 2, as launched
  o[threadIdx.x] = t[threadIdx.x * ld];
}
__global__ void second(float *o, int ld) {
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 8-way bank conflict reading 't'{{.*}}, where ld == 8, as launched
  o[threadIdx.x] = t[threadIdx.x * ld];
}
__global__ void third(float *o, int ld) { // std::forward
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 4-way bank conflict reading 't'{{.*}}, where ld == 4, as launched
  o[threadIdx.x] = t[threadIdx.x * ld];
}
__global__ void inLambda(float *o, int ld) { // 16 and 33
  __shared__ float t[8192];
  // CHECK: :[[#@LINE+2]]:{{.*}}: warning: 16-way bank conflict reading 't'{{.*}}, where ld == 16, as launched
  // CHECK: note: where ld == 33, as launched at line 122 by the call at line 124, it is clean
  o[threadIdx.x] = t[threadIdx.x * ld];
}
__global__ void rounded(float *o, int ld) { // what a function makes of its arguments
  __shared__ float t[8192];
  // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 16-way bank conflict reading 't'{{.*}}, where ld == 48, as launched
  o[threadIdx.x] = t[threadIdx.x * ld];
}

__global__ void inTurn(float *o, int ld) { // 16, then 33
  __shared__ float t[8192];
  // CHECK: :[[#@LINE+2]]:{{.*}}: warning: 16-way bank conflict reading 't'{{.*}}, where ld == 16, as launched at line [[#TURN:]]
  // CHECK: note: where ld == 33, as launched at line [[#TURN]], it is clean
  o[threadIdx.x] = t[threadIdx.x * ld];
}
__global__ void cases(float *o, int n, int ld) { // each with its n
  __shared__ float t[8192];
  if (threadIdx.x < n)
    // CHECK: :[[#@LINE+3]]:{{.*}}: warning: 16-way bank conflict reading 't'{{.*}}, where ld == 16 and n == 32, as launched
    // CHECK: note: where ld == 32 and n == 8, as launched at line {{[0-9]+}}, it is 8-way
    // CHECK: note: where ld == 33 and n == 64, as launched at line {{[0-9]+}}, it is clean
    o[threadIdx.x] = t[threadIdx.x * ld];
}
__global__ void grown(float *o, int ld) { // a list that is changed is not gone through
  __shared__ float t[8192];
  // CHECK: :[[#@LINE+1]]:{{.*}}: remark: 32-way bank conflict reading 't'{{.*}}, where ld % 32 == 0 and ld != 0 [bankcheck-conflict]
  o[threadIdx.x] = t[threadIdx.x * ld];
}

template <class Kernel, class... Arguments> void launch(Kernel kernel, dim3 grid, dim3 block, Arguments... arguments) {
  kernel<<<grid, block>>>(arguments...);
}
template <class Kernel, class... Arguments> void forward(Kernel kernel, Arguments &&...arguments) {
  kernel<<<1, 128>>>(std::forward<Arguments>(arguments)...);
}
int roundUp(int n, int to) { return (n + to - 1) / to * to; }
Params paramsOf(float *o, int ld) { return {o, {1, ld}}; }
void change(Params &p);
struct Case { int n, ld; };

int main() {
  float *o = nullptr;
  members<<<1, 128>>>(paramsOf(o, 16));
  Params p;
  p.o = o;
  p.shape.rows = 2;
  p.shape.ld = 8;
  assigned<<<1, 128>>>(p);
  byDefault<<<1, 128>>>(Params{o, {4, 4}});
  Params changed{o, {4, 4}};
  change(changed);
  leaked<<<1, 128>>>(changed);
  int ld = 4, other = 5;
  void *arguments[] = {&o, &ld};
  cudaLaunchKernel((const void *)packed, dim3(1), dim3(128), arguments, 0, 0);
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(1);
  config.blockDim = dim3(16, 4);
  cudaLaunchKernelEx(&config, configured, o, ld);
  launch(first, dim3(1), dim3(128), o, 2);
  launch(second, dim3(1), dim3(128), o, 8);
  forward(third, o, ld);
  auto run = [&](int n) { inLambda<<<1, 128>>>(o, n); };
  run(16);
  run(33);
  rounded<<<1, 128>>>(o, roundUp(33, 16));
  for (int n : {16, 33})
    inTurn<<<1, 128>>>(o, n);
  const Case all[] = {{8, 32}, {32, 16}, {64, 33}};
  for (const Case &c : all)
    cases<<<1, 128>>>(o, c.n, c.ld);
  int list[] = {16, 33};
  list[1] = *(int *)o;
  for (int n : list)
    grown<<<1, 128>>>(o, n);
}
