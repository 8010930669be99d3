// RUN: %bundled --diff --fix-unsafe --fail-on=never %s | FileCheck %s --check-prefix=DIFF
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu && FileCheck %s --check-prefix=FIXED < %t.cu

// Edits read as a person would write them: constants are computed, and what they leave alone is no edit.
__global__ void constants(float *o) {
  __shared__ float s[1024];
  int x = threadIdx.x * 32;
  // FIXED: {{^}}  s[x ^ (x / 32 % 32)] = o[x];
  s[x] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = s[0] + s[66] + s[31];
  o[x] = s[0] + s[64] + s[31];
}

// Operators stand as they do in the array's own indices.
__global__ void tight(float *o) {
  // FIXED: {{^}}  __shared__ float tile[1024];
  // FIXED-NEXT: {{^}}  const auto tile{{I}}ndex = [](auto i) { return i^(i/32%32); };
  __shared__ float tile[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  tile[tile{{I}}ndex(x*32)] = o[x];
  tile[x*32] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = tile[tile{{I}}ndex(x)];
  o[x] = tile[x];
}

// An index that is longer than a name is passed to a function, in the style of the array's name.
// (Its name is broken up below: a name that the file has is not taken.)
__global__ void scan(float *o, int n) {
  // FIXED: {{^}}  __shared__ float sums[1024]; // by rows
  // FIXED-NEXT: {{^}}  const auto sums{{I}}ndex = [](auto i) { return i ^ (i / 32 % 32); };
  // DIFF: {{^}}   __shared__ float sums[1024]; // by rows
  // DIFF-NEXT: {{^}}+  const auto sums{{I}}ndex = [](auto i) { return i ^ (i / 32 % 32); };
  // DIFF-NEXT: {{^}}   int x = threadIdx.x;
  __shared__ float sums[1024]; // by rows
  int x = threadIdx.x;
  // FIXED: {{^}}  sums[sums{{I}}ndex(x * 32)] = o[x];
  sums[x * 32] = o[x];
  __syncthreads();
  // FIXED: {{^}}  for (int i = 0; i < 4 && sums[sums{{I}}ndex(x * 32 + i)] != 0; ++i)
  for (int i = 0; i < 4 && sums[x * 32 + i] != 0; ++i)
    // FIXED: {{^}}    o[x] += sums[sums{{I}}ndex(x)] + sums[0] + sums[66];
    o[x] += sums[x] + sums[0] + sums[64];
}
__global__ void without_blanks(float *o) {
  // FIXED: {{^}}  __shared__ float row_sums[1024];
  // FIXED-NEXT: {{^}}  const auto row_sums_{{i}}ndex = [](auto i) { return i^(i/32%32); };
  __shared__ float row_sums[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  row_sums[row_sums_{{i}}ndex(x*32)] = row_sums[row_sums_{{i}}ndex(x*32+1)] = o[x];
  row_sums[x*32] = row_sums[x*32+1] = o[x];
  __syncthreads();
  o[x] = row_sums[x];
}

__device__ int next(int &from) { return from++; }

// Its index is evaluated once, whatever that changes. A comma is no second argument.
__global__ void once(float *o) {
  // FIXED: {{^}}  __shared__ float u[1024];
  // FIXED-NEXT: {{^}}  const auto u{{I}}ndex = [](auto i) { return i ^ (i / 32 % 32); };
  __shared__ float u[1024];
  int x = threadIdx.x, to = x;
  // FIXED: {{^}}  u[u{{I}}ndex(x * 32)] = o[x];
  u[x * 32] = o[x];
  __syncthreads();
  // FIXED: {{^}}  u[u{{I}}ndex(next(to))] = o[x];
  u[next(to)] = o[x];
  // FIXED: {{^}}  o[x] = u[u{{I}}ndex((next(to), x))];
  o[x] = u[next(to), x];
}

// Declarators of one statement each have theirs, in the order of the arrays.
__global__ void together(float *o) {
  // FIXED: {{^}}  __shared__ float a[1024], b[1024];
  // FIXED-NEXT: {{^}}  const auto a{{I}}ndex = [](auto i) { return i ^ (i / 32 % 32); };
  // FIXED-NEXT: {{^}}  const auto b{{I}}ndex = [](auto i) { return i ^ (i / 32 % 32); };
  // FIXED-NEXT: {{^}}  int x
  // DIFF: {{^}}   __shared__ float a[1024], b[1024];
  // DIFF-NEXT: {{^}}+  const auto a{{I}}ndex
  // DIFF-NEXT: {{^}}+  const auto b{{I}}ndex
  __shared__ float a[1024], b[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  a[a{{I}}ndex(x * 32)] = b[b{{I}}ndex(x * 32 + 1)] = o[x];
  a[x * 32] = b[x * 32 + 1] = o[x];
  __syncthreads();
  o[x] = a[x] + b[x];
}

// What shares its line with something else is followed by it there.
__global__ void onOneLine(float *o) {
  // FIXED: {{^}}  __shared__ float l[1024]; const auto l{{I}}ndex = [](auto i) { return i ^ (i / 32 % 32); }; int x = threadIdx.x;
  __shared__ float l[1024]; int x = threadIdx.x;
  // FIXED: {{^}}  l[l{{I}}ndex(x * 32)] = l[l{{I}}ndex(x * 32 + 1)] = o[x];
  l[x * 32] = l[x * 32 + 1] = o[x];
  __syncthreads();
  o[x] = l[x];
}

// A lambda that captures what it names sees the function.
__global__ void captured(float *o) {
  // FIXED: {{^}}  const auto g{{I}}ndex = [](auto i) { return i ^ (i / 32 % 32); };
  __shared__ float g[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  auto put = [&](float v) { g[g{{I}}ndex(x * 32)] = g[g{{I}}ndex(x * 32 + 1)] = v; };
  auto put = [&](float v) { g[x * 32] = g[x * 32 + 1] = v; };
  switch (x) { // behind it is all of this
  case 0:
    o[x] = 1;
  }
  put(o[x]);
  __syncthreads();
  o[x] = g[x];
}

// Where another lambda or a class in the function uses the array, and where a label or a case is jumped to behind it,
// the text is there twice.
__global__ void inLambda(float *o) {
  __shared__ float c[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  auto put = [](int x, float v) { c[(x * 32) ^ (x * 32 / 32 % 32)] = c[(x * 32 + 1) ^ ((x * 32 + 1) / 32 % 32)] = v; };
  auto put = [](int x, float v) { c[x * 32] = c[x * 32 + 1] = v; };
  put(x, o[x]);
  __syncthreads();
  o[x] = c[x];
}
__global__ void inClass(float *o) {
  __shared__ float e[1024];
  int x = threadIdx.x;
  struct Put {
    __device__ void operator()(int x, float v) const {
      // FIXED: {{^}}      e[(x * 32) ^ (x * 32 / 32 % 32)] = e[(x * 32 + 1) ^ ((x * 32 + 1) / 32 % 32)] = v;
      e[x * 32] = e[x * 32 + 1] = v;
    }
  };
  Put()(x, o[x]);
  __syncthreads();
  o[x] = e[x];
}
__global__ void jumpedTo(float *o, int n) {
  int x = threadIdx.x;
  switch (n) {
  case 0:
    o[x] = 1;
    __shared__ float f[1024];
    // FIXED: {{^}}    f[(x * 32) ^ (x * 32 / 32 % 32)] = f[(x * 32 + 1) ^ ((x * 32 + 1) / 32 % 32)] = o[x];
    f[x * 32] = f[x * 32 + 1] = o[x];
    __syncthreads();
    o[x] = f[x];
    break;
  default:
    o[x] = 2;
  }
}

// A name that the file has is not taken.
__global__ void taken(float *o, int dIndex) {
  // FIXED: {{^}}  __shared__ float d[1024];
  // FIXED-NEXT: {{^}}  const auto d{{I}}ndex2 = [](auto i) { return i ^ (i / 32 % 32); };
  __shared__ float d[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  d[d{{I}}ndex2(x * 32)] = d[d{{I}}ndex2(x * 32 + 1)] = dIndex;
  d[x * 32] = d[x * 32 + 1] = dIndex;
  __syncthreads();
  o[x] = d[x];
}

// A row that is a constant moves its columns by a constant. A row that is a name is there twice.
__global__ void rows(float *o) {
  __shared__ float big[192][64];
  int x = threadIdx.x, y = threadIdx.y;
  // FIXED: {{^}}  big[y][x ^ (y % 32)] = o[x];
  big[y][x] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = big[x][y ^ (x % 32)] + big[0][x] + big[33][x ^ 1];
  o[x] = big[x][y] + big[0][x] + big[33][x];
}

// A row that is longer than a name is passed to a function with the column, for what is there.
#define SUM(A, B) ((A) + (B))
__global__ void longRows(float *o) {
  // FIXED: {{^}}  __shared__ float far[192][64];
  // FIXED-NEXT: {{^}}  const auto far{{A}}t = [](auto r, auto c) -> auto & { return far[r][c ^ (r % 32)]; };
  __shared__ float far[192][64];
  int x = threadIdx.x, y = threadIdx.y;
  // FIXED: {{^}}  far{{A}}t(y * 2, x) = o[x];
  far[y * 2][x] = o[x];
  // FIXED: {{^}}  atomicAdd(&far{{A}}t(y, (y, x)), 1.f);
  atomicAdd(&far[y][y, x], 1.f);
  __syncthreads();
  // FIXED: {{^}}  o[x] = SUM(far{{A}}t(x + 1, y), far[0][x]) + far[33][x ^ 1];
  o[x] = SUM(far[x + 1][y], far[0][x]) + far[33][x];
}

// Where a macro names it, the text is there twice.
#define NEAR near
__global__ void byMacro(float *o) {
  __shared__ float near[192][64];
  int x = threadIdx.x, y = threadIdx.y;
  // FIXED: {{^}}  near[y * 2][x ^ (y * 2 % 32)] = o[x];
  near[y * 2][x] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = NEAR[x + 1][y ^ ((x + 1) % 32)];
  o[x] = NEAR[x + 1][y];
}
// Blanks inside brackets stay as they are.
template <int N> __global__ void blanks(float *o) {
  // FIXED: {{^}}  __shared__ float tile[ N ][ N + 1 ];
  __shared__ float tile[ N ][ N ];
  tile[ threadIdx.y ][ threadIdx.x ] = 1;
  __syncthreads();
  *o = tile[ threadIdx.x ][ threadIdx.y ];
}

void launch(float *o) {
  blanks<32><<<1, dim3(32, 8)>>>(o);
  constants<<<1, 32>>>(o);
  tight<<<1, 32>>>(o);
  scan<<<1, 32>>>(o, 32);
  without_blanks<<<1, 32>>>(o);
  once<<<1, 32>>>(o);
  together<<<1, 32>>>(o);
  onOneLine<<<1, 32>>>(o);
  captured<<<1, 32>>>(o);
  inLambda<<<1, 32>>>(o);
  inClass<<<1, 32>>>(o);
  jumpedTo<<<1, 32>>>(o, 0);
  taken<<<1, 32>>>(o, 1);
  rows<<<1, dim3(32, 8)>>>(o);
  longRows<<<1, dim3(32, 8)>>>(o);
  byMacro<<<1, dim3(32, 8)>>>(o);
}
