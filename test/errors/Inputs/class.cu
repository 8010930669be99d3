template <typename T> struct Converter {
  using Packed = void;
};
template <typename T, int N> struct Vector {
  typename Converter<T>::Packed elements[N / 2];
};
// The error stands here, and not in the kernels that have objects of the class.
struct First {
  Vector<float, 4> v;
};

template <typename T> __device__ T sum(T *from) {
  T result = 0;
  if (from[0] > 0) {
    Vector<T, 4> v;
    T *elements = reinterpret_cast<T *>(&v);
    for (int i = 0; i < 4; ++i)
      result += elements[i] = from[i];
  }
  return result;
}

template <typename T> __global__ void broken(T *o) {
  __shared__ T s[64];
  s[threadIdx.x * 2] = sum(o);
  __syncthreads();
  o[0] = s[threadIdx.x];
}

// An error in what only the host calls costs no kernel.
struct Plain {
  int n;
  void host() { removedRuntimeCall(); }
};

__global__ void sound(float *o, Plain p) {
  __shared__ float t[64];
  t[threadIdx.x * 2] = o[p.n];
  __syncthreads();
  o[0] = t[threadIdx.x];
}

int main() {
  broken<<<1, 32>>>((float *)nullptr);
  sound<<<1, 32>>>(nullptr, Plain());
}
