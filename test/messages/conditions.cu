// Conditions name what makes a difference, and say whether there are others. No note has them again.
// RUN: %people --fail-on=never --format=plain %s > %t && FileCheck %s < %t
// RUN: %people --fail-on=never --format=json %s | %python -c "import json, sys; print([(a['line'], 'for_example' in a, [l.get('deciding') for l in a['launched']]) for a in json.load(sys.stdin)['accesses'] if a['verdict'] == 'conflict'])" | FileCheck --check-prefix=JSON %s
// RUN: %people --fail-on=never --explain --color=never %s | FileCheck --check-prefix=EXPLAINED --implicit-check-not='holds where ld' --implicit-check-not='holds where a %' %s
// EXPLAINED: ideal 1, for example where a % 16 == 0 and b % 32 == 0 and 5 more conditions hold
// EXPLAINED-COUNT-5: note: this holds where
// EXPLAINED: note: this holds where index arithmetic does not wrap around
__global__ void only(float *o, int ld, int first) {
  extern __shared__ float s[];
  // CHECK: conditions.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1, where ld % 32 == 0 and ld != 0 [bankcheck-conflict]
  *o = s[threadIdx.x * ld + first];
}
__global__ void several(float *o, int a, int b) {
  extern __shared__ float s[];
  // CHECK: conditions.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1, for example where a % 16 == 0 and b % 32 == 0 and 5 more conditions hold [bankcheck-conflict]
  *o = s[threadIdx.x * a * 2 + b * (threadIdx.x & 1)];
}
__global__ void launched(float *o, int ld, int n, int scale) {
  extern __shared__ float s[];
  for (int i = 0; i < n; ++i)
    // CHECK: conditions.cu:[[#@LINE+1]]:{{[0-9]+}}: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1, where ld == 64, as launched at line [[#@LINE+5]] [bankcheck-conflict]
    *o += scale * s[threadIdx.x * ld + i % 4];
}
void launch(float *o, int n) {
  only<<<1, 32, 9999>>>(o, n, n), several<<<1, 32, 9999>>>(o, n, n);
  launched<<<1, 32, 9999>>>(o, 64, 100, 3);
}
// JSON: [(11, False, []), (16, True, []), (22, False, {{\[\['ld'\]\]}})]
