// Of lanes that a guard may keep from running, those run at the most whose address is in the array: 8 of the scan's
// lanes meet, where `tid < d` is not known but 513 elements are.
// RUN: not %people --fail-on=possible %s > %t && FileCheck %s < %t

__global__ void scan(unsigned short *o, unsigned n) {
  // CHECK: guarded-lanes.cu:[[#@LINE+12]]:{{[0-9]+}}: warning: up to 8-way bank conflict writing 's': at most 8 wavefronts
  // CHECK: note: lanes are 8 words apart; {{.*}}, in iteration 3 of the loop at line [[#@LINE+7]], lanes 0, 4, 8, ..., 28 meet in bank 7, if they all run
  // CHECK: note: 's[i + i / 64 * 2] instead of s[i]' makes all 6 accesses to 's' clean
  __shared__ unsigned short s[513];
  unsigned tid = threadIdx.x;
  s[tid] = o[tid];
  s[tid + 256] = o[tid + 256];
  unsigned offset = 1;
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (tid < d) {
      unsigned ai = offset * (2 * tid + 1) - 1, bi = offset * (2 * tid + 2) - 1;
      s[bi] = s[bi] + s[ai];
    }
    offset <<= 1;
  }
  __syncthreads();
  o[tid] = s[tid];
}
void launch(unsigned short *o, unsigned n) { scan<<<1, 256>>>(o, n); }
