// Loads, stores and atomics in assembly, on generic and on shared addresses.
__global__ void generic(float *o) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  float v, a, b, c, d; unsigned u;
  asm volatile("ld.f32 %0, [%1];" : "=f"(v) : "l"(s + t * 2));
  asm volatile("ld.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "l"(s + t * 4));
  asm volatile("ld.volatile.u32 %0, [%1];" : "=r"(u) : "l"(s + t * 4));
  asm volatile("ld.relaxed.cta.u32 %0, [%1];" : "=r"(u) : "l"(s + t * 4));
  asm volatile("ld.acquire.gpu.u32 %0, [%1+4];" : "=r"(u) : "l"(s + t * 4));
  asm volatile("st.f32 [%0], %1;" :: "l"(s + t * 2), "f"(v) : "memory");
  asm volatile("st.v4.u32 [%0], {%1, %2, %3, %4};" :: "l"(s + t * 4), "r"(u), "r"(u), "r"(u), "r"(u) : "memory");
  asm volatile("st.volatile.u32 [%0 + 16], %1;" :: "l"(s + t), "r"(u) : "memory");
  asm volatile("st.release.cta.u32 [%0], %1;" :: "l"(s + t), "r"(u) : "memory");
  asm volatile("atom.add.u32 %0, [%1], %2;" : "=r"(u) : "l"(s + t * 2), "r"(3) : "memory");
  asm volatile("red.add.u32 [%0], %1;" :: "l"(s + t * 2), "r"(3) : "memory");
  asm volatile("red.relaxed.gpu.add.f32 [%0], %1;" :: "l"(s + t * 2), "f"(v) : "memory");
  asm volatile("atom.acq_rel.cta.cas.b32 %0, [%1], %2, %3;" : "=r"(u) : "l"(s + t * 2), "r"(3), "r"(4) : "memory");
  asm volatile("atom.exch.b32 %0, [%1], %2;" : "=r"(u) : "l"(s + t * 2), "r"(3) : "memory");
  asm volatile("prefetch.L1 [%0];" :: "l"(s + t));
  o[t] = v + a + b + c + d + u + s[t ^ 1];
}
__global__ void qualified(float *o) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  unsigned p = (unsigned)__cvta_generic_to_shared(s + t * 4);
  s[t] = o[t];
  __syncthreads();
  float v, a, b, c, d; unsigned u; unsigned long long w; double e;
  asm volatile("ld.shared::cta.f32 %0, [%1];" : "=f"(v) : "r"(p));
  asm volatile("ld.shared.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "r"(p));
  asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(u) : "r"(p));
  asm volatile("ld.relaxed.cta.shared::cta.u32 %0, [%1];" : "=r"(u) : "r"(p));
  asm volatile("ld.acquire.cta.shared.b32 %0, [%1];" : "=r"(u) : "r"(p));
  asm volatile("st.release.cta.shared.b32 [%0], %1;" :: "r"(p), "r"(u) : "memory");
  asm volatile("st.shared::cta.v2.b32 [%0], {%1, %2};" :: "r"(p), "r"(u), "r"(u) : "memory");
  asm volatile("st.weak.shared.b64 [%0+8], %1;" :: "r"(p), "l"(7ll) : "memory");
  asm volatile("{ .reg .pred q; setp.ne.b32 q, %2, 0; @q st.shared.u32 [%0], %1; }" :: "r"(p), "r"(u), "r"(t) : "memory");
  asm volatile("{\n\t.reg .pred P1;\n\tsetp.lt.u32 P1, %2, 16;\n\t@!P1 ld.shared.b32 %0, [%1];\n\t}" : "+r"(u) : "r"(p), "r"(t) : "memory");
  asm volatile("{ .reg .u32 a; add.u32 a, %1, 64; ld.shared.u32 %0, [a]; }" : "=r"(u) : "r"(p));
  asm volatile("{ .reg .u64 g; .reg .u32 a; cvta.to.shared.u64 g, %1; cvt.u32.u64 a, g; ld.shared.u32 %0, [a]; }" : "=r"(u) : "l"(s + t));
  asm volatile("atom.shared::cta.add.u32 %0, [%1], 1;" : "=r"(u) : "r"(p) : "memory");
  asm volatile("atom.relaxed.cta.shared.max.s32 %0, [%1], 1;" : "=r"(u) : "r"(p) : "memory");
  asm volatile("mov.b64 %0, {%1, %1};" : "=l"(w) : "r"(u));
  asm volatile("ld.shared.f64 %0, [%1];" : "=d"(e) : "r"(p));
  o[t] = v + a + b + c + d + u + s[t ^ 1] + w + e;
}
