// ldmatrix and stmatrix of matrices other than 8 x 8 (sm_100a) have other rows, and were not measured: nothing is
// claimed.
// RUN: %bundled --fail-on=never %s | FileCheck %s

__device__ unsigned address(const void *p) { return unsigned(__cvta_generic_to_shared(p)); }

__global__ void loads(unsigned *o) {
  __shared__ unsigned char s[32 * 128];
  unsigned a, b;
  s[threadIdx.x] = 1;
  // CHECK: byte-matrices.cu:[[#@LINE+1]]:3: remark: undecided bank conflict accessing {{.*}}: no rule is known for this operation
  asm volatile("ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "r"(address(s + threadIdx.x * 128)));
  // CHECK: byte-matrices.cu:[[#@LINE+1]]:3: remark: undecided bank conflict accessing {{.*}}: no rule is known for this operation
  asm volatile("ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b6x16_p32 {%0}, [%1];" : "=r"(b) : "r"(address(s + threadIdx.x * 128)));
  // CHECK: byte-matrices.cu:[[#@LINE+1]]:3: remark: undecided bank conflict accessing {{.*}}: no rule is known for this operation
  asm volatile("stmatrix.sync.aligned.m16n8.x1.trans.shared.b8 [%0], {%1};" : : "r"(address(s + threadIdx.x * 128)), "r"(a + b));
  o[threadIdx.x] = a + b;
}

void launch(unsigned *o) { loads<<<1, 32>>>(o); }
// CHECK: {{^}}1 kernel, 4 shared accesses: 1 clean, 0 with conflicts, 3 undecided{{$}}
