// RUN: %bundled --fail-on=never %s -- -isystem %S/Inputs/system | FileCheck %s
// What a system header declares is not read, but its kernels' launch bounds stand in
// the code: no block is assumed.
#include <library.h>

// CHECK: library.h:4:22: warning: 2-way bank conflict writing shared memory
// CHECK: of a block of 96, lanes
// CHECK: a block needs 6 wavefronts for 3 requests, ideal 3
// CHECK-NEXT: library.h:4:22: note: no fix: its array is not known
void go(float *o, int blocks, int threads) { strided<96><<<blocks, threads>>>(o); }
