// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fix-slower --fail-on=never %t.cu && FileCheck %s --check-prefix=FIXED < %t.cu
// RUN: %bundled --fail-on=never %t.cu | FileCheck %s --check-prefix=AGAIN
// AGAIN: {{[^0-9]}}26 clean, 10 with conflicts

// Each kind of change, where it is the one that helps.

// The step from plane to plane is 32 * anything words: only a row more makes it odd.
// CHECK: kinds.cu:[[#@LINE+2]]:20: note: 'float t[32][33][3]' makes both accesses to 't' clean, for 384 bytes more shared memory (--fix)
__global__ void planes(float *o) {
  __shared__ float t[32][32][3];
  int x = threadIdx.x;
  // FIXED: {{^}}  __shared__ float t{{\[32\]\[33\]\[3\]}};
  t[x][0][1] = o[x];
  __syncthreads();
  o[x] = t[31 - x][1][2];
}

// Padding would not fit: the row's number goes into the column.
// CHECK: kinds.cu:[[#@LINE+2]]:20: note: 'big[r][c ^ (r % 32)] instead of big[r][c]' makes both accesses to 'big' clean, for 0 bytes more shared memory (--fix-unsafe)
__global__ void full(float *o) {
  __shared__ float big[192][64];
  int x = threadIdx.x, y = threadIdx.y;
  // FIXED: {{^}}  big[y]{{\[}}x ^ (y % 32)] = o[x];
  big[y][x] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = big[x]{{\[}}y ^ (x % 32)];
  o[x] = big[x][y];
}

// Every access is by column.
// CHECK: kinds.cu:[[#@LINE+2]]:20: note: 'w[b][a] instead of w[a][b]' makes both accesses to 'w' clean, for 0 bytes more shared memory (--fix-unsafe)
__global__ void sideways(float *o) {
  __shared__ float w[32][8];
  int x = threadIdx.x, y = threadIdx.y;
  w[x][y] = o[x];
  __syncthreads();
  o[x] = w[31 - x][y];
}

// A scan's steps; the length is no multiple of 32.
// CHECK: kinds.cu:[[#@LINE+2]]:18: note: 's[e + e / 32] instead of s[e]' makes {{both|all [0-9]+}} accesses to 's' clean, for 128 bytes more shared memory (--fix-unsafe)
__global__ void sweep(int *o) {
  __shared__ int s[1030];
  int t = threadIdx.x;
  for (int step = 1; step <= 512; step *= 2) {
    int i = step * (2 * t + 1) - 1;
    // FIXED: {{^}}    if (i + step < 1024) s[s{{I}}ndex(i + step)] += s[s{{I}}ndex(i)];
    if (i + step < 1024) s[i + step] += s[i];
    __syncthreads();
  }
  o[t] = s[t];
}

// Only the first word of each is ever wanted at a time.
struct Body { float x, y, z, mass; };
// CHECK: kinds.cu:[[#@LINE+2]]:19: note: 'bodies.field[i] instead of bodies[i].field' makes {{both|all [0-9]+}} accesses to 'bodies' clean, for 0 bytes more shared memory (by hand: it takes another declaration)
__global__ void fields(float *o) {
  __shared__ Body bodies[256];
  int t = threadIdx.x;
  bodies[t].x = o[t];
  __syncthreads();
  o[t] = bodies[255 - t].x;
}

// Rows made by hand, in memory that the launch gives.
// CHECK: kinds.cu:[[#@LINE+2]]:27: note: 'rows of 33 instead of 32 elements' makes both accesses to 'd' clean, for 128 bytes more shared memory (by hand: their length stands in lines [[#@LINE+4]], [[#@LINE+6]], and with as much more memory at the launch)
__global__ void dynamic(float *o) {
  extern __shared__ float d[];
  int x = threadIdx.x, y = threadIdx.y;
  d[y * 32 + x] = o[x];
  __syncthreads();
  o[x] = d[x * 32 + y];
}

// One wants rows of an odd number of words, the other rows that hold float4.
// CHECK: kinds.cu:[[#@LINE+2]]:20: note: no fix found for 'both': of the changes tried ({{.*}}) those that help the store in line [[#@LINE+4]] make rows that are no multiple of 16 bytes, which another access needs for its alignment
__global__ void opposite(float *o) {
  __shared__ float both[16][64];
  int t = threadIdx.x;
  both[t % 16][t / 16] = o[t];
  __syncthreads();
  float4 v = *reinterpret_cast<const float4 *>(&both[t % 16][0]);
  o[t] = v.x + v.y + v.z + v.w;
}

// A pointer to an element may go on from there: no index can be rewritten.
// CHECK: kinds.cu:[[#@LINE+2]]:20: note: 'p[r][c ^ (r % 32)] instead of p[r][c]' makes both accesses to 'p' clean, for 0 bytes more shared memory (by hand: it is also used otherwise than by its elements, in line [[#@LINE+6]])
__global__ void pointer(float *o) {
  __shared__ float p[192][64];
  int x = threadIdx.x, y = threadIdx.y;
  p[y][x] = o[x];
  __syncthreads();
  const float *q = &p[x][y];
  o[x] = *q;
}

// The rows' length has a name.
// FIXED: {{^}}#define LENGTH 33
#define LENGTH 32
constexpr int Pitch = 32;
// CHECK: kinds.cu:[[#@LINE+2]]:20: note: 'rows of 33 instead of 32 elements' makes both accesses to 'm' clean, for 128 bytes more shared memory (--fix-unsafe)
__global__ void macro(float *o) {
  __shared__ float m[32 * LENGTH];
  int x = threadIdx.x, y = threadIdx.y;
  float *p = m;
  p[y * LENGTH + x] = o[x];
  __syncthreads();
  o[x] = p[x * LENGTH + y];
}

// It is used otherwise, too. What `o` is indexed with says nothing of the array.
// CHECK: kinds.cu:[[#@LINE+2]]:20: note: 'rows of 33 instead of 32 elements' makes both accesses to 'c' clean, for 128 bytes more shared memory (by hand: 'Pitch' in line [[#@LINE-12]] holds their length, and is also used in line [[#@LINE+6]])
__global__ void constant(float *o, int n) {
  __shared__ float c[32 * Pitch];
  int x = threadIdx.x, y = threadIdx.y;
  int i = y * Pitch + x;
  c[i] = o[x * 32];
  if (n > Pitch)
    return;
  __syncthreads();
  float *row = c + x * Pitch;
  o[x] = row[y];
}

// CHECK: kinds.cu:[[#@LINE+2]]:27: note: 'rows of 33 instead of 32 elements' makes both accesses to 'a' clean, for 128 bytes more shared memory (by hand: 'Ld' in line [[#@LINE+1]] holds their length, and with as much more memory at the launch)
template <int Ld> __global__ void argument(float *o) {
  extern __shared__ float a[];
  int x = threadIdx.x, y = threadIdx.y;
  a[y * Ld + x] = o[x];
  __syncthreads();
  o[x] = a[x * Ld + y];
}

// A float4 has to stay aligned: 4 words more than a multiple of 8.
// CHECK: kinds.cu:[[#@LINE+2]]:27: note: 'ld % 8 == 4' makes both accesses to 'q' clean (by hand: the launch gives it, and the memory that it takes)
__global__ void given(float4 *o, int ld) {
  extern __shared__ float q[];
  *reinterpret_cast<float4 *>(&q[threadIdx.x * ld]) = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = *reinterpret_cast<float4 *>(&q[(31 - threadIdx.x) * ld]);
}

// Four neighbours, but one by one.
// CHECK: kinds.cu:[[#@LINE+2]]:29: note: '16 bytes at a time instead of 4' makes both accesses to 'v' clean, for 0 bytes more shared memory (by hand: the load in line [[#@LINE+8]] would take 4 neighbours at once, of an array aligned to 16 bytes)
__global__ void neighbours(float *o) {
  __shared__ volatile float v[1024];
  for (int i = threadIdx.x; i < 1024; i += 256)
    v[i] = o[i];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 4; ++i)
    sum += v[4 * threadIdx.x + i];
  o[threadIdx.x] = sum;
}

// Of 3 neighbours there is no access, and a request of 5 words is none either.
// CHECK-NOT: bytes at a time
__global__ void threes(float *o) {
  __shared__ volatile float w3[1536];
  for (int i = threadIdx.x; i < 1536; i += 256)
    w3[i] = o[i];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 3; ++i)
    sum += w3[6 * threadIdx.x + i];
  o[threadIdx.x] = sum;
}

// The rows of 16 in these lines are another array's; rows of 17 step by 16 from lane to lane.
// CHECK-NOT: rows of 17
// CHECK: kinds.cu:[[#@LINE+3]]:18: note: 'd1[i + i / 32] instead of d1[i]'
// CHECK-NOT: rows of 17
__global__ void diagonal(float *o) {
  __shared__ int d1[17 * 17];
  __shared__ int r1[16 * 16];
  int x = threadIdx.x, y = 15 - x;
  r1[y * 16 + x] = d1[x] = o[x];
  __syncthreads();
  d1[(y + 1) * 17 + x + 1] = d1[y * 17 + x] + r1[y * 16 + x];
  __syncthreads();
  o[x] = d1[x];
}

int main(int argc, char **) {
  float *f = nullptr;
  int *i = nullptr;
  planes<<<1, 32>>>(f);
  full<<<1, dim3(32, 8)>>>(f);
  sideways<<<1, dim3(32, 8)>>>(f);
  sweep<<<1, 512>>>(i);
  fields<<<1, 256>>>(f);
  dynamic<<<1, dim3(32, 32), 4096>>>(f);
  opposite<<<1, 256>>>(f);
  pointer<<<1, dim3(32, 8)>>>(f);
  macro<<<1, dim3(32, 32)>>>(f);
  constant<<<1, dim3(32, 32)>>>(f, argc);
  argument<32><<<1, dim3(32, 32), 4096>>>(f);
  given<<<1, 32, 4096>>>(nullptr, 4 * argc);
  neighbours<<<1, 256>>>(f);
  threes<<<1, 256>>>(f);
  diagonal<<<1, 16>>>(f);
}
