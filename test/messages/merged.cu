// What runs as one request is told, with what the source says of each; and a change that takes it apart says so.
// RUN: %people --fail-on=never --format=plain %s > %t && FileCheck %s < %t
// RUN: %people --fail-on=never %s | FileCheck --check-prefix=TEXT %s
// RUN: %people --fail-on=never --format=plain --each %s | FileCheck --check-prefix=EACH %s
// RUN: %people --fail-on=never --format=json -o %t.json %s && %python %S/Inputs/merged.py %t.json
// RUN: bankcheck merge --fail-on=never --format=plain %t.json > %t.merged && diff %t %t.merged

__global__ void neighbours(float *o) {
  __shared__ float b[1024];
  for (int i = threadIdx.x; i < 1024; i += 32)
    b[i] = i;
  __syncthreads();
  // CHECK: merged.cu:[[#@LINE+5]]:13: warning: 8-way bank conflict reading 'b': 32 wavefronts per request, ideal 4
  // TEXT: merged.cu:[[#@LINE+4]]:13: note: the compiler merges this load with 'b[threadIdx.x * 32 + 1]', 'b[threadIdx.x * 32 + 2]' in line [[#@LINE+5]] and 'b[threadIdx.x * 32 + 3]' in line [[#@LINE+6]]: a request reads 16 bytes for each lane
  // CHECK: note: 'b[i ^ (i / 32 % 8 * 4)] instead of b[i]' makes {{.*}} for 0 bytes more shared memory (by hand: for the index of the first of 4 neighbouring elements;
  // CHECK: note: 'b[i ^ (i / 32 % 32)] instead of b[i]' makes {{.*}}; accesses that the compiler merged run apart: 36 requests per block instead of 33
  // CHECK: note: 'b[i + i / 32] instead of b[i]' makes {{.*}}; accesses that the compiler merged run apart: 36 requests per block instead of 33
  float x = b[threadIdx.x * 32], y = b[threadIdx.x * 32 + 1],
        z = b[threadIdx.x * 32 + 2],
        w = b[threadIdx.x * 32 + 3];
  o[threadIdx.x] = x * y + z * w;
}

__global__ void unrolled(float *o) {
  __shared__ float b[1024];
  for (int i = threadIdx.x; i < 1024; i += 32)
    b[i] = i;
  __syncthreads();
  float r[8], s = 0;
  for (int i = 0; i < 8; ++i)
    // CHECK: merged.cu:[[#@LINE+2]]:12: warning: 2-way bank conflict reading 'b': 8 wavefronts per request, ideal 4
    // CHECK: note: the compiler merges up to 4 of these loads, of neighbouring elements, into one: a request reads 16 bytes for each lane
    r[i] = b[threadIdx.x * 8 + i];
  for (int i = 0; i < 8; ++i)
    s += r[i] * r[7 - i];
  o[threadIdx.x] = s;
}

// Records of which each instantiation has its own, and of which no whole number fits a request.
struct Pair {
  int key, value;
};
struct Triple {
  int key, value, rank;
};
template <class Record> __global__ void records(const Record *in, Record *out) {
  __shared__ Record s[4 * 32 * 5];
  Record mine[4];
  for (int i = 0; i < 4; ++i)
    mine[i] = in[threadIdx.x * 4 + i];
  for (int i = 0; i < 4; ++i)
    // EACH: merged.cu:[[#@LINE+4]]:5: warning: 2-way bank conflict writing 's'
    // EACH: note: the compiler merges up to 2 of these stores, of neighbouring elements, into one: a request writes 16 bytes for each lane
    // EACH: merged.cu:[[#@LINE+2]]:5: warning: 4-way bank conflict writing 's'
    // EACH: note: the compiler merges these stores, of neighbouring elements: a request writes 16 bytes for each lane
    s[threadIdx.x * (sizeof(Record) == sizeof(Pair) ? 4 : 16) + i] = mine[i];
  __syncthreads();
  for (int i = 0; i < 4; ++i)
    out[threadIdx.x + i * 32] = s[threadIdx.x + i * 32];
}

// CHECK: merged.cu:{{[0-9]+}}:5: warning: 4-way bank conflict writing 's'{{.*}}'records<Triple>'
// One that stays as it is says nothing.
// CHECK: merged.cu:[[#@LINE+6]]:20: warning: 32-way bank conflict reading 't'
// CHECK-NOT: the compiler merges
// CHECK-NOT: apart:
// CHECK: {{^}}5 kernels
__global__ void alone(float *o) {
  __shared__ float t[32][32];
  o[threadIdx.x] = t[threadIdx.x][0];
}

void launch(float *o) {
  neighbours<<<1, 32>>>(o);
  unrolled<<<1, 32>>>(o);
  alone<<<1, 32>>>(o);
  records<<<1, 32>>>((const Pair *)o, (Pair *)o);
  records<<<1, 32>>>((const Triple *)o, (Triple *)o);
}
