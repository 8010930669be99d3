// Where no change makes all accesses clean: what was tried, and the one that takes most
// wavefronts away. No option makes it, and it makes no access dearer.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: %bundled --fail-on=never --format=json %s > %t.json && %python %S/Inputs/partial.py %t.json
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu > /dev/null && diff %s %t.cu

__global__ void opposite(float *o) {
  // CHECK: note: no fix found for 'both': of the changes tried ({{.*}}pad{{.*}}) those that help the store in line [[#@LINE+4]] make rows that are no multiple of 16 bytes, which another access needs for its alignment
  // CHECK-NEXT: note: with '{{.*}}' a block needs {{[0-9]+}} wavefronts for 'both' instead of {{[0-9]+}}, for {{[0-9]+}} bytes more shared memory (by hand{{.*}}-way then
  __shared__ float both[16][64];
  int t = threadIdx.x;
  both[t % 16][t / 16] = o[t];
  __syncthreads();
  float4 v = *reinterpret_cast<const float4 *>(&both[t % 16][0]);
  o[t] = v.x + v.y + v.z + v.w;
}

// Accesses of one line that stay as bad are said once.
__global__ void alike(float *o) {
  // CHECK: note: with 'both[r][c ^ (r * 4)] instead of both[r][c]' a block needs {{.*}} (by hand: it leaves a conflict), where r and c are the indices that an access has now; the store in line [[#@LINE+3]] is 2-way then{{$}}
  __shared__ float both[16][64];
  int t = threadIdx.x;
  both[t % 16][t / 16] = o[t], both[t % 16][t / 16 + 32] = o[t + 256];
  __syncthreads();
  float4 v = *reinterpret_cast<const float4 *>(&both[t % 16][0]);
  o[t] = v.x + v.y + v.z + v.w;
}

// So are lines that stay alike.
__global__ void lines(float *o) {
  // CHECK: note: with 'both[r][c ^ (r * 4)] instead of both[r][c]' a block needs {{.*}}, where r and c are the indices that an access has now; each store in lines [[#@LINE+3]], [[#@LINE+4]] is 2-way then{{$}}
  __shared__ float both[16][64];
  int t = threadIdx.x;
  both[t % 16][t / 16] = o[t];
  both[t % 16][t / 16 + 32] = o[t + 256];
  __syncthreads();
  float4 v = *reinterpret_cast<const float4 *>(&both[t % 16][0]);
  o[t] = v.x + v.y + v.z + v.w;
}

// A tile stored transposed by lanes that hold 4 rows each and read by float4: 4 elements
// after every 2 rows, where no padding of 4 elements a row does it.
// CHECK: note: '4 elements more after every 2 rows' makes all 5 accesses to 'As' clean, for 128 bytes more shared memory (by hand: in its declaration, of one dimension then, and in each index)
__global__ void transposed(float4 *o) {
  __shared__ __align__(16) float As[16][120];
  int t = threadIdx.x, row = t / 4, column = t % 4;
  float4 v = o[t];
  As[column * 4 + 0][row] = v.x;
  As[column * 4 + 1][row] = v.y;
  As[column * 4 + 2][row] = v.z;
  As[column * 4 + 3][row] = v.w;
  __syncthreads();
  for (int k = 0; k < 16; ++k)
    o[t + k] = *reinterpret_cast<const float4 *>(&As[k][t % 16 * 4]);
}

// A number that counts rows of the declaration by fours is no length of 4 rows: another would leave out whole rows, and
// accesses that do not have it would stay where they are.
// CHECK: note: with '1 element more after every 4 rows' a block needs {{.*}} for 'counted' {{.*}}(by hand: in its declaration, of one dimension then, and in each index); {{.*}}-way then
__global__ void fours(float4 *o) {
  __shared__ float counted[16][65];
  int x = threadIdx.x, y = threadIdx.y;
  float4 v = o[y * 16 + x];
  counted[y][x * 4] = v.x;
  counted[y][x * 4 + 1] = v.y;
  counted[y][x * 4 + 2] = v.z;
  counted[y][x * 4 + 3] = v.w;
  __syncthreads();
  v.x = counted[(y % 4) * 4][x * 4 + y / 4];
  v.y = counted[(y % 4) * 4 + 1][x * 4 + y / 4];
  v.z = counted[(y % 4) * 4 + 2][x * 4 + y / 4];
  v.w = counted[(y % 4) * 4 + 3][x * 4 + y / 4];
  o[y * 16 + x] = v;
}

// Of a kernel that is launched twice, or with two blocks, a block takes what one takes that is launched once:
// 8 warps with 16 wavefronts for the store and 32 for the load of a float4.
// CHECK: note: with 'bothOfOne[{{.*}}' a block needs 48 wavefronts for 'bothOfOne' instead of 384, {{.*}}is 2-way then
// CHECK: note: with 'bothOfTwo[{{.*}}' a block needs 48 wavefronts for 'bothOfTwo' instead of 384, {{.*}}is 2-way then
// CHECK: note: with 'bothOfShapes[{{.*}}' a block needs 48 wavefronts for 'bothOfShapes' instead of 384, {{.*}}is 2-way then
#define LAUNCHED(kernel, array)                                                                                        \
  __global__ void kernel(float *o, int n) {                                                                            \
    __shared__ float array[16][64];                                                                                    \
    int t = threadIdx.x;                                                                                               \
    array[t % 16][t / 16 * n] = o[t];                                                                                  \
    __syncthreads();                                                                                                   \
    float4 v = *reinterpret_cast<const float4 *>(&array[t % 16][0]);                                                   \
    o[t] = v.x + v.y + v.z + v.w;                                                                                      \
  }
LAUNCHED(once, bothOfOne)
LAUNCHED(twice, bothOfTwo)
LAUNCHED(shapes, bothOfShapes)

void launch(float *o) {
  opposite<<<1, 256>>>(o);
  alike<<<1, 256>>>(o);
  lines<<<1, 256>>>(o);
  transposed<<<1, 256>>>((float4 *)o);
  fours<<<1, dim3(16, 16)>>>((float4 *)o);
  once<<<1, 256>>>(o, 1);
  twice<<<1, 256>>>(o, 1);
  twice<<<1, 256>>>(o, 3);
  shapes<<<1, 256>>>(o, 1);
  shapes<<<1, 128>>>(o, 1);
}
