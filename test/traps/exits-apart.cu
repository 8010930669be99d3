// What values are behind loops that lanes leave apart, by branches of lanes or of the
// whole warp, in several iterations: never one number for all, and no later one of lanes
// that have left.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

// Even lanes may leave in iteration 0, odd ones in iteration 1.
__global__ void in_turn(float *o, const int *flag) {
  __shared__ float s[4096];
  int i = 0, a = 0, b = 32, c = 64;
#pragma unroll 1
  for (;; ++i) {
    if ((threadIdx.x & 1) == (i & 1)) {
      o[i * 32 + threadIdx.x] = 1;
      if (flag[i])
        break;
    }
    int d = a;
    a = b;
    b = c;
    c = d;
  }
  // CHECK: exits-apart.cu:[[#@LINE+1]]:20: remark: data-dependent bank conflict reading 's': 1 to 32 wavefronts per request, ideal 1
  o[threadIdx.x] = s[a + (threadIdx.x & ~1)];
}

// The warp's flag is asked by those lanes only whose data say so.
__global__ void below_data(float *o, const int *in, const int *flag) {
  __shared__ float s[4096];
  int i = 0;
#pragma unroll 1
  for (;;) {
    if (in[i * 32 + threadIdx.x]) {
      o[i * 32 + threadIdx.x] = 1;
      if (flag[i])
        break;
    }
    ++i;
  }
  // CHECK: exits-apart.cu:[[#@LINE+1]]:20: remark: data-dependent bank conflict reading 's': 1 to 32 wavefronts per request, ideal 1
  o[threadIdx.x] = s[i + threadIdx.x];
}

// v is 4 where n was some i, 1 where it was not: not what the last i says of n.
__global__ void earlier_branch(float *o, const int *in, int n) {
  __shared__ float s[4096];
  int i = 0, v;
#pragma unroll 1
  for (;; ++i) {
    if (n == i) {
      o[i] = 1;
      if (in[i]) {
        v = 4;
        break;
      }
    } else {
      o[i + 100] = 1;
      if (in[i + 100]) {
        v = 1;
        break;
      }
    }
    if (i == 3)
      return;
    o[i + 50] = 2;
  }
  // CHECK: exits-apart.cu:[[#@LINE+1]]:20: warning: {{4-way bank conflict reading|undecided bank conflict reading}} 's'
  o[threadIdx.x] = s[(n == 3 ? 1 : v) * threadIdx.x];
}

// Without an end: what is in the loop is asked each time.
__global__ void endless(volatile float *o, unsigned n) {
  __shared__ volatile float s[2048];
#pragma unroll 1
  for (;;) {
    unsigned b = 1;
    if (n != 0) {
      b = 8;
      o[1] = 1;
    }
    // CHECK: exits-apart.cu:[[#@LINE+1]]:14: warning: 8-way bank conflict reading 's'
    o[102] = s[b * threadIdx.x];
  }
}

// All but two lanes have left before the stride is 64.
__global__ void few_left(float *o, int n) {
  __shared__ float s[4096];
  int st = 1, lim = 32;
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    if (threadIdx.x >= lim)
      return;
    o[i] = 1;
    // CHECK: exits-apart.cu:[[#@LINE+1]]:32: warning: up to 2-way bank conflict reading 's': at most 2 wavefronts per request, ideal 1 [bankcheck-conflict]
    o[threadIdx.x + i * 128] = s[(st + 32) * threadIdx.x];
    lim = 2;
    st = 32;
  }
}

// In which iteration the loop goes on early says nothing of the read in front of it.
__global__ void in_front(volatile float *o, const volatile int *u) {
  __shared__ volatile float s[2048];
  unsigned i = 0;
#pragma unroll 1
  for (;; ++i) {
    if (u[0]) {
      // CHECK: exits-apart.cu:[[#@LINE+1]]:16: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1, where {{.*}} % 64 == 32
      o[100] = s[(i & 63) * threadIdx.x];
    } else {
      if (i == 2)
        continue;
      o[1] = 1;
    }
    if (u[1])
      break;
  }
}

void launch(float *o, const int *in, const int *flag, int n) {
  in_turn<<<1, 32>>>(o, flag);
  below_data<<<1, 32>>>(o, in, flag);
  earlier_branch<<<1, 32>>>(o, in, n);
  endless<<<1, 32>>>(o, n);
  few_left<<<1, 32>>>(o, n);
  in_front<<<1, 32>>>(o, in);
}
