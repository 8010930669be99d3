// ptxas does not see that assembly is volatile, unless the instruction says `.volatile`. In the code of nvcc 13.0 for
// sm_90a, each of the first seven kernels has fewer accesses than its source. (Once bankcheck called all of them exact.)
// RUN: bankcheck --format=plain --each --cuda-path=none --all --block=32 --fail-on=never %s | FileCheck %s --implicit-check-not=register

#define FILL(s)                                                                                                        \
  __shared__ __align__(16) unsigned s[4096];                                                                           \
  unsigned t = threadIdx.x, r = 0, q = 0, p = (unsigned)__cvta_generic_to_shared(&s[t * 4]);                           \
  s[t] = in[t];                                                                                                        \
  __syncthreads();
#define LOAD(r, p) asm volatile("ld.shared.u32 %0, [%1];" : "=r"(r) : "r"(p))
#define STORE(p, v) asm volatile("st.shared.u32 [%0], %1;" ::"r"(p), "r"(v))

__global__ void storesTwice(unsigned *out, const unsigned *in, int n) {
  FILL(a)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} writing 'a'
  STORE(p, n);
  // CHECK: the compiler may keep the value in a register
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} writing 'a'
  STORE(p, n + 1);
  // CHECK: the compiler may keep the value in a register
  __syncthreads();
  out[t] = a[t];
}

__global__ void loadsWhatItStored(unsigned *out, const unsigned *in, int n) {
  FILL(b)
  STORE(p, n);
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'b'
  LOAD(r, p);
  // CHECK: the compiler may keep the value in a register
  out[t] = r;
}

__global__ void loadsNeighbours(unsigned *out, const unsigned *in) {
  FILL(c)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'c'
  LOAD(r, p);
  // CHECK: the compiler may keep the value in a register
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'c'
  LOAD(q, p + 4);
  // CHECK: the compiler may keep the value in a register
  out[t] = r * 3 + q;
}

__global__ void loadsForNobody(unsigned *out, const unsigned *in, int n) {
  FILL(d)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'd'
  LOAD(r, p);
  // CHECK: the compiler may keep the value in a register
  out[t] = n;
}

__global__ void storesInLoop(unsigned *out, const unsigned *in, int n) {
  FILL(e)
  for (int i = 0; i < n; ++i)
    // CHECK: :[[#@LINE+1]]:5: warning: {{.*}} writing 'e'
    STORE(p, in[i]);
  // CHECK: the compiler may keep the value in a register
  __syncthreads();
  out[t] = e[t];
}

__global__ void masksTwice(unsigned *out, const unsigned *in, int n) {
  FILL(f)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} 'f'
  asm volatile("red.shared.and.b32 [%0], %1;" ::"r"(p), "r"(n));
  // CHECK: the compiler may keep the value in a register
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} 'f'
  asm volatile("red.shared.and.b32 [%0], %1;" ::"r"(p), "r"(n));
  // CHECK: the compiler may keep the value in a register
  __syncthreads();
  out[t] = f[t];
}

__global__ void masksInLoop(unsigned *out, const unsigned *in, int n) {
  FILL(l)
  for (int i = 0; i < n; ++i)
    // CHECK: :[[#@LINE+1]]:5: warning: {{.*}} 'l'
    asm volatile("red.shared.and.b32 [%0], %1;" ::"r"(p), "r"(n));
  // CHECK: the compiler may keep the value in a register
  __syncthreads();
  out[t] = l[t];
}

// As the source has them:

__global__ void addsTwice(unsigned *out, const unsigned *in, int n) {
  FILL(m)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} 'm'
  asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(p), "r"(n));
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} 'm'
  asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(p), "r"(n));
  __syncthreads();
  out[t] = m[t];
}

__global__ void isVolatile(unsigned *out, const unsigned *in) {
  FILL(g)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'g'
  asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(r) : "r"(p));
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'g'
  asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(q) : "r"(p));
  out[t] = r * 3 + q;
}

__global__ void isFar(unsigned *out, const unsigned *in) {
  FILL(h)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'h'
  LOAD(r, p);
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'h'
  LOAD(q, p + 1024);
  out[t] = r * 3 + q;
}

__global__ void isBehindABarrier(unsigned *out, const unsigned *in) {
  FILL(k)
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'k'
  LOAD(r, p);
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:3: warning: {{.*}} reading 'k'
  LOAD(q, p);
  out[t] = r * 3 + q;
}

int main() {
  unsigned *out, *in;
  cudaMalloc(&out, 65536);
  cudaMalloc(&in, 65536);
  storesTwice<<<1, 32>>>(out, in, 32);
  loadsWhatItStored<<<1, 32>>>(out, in, 32);
  loadsNeighbours<<<1, 32>>>(out, in);
  loadsForNobody<<<1, 32>>>(out, in, 32);
  storesInLoop<<<1, 32>>>(out, in, 32);
  masksTwice<<<1, 32>>>(out, in, 32);
  masksInLoop<<<1, 32>>>(out, in, 32);
  addsTwice<<<1, 32>>>(out, in, 32);
  isVolatile<<<1, 32>>>(out, in);
  isFar<<<1, 32>>>(out, in);
  isBehindABarrier<<<1, 32>>>(out, in);
  return cudaDeviceSynchronize() != cudaSuccess;
}
