// Sorting networks.

#include "worth.h"

template <bool Fixed> __device__ int padded(int i) { return Fixed ? i + i / 32 : i; }

// 1024 keys, bitonic, with a place of padding after each 32: two-way conflicts in the short strides only.
template <bool Fixed> __global__ void bitonic(int *out, const int *in, int) {
  constexpr int N = 1024;
  __shared__ int s[N + N / 32];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += N / 2)
    s[padded<Fixed>(i)] = in[base + i];
  for (int size = 2; size <= N; size *= 2)
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      int i = t / stride * 2 * stride + t % stride, j = i + stride;
      int a = s[padded<Fixed>(i)], b = s[padded<Fixed>(j)];
      if ((a > b) == !(i & size)) {
        s[padded<Fixed>(i)] = b;
        s[padded<Fixed>(j)] = a;
      }
    }
  __syncthreads();
  for (int i = t; i < N; i += N / 2)
    out[base + i] = s[padded<Fixed>(i)];
}

// A key and a value: next to each other and accessed one by one, or in two arrays. Keys that are equal keep the order
// of the values.
template <bool Fixed> __global__ void bitonicPairs(int *out, const int *in, int) {
  constexpr int N = 512;
  __shared__ int s[2 * N];
  auto key = [](int i) { return Fixed ? i : 2 * i; };
  auto value = [](int i) { return Fixed ? N + i : 2 * i + 1; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += N / 2) {
    s[key(i)] = in[base + i];
    s[value(i)] = i;
  }
  for (int size = 2; size <= N; size *= 2)
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      int i = t / stride * 2 * stride + t % stride, j = i + stride;
      int a = s[key(i)], b = s[key(j)], x = s[value(i)], y = s[value(j)];
      bool greater = a > b || (a == b && x > y);
      if (greater == !(i & size)) {
        s[key(i)] = b;
        s[key(j)] = a;
        s[value(i)] = y;
        s[value(j)] = x;
      }
    }
  __syncthreads();
  for (int i = t; i < N; i += N / 2)
    out[base + i] = s[value(i)];
}

// Neighbours are compared in turn. The even and the odd elements in two halves, or as they are.
template <bool Fixed> __global__ void oddEven(int *out, const int *in, int) {
  constexpr int N = 512;
  __shared__ int s[N];
  auto place = [](int i) { return Fixed ? i / 2 + i % 2 * (N / 2) : i; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += N / 2)
    s[place(i)] = in[base + i];
  for (int step = 0; step < N; ++step) {
    __syncthreads();
    int i = 2 * t + step % 2;
    if (i + 1 < N) {
      int a = s[place(i)], b = s[place(i + 1)];
      if (a > b) {
        s[place(i)] = b;
        s[place(i + 1)] = a;
      }
    }
  }
  __syncthreads();
  for (int i = t; i < N; i += N / 2)
    out[base + i] = s[place(i)];
}

// A run of 16 for each thread, sorted by a network of neighbours in shared memory.
template <bool Fixed> __global__ void sortRuns(int *out, const int *in, int) {
  __shared__ int s[128 * 17];
  auto place = [](int run, int k) { return run * (Fixed ? 17 : 16) + k; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 128)
    s[place(i / 16, i % 16)] = in[base + i];
  __syncthreads();
#pragma unroll 1
  for (int step = 0; step < 16; ++step)
    for (int k = step % 2; k + 1 < 16; k += 2) {
      int a = s[place(t, k)], b = s[place(t, k + 1)];
      s[place(t, k)] = min(a, b);
      s[place(t, k + 1)] = max(a, b);
    }
  __syncthreads();
  for (int i = t; i < 2048; i += 128)
    out[base + i] = s[place(i / 16, i % 16)];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  constexpr size_t M = 1 << 20;
  auto keys = [](size_t count, unsigned each, unsigned threads) {
    return Setup{dim3(unsigned(count / each)), dim3(threads), count, count}.values(0, 1 << 16);
  };
  measure(selection, "bitonic_padded", keys(2 * M, 1024, 512), bitonic<false>, bitonic<true>);
  measure(selection, "bitonic_pairs", keys(2 * M, 512, 256), bitonicPairs<false>, bitonicPairs<true>);
  measure(selection, "odd_even_halves", keys(M, 512, 256), oddEven<false>, oddEven<true>);
  measure(selection, "sort_runs", keys(8 * M, 2048, 128), sortRuns<false>, sortRuns<true>);
}
