// Assembly on generic addresses, in all its spellings, and pointers that go through
// assembly: where they lead to shared memory they are accesses to it.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s --implicit-check-not='{{remark|warning}}:'
#include <cstdint>

__global__ void loads(float *o) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  float v, a, b, c, d;
  unsigned u;
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  asm volatile("ld.f32 %0, [%1];" : "=f"(v) : "l"(s + t * 2));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict reading 's': 4 wavefronts per request, ideal 4
  asm volatile("ld.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "l"(s + t * 4));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
  asm volatile("ld.volatile.u32 %0, [%1];" : "=r"(u) : "l"(s + t * 4));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
  asm volatile("ld.relaxed.cta.u32 %0, [%1+4];" : "=r"(u) : "l"(s + t * 4));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
  asm volatile("ld.acquire.gpu.b32 %0, [%1 + 8];" : "=r"(u) : "l"((uint64_t)(s + t * 4)));
  // CHECK-NOT: generic-assembly.cu:[[#@LINE+1]]:
  asm volatile("ld.f32 %0, [%1];" : "=f"(d) : "l"(o + t * 2));
  // CHECK-NOT: generic-assembly.cu:[[#@LINE+1]]:
  asm volatile("ld.global.f32 %0, [%1];" : "=f"(d) : "l"(o + t * 2));
  o[t] = v + a + b + c + d + u;
}

__global__ void stores(float *o) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  unsigned u = t;
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  asm volatile("st.f32 [%0], %1;" ::"l"(s + t * 2), "f"(1.f) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 4 wavefronts per request, ideal 4
  asm volatile("st.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(s + t * 4), "r"(u), "r"(u), "r"(u), "r"(u) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 8-way bank conflict writing 's': 8 wavefronts per request, ideal 1
  asm volatile("st.release.cta.u32 [%0], %1;" ::"l"(s + t * 8), "r"(u) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  asm volatile("atom.add.u32 %0, [%1], %2;" : "=r"(u) : "l"(s + t * 2), "r"(3) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  asm volatile("atom.acq_rel.cta.cas.b32 %0, [%1], %2, %3;" : "=r"(u) : "l"(s + t * 2), "r"(3), "r"(4) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 7 wavefronts per request, ideal 3
  asm volatile("red.relaxed.gpu.add.f32 [%0], %1;" ::"l"(s + t * 2), "f"(1.f) : "memory");
  __syncthreads();
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 's'
  o[t] = s[t] + u;
}

// Comments, labels, braces and predicates before the instruction. A predicate may keep
// lanes from it.
__global__ void spelled(float *o) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  unsigned u = t, p = (unsigned)__cvta_generic_to_shared(s + t * 4);
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1
  asm volatile("// first\n\tst.shared.u32 [%0], %1; // and last" ::"r"(p), "r"(u) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1
  asm volatile("{\n\t/* st.shared.u32 [%0], 0; */ L: st.shared::cta.u32 [%0], %1;\n}" ::"r"(p), "r"(u) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+2]]:3: warning: up to 4-way bank conflict writing 's': at most 4 wavefronts per request, ideal 1
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: note: this holds where all lanes that may pass the condition at line [[#@LINE+1]] do
  asm volatile("{ .reg .pred q; setp.ne.b32 q, %2, 0; @q st.shared.u32 [%0], %1; }" ::"r"(p), "r"(u), "r"(t) : "memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: remark: undecided bank conflict reading shared memory: the address is written in assembly
  asm volatile("{ .reg .u32 a; add.u32 a, %1, 64; ld.shared.u32 %0, [a]; }" : "=r"(u) : "r"(p));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: remark: undecided bank conflict reading shared memory: the address is written in assembly
  asm volatile("{ .reg .u64 a; add.u64 a, %1, 64; ld.u32 %0, [a]; }" : "=r"(u) : "l"(s));
  // CHECK-NOT: generic-assembly.cu:[[#@LINE+1]]:
  asm volatile("{ .reg .u64 a; add.u64 a, %1, 64; ld.u32 %0, [a]; }" : "=r"(u) : "l"(o));
  o[t] = u;
}

// Assembly without text, and moves, keep the address.
__global__ void hidden(float *o) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  float *q = s, *r;
  asm("" : "+l"(q));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's' (through 'q'): 2 wavefronts per request, ideal 1
  q[t * 2] = o[t];
  asm("mov.u64 %0, %1;" : "=l"(r) : "l"(q + 1));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict writing 's' (through 'r'): 4 wavefronts per request, ideal 1
  r[t * 4] = o[t];
  unsigned x = t, y = 3;
  asm volatile("" : "+r"(x), "+r"(y)::"memory");
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 8-way bank conflict writing 's': 8 wavefronts per request, ideal 1
  s[x * 8 + y] = 3;
  uint64_t number = (uint64_t)(s + t);
  asm volatile("" : "+l"(number));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 's': 2 wavefronts per request, ideal 2
  atomicCAS((unsigned *)(number + 8 * t), 1u, 2u);
  __syncthreads();
  // nvcc loads these four as one.
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 's' (through 'q'): 4 wavefronts per request, ideal 4
  o[t] = q[4 * t] + q[4 * t + 1] + q[4 * t + 2] + q[4 * t + 3];
  // CHECK-COUNT-3: generic-assembly.cu:[[#@LINE-1]]:{{[0-9]+}}: remark: no bank conflict reading 's' (through 'q'): it runs with another access
}

// What assembly computes of an address, where that is not followed, leads nobody knows where.
__global__ void computed(float *o, float *g) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's'
  s[t] = o[t];
  float *q;
  asm("add.u64 %0, %1, %2;" : "=l"(q) : "l"(s), "l"(8ll * t));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's' (through 'q'): 2 wavefronts per request, ideal 1
  *q = 3;
  asm volatile("nanosleep.u32 1; add.u64 %0, %1, %2;" : "=l"(q) : "l"(s), "l"(8ll * t));
  // CHECK: generic-assembly.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 's' (through 'q'): the result of inline assembly at line [[#@LINE-1]] decides the address
  *q = 3;
  asm volatile("nanosleep.u32 1; add.u64 %0, %1, %2;" : "=l"(q) : "l"(g), "l"(8ll * t));
  // CHECK-NOT: generic-assembly.cu:[[#@LINE+1]]:
  *q = 3;
  float **table = (float **)o;
  // CHECK-NOT: generic-assembly.cu:[[#@LINE+1]]:
  table[t][t] = 3;
}
// CHECK: {{^}}5 kernels, 28 shared accesses

void launch(float *o) {
  loads<<<1, 32>>>(o);
  stores<<<1, 32>>>(o);
  spelled<<<1, 32>>>(o);
  hidden<<<1, 32>>>(o);
  computed<<<1, 32>>>(o, o);
}
