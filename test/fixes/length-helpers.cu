// A helper's parameter is an array with rows of a named length only where all its calls are known to give it that.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: %bundled --diff --fix-unsafe --fail-on=never %s | grep '^[-+][^-+]' | FileCheck %s --check-prefix=DIFF
#include "Inputs/multiply.h"

// Another file may call it.
constexpr int Seen = 64;
__device__ void store_seen(half *to, const half *in) {
  EACH(i, 1024)
    to[i / 64 * Seen + i % 64] = in[i];
}
__global__ void seen(float *o, const half *in) {
  __shared__ __align__(32) half a[16][Seen];
  store_seen(&a[0][0], in);
  // CHECK-DAG: 'a' clean{{.*}}'Seen' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-5]])
  MULTIPLY(&a[0][0], Seen)
}
constexpr int Made = 64;
template <typename T> __device__ void store_made(T *to, const T *in) {
  EACH(i, 1024)
    to[i / 64 * Made + i % 64] = in[i];
}
template __device__ void store_made<half>(half *to, const half *in);
__global__ void made(float *o, const half *in) {
  __shared__ __align__(32) half b[16][Made];
  store_made(&b[0][0], in);
  // CHECK-DAG: 'b' clean{{.*}}'Made' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-6]])
  MULTIPLY(&b[0][0], Made)
}

// It may give another file the array's address.
constexpr int Returned = 64;
__device__ half *returned(float *o, const half *in) {
  __shared__ __align__(32) half n[16][Returned];
  EACH(i, 1024)
    n[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'n' clean{{.*}}(by hand: 'Returned' in line {{[0-9]+}} holds their length)
  MULTIPLY(&n[0][0], Returned)
  return &n[0][0];
}
__global__ void returning(float *o, const half *in) { returned(o, in); }

// Another file would have to define it.
// DIFF-NOT: {{.}}
// DIFF: -constexpr int Own = 64;
// DIFF-NEXT: +constexpr int Own = 72;
constexpr int Own = 64;
inline __device__ void store_own(half *to, const half *in) {
  EACH(i, 512)
    to[i / 64 * Own + i % 64] = in[i];
}
template <typename T> __device__ void store_rest(T *to, const T *in) {
  EACH(i, 512)
    to[i / 64 * Own + i % 64] = in[i];
}
struct Store {
  static __device__ half &at(half *to, int i) { return to[i / 64 * Own + i % 64]; }
};
__global__ void own(float *o, const half *in) {
  __shared__ __align__(32) half c[16 * Own];
  store_own(c, in);
  store_rest(c + threadIdx.x / 32 * Own, in);
  Store::at(c, threadIdx.x) = in[threadIdx.x];
  // CHECK-DAG: 'c' clean{{.*}} (--fix-unsafe)
  MULTIPLY(c, Own)
}

// An operator, which a header's function may call, too.
constexpr int Called = 64;
struct Functor {
  __device__ void operator()(half *to, const half *in) const {
    EACH(i, 1024)
      to[i / 64 * Called + i % 64] = in[i];
  }
};
__global__ void called(float *o, const half *in, half *out) {
  __shared__ __align__(32) half d[16][Called];
  Functor f;
  f.operator()(&d[0][0], in);
  f(out, in);
  // CHECK-DAG: 'd' clean{{.*}}'Called' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-8]])
  MULTIPLY(&d[0][0], Called)
}
constexpr int Converted = 64;
__global__ void converted(float *o, const half *in, half *out) {
  __shared__ __align__(32) half e[16][Converted];
  auto put = [](half *to, half v, int r, int c) { to[r * Converted + c] = v; };
  void (*same)(half *, half, int, int) = put;
  put(&e[0][0], in[0], 1, threadIdx.x);
  same(out, in[0], 1, threadIdx.x);
  // CHECK-DAG: 'e' clean{{.*}}'Converted' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-4]])
  MULTIPLY(&e[0][0], Converted)
}

// It overrides another, which has other memory.
constexpr int Virtual = 64;
struct Base {
  __device__ virtual half get(const half *, int) { return 0; }
};
struct Rows : Base {
  __device__ half get(const half *of, int r) override { return of[r * Virtual]; }
};
__global__ void overriding(float *o, const half *in, int n) {
  __shared__ __align__(32) half g[16][Virtual];
  Rows rows;
  Base *base = &rows;
  EACH(i, 1024)
    g[i / 64][i % 64] = base->get(in, n);
  o[32] = rows.Rows::get(&g[0][0], n % 16);
  // CHECK-DAG: 'g' clean{{.*}}'Virtual' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-9]])
  MULTIPLY(&g[0][0], Virtual)
}

// A pointer that stands in the array, and one behind a comma.
constexpr int Loaded = 64;
__global__ void loaded(float *o, half *in) {
  __shared__ __align__(32) half h[16][Loaded];
  EACH(i, 1024)
    h[i / 64][i % 64] = in[i];
  o[32] = reinterpret_cast<half **>(&h[0][0])[threadIdx.x % 2][threadIdx.x * Loaded];
  // CHECK-DAG: 'h' clean{{.*}}'Loaded' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-1]])
  MULTIPLY(&h[0][0], Loaded)
}
constexpr int Behind = 64;
__global__ void behind(float *o, half *in) {
  __shared__ __align__(32) half k[16][Behind];
  EACH(i, 1024)
    k[i / 64][i % 64] = in[i];
  o[32] = (&k[0][0], in)[threadIdx.x * Behind];
  // CHECK-DAG: 'k' clean{{.*}}'Behind' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-1]])
  MULTIPLY(&k[0][0], Behind)
}

// A function that is called as wmma's is.
namespace mine::wmma {
__device__ void load_matrix_sync(float *o, const half *p, int n) { o[n] = float(p[0]); }
} // namespace mine::wmma
constexpr int Theirs = 64;
__global__ void theirs(float *o, half *in) {
  __shared__ __align__(32) half m[16][Theirs];
  EACH(i, 1024)
    m[i / 64][i % 64] = in[i];
  mine::wmma::load_matrix_sync(o, &m[0][0], Theirs);
  // CHECK-DAG: 'm' clean{{.*}}'Theirs' in line {{[0-9]+}} holds their length, and is also used in line [[#@LINE-1]])
  MULTIPLY(&m[0][0], Theirs)
}

void launch(float *o, half *in) {
  seen<<<1, 32>>>(o, in);
  made<<<1, 32>>>(o, in);
  returning<<<1, 32>>>(o, in);
  own<<<1, 32>>>(o, in);
  called<<<1, 32>>>(o, in, in);
  converted<<<1, 32>>>(o, in, in);
  overriding<<<1, 32>>>(o, in, 0);
  loaded<<<1, 32>>>(o, in);
  behind<<<1, 32>>>(o, in);
  theirs<<<1, 32>>>(o, in);
}
// DIFF-NOT: {{.}}
