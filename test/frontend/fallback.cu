// Headers of our own stand in for those that are missing, and one line says so.
// Dispatch macros instantiate the kernels for each type.
// RUN: %bundled --fail-on=never %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=passed
// CHECK: bankcheck: headers of its own stand in for 'ATen/cuda/CUDAContext.h', 'c10/cuda/CUDAGuard.h', {{.*}} and {{[0-9]+}} more
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <gtest/gtest.h>
#include <helper_cuda.h>
#include <helper_functions.h>
#include <helper_math.h>
#include <mpi.h>
#include <omp.h>
#include <torch/extension.h>

template <typename scalar_t>
__global__ void columns(const scalar_t *in, torch::PackedTensorAccessor32<scalar_t, 2, torch::RestrictPtrTraits> out) {
  __shared__ scalar_t tile[32][32];
  tile[threadIdx.x][threadIdx.y] = in[threadIdx.x]; // CHECK-DAG: fallback.cu:[[@LINE]]:3: warning: 32-way bank conflict writing 'tile'
  // CHECK-DAG: fallback.cu:[[@LINE-1]]:3: warning: 16-way bank conflict writing 'tile'
  __syncthreads();
  out[threadIdx.y][threadIdx.x] = tile[threadIdx.y][threadIdx.x] + scalar_t(1);
}

torch::Tensor forward(torch::Tensor in) {
  TORCH_CHECK(in.is_cuda() && in.dim() == 2, "in must be a matrix on the GPU");
  const at::cuda::OptionalCUDAGuard guard(device_of(in));
  auto out = torch::empty_like(in);
  AT_DISPATCH_FLOATING_TYPES_AND2(at::ScalarType::Half, at::ScalarType::BFloat16, in.scalar_type(), "columns", [&] {
    columns<scalar_t><<<1, dim3(32, 8), 0, at::cuda::getCurrentCUDAStream()>>>(in.data_ptr<scalar_t>(), out.packed_accessor32<scalar_t, 2, torch::RestrictPtrTraits>());
  });
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return out;
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("forward", &forward, "columns"); }

// What helper_math computes is known: bodies and not only names.
__global__ void points(float4 *o) {
  __shared__ float4 s[64];
  int2 place = make_int2(threadIdx.x, 1) * 2 + make_int2(0, 0);
  s[place.x] = normalize(o[0] + o[1]) * dot(o[2], o[3]); // CHECK-DAG: fallback.cu:[[@LINE]]:3: warning: 2-way bank conflict writing 's'
  __syncthreads();
  o[0] = s[threadIdx.x];
}

TEST(Suite, Launches) {
  float4 *o = nullptr;
  checkCudaErrors(cudaMalloc(&o, 64));
  int ranks = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  points<<<omp_get_max_threads(), 32>>>(o);
  ASSERT_EQ(ranks, 1) << "text";
}
// float, double, half, bfloat16, and points.
// CHECK: {{^}}5 kernels
