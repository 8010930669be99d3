// A change that helps some accesses to an array: a line that it leaves as it is says so.
// RUN: not %people %s > %t && FileCheck %s < %t
// CHECK: note: with '1 element more after every 4 rows' a block needs {{.*}} for 'tile'
__global__ void transposed(float4 *o) {
  __shared__ float tile[16][65];
  int x = threadIdx.x, y = threadIdx.y;
  float4 v = o[y * 16 + x];
  tile[y][x * 4] = v.x;
  // CHECK: stays.cu:[[#@LINE+1]]:3: note: {{.*}}; it stays 2-way with '1 element more after every 4 rows' (see line 5)
  tile[y][x * 4 + 1] = v.y;
  __syncthreads();
  // CHECK: stays.cu:[[#@LINE+1]]:9: note: {{.*}}; change: '1 element more after every 4 rows', see line 5
  v.x = tile[(y % 4) * 4][x * 4 + y / 4];
  v.y = tile[(y % 4) * 4 + 1][x * 4 + y / 4];
  v.z = tile[(y % 4) * 4 + 2][x * 4 + y / 4];
  v.w = tile[(y % 4) * 4 + 3][x * 4 + y / 4];
  o[y * 16 + x] = v;
}
void launch(float4 *o) { transposed<<<1, dim3(16, 16)>>>(o); }
