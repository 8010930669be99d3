// Histograms, tables, queues and records: what lies next to each other, and what each lane has for itself.

#include "worth.h"

// Counters of a thread's own: next to each other, or next to those of other threads, whose sums then conflict.
template <bool Fixed> __global__ void countByThread(int *out, const int *in, int each) {
  __shared__ int counters[128 * 32];
  int t = threadIdx.x;
  auto place = [t](int bin) { return Fixed ? bin * 128 + t : t * 32 + bin; };
  for (int bin = 0; bin < 32; ++bin)
    counters[place(bin)] = 0;
  size_t base = size_t(blockIdx.x) * 128 * each;
  for (int i = 0; i < each; ++i)
    ++counters[place(in[base + i * 128 + t] & 31)];
  __syncthreads();
  int bin = t % 32, sum = 0;
  for (int other = t / 32; other < 128; other += 4)
    sum += counters[Fixed ? bin * 128 + other : other * 32 + bin];
  out[blockIdx.x * 128 + t] = sum;
}

// Eight copies of a histogram; few values are frequent, so equal bins of the copies should not share a bank.
template <bool Fixed> __global__ void histogramCopies(unsigned *out, const int *in, int each) {
  __shared__ unsigned bins[8 * 257];
  int t = threadIdx.x, copy = t % 8 * (Fixed ? 257 : 256);
  for (int i = t; i < 8 * 257; i += 256)
    bins[i] = 0;
  __syncthreads();
  size_t base = size_t(blockIdx.x) * 256 * each;
  for (int i = 0; i < each; ++i) {
    int value = in[base + i * 256 + t];
    atomicAdd(&bins[copy + (value & 31 ? value & 7 : value)], 1);
  }
  __syncthreads();
  unsigned sum = 0;
  for (int k = 0; k < 8; ++k)
    sum += bins[k * (Fixed ? 257 : 256) + t];
  out[blockIdx.x * 256 + t] = sum;
}

// Digits of 4 bits, counted in 16 bits by each thread, as a radix sort does.
template <bool Fixed> __global__ void digitCounters(int *out, const int *in, int each) {
  __shared__ unsigned short counters[256 * 16];
  int t = threadIdx.x;
  auto place = [](int thread, int digit) { return Fixed ? digit * 256 + thread : thread * 16 + digit; };
  for (int i = t; i < 256 * 16; i += 256)
    counters[i] = 0;
  __syncthreads();
  size_t base = size_t(blockIdx.x) * 256 * each;
  for (int i = 0; i < each; ++i)
    ++counters[place(t, in[base + i * 256 + t] >> 2 & 15)];
  __syncthreads();
  int digit = t / 16, sum = 0;
  for (int thread = t % 16; thread < 256; thread += 16)
    sum += counters[place(thread, digit)];
  out[blockIdx.x * 256 + t] = sum;
}

// A table of 64 values for each lane: rows by lane, or columns by lane. The data choose the entry.
template <bool Fixed> __global__ void lookupByLane(float *out, const int *in, int each) {
  __shared__ float table[32 * 64];
  int t = threadIdx.x, lane = t % 32;
  for (int i = t; i < 32 * 64; i += 256) {
    int entry = i / 32, owner = i % 32;
    table[Fixed ? entry * 32 + owner : owner * 64 + entry] = float(entry * 3 + owner);
  }
  __syncthreads();
  size_t base = size_t(blockIdx.x) * 256 * each;
  for (int i = 0; i < each; ++i) {
    int entry = in[base + i * 256 + t] & 63;
    float value = 0;
    for (int k = 0; k < 4; ++k)
      value += table[Fixed ? (entry + k * 5) % 64 * 32 + lane : lane * 64 + (entry + k * 5) % 64];
    out[base + i * 256 + t] = value;
  }
}

// Coefficients of a polynomial by lane, read in order.
template <bool Fixed> __global__ void coefficients(float *out, const float *in, int each) {
  constexpr int Pitch = Fixed ? 17 : 16;
  __shared__ float table[32 * Pitch];
  int t = threadIdx.x, lane = t % 32;
  for (int i = t; i < 512; i += 128)
    table[i / 16 * Pitch + i % 16] = float(i % 7 - 3);
  __syncthreads();
  size_t base = size_t(blockIdx.x) * 128 * each;
  for (int i = 0; i < each; ++i) {
    float x = 0.0625f * in[base + i * 128 + t], value = 0;
    for (int k = 0; k < 16; ++k)
      value = value * x + *const_cast<volatile float *>(&table[lane * Pitch + k]);
    out[base + i * 128 + t] = value;
  }
}

// Every Stride-th element of 2048.
template <int Stride, bool Fixed> __global__ void permute(float *out, const float *in, int) {
  __shared__ float s[2048 + 64];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = threadIdx.x; i < 2048; i += 256)
    s[place(i)] = in[base + i];
  __syncthreads();
  for (int i = threadIdx.x; i < 2048; i += 256)
    out[base + i] = s[place(i % (2048 / Stride) * Stride + i / (2048 / Stride))];
}

// A filter of 16 taps, whose last inputs are in a ring for each thread.
template <bool Fixed> __global__ void ringFilter(float *out, const float *in, int samples) {
  __shared__ float ring[128 * 16];
  int t = threadIdx.x;
  auto place = [t](int k) { return Fixed ? k * 128 + t : t * 16 + k; };
  for (int k = 0; k < 16; ++k)
    ring[place(k)] = 0;
  size_t base = size_t(blockIdx.x) * 128 * samples + t;
  for (int i = 0; i < samples; ++i) {
    ring[place(i % 16)] = in[base + size_t(i) * 128];
    float sum = 0;
    for (int k = 0; k < 16; ++k)
      sum += (k % 5 - 2) * ring[place((i + k) % 16)];
    out[base + size_t(i) * 128] = sum;
  }
}

// Records of Fields floats are loaded together, and each thread computes with its own.
template <int Fields, bool Fixed> __global__ void records(float *out, const float *in, int) {
  constexpr int Pitch = Fields + Fixed;
  __shared__ float s[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 128 * Fields;
  for (int i = t; i < 128 * Fields; i += 128)
    s[i / Fields * Pitch + i % Fields] = in[base + i];
  __syncthreads();
  float sum = 0;
  for (int f = 0; f < Fields; ++f)
    sum += s[t * Pitch + f];
  for (int f = 0; f < Fields; ++f)
    s[t * Pitch + f] = sum - s[t * Pitch + f];
  __syncthreads();
  for (int i = t; i < 128 * Fields; i += 128)
    out[base + i] = s[i / Fields * Pitch + i % Fields];
}

// Records of four float4, 64 bytes apart or 80.
template <bool Fixed> __global__ void recordsFloat4(float4 *out, const float4 *in, int) {
  constexpr int Pitch = 4 + Fixed;
  __shared__ float4 s[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 512;
  for (int i = t; i < 512; i += 128)
    s[i / 4 * Pitch + i % 4] = in[base + i];
  __syncthreads();
  float4 a = s[t * Pitch], b = s[t * Pitch + 1], c = s[t * Pitch + 2], d = s[t * Pitch + 3];
  s[t * Pitch] = make_float4(a.x, b.x, c.x, d.x);
  s[t * Pitch + 1] = make_float4(a.y, b.y, c.y, d.y);
  s[t * Pitch + 2] = make_float4(a.z, b.z, c.z, d.z);
  s[t * Pitch + 3] = make_float4(a.w, b.w, c.w, d.w);
  __syncthreads();
  for (int i = t; i < 512; i += 128)
    out[base + i] = s[i / 4 * Pitch + i % 4];
}

// Two doubles for each particle, in turn or in two arrays, exchanged with the neighbours several times.
template <bool Fixed> __global__ void fieldsDouble(double *out, const double *in, int steps) {
  __shared__ double s[512];
  auto position = [](int i) { return Fixed ? i : 2 * i; };
  auto speed = [](int i) { return Fixed ? 256 + i : 2 * i + 1; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 256;
  s[position(t)] = in[base + t];
  s[speed(t)] = 1;
  for (int step = 0; step < steps; ++step) {
    __syncthreads();
    double force = s[position((t + 1) % 256)] + s[position((t + 255) % 256)] - 2 * s[position(t)];
    double next = s[speed(t)] + 0.125 * force;
    __syncthreads();
    s[speed(t)] = next;
    s[position(t)] += 0.125 * next;
  }
  out[base + t] = s[position(t)];
}

// Four shorts for each pixel, accessed one by one, or in planes.
template <bool Fixed> __global__ void quadShort(short *out, const short4 *in, int) {
  __shared__ short s[4 * 256];
  auto place = [](int pixel, int channel) { return Fixed ? channel * 256 + pixel : pixel * 4 + channel; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 256;
  short4 pixel = in[base + t];
  s[place(t, 0)] = pixel.x;
  s[place(t, 1)] = pixel.y;
  s[place(t, 2)] = pixel.z;
  s[place(t, 3)] = pixel.w;
  __syncthreads();
  int sum = 0;
  for (int d = 0; d < 16; ++d)
    for (int channel = 0; channel < 4; ++channel)
      sum += (channel + 1) * s[place((t + d) % 256, channel)];
  out[base + t] = short(sum);
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  constexpr size_t M = 1 << 20;
  auto copies = [](size_t count, unsigned each, unsigned threads) {
    return Setup{dim3(unsigned(count / each)), dim3(threads), count, count};
  };
  measure(selection, "count_by_thread", Setup{dim3(1024), dim3(128), 8 * M, 1024 * 128, 64}.values(0, 255),
          countByThread<false>, countByThread<true>);
  measure(selection, "histogram_copies", Setup{dim3(528), dim3(256), 528 * 256 * 64, 528 * 256, 64}.values(0, 255),
          histogramCopies<false>, histogramCopies<true>);
  measure(selection, "digit_counters", Setup{dim3(1024), dim3(256), 8 * M, 1024 * 256, 32}.values(0, 255),
          digitCounters<false>, digitCounters<true>);
  measure(selection, "lookup_by_lane", Setup{dim3(1024), dim3(256), 4 * M, 4 * M, 16}.values(0, 255),
          lookupByLane<false>, lookupByLane<true>);
  measure(selection, "coefficients", Setup{dim3(2048), dim3(128), 4 * M, 4 * M, 16}, coefficients<false>,
          coefficients<true>);
  measure(selection, "permute_stride_8", copies(16 * M, 2048, 256), permute<8, false>, permute<8, true>);
  measure(selection, "permute_stride_32", copies(4 * M, 2048, 256), permute<32, false>, permute<32, true>);
  measure(selection, "permute_stride_2", copies(4 * M, 2048, 256), permute<2, false>, permute<2, true>);
  measure(selection, "ring_filter", Setup{dim3(1024), dim3(128), 4 * M, 4 * M, 32}, ringFilter<false>,
          ringFilter<true>);
  measure(selection, "records_8", copies(16 * M, 128 * 8, 128), records<8, false>, records<8, true>);
  measure(selection, "records_16_l2", copies(4 * M, 128 * 16, 128), records<16, false>, records<16, true>);
  measure(selection, "records_4", copies(4 * M, 128 * 4, 128), records<4, false>, records<4, true>);
  measure(selection, "records_float4", copies(2 * M, 512, 128), recordsFloat4<false>, recordsFloat4<true>);
  measure(selection, "fields_double", Setup{dim3(8192), dim3(256), 2 * M, 2 * M, 16}, fieldsDouble<false>,
          fieldsDouble<true>);
  measure(selection, "quad_short", copies(4 * M, 256, 256), quadShort<false>, quadShort<true>);
}
