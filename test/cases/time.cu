// What --time says of a conflict. Without it nothing is said, nor of an architecture without a profile.
// RUN: %bundled --fail-on=never --time %s | FileCheck %s
// RUN: %bundled --fail-on=never --time --arch=sm_80 %s | FileCheck %s --check-prefix=NONE
// RUN: %bundled --fail-on=never %s | FileCheck %s --check-prefix=NONE
// RUN: %bundled --fail-on=never --time --format=json %s | FileCheck %s --check-prefix=JSON
// What costs less of the time is left out, and does not make the run fail; the unknown stays.
// RUN: not %bundled --minimum-gain=5 %s | FileCheck %s --check-prefix=GAIN
// GAIN: {{^.*[^0-9]}}32-way bank conflict
// GAIN-NOT: 2-way bank conflict reading
// GAIN: {{^.*[^0-9]}}4-way bank conflict
// GAIN: left out: 1 of less gain
// SARIF has what it costs, in percent, and sorts by it.
// RUN: %bundled --fail-on=never --time --format=sarif %s | %python -c "import json, sys; [print(r['message']['text'][:6], round(r.get('rank', -100), -1)) for r in json.load(sys.stdin)['runs'][0]['results']]" | FileCheck %s --check-prefix=RANK
// RANK: {{^}}32-way {{[34]}}0.0{{$}}
// RANK-NEXT: {{^}}4-way  -100{{$}}
// RANK-NEXT: {{^}}4-way  -100{{$}}
// RANK-NEXT: {{^}}2-way  0.0{{$}}
// JSON has what resources are busy with, the busiest first.
// RUN: %bundled --fail-on=never --time --format=json %s | %python -c "import json, sys; print([r['name'] for r in json.load(sys.stdin)['kernels'][0]['gain']['resources']][:2])" | FileCheck %s --check-prefix=BUSY
// BUSY: ['shared memory', 'DRAM']
// NONE: bank conflict
// NONE-NOT: the time of

// 32 times as many wavefronts as needed, beside 256 sectors of DRAM.
// CHECK: time.cu:[[@LINE+9]]:{{.*}}32-way bank conflict
// CHECK: note: costs about {{2[0-9] to 4[0-9]}} % of the time of 'transpose' where it fills an H100; without conflicts it is bound by DRAM
// JSON: "bound_after": "DRAM"
// JSON: "bound_before": "shared memory"
// JSON: "verdict": "worth-it"
__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = in[blockIdx.x * 1024 + threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  out[blockIdx.x * 1024 + threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// One conflict of two ways beside 80 sectors.
// CHECK: time.cu:[[@LINE+8]]:{{.*}}2-way bank conflict
// CHECK: note: no effect on the time of 'streamed' expected: it is bound by DRAM
__global__ void streamed(float4 *out, const float4 *in) {
  __shared__ float s[64];
  const int i = blockIdx.x * 32 + threadIdx.x;
  float4 a = in[i], b = in[i + (1 << 24)], c = in[i + (1 << 25)], d = in[i + (1 << 26)];
  s[threadIdx.x] = a.x;
  __syncwarp();
  a.x = s[2 * threadIdx.x % 64 / 2 * 2];
  out[i] = a, out[i + (1 << 24)] = b, out[i + (1 << 25)] = c, out[i + (1 << 26)] = d;
}

// Nobody knows how often: nothing is said.
// CHECK: time.cu:[[@LINE+5]]:{{.*}}4-way bank conflict
// CHECK-NOT: the time of 'unknown'
__global__ void unknown(float *out, int n) {
  __shared__ float s[128];
  for (int i = 0; i < n; ++i)
    s[4 * threadIdx.x] += i;
  out[threadIdx.x] = s[threadIdx.x];
}

void launches(float *out, const float *in, float4 *wide, int n) {
  transpose<<<1 << 18, dim3(32, 32)>>>(out, in);
  streamed<<<1 << 19, 32>>>(wide, wide);
  unknown<<<1024, 32>>>(out, n);
}
