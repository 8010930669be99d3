// What a loop changes alike in all lanes that run it, where a number is known of lanes that do not.
// RUN: %bundled --fail-on=never --all --no-fixes %s | FileCheck %s
extern "C" __device__ unsigned atomicCAS(unsigned *, unsigned, unsigned);
__global__ void probe(volatile unsigned *table, unsigned n, unsigned start) {
  __shared__ volatile unsigned state[64];
  unsigned loaded = min(10u, n - start);
  if (threadIdx.x < 3 * loaded)
    for (unsigned probed = 0; probed < loaded && !state[40]; probed++) {
      // CHECK: loops-of-some-lanes.cu:[[#@LINE+1]]:11: remark: no bank conflict reading 'state': 1 wavefront per request
      if (state[probed] == 2)
        table[0] = 1;
      else
        probed--; // once more
    }
}
void launch(unsigned *t, unsigned n) { probe<<<1, 32>>>(t, n, n / 2); }
