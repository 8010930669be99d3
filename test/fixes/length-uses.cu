// A name that holds the length of rows is not changed where something else is made of it, or an element would be another.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: %bundled --diff --fix-unsafe --fail-on=never %s | grep '^[-+][^-+]' | FileCheck %s --check-prefix=DIFF
#include "Inputs/multiply.h"

// A variable that is made of it is compared, or says where other memory is accessed.
constexpr int Compared = 64;
__global__ void compared(float *o, const half *in) {
  __shared__ __align__(32) half a[16][Compared];
  half *p = &a[0][0];
  EACH(i, 1024) {
    int row = i / 64 * Compared;
    p[row + i % 64] = in[i];
    if (row > 500)
      o[i] = 1;
  }
  // CHECK-DAG: 'a' clean{{.*}}'Compared' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-3]])
  MULTIPLY(p, Compared)
}
constexpr int Both = 64;
__global__ void both(float *o, const half *in) {
  __shared__ __align__(32) half b[16][Both];
  half *p = &b[0][0];
  EACH(i, 1024) {
    int at = i / 64 * Both + i % 64;
    p[at] = in[at];
  }
  // CHECK-DAG: 'b' clean{{.*}}'Both' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-2]])
  MULTIPLY(p, Both)
}

// A pointer that may lead elsewhere.
constexpr int Chosen = 64;
__global__ void chosen(float *o, half *in, int n) {
  __shared__ __align__(32) half c[16][Chosen];
  half *p = &c[0][0], *q = p;
  if (n)
    q = in;
  EACH(i, 1024)
    q[i / 64 * Chosen + i % 64] = in[i];
  // CHECK-DAG: 'c' clean{{.*}}'Chosen' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-1]])
  MULTIPLY(p, Chosen)
}

// A helper that is given the array, but may be given other memory by who has its address; and one that is not.
constexpr int Passed = 64;
__device__ void store(half *to, const half *in) {
  EACH(i, 1024)
    to[i / 64 * Passed + i % 64] = in[i];
}
__device__ void (*any)(half *, const half *) = store;
__global__ void passed(float *o, half *in) {
  __shared__ __align__(32) half u[16][Passed];
  store(&u[0][0], in);
  // CHECK-DAG: 'u' clean{{.*}}'Passed' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-6]])
  MULTIPLY(&u[0][0], Passed)
}
// DIFF-NOT: {{.}}
// DIFF: -constexpr int Given = 64;
// DIFF-NEXT: +constexpr int Given = 72;
constexpr int Given = 64;
static __device__ void store_given(half *to, const half *in) {
  EACH(i, 1024)
    to[i / 64 * Given + i % 64] = in[i];
}
__global__ void given(float *o, half *in) {
  __shared__ __align__(32) half v[16][Given];
  store_given(&v[0][0], in);
  // CHECK-DAG: 'v' clean{{.*}} (--fix-unsafe)
  MULTIPLY(&v[0][0], Given)
}

// A pragma, an attribute, text, and a template's argument.
#define UNROLLED 64
__global__ void unrolled(float *o, half *in) {
  __shared__ __align__(32) half d[16][UNROLLED];
#pragma unroll UNROLLED
  EACH(i, 1024)
    d[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'd' clean{{.*}}'UNROLLED' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-3]])
  MULTIPLY(&d[0][0], UNROLLED)
}
#define BOUND 64
__global__ void __launch_bounds__(BOUND) bound(float *o, half *in) {
  __shared__ __align__(32) half e[16][BOUND];
  EACH(i, 1024)
    e[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'e' clean{{.*}}'BOUND' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]])
  MULTIPLY(&e[0][0], BOUND)
}
#define TEXT(x) #x
#define NAMED 64
__device__ const char *name = TEXT(NAMED);
__global__ void named(float *o, half *in) {
  __shared__ __align__(32) half g[16][NAMED];
  EACH(i, 1024)
    g[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'g' clean{{.*}}'NAMED' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-5]])
  MULTIPLY(&g[0][0], NAMED)
}
#define SAID 64
#define PUT(p, y, x, ld)                                                                                               \
  do {                                                                                                                 \
    (p)[(y) * (ld) + (x)] = in[x];                                                                                     \
    name = TEXT(ld);                                                                                                   \
  } while (0)
__global__ void said(float *o, half *in) {
  __shared__ __align__(32) half aa[16][SAID];
  half *p = &aa[0][0];
  EACH(i, 1024)
    PUT(p, i / 64, i % 64, SAID);
  // CHECK-DAG: 'aa' clean{{.*}}'SAID' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-1]])
  MULTIPLY(p, SAID)
}
template <int N> struct Twice {
  static constexpr int value = 2 * N;
};
constexpr int Argument = 64;
__global__ void argument(float *o, half *in) {
  __shared__ __align__(32) half h[16][Argument];
  EACH(i, 8 * Twice<Argument>::value)
    h[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'h' clean{{.*}}'Argument' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-2]])
  MULTIPLY(&h[0][0], Argument)
}

// An array of another kernel has such rows.
constexpr int Shared = 64;
__global__ void shared(float *o, half *in) {
  __shared__ __align__(32) half k[16][Shared];
  EACH(i, 1024)
    k[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'k' clean{{.*}}'Shared' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE+4]])
  MULTIPLY(&k[0][0], Shared)
}
__global__ void shares(float *o) {
  __shared__ float l[4][Shared];
  l[threadIdx.x / 32][threadIdx.x % 32] = o[threadIdx.x];
}

// It is as well the number of rows.
constexpr int Edge = 16;
__global__ void square(float *o, half *in) {
  __shared__ __align__(32) half m[Edge * Edge];
  EACH(i, 256)
    m[i / 16 * Edge + i % 16] = in[i];
  // CHECK-DAG: 'm' clean{{.*}}'Edge' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-3]])
  MULTIPLY(m, Edge)
}

// Elements of another row, or lines of the matrix that end in it.
constexpr int Flat = 64;
__global__ void flat(float *o, half *in) {
  __shared__ __align__(32) half n[16][Flat];
  EACH(i, 1024)
    (&n[0][0])[i] = in[i];
  // CHECK-DAG: 'n' clean{{.*}}'Flat' in line {{[0-9]+}} holds their length; line [[#@LINE-1]] may reach past the end of a row)
  MULTIPLY(&n[0][0], Flat)
}
constexpr int Moved = 64;
__global__ void moved(float *o, half *in, int by) {
  __shared__ __align__(32) half p[16][Moved];
  EACH(i, 512)
    p[i / 32][i % 32 + by] = in[i];
  // CHECK-DAG: 'p' clean{{.*}}'Moved' in line {{[0-9]+}} holds their length; line [[#@LINE-1]] may reach past the end of a row)
  MULTIPLY(&p[0][0], Moved)
}
constexpr int Late = 64;
__global__ void late(float *o, half *in) {
  __shared__ __align__(32) half r[17][Late];
  EACH(i, 512)
    r[i / 32][i % 32] = in[i];
  // CHECK-DAG: 'r' clean{{.*}}'Late' in line {{[0-9]+}} holds their length; line [[#@LINE+1]] may reach past the end of a row)
  MULTIPLY(&r[0][56], Late)
}

// Of one instantiation it is the bound of a loop.
template <bool Counts> __global__ void counts(float *o, half *in) {
  constexpr int Own = 64;
  __shared__ __align__(32) half w[16][Own];
  const int n = Counts ? 64 : Own;
  for (int r = 0; r < 16; ++r)
    for (int c = threadIdx.x; c < n; c += 32)
      w[r][c] = in[r * 64 + c];
  // CHECK-DAG: 'w' clean{{.*}}'Own' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]])
  MULTIPLY(&w[0][0], Own)
}

// A variable that is made of two lengths.
constexpr int One = 64, Two = 80;
__global__ void sum(float *o, half *in) {
  __shared__ __align__(32) half x[16][One];
  __shared__ __align__(32) half y[16][Two];
  half *p = &x[0][0], *q = &y[0][0];
  EACH(i, 256) {
    int at = i / 64 * One + i / 128 * Two;
    p[at + i % 64] = in[i];
    q[at + i % 64] = in[i];
  }
  // CHECK-DAG: 'x' clean{{.*}}'One' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-2]])
  MULTIPLY(p, One)
  // CHECK-DAG: 'y' clean{{.*}}'Two' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-5]])
  MULTIPLY(q, Two)
}

// The name is of the number of rows; an alias has their length.
constexpr int Rows = 16;
using Line = half[16];
__global__ void alias(float *o, half *in) {
  __shared__ __align__(32) Line z[Rows];
  EACH(i, 256)
    z[i / 16][i % 16] = in[i];
  // CHECK-DAG: 'z' clean{{.*}}(by hand: 'Rows' in line {{[0-9]+}} holds their length)
  MULTIPLY(&z[0][0], Rows)
}

// It has another value later.
#define AGAIN 64
__global__ void again(float *o, half *in) {
  __shared__ __align__(32) half s[16][AGAIN];
  EACH(i, 512)
    s[i / 32][i % 32] = in[i];
  // CHECK-DAG: 's' clean{{.*}}'AGAIN' in line {{[0-9]+}} holds their length, and is also used in lines [[#@LINE+3]], [[#@LINE+4]])
  MULTIPLY(&s[0][0], AGAIN)
}
#undef AGAIN
#define AGAIN 8

// This one is made of a constant, which keeps its value.
constexpr int Width = 60;
template <int Columns> __global__ void made(float *o, half *in) {
  __shared__ __align__(32) half t[16 * (Columns + 4)];
  EACH(i, 512)
    t[i / 32 * (Columns + 4) + i % 32] = in[i];
  // CHECK-DAG: 't' clean{{.*}} (--fix-unsafe)
  MULTIPLY(t, Columns + 4)
}

void launch(float *o, half *in) {
  compared<<<1, 32>>>(o, in);
  both<<<1, 32>>>(o, in);
  chosen<<<1, 32>>>(o, in, 0);
  passed<<<1, 32>>>(o, in);
  given<<<1, 32>>>(o, in);
  unrolled<<<1, 32>>>(o, in);
  bound<<<1, 32>>>(o, in);
  named<<<1, 32>>>(o, in);
  said<<<1, 32>>>(o, in);
  argument<<<1, 32>>>(o, in);
  shared<<<1, 32>>>(o, in);
  shares<<<1, 128>>>(o);
  square<<<1, 32>>>(o, in);
  flat<<<1, 32>>>(o, in);
  moved<<<1, 32>>>(o, in, 0);
  late<<<1, 32>>>(o, in);
  counts<true><<<1, 32>>>(o, in);
  counts<false><<<1, 32>>>(o, in);
  sum<<<1, 32>>>(o, in);
  alias<<<1, 32>>>(o, in);
  again<<<1, 32>>>(o, in);
  // DIFF-NOT: {{.}}
  // DIFF: -  made<Width><<<1, 32>>>(o, in);
  // DIFF-NEXT: +  made<Width + 8><<<1, 32>>>(o, in);
  made<Width><<<1, 32>>>(o, in);
}
// DIFF-NOT: {{.}}
