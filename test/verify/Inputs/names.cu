// Kernels whose names compilers and profilers spell differently.
#include <cstdio>

enum Mode { kPlain, kPadded, kRotated = 7 };
namespace tiles {
enum class Order : unsigned char { Row, Column };
template <int N, Order O> struct Shape {};
template <Order O, class T> __global__ void ordered(T *out) {
  __shared__ T s[64];
  s[threadIdx.x * 2] = out[threadIdx.x];
  out[threadIdx.x] = s[threadIdx.x + int(O)];
}
} // namespace tiles
namespace {
struct Local {};
} // namespace

template <Mode M, typename T> __global__ void modes(T *out) {
  __shared__ T s[64];
  s[threadIdx.x + M] = out[threadIdx.x];
  out[threadIdx.x] = s[threadIdx.x * 2];
}
template <bool B, char C, signed char D, short E, int I, unsigned U, long L, unsigned long V, long long W, unsigned long long X>
__global__ void numbers(float *out) {
  __shared__ float s[64];
  s[threadIdx.x * 2] = out[threadIdx.x];
  out[threadIdx.x] = s[threadIdx.x] + B + C + D + E + I + U + L + V + W + X;
}
template <class A, auto Auto> __global__ void others(float *out) {
  __shared__ float s[64];
  s[threadIdx.x * 2] = out[threadIdx.x];
  out[threadIdx.x] = s[threadIdx.x] + int(Auto);
}
template <class... All> __global__ void packed(float *out) {
  __shared__ float s[64];
  s[threadIdx.x * 2] = out[threadIdx.x];
  out[threadIdx.x] = s[threadIdx.x] + sizeof...(All);
}
extern "C" __global__ void plain(float *out) {
  __shared__ float s[64];
  s[threadIdx.x * 2] = out[threadIdx.x];
  out[threadIdx.x] = s[threadIdx.x];
}

int main() {
  float *out;
  cudaMalloc(&out, 1 << 12), cudaMemset(out, 0, 1 << 12);
  modes<kRotated><<<1, 32>>>(out);
  modes<kPadded><<<1, 32>>>((double *)out);
  tiles::ordered<tiles::Order::Column><<<1, 32>>>((int *)out);
  numbers<true, 'a', -3, 4, -5, 6u, -7l, 8ul, -9ll, 10ull><<<1, 32>>>(out);
  numbers<false, '\0', 3, -4, 5, ~0u, 7l, ~0ul, 9ll, ~0ull><<<1, 32>>>(out);
  others<Local, tiles::Order::Column><<<1, 32>>>(out);
  others<tiles::Shape<8, tiles::Order::Column>, 'b'><<<1, 32>>>(out);
  packed<unsigned char, long long, float4, const char *><<<1, 32>>>(out);
  plain<<<1, 32>>>(out);
  puts(cudaDeviceSynchronize() == cudaSuccess ? "PASS" : "FAIL");
}
