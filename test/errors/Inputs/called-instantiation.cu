// Functions that a kernel calls, and that an error leaves without a body.
template <typename T>
__device__ void direct(T *o) {
  __shared__ float s[64];
  typename T::nothing x;
  s[2 * threadIdx.x] = o[threadIdx.x];
}
__global__ void callsDirect(float *o) { direct(o); }

template <typename T>
struct Member {
  __device__ static void call(T *o) {
    __shared__ float s[64];
    s[2 * threadIdx.x] = o[threadIdx.x];
    T::nothing();
  }
};
__global__ void callsMember(float *o) { Member<float>::call(o); }

template <typename T>
__device__ auto inner(T *o) {
  T::nothing();
  return 1;
}
template <typename T>
__device__ auto outer(T *o) {
  __shared__ float s[64];
  s[2 * threadIdx.x] = o[threadIdx.x];
  return inner(o);
}
__global__ void callsOuter(float *o) { outer(o); }

template <typename T>
__device__ T whole(T *o) {
  __shared__ T t[64];
  t[2 * threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  return t[threadIdx.x];
}
__global__ void callsWhole(float *o) { *o = whole(o) + sizeof(whole((double *)o)); }
