// The length of rows that the code multiplies by gets longer where all uses of its name are understood.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu 2> %t.notes && FileCheck %s --check-prefix=FIXED < %t.cu
// RUN: FileCheck %s --check-prefix=NOTES < %t.notes
// What is left is what has to be done by hand.
// RUN: %bundled --fix-unsafe --fail-on=never %t.cu 2>/dev/null | FileCheck %s --check-prefix=LEFT
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;

// A macro is the extent, a factor, and wmma's argument. The loop is over the matrix, not over the rows.
// FIXED: {{^}}#define LD 72
#define LD 64
static_assert(LD % 8 == 0, "rows begin at 16 bytes");
__global__ void macro(float *o, const half *in) {
  __shared__ __align__(32) half a[16 * LD];
  for (int i = threadIdx.x; i < 16 * 64; i += 32)
    a[i / 64 * LD + i % 64] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: warning: 8-way bank conflict in wmma on 'a'
  // CHECK: :[[#@LINE-6]]:33: note: 'rows of 72 instead of 64 elements' makes both accesses to 'a' clean, for 256 bytes more shared memory (--fix-unsafe)
  // NOTES-DAG: :[[#@LINE-7]]:33: note: fixed: 'rows of 72 instead of 64 elements'
  wmma::load_matrix_sync(f, a, LD);
  o[threadIdx.x] = float(f.x[0]);
}

// The loop runs over the rows as they are declared: with longer ones it copies other elements.
#define OTHER_LD 64
__global__ void macro_of_loop(float *o, const half *in) {
  __shared__ __align__(32) half b[16 * OTHER_LD];
  for (int r = 0; r < 16; ++r)
    for (int c = threadIdx.x; c < OTHER_LD; c += 32)
      b[r * OTHER_LD + c] = in[r * 64 + c];
  __syncthreads();
  Operand f;
  // CHECK: note: 'rows of 72 instead of 64 elements' makes both accesses to 'b' clean, {{.*}} (by hand: 'OTHER_LD' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]])
  wmma::load_matrix_sync(f, b, OTHER_LD);
  o[threadIdx.x] = float(f.x[0]);
}

// A constant that is a term of the length.
// FIXED: {{^}}constexpr int Skew = 8 + 8;
constexpr int Skew = 8 + 0;
constexpr int Width = 56;
__global__ void constant(float *o, const half *in) {
  __shared__ __align__(32) half d[16][Width + Skew];
  for (int i = threadIdx.x; i < 16 * 48; i += 32)
    d[i / 48][i % 48] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: note: 'rows of 72 instead of 64 elements' makes both accesses to 'd' clean, {{.*}} (--fix-unsafe)
  wmma::load_matrix_sync(f, &d[0][16], Width + Skew);
  o[threadIdx.x] = float(f.x[0]);
}

// Another memory has rows of that length.
constexpr int Pitch = 64;
__global__ void constant_of_global(float *o, const half *in) {
  __shared__ __align__(32) half e[16][Pitch];
  for (int r = 0; r < 16; ++r)
    e[r][threadIdx.x] = in[r * Pitch + threadIdx.x];
  __syncthreads();
  Operand f;
  // CHECK: note: 'rows of 72 instead of 64 elements' makes both accesses to 'e' clean, {{.*}} (by hand: 'Pitch' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-3]])
  wmma::load_matrix_sync(f, &e[0][0], Pitch);
  o[threadIdx.x] = float(f.x[0]);
}

// All uses are rows of the array, but an element behind the end of a row is one of the next.
constexpr int Length = 64;
__global__ void constant_of_flat(float *o, const half *in) {
  __shared__ __align__(32) half g[16 * Length];
  for (int r = 0; r < 8; ++r)
    for (int c = threadIdx.x; c < 128; c += 32)
      g[r * 2 * Length + c] = in[r * 128 + c];
  __syncthreads();
  Operand f;
  // CHECK: note: 'rows of 72 instead of 64 elements' makes both accesses to 'g' clean, {{.*}} (by hand: 'Length' in line {{[0-9]+}} holds their length; line [[#@LINE-3]] may reach past the end of a row)
  wmma::load_matrix_sync(f, g, Length);
  o[threadIdx.x] = float(f.x[0]);
}

// A template's argument, wherever the template is named.
template <int Row> __global__ void argument(float *o, const half *in) {
  __shared__ __align__(32) half h[16][Row];
  half *first = &h[0][0];
  for (int i = threadIdx.x; i < 16 * 64; i += 32) {
    int row = i / 64 * Row;
    first[row + i % 64] = in[i];
  }
  __syncthreads();
  Operand f;
  // CHECK: note: 'rows of 72 instead of 64 elements' makes both accesses to 'h' clean, {{.*}} (--fix-unsafe)
  wmma::load_matrix_sync(f, first, Row);
  o[threadIdx.x] = float(f.x[0]);
}

// It also counts.
template <int Columns> __global__ void argument_that_counts(float *o, const half *in) {
  __shared__ __align__(32) half k[16][Columns];
  for (int r = 0; r < 16; ++r)
    for (int c = threadIdx.x; c < Columns; c += 32)
      k[r][c] = in[r * 64 + c];
  __syncthreads();
  Operand f;
  // CHECK: note: 'rows of 72 instead of 64 elements' makes both accesses to 'k' clean, {{.*}} (by hand: 'Columns' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]])
  wmma::load_matrix_sync(f, &k[0][0], Columns);
  o[threadIdx.x] = float(f.x[0]);
}

// Two arrays of a kernel have one name in their lengths: both get longer.
// FIXED: {{^}}#define SKEW (8 + 16)
#define SKEW (8 + 8)
__global__ void siblings(float *o, const half *in) {
  __shared__ __align__(32) half m[16][64 + SKEW], n[16 * (SKEW + 32)];
  for (int i = threadIdx.x; i < 16 * 64; i += 32) {
    m[i / 64][i % 64] = in[i];
    n[i / 64 * (32 + SKEW) + i % 32] = in[i];
  }
  __syncthreads();
  Operand f;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> g;
  // CHECK: note: 'rows of 88 instead of 80 elements, with those of 'n'' makes both accesses to 'm' clean, for 256 bytes more shared memory (--fix-unsafe)
  wmma::load_matrix_sync(f, &m[0][0], SKEW + 64);
  // CHECK: note: 'rows of 56 instead of 48 elements, with those of 'm'' makes both accesses to 'n' clean, for 256 bytes more shared memory (--fix-unsafe)
  wmma::load_matrix_sync(g, n, 32 + SKEW);
  o[threadIdx.x] = float(f.x[0] + g.x[0]);
}

// The other one would conflict then.
#define OTHER_SKEW 16
__global__ void siblings_that_conflict(float *o, const half *in) {
  __shared__ __align__(32) half p[16][64 + OTHER_SKEW];
  __shared__ float q[32][1 + OTHER_SKEW];
  for (int i = threadIdx.x; i < 16 * 64; i += 32)
    p[i / 64][i % 64] = in[i];
  q[threadIdx.x][0] = o[threadIdx.x];
  __syncthreads();
  Operand f;
  // CHECK: note: 'rows of 88 instead of 80 elements' makes both accesses to 'p' clean, {{.*}} (by hand: '64 + OTHER_SKEW' in line [[#@LINE+1]] holds their length; the rows of 'q' get longer with it)
  wmma::load_matrix_sync(f, &p[0][0], 64 + OTHER_SKEW);
  o[threadIdx.x] = float(f.x[0]) + q[threadIdx.x][0];
}

// LEFT-NOT: on '{{[adhmn]}}'
// LEFT: on 'b'
// LEFT-NOT: on '{{[adhmn]}}'
void launch(float *o, const half *in) {
  macro<<<1, 32>>>(o, in);
  macro_of_loop<<<1, 32>>>(o, in);
  hidden<<<1, 32>>>(o, in);
  constant<<<1, 32>>>(o, in);
  constant_of_global<<<1, 32>>>(o, in);
  constant_of_flat<<<1, 32>>>(o, in);
  // FIXED: {{^}}  argument<72><<<1, 32>>>(o, in);
  argument<64><<<1, 32>>>(o, in);
  argument_that_counts<64><<<1, 32>>>(o, in);
  siblings<<<1, 32>>>(o, in);
  siblings_that_conflict<<<1, 32>>>(o, in);
}
