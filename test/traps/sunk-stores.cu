// RUN: %bundled --all --each --format=plain --block=64 --fail-on=never %s | FileCheck %s
// nvcc stores once behind a loop what the loop stores each time at one place, if it sees that nothing else in the loop
// is there: what lies at a constant and a counter behind it, for example.
__global__ void besideCounter(float *out, int n, int m) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  for (int i = 0; i < n; ++i) {
    // CHECK: sunk-stores.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 's'
    // CHECK-NEXT: note: the requests may be others: the compiler may keep the value in a register, and not access it here each time
    s[0] = out[i];
#pragma unroll 1
    for (int j = 0; j < m; ++j)
      s[j + 1] = out[j];
  }
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}

__global__ void besideRow(short *out, int n, int m) {
  __shared__ short s[64 * 33];
  short *row = s + threadIdx.x * 33;
  for (int j = 0; j <= m; ++j)
    row[j] = short(-j);
  for (int i = 1; i <= n; ++i) {
    short left = short(-i);
    // CHECK: sunk-stores.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 's' (through 'row')
    // CHECK-NEXT: note: the requests may be others: the compiler may keep the value in a register, and not access it here each time
    row[0] = left;
    for (int j = 1; j <= m; ++j) {
      left = max(left, row[j]);
      row[j] = left;
    }
  }
  out[threadIdx.x] = row[m];
}

// What may be at the same place is stored each time.
__global__ void besideUnknown(float *out, int n, int d) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  for (int i = 0; i < n; ++i) {
    // CHECK: sunk-stores.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's'
    s[0] = out[i];
    // CHECK-NEXT: sunk-stores.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's'
    s[d] = out[3];
  }
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}

// A store that a later one overwrites: LLVM removes all of six but the last, nvcc none of them.
__global__ void overwritten(float *out, int m) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  for (int i = 0; i < 6; ++i) {
    // CHECK: sunk-stores.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 's'
    // CHECK-NEXT: note: the requests may be others: the compiler may keep the value in a register, and not access it here each time
    s[0] = out[i];
#pragma unroll 1
    for (int j = 0; j < m; ++j)
      s[j + 1] = out[j];
  }
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}

void launch(float *out, short *other, int n) {
  besideCounter<<<1, 64>>>(out, n, n);
  besideRow<<<1, 64>>>(other, n, n);
  besideUnknown<<<1, 64>>>(out, n, n);
  overwritten<<<1, 64>>>(out, n);
}
