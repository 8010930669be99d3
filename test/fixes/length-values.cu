// A name's value gets larger only where that is all that the edit changes, and where the file still compiles.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: %bundled --diff --fix-unsafe --fail-on=never %s | grep '^[-+][^-+]' | FileCheck %s --check-prefix=DIFF
// A header that is included behind it knows it.
#define KNOWN 64
#include "Inputs/multiply.h"
#define FILL(a)                                                                                                        \
  EACH(i, 1024) { (a)[i / 64][i % 64] = in[i]; }

// A static_assert, as far as rows of 72 elements are concerned.
// DIFF: -constexpr int Above = 64;
// DIFF-NEXT: +constexpr int Above = 72;
constexpr int Above = 64;
static_assert(Above % 8 == 0 && (Above >> 3) < 10 && !(Above & 1) && Above != 80, "");
__global__ void above(float *o, const half *in) {
  __shared__ __align__(32) half a[16][Above];
  FILL(a)
  // CHECK-DAG: 'a' clean{{.*}} (--fix-unsafe)
  MULTIPLY(&a[0][0], Above)
}
constexpr int Tiles = 64;
static_assert(Tiles % 16 == 0, "rows of tiles");
__global__ void tiles(float *o, const half *in) {
  __shared__ __align__(32) half b[16][Tiles];
  FILL(b)
  // CHECK-DAG: 'b' clean{{.*}}(by hand: 'Tiles' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]]; the static_assert in line [[#@LINE-4]] does not hold then)
  MULTIPLY(&b[0][0], Tiles)
}
template <int Row> __global__ void argument(float *o, const half *in) {
  __shared__ __align__(32) half c[16][Row];
  static_assert(Row * 16 <= 1024, "a KiB");
  FILL(c)
  // CHECK-DAG: 'c' clean{{.*}}; the static_assert in line [[#@LINE-2]] does not hold then)
  MULTIPLY(&c[0][0], Row)
}
// What a function says of it is not known, nor whether a difference is negative.
constexpr bool isGood(int n) { return n == 64; }
constexpr int Judged = 64;
static_assert(isGood(Judged), "");
__global__ void judged(float *o, const half *in) {
  __shared__ __align__(32) half d[16][Judged];
  FILL(d)
  // CHECK-DAG: 'd' clean{{.*}}'Judged' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]])
  MULTIPLY(&d[0][0], Judged)
}
constexpr unsigned Wrapped = 64;
static_assert(Wrapped - 70 > 100, "");
__global__ void wrapped(float *o, const half *in) {
  __shared__ __align__(32) half e[16][Wrapped];
  FILL(e)
  // CHECK-DAG: 'e' clean{{.*}}'Wrapped' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]])
  MULTIPLY(&e[0][0], Wrapped)
}

// A product that is a constant could be any number; 0 is 0 for all lengths.
constexpr int Folded = 64;
__global__ void folded(float *o, const half *in) {
  __shared__ __align__(32) half g[16][Folded];
  FILL(g)
  const int first = 2 * Folded;
  // CHECK-DAG: 'g' clean{{.*}}'Folded' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-1]])
  (&g[0][0])[first + threadIdx.x] = 0;
  MULTIPLY(&g[0][0], Folded)
}
// DIFF-NOT: {{.}}
// DIFF: -constexpr int Zero = 64;
// DIFF-NEXT: +constexpr int Zero = 72;
constexpr int Zero = 64;
__global__ void zero(float *o, const half *in) {
  __shared__ __align__(32) half h[16][Zero];
  FILL(h)
  (&h[0][0])[0 * Zero + threadIdx.x] = 0;
  // CHECK-DAG: 'h' clean{{.*}} (--fix-unsafe)
  MULTIPLY(&h[0][0], Zero)
}

// The sum would grow twice as much.
#define SKEW 8
__global__ void twice(float *o, const half *in, int n) {
  __shared__ __align__(32) half k[16][56 + SKEW];
  FILL(k)
  (&k[0][0])[n % 16 * (SKEW + 48 + SKEW) + threadIdx.x] = 0;
  // CHECK-DAG: 'k' clean{{.*}}; 'SKEW' is also used in line [[#@LINE-1]])
  MULTIPLY(&k[0][0], 56 + SKEW)
}

// An octal number.
// DIFF-NOT: {{.}}
// DIFF: -constexpr int Octal = 48 + 020;
// DIFF-NEXT: +constexpr int Octal = 48 + 020 + 8;
constexpr int Octal = 48 + 020;
__global__ void octal(float *o, const half *in) {
  __shared__ __align__(32) half m[16][Octal];
  FILL(m)
  // CHECK-DAG: 'm' clean{{.*}} (--fix-unsafe)
  MULTIPLY(&m[0][0], Octal)
}

// A macro's argument, of which other things may be made.
#define CONSTANTS(n) constexpr int Given = n; enum { Count = n };
CONSTANTS(64)
__global__ void given(float *o, const half *in) {
  __shared__ __align__(32) half p[16][Given];
  for (int r = 0; r < 16; ++r)
    EACH(c, Count)
      p[r][c] = in[r * Count + c];
  // CHECK-DAG: 'p' clean{{.*}}(by hand: 'Given' in line [[#@LINE-6]] holds their length
  MULTIPLY(&p[0][0], Given)
}

// An argument of a class, and a number of another type than int, to which none may be added.
enum Lengths { Short = 64 };
template <Lengths Row> __global__ void enumerator(float *o, const half *in) {
  __shared__ __align__(32) half q[16][Row];
  FILL(q)
  // CHECK-DAG: 'q' clean{{.*}}(by hand: 'Row' in line {{[0-9]+}} holds their length)
  MULTIPLY(&q[0][0], Row)
}
template <auto Row> __global__ void any_type(float *o, const half *in) {
  __shared__ __align__(32) half r[16][Row];
  FILL(r)
  // CHECK-DAG: 'r' clean{{.*}}(by hand: 'Row' in line {{[0-9]+}} holds their length)
  MULTIPLY(&r[0][0], Row)
}
template <int Row> struct OfClass {
  static __device__ void run(float *o, const half *in) {
    __shared__ __align__(32) half u[16][Row];
    FILL(u)
    // CHECK-DAG: 'u' clean{{.*}}(by hand: 'Row' in line [[#@LINE-4]] holds their length)
    MULTIPLY(&u[0][0], Row)
  }
};
__global__ void of_class(float *o, const half *in) { OfClass<64>::run(o, in); }
constexpr unsigned char Byte = 64;
__global__ void byte(float *o, const half *in) {
  __shared__ __align__(32) half s[16][Byte];
  FILL(s)
  // CHECK-DAG: 's' clean{{.*}}(by hand: 'Byte' in line {{[0-9]+}} holds their length)
  MULTIPLY(&s[0][0], Byte)
}

__global__ void known(float *o, const half *in) {
  __shared__ __align__(32) half t[16][KNOWN];
  FILL(t)
  // CHECK-DAG: 't' clean{{.*}}(by hand: 'KNOWN' in line {{[0-9]+}} holds their length)
  MULTIPLY(&t[0][0], KNOWN)
}

void launch(float *o, half *in) {
  above<<<1, 32>>>(o, in);
  tiles<<<1, 32>>>(o, in);
  argument<64><<<1, 32>>>(o, in);
  judged<<<1, 32>>>(o, in);
  wrapped<<<1, 32>>>(o, in);
  folded<<<1, 32>>>(o, in);
  zero<<<1, 32>>>(o, in);
  twice<<<1, 32>>>(o, in, 0);
  octal<<<1, 32>>>(o, in);
  given<<<1, 32>>>(o, in);
  enumerator<Short><<<1, 32>>>(o, in);
  any_type<Short><<<1, 32>>>(o, in);
  of_class<<<1, 32>>>(o, in);
  byte<<<1, 32>>>(o, in);
  known<<<1, 32>>>(o, in);
}
// DIFF-NOT: {{.}}
