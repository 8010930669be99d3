// Operations on barriers and asynchronous stores are clean whatever their addresses, also those that are not known:
// their cost was measured not to depend on banks (cuda-samples/bank-probe/barriers.jsonl).
// RUN: %bundled --all --fail-on=undecided %s | FileCheck %s --implicit-check-not='{{remark|warning}}:'
#include <cstdint>

__device__ unsigned shared(const void *p) { return unsigned(__cvta_generic_to_shared(p)); }

__global__ void barriers(const int *index, uint64_t *o) {
  __shared__ uint64_t bar[1024];
  unsigned own = shared(&bar[threadIdx.x]), apart = shared(&bar[threadIdx.x * 16]), any = shared(&bar[index[threadIdx.x]]);
  uint64_t s = 0, unused = 0;
  unsigned done;
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what this operation costs does not depend on banks [bankcheck-clean]
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(own), "r"(1));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(s) : "r"(apart));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 %0, [%1], 16;" : "=l"(s) : "r"(any));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing 'bar': what
  asm volatile("mbarrier.arrive_drop.b64 %0, [%1];" : "=l"(s) : "l"(&bar[threadIdx.x * 32]));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 16;" ::"r"(apart));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], 16;" ::"r"(apart));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("{ .reg .pred p; mbarrier.test_wait.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(apart), "l"(s));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @p bra D; bra W; D: }" ::"r"(apart));
  // The count of a state is no access.
  asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(done) : "l"(s));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(apart));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(apart));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(apart), "r"(1), "r"(own));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2];" ::"r"(apart), "r"(1), "r"(own));
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(own));
  o[threadIdx.x] = s + done;
}

// A function that is not followed, and Clang's builtins.
__device__ void again(uint64_t *bar, int n) {
  // CHECK: barriers.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing shared memory: what
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared(bar)), "r"(n));
  if (n)
    again(bar + n, n - 1);
}
__global__ void calls(int n) {
  __shared__ uint64_t bar[64];
  again(bar, n);
}
// CHECK: {{^}}2 kernels, 14 shared accesses: 14 clean, 0 with conflicts, 0 undecided

void launch(int *i, uint64_t *o) {
  barriers<<<1, 64>>>(i, o);
  calls<<<1, 32>>>(4);
}
