// A constant that all launches in sight give acts as one that is set: in divisions and
// remainders, guards, trip counts, swizzles, and where the cases of any value are too many.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s
// RUN: %bundled --no-fixes --fail-on=never --format=json %s > %t.json
// RUN: %python %S/Inputs/launched.py %t.json

__global__ void divided(float *o, int w) {
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+3]]:{{.*}}: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1, where w == 16, as launched at line 78
  // CHECK: note: a block needs 8 wavefronts for 4 requests, ideal 4
  // CHECK: note: launched with any values it is undecided
  o[threadIdx.x] = t[threadIdx.x / w * 32 + threadIdx.x % w];
}

__global__ void guarded(float *o, int n) { // lanes 0 to 7 of warp 0
  __shared__ float t[4096];
  if (threadIdx.x < n)
    // CHECK: :[[#@LINE+2]]:{{.*}}: warning: 8-way bank conflict reading 't': 8 wavefronts per request, ideal 1, where n == 8, as launched at line 79
    // CHECK: note: a block needs 8 wavefronts for 1 request, ideal 1
    o[threadIdx.x] = t[threadIdx.x * 32];
}

__global__ void trips(float *o, int n) { // a sum for each of the 16 trips
  __shared__ float t[4096];
  for (int i = 0; i < n; ++i)
    // CHECK: :[[#@LINE+3]]:{{.*}}: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1 [bankcheck-conflict]
    // CHECK: note: a block needs 128 wavefronts for 64 requests, ideal 64, where n == 16, as launched at line 80
    // CHECK: note: launched with any values it is 2-way, 2 wavefronts per request
    o[threadIdx.x] += t[threadIdx.x * 2 + i * 32];
}

__global__ void halving(float *o, int n) { // a reduction from n / 2 down
  __shared__ float t[1024];
  for (int k = n / 2; k > 0; k /= 2) {
    if (threadIdx.x < k)
      // CHECK: :[[#@LINE+1]]:{{.*}}: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
      t[threadIdx.x] += t[threadIdx.x + k];
    __syncthreads();
  }
  o[0] = t[0];
}

__global__ void mode(float *o, int mode, int ld) { // the other branch is of no launch
  __shared__ float t[4096];
  if (mode == 1)
    // CHECK: :[[#@LINE+1]]:{{.*}}: remark: no bank conflict reading 't': no lane of a block of 128 reaches it
    o[threadIdx.x] = t[threadIdx.x * 32];
  else
    // CHECK: :[[#@LINE+1]]:{{.*}}: warning: 4-way bank conflict reading 't'{{.*}}, where ld == 4, as launched at line 82
    o[threadIdx.x] = t[threadIdx.x * ld];
}

// Nobody has to know where the launch is: it holds for any values.
__global__ void any(float *o, int n) {
  __shared__ float t[4096];
  // CHECK: :[[#@LINE+2]]:{{.*}}: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1 [bankcheck-clean]
  // CHECK-NOT: note:
  o[threadIdx.x] = t[threadIdx.x + n];
}

__global__ void several(float *o, int ld) { // the worst leads
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+5]]:{{.*}}: warning: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1, where ld == 32, as launched at lines 85, 87
  // CHECK: note: where ld == 48, as launched at line 88, it is 16-way, 16 wavefronts per request, 64 wavefronts a block
  // CHECK: note: where ld == 33, as launched at line 86, it is clean, 4 wavefronts a block
  // CHECK: note: launched with any values it is 32-way, 32 wavefronts per request, 128 wavefronts a block, where ld % 32 == 0 and ld != 0
  // CHECK-NOT: note:
  o[threadIdx.x] = t[threadIdx.x * ld];
}

__global__ void open(float *o, int ld) { // 33, or anything
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+1]]:{{.*}}: remark: 32-way bank conflict reading 't'{{.*}}, where ld % 32 == 0 and ld != 0 [bankcheck-conflict]
  o[threadIdx.x] = t[threadIdx.x * ld];
}

void host(float *o, int argc) {
  divided<<<1, 128>>>(o, 16);
  guarded<<<1, 128>>>(o, 8);
  trips<<<1, 128>>>(o, 16);
  halving<<<1, 128>>>(o, 128);
  mode<<<1, 128>>>(o, 2, 4);
  any<<<1, 128>>>(o, 7);
  // Four launches, three strides.
  several<<<1, 128>>>(o, 32);
  several<<<1, 128>>>(o, 33);
  several<<<1, 128>>>(o, 32);
  several<<<1, 128>>>(o, 48);
  open<<<1, 128>>>(o, 33);
  open<<<1, 128>>>(o, argc);
}

__global__ void certain(float *o, int ld) { // 64, or anything: what a launch gives for certain leads
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+2]]:{{.*}}: warning: 32-way bank conflict reading 't'{{.*}}, where ld == 64, as launched at line [[#@LINE+6]] [bankcheck-conflict]
  // CHECK: note: with values that are not known, as launched at line [[#@LINE+6]], it is 32-way, {{.*}}, where ld % 32 == 0 and ld != 0
  o[threadIdx.x] = t[threadIdx.x * ld];
}

void certainly(float *o, int argc) {
  certain<<<1, 128>>>(o, 64);
  certain<<<1, 128>>>(o, argc);
}

__global__ void both(float *o, int n, int m) { // what is not known, and what launches give
  __shared__ float t[16384];
  // CHECK: :[[#@LINE+1]]:{{.*}}: remark: {{.*}}-way bank conflict reading 't'{{.*}}, where m % {{.*}} and n == {{[0-9]+}}, as launched at line
  o[threadIdx.x] = t[threadIdx.x * (n + m)];
}

void launch_both(float *o, int argc) {
  both<<<1, 128>>>(o, 32, argc);
  both<<<1, 128>>>(o, 48, argc);
}
