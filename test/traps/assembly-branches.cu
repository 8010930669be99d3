// Assembly that branches: how often its accesses run is not known. A label alone changes nothing.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s --implicit-check-not="{{remark|warning}}:"
__device__ unsigned shared(const void *p) { return __cvta_generic_to_shared(p); }

__global__ void loop(float *o) {
  __shared__ float s[4096];
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing shared memory: the inline assembly has branches, which are not followed
  asm volatile("{ .reg .u32 i;\n.reg .pred p;\n mov.u32 i, 0;\n L:\n st.shared.f32 [%0], %1;\n add.u32 i, i, 1; setp.lt.u32 p, i, 10; @p bra L;\n }" ::"r"(shared(s + threadIdx.x * 32)), "f"(*o) : "memory");
}

__global__ void skipped(float *o) {
  __shared__ float s[4096];
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing shared memory: the inline assembly has branches
  asm volatile("{ bra.uni M2; st.shared.f32 [%0], %1; M2: }" ::"r"(shared(s + threadIdx.x * 32)), "f"(*o) : "memory");
}

// Before and behind a jump.
__global__ void several(float *o, int n) {
  __shared__ float s[4096];
  unsigned a = shared(s + threadIdx.x * 32);
  float v;
  // CHECK: assembly-branches.cu:[[#@LINE+2]]:3: remark: undecided bank conflict reading shared memory: the inline assembly has
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing shared memory: the inline assembly has
  asm volatile("{ .reg .pred p; setp.eq.u32 p, %2, 0; ld.shared.f32 %0, [%1]; @p exit; st.shared.f32 [%1+4], %0; }" : "=f"(v) : "r"(a), "r"(n) : "memory");
  o[0] = v;
}

// One line, one text, a name for each copy, scopes, and a directive that ends with its line.
__global__ void labels(float *o) {
  __shared__ float s[4096];
  unsigned a = shared(s + threadIdx.x * 32);
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: warning: 32-way bank conflict writing 's': 32 wavefronts per request
  asm volatile("L1: st.shared.f32 [%0], %1;" ::"r"(a), "f"(*o) : "memory");
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: warning: 32-way bank conflict writing 's': 32 wavefronts per request
  asm volatile("L%=: st.shared.f32 [%0], %1;" ::"r"(a), "f"(*o) : "memory");
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: warning: 32-way bank conflict writing 's': 32 wavefronts per request
  asm volatile("{ A%=: { B%= : { st.shared.f32 [%0], %1; } } }" ::"r"(a), "f"(*o) : "memory");
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: warning: 32-way bank conflict writing 's'
  asm volatile("{ .loc 1 1 1\n { st.shared.f32 [%0], %1; } }" ::"r"(a), "f"(*o) : "memory");
  // CHECK: assembly-branches.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what this operation costs does not depend on banks
  asm volatile("{ .reg .pred p; W%=: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra W%=; }" ::"r"(a) : "memory");
}
