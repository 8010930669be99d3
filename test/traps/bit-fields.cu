// Bit-fields: those that are bytes, halves or words of their own are stored without
// reading what stands around them.
// RUN: %bundled --all --no-fixes --fail-on=never --block=64 %s | FileCheck %s

struct Narrow {
  unsigned a : 8, b : 24;
};
struct Words {
  long long a : 32, b : 32;
};
struct Mixed {
  char c;
  int b : 8;
  int rest : 16;
};

__global__ void bytes(unsigned *o) {
  __shared__ Narrow narrow[1024];
  // CHECK: :[[#@LINE+2]]:3: remark: no bank conflict reading 'narrow': the compiler removes it
  // CHECK: :[[#@LINE+1]]:3: warning: 16-way bank conflict writing 'narrow': 16 wavefronts per request, ideal 1
  narrow[threadIdx.x * 16].a = o[threadIdx.x];
  __syncthreads();
  asm volatile("" ::"l"(narrow) : "memory");
}

// Words of 8 bytes each: of a store of one half it matters that it is one of 4 bytes.
__global__ void words(unsigned *o) {
  __shared__ Words s[64];
  s[threadIdx.x].a = 0;
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[threadIdx.x].b = o[threadIdx.x];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  o[threadIdx.x] = s[threadIdx.x].b;
}

// In a loop nvcc may make what is stored of a counter, or before the loop: then it loads and stores the whole unit.
__global__ void inLoop(unsigned n) {
  __shared__ Words s[64];
#pragma unroll 1
  for (unsigned i = 0; i < n; ++i) {
    // CHECK: :[[#@LINE+4]]:5: warning: 2-way bank conflict reading 's'
    // CHECK: :[[#@LINE+3]]:5: note: the requests may be others
    // CHECK: :[[#@LINE+2]]:5: remark: no bank conflict writing 's': 2 wavefronts per request, ideal 2
    // CHECK: :[[#@LINE+1]]:5: note: the requests may be others: the compiler may access the bit-field with other bytes around it
    s[threadIdx.x].b = i;
    __syncthreads();
    // CHECK: :[[#@LINE+2]]:5: remark: no bank conflict reading 's': the compiler removes it
    // CHECK: :[[#@LINE+1]]:5: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
    s[threadIdx.x].a = 7;
    __syncthreads();
  }
  asm volatile("" ::"l"(s) : "memory");
}

// clang reads a byte here, nvcc a word.
__global__ void mixed(unsigned *o) {
  __shared__ Mixed s[128];
  s[threadIdx.x].c = 1;
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: warning: 2-way bank conflict reading 's'
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: the requests may be others: the compiler may access the bit-field with other bytes around it
  o[threadIdx.x] = s[threadIdx.x * 2].b;
}
