// A __constant__ variable has its initial value if nothing can have set it.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s
// RUN: %bundled --all --no-fixes --fail-on=never %s -- -rdc=true | FileCheck %s --check-prefix=RDC
#define ROW {0, 32, 64, 96, 128, 160, 192, 224}

__constant__ int kept[8] = ROW;
static __constant__ int internal[8] = ROW;
extern "C" __constant__ int asked[8] = ROW;
__constant__ int empty[8];
__constant__ int copied[8] = ROW;
__constant__ int hidden[8] = ROW;
__constant__ int handed[8] = ROW;
template <typename T> __constant__ T ofType[8] = ROW;
template <typename T> __constant__ T setOfType[8] = ROW;
__constant__ int length = 8;

__global__ void read(int *o) {
  __shared__ int s[256];
  int i = threadIdx.x % 8;
  // CHECK: :[[#@LINE+2]]:3: warning: 8-way bank conflict
  // RDC: :[[#@LINE+1]]:3: remark: data-dependent bank conflict
  s[kept[i]] = 1;
  // CHECK: :[[#@LINE+2]]:3: warning: 8-way bank conflict
  // RDC: :[[#@LINE+1]]:3: warning: 8-way bank conflict
  s[internal[i]] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict
  s[asked[i]] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict
  s[empty[i]] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict
  s[copied[i]] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict
  s[hidden[i]] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict
  s[handed[i]] = 1;
  // CHECK: :[[#@LINE+1]]:3: warning: 8-way bank conflict
  s[ofType<int>[i]] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict
  s[setOfType<int>[i]] = 1;
  // nvcc knows no number here: a loop over it is not unrolled, and its loads are not merged.
  int sum = 0;
  for (int k = 0; k < length; ++k)
    // CHECK: :[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    sum += s[threadIdx.x * 0 + k];
  o[threadIdx.x] = sum;
}

template <typename T> void set(const T *row) { cudaMemcpyToSymbol(setOfType<T>, row, 8 * sizeof(T)); }
void *address() {
  void *p;
  cudaGetSymbolAddress(&p, handed);
  return p;
}
#ifndef __CUDA_ARCH__
void copy(const int *row) { cudaMemcpyToSymbol(hidden, row, sizeof(int) * 8); }
#endif

void launch(int *o, const int *row) {
  cudaMemcpyToSymbol(copied, row, sizeof(copied));
  set<int>(row);
  read<<<1, 32>>>(o);
}
