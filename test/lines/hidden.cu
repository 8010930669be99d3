// Pointers and numbers that go through assembly.
__global__ void identity(float *o) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  float *q = s;
  asm("" : "+l"(q));
  q[t * 2] = o[t];
  unsigned x = t;
  asm volatile("" : "+r"(x));
  s[x * 4 & 1023] = 3;
  __syncthreads();
  const float *r = s + t;
  asm volatile("" : "+l"(r) :: "memory");
  o[t] = r[1];
  float v = s[t * 3];
  asm volatile("" : "+f"(v));
  o[t] += v;
}
__global__ void mov(float *o) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  float *q;
  asm("mov.u64 %0, %1;" : "=l"(q) : "l"(s));
  q[t * 2] = o[t];
  unsigned long long a;
  asm volatile("add.u64 %0, %1, %2;" : "=l"(a) : "l"(s), "l"((unsigned long long)t * 8));
  *(float *)a = 3;
  __syncthreads();
  unsigned u = (unsigned)__cvta_generic_to_shared(s);
  asm("add.u32 %0, %1, %2;" : "=r"(u) : "r"(u), "r"(t * 4));
  float v;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(v) : "r"(u));
  o[t] = v;
}
__global__ void opaque_index(float *o, int n) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  int i = t;
  asm("mad.lo.s32 %0, %1, 3, %2;" : "=r"(i) : "r"(t), "r"(n));
  s[i & 1023] = o[t];
  __syncthreads();
  o[t] = s[t];
}
__global__ void laundered(float *o) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  unsigned long long p = (unsigned long long)(s + t);
  asm volatile("" : "+l"(p));
  *(float *)p = o[t];
  *(volatile float *)(p + 128) = o[t + 1];
  atomicAdd((float *)(p + 256), 1.f);
  __syncthreads();
  o[t] = s[t * 2];
}
__global__ void hidden_escape(float *o) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  s[t] = o[t];
  float *p = o;
  asm volatile("" : "+l"(p) : "l"(s) : "memory");
  p[t] = 3;
  __syncthreads();
  o[t] = s[t * 2];
}
