// --fix does not make a change with which a kernel may be slower, and says so; --fix-slower does. Here the padding takes
// the room of one of five blocks from a kernel that waits for memory, for one read of many that meets conflicts.
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu
// RUN: %people --fix --fail-on=never %t/k.cu 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: diff %s %t/k.cu
// LEFT: k.cu:[[@LINE+21]]:20: note: 'rows' is left as it is: with 'float rows[352][33]' 'wait' may become slower: 0.9{{[0-9]}} to 1.0{{[0-9]}} times as fast (--fix-slower makes it)
// LEFT: {{^.*[^0-9]}}32-way bank conflict
// LEFT-NOT: the time of
// Where it brings something it is made.
// RUN: %people --fix --fail-on=never %t/k.cu -- -DGAIN 2>&1 | FileCheck %s --check-prefix=MADE
// RUN: cp %s %t/k.cu && %people --fix --fix-slower --fail-on=never %t/k.cu 2>&1 | FileCheck %s --check-prefix=MADE
// MADE: k.cu:[[@LINE+15]]:20: note: fixed: 'float rows[352][33]'
// RUN: grep -q 'rows\[352\]\[33\]' %t/k.cu
// A scan whose padded index costs more instructions than its conflicts cost wavefronts: measured, 0.81 times as fast.
// RUN: sed 's/"\.\.\/common\/check.h"/"check.h"/' %source_root/cuda-samples/scan_blelloch/scan_blelloch.cu > %t/scan.cu
// RUN: cp %source_root/cuda-samples/common/check.h %t && %people --fix-unsafe --fail-on=never %t/scan.cu 2>&1 | FileCheck %s --check-prefix=SCAN
// SCAN: note: 's' is left as it is: with '{{.*}}' 'scan' may become slower: 0.{{.*}} times as fast (--fix-slower makes it)
// Of an architecture without a profile nothing is predicted.
// RUN: cp %s %t/k.cu && %people --arch=sm_80 --fix --fail-on=never %t/k.cu 2>&1 | FileCheck %s --check-prefix=MADE

#ifdef GAIN
constexpr int Rounds = 64;
#else
constexpr int Rounds = 1;
#endif
__global__ void wait(float *out, const float *in) {
  __shared__ float rows[352][32];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int i = 0; i < 44; ++i)
    rows[8 * i + y][x] = in[(blockIdx.x * 352 + 8 * i + y) * 32 + x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < Rounds; ++i)
    sum += rows[x][(y + i) % 32];
  out[blockIdx.x * 256 + y * 32 + x] = sum;
}
void launch(float *out, const float *in) { wait<<<4096, dim3(32, 8)>>>(out, in); }
