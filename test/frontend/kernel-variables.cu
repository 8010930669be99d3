// A launch through a variable is one of the kernels that the variable starts with.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s

template <int N> __global__ void strided(float *o) {
  __shared__ float s[1024];
  s[N * threadIdx.x] = 1;
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void never(float *o) {
  __shared__ float s[1024];
  s[threadIdx.x] = *o;
  __syncthreads();
  *o = s[threadIdx.x ^ 1];
}

template <typename Launch> void with(Launch launch) { launch(); }

void launch(float *o, bool wide) {
  auto kernel = &strided<2>;
  with([&] { kernel<<<1, 96>>>(o); });
  auto either = wide ? strided<4> : strided<8>;
  either<<<1, 160>>>(o);
  const auto *raw = (const void *)strided<16>;
  void *arguments[] = {&o};
  cudaLaunchKernel(raw, dim3(1), dim3(32), arguments, 0, 0);
}
// CHECK-DAG: {{[^0-9]}}2-way bank conflict writing 's'
// CHECK-DAG: in warp 0 of a block of 96
// CHECK-DAG: {{[^0-9]}}4-way bank conflict writing 's'
// CHECK-DAG: in warp 0 of a block of 160
// CHECK-DAG: {{[^0-9]}}8-way bank conflict writing 's'
// CHECK-DAG: {{[^0-9]}}16-way bank conflict writing 's'
// CHECK-DAG: in warp 0 of a block of 32, as launched at line [[#@LINE-8]], lanes
