// Loops of 10^9 trips.

__global__ void stepping(float *o) { // one trip stands for all
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 1000000000; ++i)
    // CHECK: long-loops.cu:[[#@LINE+1]]:12: warning: 32-way bank conflict reading 's'
    sum += s[threadIdx.x * i & 1023];
  o[threadIdx.x] = sum;
}

__global__ void hashed(float *o) { // a generator of random numbers: every trip its own
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  float sum = 0;
  unsigned h = 1;
  for (int i = 0; i < 1000000000; ++i) {
    h = h * 1664525u + 1013904223u;
    // CHECK: long-loops.cu:[[#@LINE+1]]:12: remark: undecided bank conflict reading 's': budget: more than 1024 cases of unknown values
    sum += s[threadIdx.x * (h >> 7) & 1023];
  }
  o[threadIdx.x] = sum;
}

__global__ void wandering(float *o) { // lanes part in every trip
  __shared__ float s[1024];
  unsigned x = threadIdx.x;
  for (int i = 0; i < 1000000000; ++i) {
    // CHECK: long-loops.cu:[[#@LINE+1]]:5: remark: undecided bank conflict writing 's': a value changes from iteration to iteration
    s[x & 1023] = i;
    x = x & 1 ? 3 * x + 1 : x / 2;
  }
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// CHECK: {{^}}3 kernels, 6 shared accesses

void launch(float *o) {
  stepping<<<1, 1024>>>(o);
  hashed<<<1, 64>>>(o);
  wandering<<<1, 1024>>>(o);
}
