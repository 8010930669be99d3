// RUN: %bundled --fail-on=never %s | FileCheck %s

// A padding has to keep the alignment that a vector type asks for, whether all
// its fields are used or not, and whatever the array itself is declared to be.

// 65 and 66 floats a row would tear the float4 apart; 68 leave it 2-way.
// CHECK-NOT: {{[123]}}[16][6{{[4567]}}]
// CHECK-NOT: {{[123]}}[16][7{{[01345679]}}]

__global__ void fields(float *o, const float *in) {
  // CHECK: padding-alignment.cu:[[#@LINE+1]]:20: note: no fix found for 's1': of the changes tried ({{.*}}) those that help the store in line [[#@LINE+3]] make rows that are no multiple of 16 bytes, which another access needs for its alignment
  __shared__ float s1[16][64];
  int t = threadIdx.x;
  s1[t % 16][t / 16] = in[t];
  __syncthreads();
  float4 u = *reinterpret_cast<const float4 *>(&s1[t % 16][0]);
  o[t] = u.x + u.y + u.z + u.w;
}

__global__ void whole(float4 *o, const float *in) {
  // CHECK: padding-alignment.cu:[[#@LINE+1]]:20: note: no fix found for 's2': of the changes tried ({{.*}}) those that help the store in line [[#@LINE+3]] leave a conflict in the load in line [[#@LINE+5]]
  __shared__ float s2[16][64];
  int t = threadIdx.x;
  s2[t % 16][t / 16] = in[t];
  __syncthreads();
  o[t] = *reinterpret_cast<const float4 *>(&s2[t % 16][0]);
}

__global__ void declared(float *o, const float *in) {
  // CHECK: padding-alignment.cu:[[#@LINE+1]]:34: note: no fix found for 's3': of the changes tried ({{.*}}) those that help the store in line [[#@LINE+3]] make rows that are no multiple of 16 bytes, which another access needs for its alignment
  __shared__ __align__(16) float s3[16][64];
  int t = threadIdx.x;
  s3[t % 16][t / 16] = in[t];
  __syncthreads();
  float4 u = *reinterpret_cast<const float4 *>(&s3[t % 16][0]);
  o[t] = u.x + u.y + u.z + u.w;
}

// A float2 asks for 8 bytes only.
__global__ void pairs(float *o, const float *in) {
  // CHECK: padding-alignment.cu:[[#@LINE+1]]:20: note: 'float s4[16][66]' makes {{both|all [0-9]+}} accesses to 's4' clean
  __shared__ float s4[16][64];
  int t = threadIdx.x;
  s4[t % 16][t / 16] = in[t];
  __syncthreads();
  float2 u = *reinterpret_cast<const float2 *>(&s4[t % 16][0]);
  o[t] = u.x + u.y;
}

// Merged without being asked for: these loads run apart in odd rows.
__global__ void merged(float *o, const float *in) {
  // CHECK: padding-alignment.cu:[[#@LINE+1]]:20: note: 'float s5[32][33]' makes {{both|all [0-9]+}} accesses to 's5' clean
  __shared__ float s5[32][32];
  int t = threadIdx.x;
  s5[t % 32][0] = in[t];
  s5[t % 32][1] = in[t + 32];
  __syncthreads();
  o[t] = s5[t % 32][2] + s5[t % 32][3];
}

int main() {
  float *f = nullptr;
  fields<<<1, 256>>>(f, f);
  whole<<<1, 256>>>(reinterpret_cast<float4 *>(f), f);
  declared<<<1, 256>>>(f, f);
  pairs<<<1, 256>>>(f, f);
  merged<<<1, 32>>>(f, f);
}
