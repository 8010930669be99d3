// nvcc takes a shared variable with a constructor, and does not run that. Bare
// types, templates, arrays and members, also where a template makes the variable.
// RUN: %bundled --fail-on=never %s 2>&1 | FileCheck %s --implicit-check-not=error

struct Barrier {
  __device__ Barrier() : state(7) {}
  __device__ ~Barrier() { state = 0; }
  long state;
};

template <int N> struct Scoped {
  __device__ Scoped() { state = N; }
  __device__ void arrive() { state = state + 1; }
  volatile int state;
};

// As complex of the standard library: temporaries help to initialise it.
template <typename T> struct Complex {
  __host__ __device__ constexpr Complex(const T &re = T(), const T &im = T()) : re(re), im(im) {}
  T re, im;
};

struct Storage {
  float tile[32][32];
  Barrier barrier;
  Complex<float> phases[2];
};
struct Derived : Storage {
  int more = 3;
};

// Aligned to less than its type asks for: the type's alignment holds.
struct alignas(128) Descriptor {
  unsigned long long opaque[16];
};
struct Descriptors {
  alignas(64) Descriptor d;
};
__global__ void described(const __grid_constant__ Descriptors all, float *o) {
  __shared__ alignas(64) Descriptor copied;
  __shared__ float s[64];
  copied = all.d;
  s[2 * threadIdx.x] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 2-way
  __syncthreads();
  *o = s[0] + copied.opaque[threadIdx.x & 15];
}

__global__ void plain(float *o) {
  __shared__ Barrier barriers[2];
  __shared__ float s[64];
  barriers[threadIdx.x & 1].state = 1;
  s[2 * threadIdx.x] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 2-way
  __syncthreads();
  *o = s[0];
}

__global__ void complex(float *o) {
  __shared__ Complex<float> s[64];
  s[4 * threadIdx.x].re = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 8-way
  __syncthreads();
  *o = s[0].re;
}

// Local variables of such a type are initialised.
__global__ void initialised(float *o) {
  __shared__ Complex<int> strides[1];
  __shared__ float s[2048];
  Complex<int> mine(16);
  Complex<int> none;
  strides[0].re = 1;
  s[threadIdx.x * mine.re + none.im] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 16-way
  __syncthreads();
  *o = s[strides[0].re];
}

__global__ void derived(float *o) {
  __shared__ Derived storage[2];
  storage[1].tile[threadIdx.x][0] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 32-way
  __syncthreads();
  *o = storage[1].tile[0][threadIdx.x];
}

template <typename T> __global__ void templated(float *o) {
  __shared__ T barrier;
  __shared__ float s[128];
  barrier.arrive();
  s[4 * threadIdx.x] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 4-way
  __syncthreads();
  *o = s[0];
}

__global__ void member(float *o) {
  __shared__ Storage storage;
  storage.tile[threadIdx.x][0] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 32-way
  __syncthreads();
  *o = storage.tile[0][threadIdx.x];
}

void launch(float *o) {
  plain<<<1, 32>>>(o);
  templated<Scoped<3>><<<1, 32>>>(o);
  member<<<1, 32>>>(o);
  complex<<<1, 32>>>(o);
  initialised<<<1, 32>>>(o);
  derived<<<1, 32>>>(o);
  described<<<1, 32>>>(Descriptors(), o);
}
// CHECK: {{^}}7 kernels
