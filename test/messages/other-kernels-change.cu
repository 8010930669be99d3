// A line that several kernels run, each with an array of its own: that the worst has no change does not hide that
// another has one.
// RUN: not %people %s > %t && FileCheck %s < %t
// RUN: not %people --explain %s > %t && FileCheck --check-prefix=ALL %s < %t

// CHECK:      :[[#@LINE+9]]:{{.*}}: warning: 32-way bank conflict reading 'stuck' {{.*}}, in all 3 kernels
// CHECK:      :[[#STUCK:]]:{{.*}}: note: no fix found for 'stuck': another access to it is undecided
// CHECK:      :[[#FREE:]]:{{.*}}: note: 'float free[32][33]' makes {{.*}} to 'free' clean in 'freely'
// CHECK-NOT:  'open
// CHECK:      :[[#@LINE+6]]:{{.*}}: warning: 32-way bank conflict reading 'stuck' {{.*}}, in all 3 kernels
// CHECK:      no change was found: the reason is at line [[#STUCK]]; for one in another kernel see line [[#FREE]]
// ALL: note: 'float free[32][33]' makes {{.*}} to 'free' clean in 'freely'
// ALL: note: 'float open[32][33]' makes {{.*}} to 'open' clean in 'openly'
__device__ float sum(const float &a, const float &b) {
  return a
       + b;
}

__global__ void stuckly(float *o) {
  __shared__ float stuck[32][32];
  stuck[0][int(sinf(threadIdx.x) * 100 + 128)] = 0;
  __syncthreads();
  o[threadIdx.x] = sum(stuck[threadIdx.x][threadIdx.y], stuck[threadIdx.x][threadIdx.y + 1]);
}
__global__ void freely(float *o) {
  __shared__ float free[32][32];
  free[threadIdx.y][threadIdx.x] = *o;
  __syncthreads();
  o[threadIdx.x] = sum(free[threadIdx.x][threadIdx.y], free[threadIdx.x][threadIdx.y + 1]);
}
__global__ void openly(float *o) {
  __shared__ float open[32][32];
  open[threadIdx.y][threadIdx.x] = *o;
  __syncthreads();
  o[threadIdx.x] = sum(open[threadIdx.x][threadIdx.y], open[threadIdx.x][threadIdx.y + 1]);
}
void launch(float *o) {
  stuckly<<<1, dim3(32, 16)>>>(o);
  freely<<<1, dim3(32, 8)>>>(o);
  openly<<<1, dim3(32, 8)>>>(o);
}
