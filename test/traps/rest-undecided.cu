// A conflict in some requests of an access and others of it that data decide: what is told
// may not be the worst, and that is said.
// RUN: %bundled --no-fixes --fail-on=never %s | FileCheck %s
// RUN: %bundled --no-fixes --fail-on=never --format=json %s | %python -c "import json, sys; print([a['rest_undecided'] for a in json.load(sys.stdin)['accesses']])" | FileCheck %s --check-prefix=JSON

// JSON: ['the value loaded at line 11 decides the address', None]
__global__ void half_known(float *o, const int *in) {
  __shared__ float s[256];
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    int own = in[threadIdx.x];
    int at = i ? own : 2 * threadIdx.x;
    // CHECK: rest-undecided.cu:[[#@LINE+3]]:31: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1 [bankcheck-conflict]
    // CHECK-NEXT: note: lanes are 2 words apart
    // CHECK-NEXT: note: other requests of it may be worse, and are undecided: the value loaded at line 11 decides the address
    o[i * 32 + threadIdx.x] = s[at];
  }
}

__global__ void all_known(float *o) {
  __shared__ float s[64];
  // CHECK: rest-undecided.cu:[[#@LINE+2]]:20: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1 [bankcheck-conflict]
  // CHECK-NOT: may be worse
  o[threadIdx.x] = s[2 * threadIdx.x];
}

void launch(float *o, const int *in) {
  half_known<<<1, 32>>>(o, in);
  all_known<<<1, 32>>>(o);
}
