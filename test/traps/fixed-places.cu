// A load from a fixed place may be made whatever the condition before it says: what is counted is not called exact.
// RUN: %bundled --fail-on=never --all --no-fixes %s 2>&1 | FileCheck %s
__device__ unsigned bitsOf(unsigned x) { return x & 3; }
__global__ void probe(int *out, int n) {
  __shared__ int s[64];
  __shared__ int r[64];
  int t = threadIdx.x, v = 0;
  s[t] = t;
  r[t] = t;
  __syncthreads();
  // CHECK: :[[#@LINE+3]]:9: remark: no bank conflict reading 's'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  if (t > 40)
    v = s[3] / n * 5 + (n >> 3) * n;
  __syncthreads();
  // A choice between two places.
  int *p = t & 1 ? r + 7 : s + 5;
  // CHECK: :[[#@LINE+2]]:8: remark: no bank conflict reading
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  v += p[1];
  __syncthreads();
  // The place depends on the lane; it is written, too; another thread could see what the arm does.
  if (t > 41)
    v += s[t]; // CHECK: :[[#@LINE]]:10: remark: no bank conflict reading 's'
               // CHECK-NOT: note: the requests
  if (t > 42)
    s[9] = v; // CHECK: :[[#@LINE]]:5: remark: no bank conflict writing 's'
              // CHECK-NOT: note: the requests
  __syncthreads();
  if (t > 43) {
    out[n] = v;
    v += r[11]; // CHECK: :[[#@LINE]]:10: remark: no bank conflict reading 'r'
                // CHECK-NOT: note: the requests
  }
  // The second does nothing: one atomic, or two.
  // CHECK: :[[#@LINE+3]]:5: {{.*}}atomic{{.*}}
  // CHECK: note: the requests may be others: the compiler may keep the value in a register
  if (n & 1)
    atomicOr(&s[(t * 5) & 63], n);
  if (n & 1)
    atomicOr(&s[(t * 5) & 63], n);
  out[t] = v;
}
void launch(int *out, int n) { probe<<<1, 64>>>(out, n); }
// Behind either of two conditions, of which the second is computed only if the first fails.
__global__ void either(int *out, int n) {
  __shared__ int s[64];
  int t = threadIdx.x, v = 0;
  s[t] = t;
  __syncthreads();
  // CHECK: :[[#@LINE+3]]:9: remark: no bank conflict reading 's'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  if (t >= 40 || (t * n / 16) % 5 == 4)
    v = s[3];
  __syncthreads();
  out[t] = v + s[t];
}
// The condition leaves the index one value.
__global__ void left(int *out, int n) {
  __shared__ int s[64];
  __shared__ int r[64];
  int t = threadIdx.x, v = 0;
  s[t] = t;
  r[t] = n;
  __syncthreads();
  // CHECK: :[[#@LINE+3]]:9: remark: no bank conflict reading 's'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  if (t >> 5 == 0)
    v = s[max(t, 39)] / n * 5 + (n >> 3) * n;
  __syncthreads();
  // CHECK: :[[#@LINE+5]]:12: remark: no bank conflict reading 's'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
#pragma unroll 1
  for (int i = 0; i < 6; ++i) {
    if (i % 5 == 1)
      v += s[i / 3] / n * 5 + (n >> 3) * n;
    __syncthreads();
  }
  // One of two arrays, a place in each.
  // CHECK: :[[#@LINE+3]]:8: remark: no bank conflict reading
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  int *p = t & 32 ? r : s;
  v += p[__clz(32 | (t & 31)) & 24] / n;
  __syncthreads();
  // Of no lane, of which nvcc does not know.
  // CHECK: :[[#@LINE+6]]:10: remark: no bank conflict reading 's'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  int w;
  asm("xor.b32 %0, %1, %2;" : "=r"(w) : "r"(t & 255), "r"(t));
  w &= 63;
  if (w >= 63)
    v += s[w % 12] / n * 5 + (n >> 3) * n;
  __syncthreads();
  // In each warp another.
  // CHECK: :[[#@LINE+3]]:9: remark: no bank conflict reading 's'
  // CHECK-NOT: note: the requests
  if ((t & 31) == 31)
    v = s[max(t, 30)] / n * 5 + (n >> 3) * n;
  out[t] = v;
}
void launch2(int *out, int n) { left<<<1, 64>>>(out, n); }
// An index that LLVM 22 finds to be 0: nvcc may not, and leave the load where it is.
__global__ void folded(int *out, int n) {
  __shared__ int s[64];
  int t = threadIdx.x, v = 0;
  s[t] = t;
  __syncthreads();
  // CHECK: :[[#@LINE+3]]:9: remark: no bank conflict reading 's'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  if (t >= 40)
    v = s[__popc(n) / 33];
  __syncthreads();
  // CHECK: :[[#@LINE+3]]:12: remark: no bank conflict reading 's' (through 't')
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  int z = v;
  int *p = t >> 5 ? s + __popc(n) / 33 : &z;
  v += *p;
  __syncthreads();
  // One that each compiler finds.
  // CHECK: :[[#@LINE+3]]:10: remark: no bank conflict reading 's'
  // CHECK-NOT: note: the requests
  if (t >= 40)
    v += s[sizeof(int)];
  __syncthreads();
  out[t] = v + s[t];
}
void launch3(int *out, int n) { folded<<<1, 64>>>(out, n); }
// nvcc makes two copies between which the loop ends, and does not know the counter in them.
__global__ void copies(int *out, int n) {
  __shared__ int s[64];
  int t = threadIdx.x, v = 0;
  s[t] = t;
  __syncthreads();
#pragma unroll 2
  for (int i = 4; i > 0; i >>= 1) {
    // CHECK: :[[#@LINE+3]]:12: remark: no bank conflict reading 's'
    // CHECK: :[[#@LINE+2]]:12: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
    if (i == 2)
      v += s[5] / n * 5 + (n >> 3) * n;
    __syncthreads();
  }
  out[t] = v;
}
void launch4(int *out, int n) { copies<<<1, 64>>>(out, n); }

// Where it makes no difference, or the place is not known to be fixed.
__device__ int sum(int4 v) { return v.x + v.y + v.z + v.w; }
__global__ void alike(int *out, int n) {
  __shared__ int s[64], r[64];
  __shared__ int4 wide[64];
  int t = threadIdx.x, lane = t % 32, v = 0;
  s[t] = t;
  r[t] = n;
  wide[t].x = n;
  __syncthreads();
  // A lane of each warp passes.
  // CHECK: :[[#@LINE+3]]:9: remark: no bank conflict reading 's'
  // CHECK-NOT: note: the requests
  if (lane < 5)
    v = s[3] / n * 5 + (n >> 3) * n;
  __syncthreads();
  // The same with 16 bytes: one wavefront for eight lanes, two for all.
  // CHECK: :[[#@LINE+3]]:13: remark: no bank conflict reading 'wide'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  if (lane < 5)
    v = sum(wide[3]) / n * 5 + (n >> 3) * n;
  __syncthreads();
  // The last step of a scan.
  // CHECK: :[[#@LINE+3]]:10: remark: no bank conflict reading 's'
  // CHECK-NOT: note: the requests
  if (t < 1)
    v += s[16 * (2 * t + 1)] / n + r[16 * (2 * t + 2)];
  __syncthreads();
  // Fixed in this block alone.
  // CHECK: :[[#@LINE+3]]:8: remark: no bank conflict reading
  // CHECK-NOT: note: the requests
  int *p = t & 32 ? r : s;
  v += p[t / 256] / n;
  __syncthreads();
  out[t] = v;
}
void launch3(int *out, int n) { alike<<<1, 64>>>(out, n); }

// One place behind the condition, by a function with branches of its own: nvcc 13.0 loads s[0] in all warps.
__device__ int pick(int a) {
  switch (a & 3) {
  case 0:
    return a >> 1;
  case 1:
    return a + 32;
  case 2:
    return 65;
  default:
    return a * 2;
  }
}
__global__ void __launch_bounds__(64) picked(int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, v = n;
  for (int i = t; i < 256; i += 64)
    s[i] = out[i];
  __syncthreads();
  // CHECK: :[[#@LINE+3]]:9: remark: no bank conflict reading 's'
  // CHECK-NEXT: note: the requests may be others: the compiler may load from this fixed place whatever the condition says
  if (t >> 5 == 0)
    v = s[pick((t >> 5) * n)];
  __syncthreads();
  // Not the same for all: the load stays where it is.
  // CHECK: :[[#@LINE+3]]:10: warning: 2-way
  // CHECK-NOT: whatever the condition says
  if (t >> 5 == 0)
    v += s[pick(t)];
  out[t] = v;
}
void launch_picked(int *out, int n) { picked<<<1, 64>>>(out, n); }
