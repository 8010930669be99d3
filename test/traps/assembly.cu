// Assembly and instructions without a rule: computed where they only compute,
// named where they access, never dropped.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s --implicit-check-not='{{remark|warning}}:'
#include <cstdint>

__device__ unsigned shared(const void *p) {
  unsigned a;
  asm("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }\n" : "=r"(a) : "l"(p));
  return a;
}

// Special registers, and an address that assembly makes of a pointer.
__global__ void registers(float *o) {
  __shared__ float s[1024];
  unsigned lane, warp, x;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm volatile("mov.u32 %0, %%warpid;" : "=r"(warp));
  asm("mov.u32 %0, %%tid.x;" : "=r"(x));
  // CHECK: assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[lane * 2] = 1;
  // CHECK: assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's'
  s[warp * 32 + lane] = 1;
  // CHECK: assembly.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1
  s[x * 4] = 2;
  float v;
  // CHECK: assembly.cu:[[#@LINE+1]]:3: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(v) : "r"(shared(&s[x * 8])));
  o[x] = v;
}

// Bulk copies, matrices by descriptor, barriers, other blocks' memory, fragments.
__global__ void hardware(float *o, const void *map) {
  __shared__ alignas(128) float s[1024];
  __shared__ uint64_t bar;
  unsigned to = shared(s), b = shared(&bar);
  // CHECK: assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what this operation costs does not depend on banks
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(b), "r"(1));
  // CHECK: assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what this operation costs does not depend on banks
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];" ::"r"(to), "l"(map), "r"(b), "r"(0), "r"(0) : "memory");
  asm volatile("cp.async.bulk.commit_group;");
  asm volatile("cp.async.wait_all;");
  uint64_t descriptor = to >> 4;
  float d0, d1, d2, d3;
  // CHECK: assembly.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what this operation costs does not depend on banks
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %4, 1, 1, 1, 0, 0;" : "=f"(d0), "=f"(d1), "=f"(d2), "=f"(d3) : "l"(descriptor));
  // CHECK: assembly.cu:[[#@LINE+1]]:3: remark: shared memory is hardware-addressed here: by the documented layouts of its operands it reads all banks alike (not measured) [bankcheck-hardware-addressed]
  asm volatile("tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %1, %2, 1;" ::"r"(b), "l"(descriptor), "r"(0));
  // CHECK: assembly.cu:[[#@LINE+2]]:3: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK-NEXT: note: the requests may be others: it may access the memory of another block of the cluster, whose banks do not matter
  asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(d1) : "r"(to));
  unsigned f[8];
  // CHECK: assembly.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in wmma on 's': 8 wavefronts per request, ideal 4
  asm volatile("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;" : "=r"(f[0]), "=r"(f[1]), "=r"(f[2]), "=r"(f[3]), "=r"(f[4]), "=r"(f[5]), "=r"(f[6]), "=r"(f[7]) : "r"(to), "r"(16));
  o[threadIdx.x] = d0 + d1 + d2 + d3 + f[0];
}

// nvcc's own registers are called so: %1 is one of them, perhaps %r1 and hidden (nvcc 13.0's PTX of this).
__global__ void hidden(float *o) {
  __shared__ float s[256];
  int a;
  asm("{ .reg .u32 %%r<3>; mov.u32 %%r1, %1; mul.lo.u32 %0, %%r1, 2; }" : "=r"(a) : "r"(threadIdx.x));
  // CHECK: assembly.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 's': {{.*}}inline assembly
  s[a & 255] = 1;
  // CHECK: assembly.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's'
  o[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}3 kernels, 12 shared accesses: 6 clean, 4 with conflicts, 1 undecided, 1 hardware-addressed

void launch(float *o) {
  registers<<<1, 64>>>(o);
  hardware<<<1, 128>>>(o, o);
  hidden<<<1, 64>>>(o);
}
