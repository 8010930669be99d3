// A padding is only safe if every use of the array follows its rows, in all warps and iterations and for all values:
// whatever counts elements over the end of a row would find others.
// RUN: cp %s %t.cu && not %bundled --fix-unsafe %t.cu > %t.txt && diff %s %t.cu
// RUN: FileCheck %s < %t.txt

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_pipeline.h>

__device__ void fill(float *to, const float *from) {
  for (int i = threadIdx.x; i < 1024; i += blockDim.x) to[i] = from[i];
}

#define READ(array) out[threadIdx.x] = array[threadIdx.x % 32][threadIdx.x / 32]
#define X (threadIdx.x % 32)
#define Y (threadIdx.x / 32)

// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tFlat' clean, {{.*}} (by hand: {{.*}})
__global__ void kFlat(float *out, const float *in, int n) {
  __shared__ float tFlat[32][32];
  float *p = &tFlat[0][0]; p[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  READ(tFlat);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tCast' clean, {{.*}} (by hand: {{.*}})
__global__ void kCast(float *out, const float *in, int n) {
  __shared__ float tCast[32][32];
  ((float *)tCast)[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  READ(tCast);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tOver' clean, {{.*}} (by hand: {{.*}})
__global__ void kOver(float *out, const float *in, int n) {
  __shared__ float tOver[32][32];
  tOver[0][32 * Y + X] = in[threadIdx.x];
  __syncthreads();
  READ(tOver);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tHelper' clean, {{.*}} (by hand: {{.*}})
__global__ void kHelper(float *out, const float *in, int n) {
  __shared__ float tHelper[32][32];
  fill(&tHelper[0][0], in);
  __syncthreads();
  READ(tHelper);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tSteps' clean, {{.*}} (by hand: {{.*}})
__global__ void kSteps(float *out, const float *in, int n) {
  __shared__ float tSteps[32][32];
  float *p = &tSteps[0][X]; for (int i = 0; i < 32; ++i, p += 32) *p = in[i];
  __syncthreads();
  READ(tSteps);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tWhole' clean, {{.*}} (by hand: {{.*}})
__global__ void kWhole(float *out, const float *in, int n) {
  __shared__ float tWhole[32][32];
  memset(tWhole, 0, 4096);
  __syncthreads();
  READ(tWhole);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tTwoRows' clean, {{.*}} (by hand: {{.*}})
__global__ void kTwoRows(float *out, const float *in, int n) {
  __shared__ float tTwoRows[32][32];
  memcpy(tTwoRows[2], tTwoRows[0], 256);
  __syncthreads();
  READ(tTwoRows);
}
// CHECK: note: with 'rows of 36 instead of 32 elements' a block needs {{.*}} for 'tAsync' instead of {{.*}} (by hand: {{.*}})
__global__ void kAsync(float *out, const float *in, int n) {
  __shared__ float tAsync[32][32];
  cooperative_groups::memcpy_async(cooperative_groups::this_thread_block(), &tAsync[0][0], in, 4096);
  __syncthreads();
  READ(tAsync);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tPipe' clean, {{.*}} (by hand: {{.*}})
__global__ void kPipe(float *out, const float *in, int n) {
  __shared__ float tPipe[32][32];
  __pipeline_memcpy_async(&tPipe[0][0] + threadIdx.x, in + threadIdx.x, 4);
  __syncthreads();
  READ(tPipe);
}
// CHECK: note: 'float tConstant[32][33]' makes {{.*}} accesses to 'tConstant' clean, {{.*}} (by hand: line [[#@LINE+3]] may reach past the end of a row)
__global__ void kConstant(float *out, const float *in, int n) {
  __shared__ float tConstant[32][32];
  tConstant[Y][X] = in[threadIdx.x]; out[1] = tConstant[0][40];
  __syncthreads();
  READ(tConstant);
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes {{.*}} accesses to 'tLoop' clean, {{.*}} (by hand: {{.*}})
__global__ void kLoop(float *out, const float *in, int n) {
  __shared__ float tLoop[32][32];
  tLoop[Y][X] = in[threadIdx.x]; for (int i = 0; i < 48; ++i) out[i] += tLoop[2][i];
  __syncthreads();
  READ(tLoop);
}
// CHECK: note: 'float tSigned[32][33]' makes {{.*}} accesses to 'tSigned' clean, {{.*}} (by hand: line [[#@LINE+3]] may reach past the end of a row)
__global__ void kSigned(float *out, const float *in, int n) {
  __shared__ float tSigned[32][32];
  tSigned[Y][(int(X) + n) % 32] = in[threadIdx.x];
  __syncthreads();
  READ(tSigned);
}
// CHECK: note: 'float tArgument[32][33]' makes {{.*}} accesses to 'tArgument' clean, {{.*}} (by hand: line [[#@LINE+3]] may reach past the end of a row)
__global__ void kArgument(float *out, const float *in, int n) {
  __shared__ float tArgument[32][32];
  tArgument[Y][X + n] = in[threadIdx.x];
  __syncthreads();
  READ(tArgument);
}
// CHECK: note: 'float tData[32][33]' makes {{.*}} accesses to 'tData' clean, {{.*}} (by hand: line [[#@LINE+3]] may reach past the end of a row)
__global__ void kData(float *out, const float *in, int n) {
  __shared__ float tData[32][32];
  tData[Y][X] = in[threadIdx.x]; out[2] = tData[0][int(in[0])];
  __syncthreads();
  READ(tData);
}
// CHECK: note: 'float tRow[32][33]' makes {{.*}} accesses to 'tRow' clean, {{.*}} (by hand: line [[#@LINE+3]] may reach past the end of a row)
__global__ void kRow(float *out, const float *in, int n) {
  __shared__ float tRow[32][32];
  float *row = tRow[Y]; row[X + n] = in[threadIdx.x];
  __syncthreads();
  READ(tRow);
}
// CHECK: note: 'float tRange[32][33]' makes {{.*}} accesses to 'tRange' clean, {{.*}} (by hand: line [[#@LINE+3]] does more with its address than access it)
__global__ void kRange(float *out, const float *in, int n) {
  __shared__ float tRange[32][32];
  tRange[Y][X] = 0; for (float *p = &tRange[0][0]; p < &tRange[31][31]; ++p) out[1] += *p;
  __syncthreads();
  READ(tRange);
}
// CHECK: note: 'float tDifference[32][33]' makes {{.*}} accesses to 'tDifference' clean, {{.*}} (by hand: line [[#@LINE+3]] does more with its address than access it)
__global__ void kDifference(float *out, const float *in, int n) {
  __shared__ float tDifference[32][32];
  tDifference[Y][X] = in[threadIdx.x]; out[1] = tDifference[1] - tDifference[0];
  __syncthreads();
  READ(tDifference);
}
// CHECK: note: 'float tEqual[32][33]' makes {{.*}} accesses to 'tEqual' clean, {{.*}} (by hand: line [[#@LINE+3]] does more with its address than access it)
__global__ void kEqual(float *out, const float *in, int n) {
  __shared__ float tEqual[32][32];
  tEqual[Y][X] = in[threadIdx.x]; if (&tEqual[1][0] == &tEqual[0][32]) out[1] = 7;
  __syncthreads();
  READ(tEqual);
}
// CHECK: note: 'float tNumber[32][33]' makes {{.*}} accesses to 'tNumber' clean, {{.*}} (by hand: line [[#@LINE+3]] does more with its address than access it)
__global__ void kNumber(float *out, const float *in, int n) {
  __shared__ float tNumber[32][32];
  tNumber[Y][X] = in[threadIdx.x]; out[1] = (unsigned)__cvta_generic_to_shared(&tNumber[1][0]) - (unsigned)__cvta_generic_to_shared(&tNumber[0][0]);
  __syncthreads();
  READ(tNumber);
}
// CHECK: note: 'float tAway[32][33]' makes {{.*}} accesses to 'tAway' clean, {{.*}} (by hand: line [[#@LINE+3]] does more with its address than access it)
__global__ void kAway(float *out, const float *in, int n) {
  __shared__ float tAway[32][32];
  tAway[Y][X] = in[threadIdx.x]; *(float **)out = &tAway[0][0];
  __syncthreads();
  READ(tAway);
}

void launch(float *o, int n) {
  kFlat<<<1, 1024>>>(o, o, n);
  kCast<<<1, 1024>>>(o, o, n);
  kOver<<<1, 1024>>>(o, o, n);
  kHelper<<<1, 1024>>>(o, o, n);
  kSteps<<<1, 1024>>>(o, o, n);
  kWhole<<<1, 1024>>>(o, o, n);
  kTwoRows<<<1, 1024>>>(o, o, n);
  kAsync<<<1, 1024>>>(o, o, n);
  kPipe<<<1, 1024>>>(o, o, n);
  kConstant<<<1, 1024>>>(o, o, n);
  kLoop<<<1, 1024>>>(o, o, n);
  kSigned<<<1, 1024>>>(o, o, n);
  kArgument<<<1, 1024>>>(o, o, n);
  kData<<<1, 1024>>>(o, o, n);
  kRow<<<1, 1024>>>(o, o, n);
  kRange<<<1, 1024>>>(o, o, n);
  kDifference<<<1, 1024>>>(o, o, n);
  kEqual<<<1, 1024>>>(o, o, n);
  kNumber<<<1, 1024>>>(o, o, n);
  kAway<<<1, 1024>>>(o, o, n);
}
