// A block that an option may change: what it has by default, before a guess.
// RUN: %bundled --no-fixes --fail-on=never %s | FileCheck %s
// RUN: %bundled --format=json --no-fixes --fail-on=never %s | FileCheck %s --check-prefix=JSON
extern "C" int atoi(const char *);
extern "C" int sscanf(const char *, const char *, ...);

#define KERNEL(NAME)                                                                                                   \
  __global__ void NAME(float *o) {                                                                                     \
    extern __shared__ float s[];                                                                                       \
    o[threadIdx.x] = s[threadIdx.x * blockDim.x / 32];                                                                 \
  }

KERNEL(by_option) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 2-way bank conflict {{.*}}, in blocks of 64
// CHECK: note: no launch of 'by_option' with a constant block was found: blocks of 64 are what its launch has by default; give yours with --block
KERNEL(by_address) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 4-way {{.*}} in blocks of 128
KERNEL(by_condition) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 2-way {{.*}} in blocks of 64
KERNEL(at_most) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 2-way {{.*}} in blocks of 64
KERNEL(global_option) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 8-way {{.*}} in blocks of 256
KERNEL(through_calls) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 2-way {{.*}} in blocks of 64
// What starts as 1 and grows, and what has two values that are as likely, has no default.
KERNEL(grown) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 32-way {{.*}} in blocks of 1024
KERNEL(doubled) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 32-way {{.*}} in blocks of 1024
KERNEL(one_of_two) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 32-way {{.*}} in blocks of 1024
KERNEL(none) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 32-way {{.*}} in blocks of 1024

// A value from before the first that counts is no default; options that stand for each other have an end.
KERNEL(set_on_all_ways) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 32-way {{.*}} in blocks of 1024
KERNEL(tangled) // CHECK: default-blocks.cu:[[#@LINE]]:1: remark: 32-way {{.*}} in blocks of 1024

// The half of an option, and the argument that has both.
__global__ void half(float *o, int n) {
  extern __shared__ float s[];
  // CHECK: default-blocks.cu:[[#@LINE+2]]:20: remark: 2-way bank conflict {{.*}} in blocks of 64
  // CHECK: note: this holds where n == 128, as the launch has it for such a block
  o[threadIdx.x] = s[threadIdx.x * n / 64];
}

// A default that leads out of the array is none.
__global__ void outside(float *o) {
  __shared__ float t[128];
  // CHECK: default-blocks.cu:[[#@LINE+2]]:20: warning: 2-way bank conflict {{.*}}, ideal 1 [bankcheck-conflict]
  // CHECK: note: {{.*}} are a guess; other usual ones give the same
  o[threadIdx.x] = t[2 * threadIdx.x];
}
// CHECK: {{^}}14 kernels

// JSON: "block_from": "default"

int threads = 256;

void run_half(float *o, int n) {
  int threads;
  threads = n / 2;
  half<<<1, threads>>>(o, n);
}
void with(float *o, int threads) {
  if (threads > 512)
    threads = atoi("512");
  through_calls<<<1, threads>>>(o);
}

int main(int argc, char **argv) {
  float *o = nullptr;
  int block = 64, read = 128, more = 1024, size = 128, wanted = atoi(argv[1]);
  dim3 shape(block);
  if (argc > 1)
    block = atoi(argv[1]);
  if (argc > 2)
    threads = atoi(argv[2]), more = atoi(argv[3]), size = atoi(argv[4]);
  sscanf(argv[2], "%d", &read);
  by_option<<<1, block>>>(o);
  by_address<<<1, read>>>(o);
  by_condition<<<1, argc > 3 ? wanted : 64>>>(o);
  at_most<<<1, min(wanted, 64)>>>(o);
  global_option<<<1, threads>>>(o);
  with(o, block);
  run_half(o, size);
  outside<<<1, more>>>(o);

  int grow = 1, twice = 2, either = 64;
  while (grow < wanted)
    grow *= 2;
  grown<<<1, grow>>>(o);
  if (wanted > 3)
    twice = twice * 2;
  doubled<<<1, twice>>>(o);
  if (wanted > 4)
    either = 128;
  one_of_two<<<1, either>>>(o);
  none<<<1, wanted>>>(o);

  int start = 1, a = 64, b = 64, c = 64, d = 64, e = 64, f = 64, g = 64;
  if (wanted > 5)
    start = atoi(argv[1]);
  else
    start = atoi(argv[2]);
  set_on_all_ways<<<1, start>>>(o);
#define SIX(X, A, B, C, D, E, F)                                                                                       \
  if (argc > 9) X = A;                                                                                                 \
  if (argc > 10) X = B;                                                                                                \
  if (argc > 11) X = C;                                                                                                \
  if (argc > 12) X = D;                                                                                                \
  if (argc > 13) X = E;                                                                                                \
  if (argc > 14) X = F;
  SIX(a, b, c, d, e, f, g)
  SIX(b, a, c, d, e, f, g)
  SIX(c, a, b, d, e, f, g)
  SIX(d, a, b, c, e, f, g)
  SIX(e, a, b, c, d, f, g)
  SIX(f, a, b, c, d, e, g)
  SIX(g, a, b, c, d, e, f)
  tangled<<<1, a>>>(o);
}
