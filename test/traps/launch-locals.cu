// What a launch gives is computed from local variables, with all operators of integers, as far as these are known.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s
#define RADIUS 1
#define KERNEL(name)                                                                                                   \
  __global__ void name(float *o, int n) {                                                                              \
    __shared__ float t[16384];                                                                                         \
    o[threadIdx.x] = t[threadIdx.x * n];                                                                               \
  }
KERNEL(pitch)   // CHECK: :[[#@LINE]]:1: warning: 32-way {{.*}}, where n == 384, as launched
KERNEL(changed) // CHECK: :[[#@LINE]]:1: warning: 16-way {{.*}}, where n == 48, as launched
KERNEL(alike)   // CHECK: :[[#@LINE]]:1: warning: 8-way {{.*}}, where n == 24, as launched
KERNEL(either)  // CHECK: :[[#@LINE]]:1: remark: 32-way {{.*}}, where n % 32 == 0 and n != 0
KERNEL(perhaps) // CHECK: :[[#@LINE]]:1: remark: 32-way {{.*}}, where n % 32 == 0 and n != 0
KERNEL(turned)  // CHECK: :[[#@LINE]]:1: remark: 32-way {{.*}}, where n % 32 == 0 and n != 0
KERNEL(kept)    // CHECK: :[[#@LINE]]:1: remark: 32-way {{.*}}, where n % 32 == 0 and n != 0
KERNEL(helped)  // CHECK: :[[#@LINE]]:1: warning: 16-way {{.*}}, where n == 16, as launched
KERNEL(unalike) // CHECK: :[[#@LINE]]:1: remark: 32-way {{.*}}, where n % 32 == 0 and n != 0
KERNEL(wide)    // CHECK: :[[#@LINE]]:1: warning: 32-way {{.*}}, where n == 64, as launched
KERNEL(blocks)  // CHECK: :[[#@LINE]]:1: warning: 4-way {{.*}}, where n == 4, as launched
KERNEL(given)   // CHECK: :[[#@LINE]]:1: warning: 2-way {{.*}}, where n == 2, as launched

__host__ __device__ constexpr int ceilDiv(int a, int b) { return (a + b - 1) / b; }
inline int roundUp(int n, int to) {
  const int rest = n % to;
  if (rest != 0)
    return n + to - rest;
  return n;
}
#define BODY { return n; }
__host__ __device__ inline int ofMacro(int n) BODY // another may stand there for the host

int width();
void host(float *o, int argc, int w) {
  int BlockWidth = 80;
  int SharedPitch = ~0x3f & (4 * (BlockWidth + 2 * RADIUS) + 0x3f);
  w &= ~3;
  pitch<<<w, 32>>>(o, SharedPitch);
  int n = 3;
  n <<= 4;
  n |= n;
  changed<<<1, 32>>>(o, n);
  n = width();
  int same;
  if (argc > 1)
    same = BlockWidth - 56;
  else
    same = 24;
  alike<<<1, 32>>>(o, same);
  int other;
  if (argc > 1)
    other = 24;
  else
    other = 48;
  either<<<1, 32>>>(o, other);
  int more = 24;
  if (argc > 1)
    more += 8;
  perhaps<<<1, 32>>>(o, more);
  int first = 0;
  for (int each : {24, 32}) {
    if (argc)
      first = each;
    turned<<<1, 32>>>(o, first);
  }
  int held;
  int &reference = held = 24;
  reference = argc;
  kept<<<1, 32>>>(o, held);
  helped<<<1, 32>>>(o, ceilDiv(BlockWidth, 10) + roundUp(BlockWidth - 73, 8));
  unalike<<<1, 32>>>(o, ofMacro(BlockWidth));
  wide<<<1, 32>>>(o, (BlockWidth + 15ull) & ~31ull);
  dim3 block(32, 1);
  block.y *= 4;
  blocks<<<1, block.x>>>(o, block.y && !argc ? block.y : 4);
}
static void callee(float *o, int n) { // is changed behind the launch
  given<<<1, 32>>>(o, n);
  n = n * width();
}
void caller(float *o) { callee(o, 2); }
