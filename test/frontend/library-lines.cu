// A finding in a header of CuTe, CUTLASS, CUB or Thrust stands at the line that
// calls it, wherever the library lies; so does one below a directory of -isystem.
// One's own headers are one's own.
// RUN: %bundled --fail-on=never %s -- -I%S/Inputs/vendored/include -I%S/Inputs/mine | FileCheck %s
// RUN: %bundled --fail-on=never %s -- -I%S/Inputs/vendored/include -isystem %S/Inputs/mine | FileCheck --check-prefix=SYSTEM %s
// RUN: %bundled --fail-on=never %s -- -I%S/Inputs/vendored/include -isystem%S/Inputs/mine | FileCheck --check-prefix=SYSTEM %s

#include <cute/lines.hpp>
#include <rows.hpp>

__global__ void lines(float *o) {
  __shared__ float s[1024], t[1024];
  // CHECK-DAG: library-lines.cu:[[@LINE+2]]:3: warning: 2-way bank conflict writing 's'
  // SYSTEM: library-lines.cu:[[@LINE+1]]:3: warning: 2-way bank conflict writing 's'
  fill_line(s, 2, 1.0f);
  // CHECK-DAG: rows.hpp:2:3: warning: 4-way bank conflict writing 't'
  // SYSTEM: library-lines.cu:[[@LINE+1]]:3: warning: 4-way bank conflict writing 't'
  fill_row(t, 4, 1.0f);
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x] + t[threadIdx.x];
}

void launch(float *o) { lines<<<1, 64>>>(o); }
