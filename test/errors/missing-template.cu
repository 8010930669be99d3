// nvcc takes 'Cast<T>::copy<N>(...)' for the call of a template. Clang asks for the keyword 'template' and leaves the call
// out, so that nothing may be said of the kernel: its store is missing.
// RUN: not bankcheck --cuda-path=none --all --block=32 %s > %t.txt 2>&1
// RUN: FileCheck %s < %t.txt
// RUN: not grep 'bank conflict' %t.txt
// RUN: sed 's/::copy</::template copy</' %s > %t.cu
// RUN: bankcheck --cuda-path=none --fail-on=never --all --block=32 %t.cu | FileCheck --check-prefix=WRITTEN %s

template <typename T> struct Cast {
  template <int N> __device__ static void copy(T *to, const T *from) {
    for (int i = 0; i < N; ++i)
      to[i] = from[i]; // WRITTEN: :[[@LINE]]:7: remark: no bank conflict writing 's' (through 'to'): 4 wavefronts
  }
};

template <typename T, int N> __device__ void load(T *to, const T *from) {
  Cast<T>::copy<N>(to, from); // CHECK: :[[@LINE]]:{{[0-9]+}}: error: missing 'template' keyword
}

__global__ void k(float *out, const float *in) {
  __shared__ float s[32 * 4];
  load<float, 4>(s + threadIdx.x * 4, in + threadIdx.x * 4);
  __syncthreads();
  // CHECK: {{^}}bankcheck: {{.*}}: 1 kernel and 1 file skipped
  out[threadIdx.x] = s[threadIdx.x]; // WRITTEN: :[[@LINE]]:22: remark: no bank conflict reading 's'
}
