// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// cp.async and ldmatrix.

#include <stdint.h>

__device__ uint32_t address(const void *p) { return uint32_t(__cvta_generic_to_shared(p)); }

template <int RowBytes> __global__ void fill(float *o, const char *in) { // one row a lane: 32 of 4, 4 of 4 (measured)
  __shared__ __align__(16) char s[32 * RowBytes];
  // CHECK: asynchronous.cu:[[#@LINE+2]]:3: warning: 8-way bank conflict in cp.async to 's': 32 wavefronts per request, ideal 4
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: no bank conflict in cp.async to 's': 4 wavefronts per request, ideal 4
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * RowBytes)), "l"(in + threadIdx.x * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// cp.async.cg, one row a lane: no wavefronts, but rows that wait for one another.
template <int RowBytes> __global__ void bypass(float *o, const char *in) {
  __shared__ __align__(16) char s[32 * RowBytes];
  // CHECK: asynchronous.cu:[[#@LINE+12]]:3: remark: no bank conflict in cp.async to 's': it bypasses the banks, and few of its rows wait for one another
  // CHECK: asynchronous.cu:[[#@LINE+11]]:3: remark: scattered copy in cp.async to 's': at least 9 cycles per request, 7 at best
  // CHECK-NEXT: note: it bypasses the banks; its lanes write to 8 rows
  // CHECK-NEXT: note: this holds where the source of the copy begins at a multiple of 128 bytes
  // CHECK-NEXT: note: neighbouring lanes {{.*}}: 8 lanes, a row{{$}}
  // CHECK: asynchronous.cu:[[#@LINE+7]]:3: remark: scattered copy in cp.async to 's': at least 17 cycles per request, 7 at best
  // CHECK-NEXT: note: it bypasses the banks; its lanes write to 16 rows of 128 bytes whose numbers are equal modulo 4, and these are written one after the other
  // CHECK-NEXT: note: neighbouring lanes that write neighbouring 16 bytes of a row take less: 8 lanes, a row{{$}}
  // CHECK: asynchronous.cu:[[#@LINE+4]]:3: remark: scattered copy in cp.async to 's': at least 33 cycles per request, 7 at best
  // CHECK-NEXT: note: it bypasses the banks; its lanes write to 32 rows
  // CHECK-NEXT: note: neighbouring lanes {{.*}}: 8 lanes, a row{{$}}
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: warning: misaligned access in cp.async to 's': lane 1 asks for 16 bytes
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * RowBytes)), "l"(in + threadIdx.x * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// The same rows, and lines of the source that take as long: so many lanes of it to a line.
template <int LanesALine> __global__ void linesOfSource(float *o, const char *in, int pitch) {
  __shared__ __align__(16) char s[32 * 128];
  // CHECK: asynchronous.cu:[[#@LINE+7]]:3: remark: scattered copy in cp.async to 's': at least 9 cycles per request, 7 at best
  // CHECK-NEXT: note: it bypasses the banks; its lanes write to 8 rows
  // CHECK-NEXT: note: this holds where the source of the copy begins at a multiple of 128 bytes
  // CHECK-NEXT: note: neighbouring
  // CHECK: asynchronous.cu:[[#@LINE+3]]:3: remark: no bank conflict in cp.async to 's': it bypasses the banks, and the lines of its source take longer than its rows [bankcheck-clean]
  // CHECK-NOT: note:
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: no bank conflict in cp.async to 's': it bypasses the banks, and the lines of its source take longer than its rows [bankcheck-clean]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * 128)), "l"(in + threadIdx.x / LanesALine * pitch + threadIdx.x % LanesALine * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// Data choose the lines.
__global__ void gathered(float *o, const char *in, const int *index) {
  __shared__ __align__(16) char s[32 * 128];
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: undecided bank conflict in cp.async to 's': cp.async.cg of 16 bytes bypasses the banks; what these rows cost depends on the lines of the source, too
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * 128)), "l"(in + index[threadIdx.x] * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void swizzledRows(float *o, const char *in) { // .ca meets in no bank
  __shared__ __align__(128) char s[32 * 256];
  // CHECK: asynchronous.cu:[[#@LINE+4]]:3: remark: scattered copy in cp.async to 's': at least 17 cycles per request, 7 at best
  // CHECK-NEXT: note: it bypasses the banks; its lanes write to 16 rows
  // CHECK-NEXT: note: this holds where the array begins at a multiple of 128 bytes
  // CHECK-NEXT: note: neighbouring lanes {{.*}}: 8 lanes, a row; so does cp.async.ca here, with 4 wavefronts
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * 256 + threadIdx.x % 8 * 16)), "l"(in + threadIdx.x * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void unknownRows(float *o, const char *in, int pitch) { // the rows are in unknown sets
  extern __shared__ __align__(16) char dynamic[];
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: undecided bank conflict in cp.async to 'dynamic': cp.async.cg of 16 bytes bypasses the banks; what these rows cost depends on the lines of the source, too
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(dynamic + threadIdx.x * 128 * pitch)), "l"(in + threadIdx.x * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = dynamic[threadIdx.x];
}

__global__ void someRows(float *o, const char *in, int n) { // not more rows than lanes that may pass
  __shared__ __align__(16) char s[32 * 512];
  // CHECK: asynchronous.cu:[[#@LINE+4]]:5: remark: scattered copy in cp.async to 's': at least 33 cycles per request, 7 at best
  // CHECK-NEXT: note: it bypasses the banks; its lanes write to 32 rows
  // CHECK-NEXT: note: this holds where all lanes that may pass the condition at line [[#@LINE+1]] do
  if (in[threadIdx.x] > n)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * 512)), "l"(in + threadIdx.x * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

template <int RowBytes> __global__ void matrices(uint32_t *o, const char *in) { // rows 64, 128, 144 bytes apart
  __shared__ __align__(16) char s[32 * RowBytes];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  uint32_t a, b, c, d;
  // CHECK: asynchronous.cu:[[#@LINE+3]]:3: warning: 4-way bank conflict in ldmatrix of 's': 16 wavefronts per request, ideal 4
  // CHECK: asynchronous.cu:[[#@LINE+2]]:3: warning: 8-way bank conflict in ldmatrix of 's': 32 wavefronts per request, ideal 4
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: no bank conflict in ldmatrix of 's': 4 wavefronts per request, ideal 4
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(address(s + threadIdx.x * RowBytes)));
  o[threadIdx.x] = a + b + c + d;
}

__global__ void swizzled(uint32_t *o, const char *in) { // a 128-byte xor swizzle: 4 of 4
  __shared__ __align__(16) char s[32 * 128];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  uint32_t a, b, c, d;
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: no bank conflict in ldmatrix of 's': 4 wavefronts per request, ideal 4
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(address(s + threadIdx.x * 128 + (threadIdx.x % 8 * 16 ^ 32))));
  o[threadIdx.x] = a + b + c + d;
}

void launch(float *o, const char *in) {
  fill<128><<<1, 32>>>(o, in);
  fill<144><<<1, 32>>>(o, in);
  bypass<16><<<1, 32>>>(o, in);
  bypass<128><<<1, 32>>>(o, in);
  bypass<256><<<1, 32>>>(o, in);
  bypass<512><<<1, 32>>>(o, in);
  bypass<24><<<1, 32>>>(o, in);
  linesOfSource<8><<<1, 32>>>(o, in, o ? 1024 : 2048);
  linesOfSource<4><<<1, 32>>>(o, in, o ? 1024 : 2048);
  linesOfSource<1><<<1, 32>>>(o, in, o ? 1024 : 2048);
  gathered<<<1, 32>>>(o, in, (const int *)in);
  swizzledRows<<<1, 32>>>(o, in);
  unknownRows<<<1, 32, 32768>>>(o, in, o ? 2 : 3);
  someRows<<<1, 32>>>(o, in, 7);
  matrices<64><<<1, 32>>>((uint32_t *)o, in);
  matrices<128><<<1, 32>>>((uint32_t *)o, in);
  matrices<144><<<1, 32>>>((uint32_t *)o, in);
  swizzled<<<1, 32>>>((uint32_t *)o, in);
}
