// What holds only for a guess is a remark, and fails no build.
// RUN: %people --format=plain %s > %t && FileCheck %s < %t
// RUN: not grep 'warning:' %t
// RUN: not %people --format=plain --fail-on=possible %s > %t && FileCheck --check-prefix=ASKED %s < %t
// RUN: FileCheck --check-prefix=STILL %s < %t
// RUN: %people --format=plain --severity=conflict=error %s > %t && not grep 'error:' %t
// RUN: not %people --format=plain --block=guessed=16x16 %s | FileCheck --check-prefix=GIVEN %s
// RUN: not %people --format=plain --set=argument.ld=32 %s | FileCheck --check-prefix=VALUE %s
// RUN: %people --format=plain %s | FileCheck --check-prefix=WARP %s
// WARP: guesses.cu:{{.*}}: note: {{.*}}in warp 0 of a block of {{[0-9x]+}} (a guess), lanes

// No launch gives the block: in blocks of 32 in a row there are other conflicts than in 16x16.
// CHECK: guesses.cu:[[#@LINE+5]]:{{.*}}: remark: {{.*}}bank conflict writing 'rows': {{.*}}, in blocks of {{.*}} (a guess) [bankcheck-conflict]
// ASKED: guesses.cu:[[#@LINE+4]]:{{.*}}: warning: {{.*}}bank conflict writing 'rows'
// GIVEN: guesses.cu:[[#@LINE+3]]:{{.*}}: warning: {{.*}}bank conflict writing 'rows'
__global__ void guessed(float *o, const float *in) {
  __shared__ float rows[64 * 64];
  rows[threadIdx.y * 64 + threadIdx.x * 2] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = rows[threadIdx.x];
}

// No launch gives the row length.
// CHECK: guesses.cu:[[#@LINE+5]]:{{.*}}: remark: 32-way bank conflict reading 's': {{.*}}, where ld % 32 == 0 and ld != 0 [bankcheck-conflict]
// ASKED: guesses.cu:[[#@LINE+4]]:{{.*}}: warning: 32-way bank conflict reading 's'
// VALUE: guesses.cu:[[#@LINE+3]]:{{.*}}: warning: 32-way bank conflict reading 's'
__global__ void argument(float *o, int ld) {
  extern __shared__ float s[];
  o[threadIdx.x] = s[threadIdx.x * ld];
}
void launch(float *o, int ld) { argument<<<1, 32, 32 * ld * 4>>>(o, ld); }

// Undecided: one line for the array, and no warning.
// CHECK: guesses.cu:[[#@LINE+5]]:{{.*}}: remark: undecided bank conflicts at 3 places that access 'bins', here first: a value computed at line [[#@LINE+5]] cannot be followed [bankcheck-undecided]
// CHECK-NOT: 'bins'
// STILL: remark: undecided bank conflicts at 3 places that access 'bins'
__global__ void waves(float *o) {
  __shared__ float bins[256];
  bins[int(sinf(threadIdx.x) * 100 + 128)] = 0;
  bins[int(sinf(threadIdx.x + 1) * 100 + 128)] = 1;
  o[threadIdx.x] = bins[int(sinf(threadIdx.x + 2) * 100 + 128)];
}

// The rows and columns that threadIdx indexes say that blocks are 16x16, although 64x4 stays inside the array, too.
// CHECK-NOT: blocks of 64x4
// CHECK-NOT: blocks of 32x
// CHECK: guesses.cu:[[#@LINE+6]]:{{.*}}: remark: {{.*}}bank conflict reading 'tile': {{.*}}, in blocks of 16x16 (a guess) [bankcheck-conflict]
__global__ void square(float *o, const float *in) {
  __shared__ float tile[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  tile[ty][tx] = in[ty * 16 + tx];
  __syncthreads();
  o[ty * 16 + tx] = tile[tx][ty];
}
