// The array is named, and behind it what the source calls it.
// RUN: %people --fail-on=never --all --format=concise %s | FileCheck %s
struct Smem {
  float u[1024];
};
// CHECK-DAG: pointers.cu:[[#@LINE+1]]:48: bankcheck-conflict: 32-way bank conflict writing 'tile' (through 'p'): 32
__device__ void put(float (*p)[32], float v) { p[threadIdx.x][threadIdx.y] = v; }
#define AT(P, I) (P)[I]
__global__ void k(float *o) {
  __shared__ float tile[32][32];
  extern __shared__ char raw[];
  put(tile, *o);
  float *flat = &tile[0][0];
  Smem *s = reinterpret_cast<Smem *>(raw);
  // CHECK-DAG: pointers.cu:[[#@LINE+1]]:3: bankcheck-conflict: 32-way bank conflict writing 'raw' (through 's->u'): 32
  s->u[threadIdx.x * 32] = 1;
  __syncthreads();
  // CHECK-DAG: pointers.cu:[[#@LINE+1]]:6: {{.*}}bank conflict{{.*}} reading 'tile' (through 'flat'):
  *o=*(flat + threadIdx.x);
  // Not where the array's own name stands there, or nothing that can be named.
  // CHECK-DAG: pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: {{.*}}bank conflict{{.*}} reading 'tile': 1
  o[1] = tile[1][threadIdx.x];
  // CHECK-DAG: pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: {{.*}}bank conflict{{.*}} reading 'tile': 1
  o[2] = *((volatile float *)&tile[2][0] + threadIdx.x);
  // CHECK-DAG: pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: {{.*}}bank conflict{{.*}} reading 'tile': 1
  o[3] = AT(flat + 64, threadIdx.x);
}
void launch(float *o) { k<<<1, dim3(32, 32), 8192>>>(o); }
