// RUN: %bundled --system-headers --fail-on=never %s -- -isystem %S/Inputs/system | FileCheck %s
// RUN: %bundled %s -- -isystem %S/Inputs/system | FileCheck --check-prefix=LEFT --implicit-check-not=library.h %s
// What a system header declares is not read, but its kernels' launch bounds stand in
// the code: no block is assumed.
#include <library.h>

// No line of the user leads there: it is told on request only.
// LEFT: {{^}}1 kernel, 2 shared accesses: 1 clean, 1 with conflicts, 0 undecided; left out: 1 in system headers

// CHECK: library.h:4:22: warning: 2-way bank conflict writing shared memory
// CHECK: of a block of 96, lanes
// CHECK: a block needs 6 wavefronts for 3 requests, ideal 3
// CHECK-NEXT: library.h:4:22: note: no fix found: its array is not known
void go(float *o, int blocks, int threads) { strided<96><<<blocks, threads>>>(o); }
