// A pointer into shared memory that a local array keeps, as cub's radix sorts have it: the data say where in its array it
// leads, and not whether it leads there.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s --implicit-check-not='remark: undecided'
__global__ void ranks(const unsigned *in, unsigned *o, unsigned bit) {
  __shared__ unsigned short counters[16][256][2];
  unsigned short *kept[4];
  unsigned before[4];
  for (int i = 0; i < 4; ++i) {
    unsigned digit = in[threadIdx.x * 4 + i] >> bit & 31;
    kept[i] = &counters[digit & 15][threadIdx.x][digit >> 4];
    // CHECK: kept-pointers.cu:[[#@LINE+1]]:17: remark: data-dependent bank conflict reading 'counters'
    before[i] = *kept[i];
    // CHECK: kept-pointers.cu:[[#@LINE+1]]:5: remark: data-dependent bank conflict writing 'counters'
    *kept[i] = before[i] + 1;
  }
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < 4; ++i) // CHECK: kept-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 'counters'
    o[threadIdx.x * 4 + i] = before[i] + *kept[i];
}

void launch(unsigned *p, unsigned bit) { ranks<<<1, 256>>>(p, p, bit); }
