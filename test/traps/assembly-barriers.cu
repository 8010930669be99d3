// Assembly that only computes is no barrier to ptxas, whatever it says of memory (nvcc 13.0, sm_90: two LDS.64).
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['width'], len(a['merged'])) for a in json.load(sys.stdin)['accesses'] if a['op'] == 'load']" | FileCheck %s

__global__ void loads(int *o) {
  __shared__ int s[1024];
  int t = threadIdx.x, d;
  s[t] = o[t];
  __syncthreads();
  int sum = s[2 * t];
  asm volatile("add.s32 %0, %1, 3;" : "=r"(d) : "r"(t) : "memory");
  sum += s[2 * t + 1] + d;
  // CHECK: {{^}}9 8 1
  int more = s[2 * t + 128];
  asm volatile("add.s32 %0, %1, 5;" : "=r"(d) : "r"(t));
  more += s[2 * t + 129] + d;
  // CHECK: {{^}}13 8 1
  o[t] = sum * more;
}
void launch(int *o) { loads<<<1, 32>>>(o); }
