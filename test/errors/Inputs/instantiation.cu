struct Two {
  float x;
};

// Only the instantiation shows the error.
template <typename T>
__global__ void k(T *o) {
  __shared__ float s[64];
  s[2 * threadIdx.x] = o->y;
  __syncthreads();
  o->x = s[threadIdx.x];
}

__global__ void other(float *o) {
  __shared__ float t[64];
  t[2 * threadIdx.x] = *o;
  __syncthreads();
  *o = t[threadIdx.x];
}

void launch(Two *o, float2 *p, float *q) {
  k<<<1, 32>>>(o);
  k<<<1, 32>>>(p);
  other<<<1, 32>>>(q);
}
