// Kernels from signal processing, biology, finance, graphics, physics and machine learning, by somebody who had not seen
// the model of time that is tested on them.

#include "worth.h"
#include <mma.h>

// Where shared memory is most of the work.

// Rounds of table lookups, as a block cipher has them: one table, or a copy of it in each bank.
template <bool Fixed> __global__ void cipherTables(unsigned *out, const unsigned *in, int each) {
  __shared__ unsigned table[Fixed ? 256 * 32 : 256];
  int t = threadIdx.x, lane = t % 32;
  for (int i = t; i < (Fixed ? 256 * 32 : 256); i += 256) {
    unsigned entry = Fixed ? i / 32 : i, mixed = (entry + 1) * 0x85ebca6bu;
    table[i] = mixed ^ mixed >> 15;
  }
  __syncthreads();
  auto lookUp = [&](unsigned byte) { return table[Fixed ? byte % 256 * 32 + lane : byte % 256]; };
  size_t base = size_t(blockIdx.x) * 1024 * each + t;
#pragma unroll 1
  for (int i = 0; i < each; ++i, base += 1024) {
    unsigned a = in[base], b = in[base + 256], c = in[base + 512], d = in[base + 768];
#pragma unroll 1
    for (unsigned round = 1; round <= 10; ++round) {
      auto column = [&](unsigned w, unsigned x, unsigned y, unsigned z) {
        unsigned second = lookUp(x >> 8), third = lookUp(y >> 16), fourth = lookUp(z >> 24);
        return lookUp(w) ^ (second << 8 | second >> 24) ^ (third << 16 | third >> 16) ^ (fourth << 24 | fourth >> 8) ^
               round * 0x01010101u;
      };
      unsigned e = column(a, b, c, d), f = column(b, c, d, a), g = column(c, d, a, b), h = column(d, a, b, c);
      a = e, b = f, c = g, d = h;
    }
    out[base] = a, out[base + 256] = b, out[base + 512] = c, out[base + 768] = d;
  }
}

// Blocks of 8 by 8 coefficients, whose differences a thread adds up in the zigzag order of image compression.
template <bool Fixed> __global__ void zigzagBlocks(short *out, const short *in, int) {
  constexpr int Pitch = Fixed ? 66 : 64;
  __shared__ short s[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 8192;
  for (int i = t; i < 8192; i += 128)
    s[i / 64 * Pitch + i % 64] = in[base + i];
  __syncthreads();
  int level = 0;
#pragma unroll
  for (int diagonal = 0; diagonal < 15; ++diagonal) {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      int y = diagonal % 2 ? i : diagonal - i, x = diagonal - y;
      if (x >= 0 && x < 8 && y >= 0 && y < 8) {
        level += s[t * Pitch + y * 8 + x];
        s[t * Pitch + y * 8 + x] = short(level * (1 + diagonal));
      }
    }
  }
  __syncthreads();
  for (int i = t; i < 8192; i += 128)
    out[base + i] = s[i / 64 * Pitch + i % 64];
}

// Nine directions of a lattice gas in each of 16 by 16 cells: records of 16 floats, or a plane for each direction.
template <bool Fixed> __global__ void latticeBoltzmann(float *out, const float *in, int steps) {
  __shared__ float s[256 * 16];
  auto place = [](int cell, int q) { return Fixed ? q * 256 + cell : cell * 16 + q; };
  auto weight = [](int q) { return (q % 3 == 1 ? 4.0f : 1.0f) * (q / 3 == 1 ? 4.0f : 1.0f) / 36; };
  int t = threadIdx.x, x = t % 16, y = t / 16;
  float start = in[size_t(blockIdx.x) * 256 + t];
#pragma unroll
  for (int q = 0; q < 9; ++q)
    s[place(t, q)] = weight(q) * start;
  float density = 0;
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    __syncthreads();
    float f[9], flowX = 0, flowY = 0;
    density = 0;
#pragma unroll
    for (int q = 0; q < 9; ++q) {
      int fromX = (x - (q % 3 - 1) + 16) % 16, fromY = (y - (q / 3 - 1) + 16) % 16;
      f[q] = s[place(fromY * 16 + fromX, q)];
      density += f[q], flowX += (q % 3 - 1) * f[q], flowY += (q / 3 - 1) * f[q];
    }
    float ux = flowX / density, uy = flowY / density, squared = 1.5f * (ux * ux + uy * uy);
    __syncthreads();
#pragma unroll
    for (int q = 0; q < 9; ++q) {
      float along = 3 * ((q % 3 - 1) * ux + (q / 3 - 1) * uy);
      float equilibrium = weight(q) * density * (1 + along + 0.5f * along * along - squared);
      s[place(t, q)] = f[q] + 0.8f * (equilibrium - f[q]);
    }
  }
  out[size_t(blockIdx.x) * 256 + t] = density;
}

// Probabilities of 32 hidden states, one for each lane, which reads its row of the transitions.
template <int Pitch> __global__ void hiddenMarkov(float *out, const int *in, int steps) {
  __shared__ float transition[32 * Pitch], state[4][32];
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  for (int i = t; i < 1024; i += 128)
    transition[i / 32 * Pitch + i % 32] = float(i / 32 * (i % 32) % 7 + 1) / 128;
  state[warp][lane] = float(lane + 1) / 32;
  __syncthreads();
  const int *observed = in + (size_t(blockIdx.x) * 4 + warp) * steps;
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    float sum = 0;
#pragma unroll 8
    for (int from = 0; from < 32; ++from)
      sum += state[warp][from] * transition[lane * Pitch + from];
    __syncwarp();
    state[warp][lane] = sum * (0.5f + 0.25f * float((observed[step] + lane) & 3));
    __syncwarp();
  }
  out[size_t(blockIdx.x) * 128 + t] = state[warp][lane];
}

// A filter of seven taps along time for each of 32 channels, which come last in the input and first in the output.
template <int Pitch> __global__ void depthwise(float *out, const float *in, int times) {
  __shared__ float tile[134][Pitch];
  int t = threadIdx.x, first = blockIdx.x * 128;
  for (int i = t; i < 134 * 32; i += 128)
    tile[i / 32][i % 32] = in[size_t(min(times - 1, first + i / 32)) * 32 + i % 32];
  __syncthreads();
#pragma unroll 2
  for (int channel = 0; channel < 32; ++channel) {
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 7; ++k)
      sum += in[channel * 7 + k] * tile[t + k][channel];
    out[size_t(channel) * times + first + t] = sum;
  }
}

// The most pairs of bases of a folded strand of 63: spans of the same length together, so that 63 is a bad pitch.
template <int Pitch> __global__ void strandFold(int *out, const int *in, int) {
  __shared__ int pairs[63 * Pitch], base[64];
  int t = threadIdx.x;
  base[t] = in[size_t(blockIdx.x) * 64 + t];
  for (int i = t; i < 63 * Pitch; i += 64)
    pairs[i] = 0;
#pragma unroll 1
  for (int span = 1; span < 63; ++span) {
    __syncthreads();
    if (t < 63 - span) {
      int best = base[t] + base[t + span] == 3 ? 1 : 0;
      if (span > 1)
        best += pairs[(t + 1) * Pitch + t + span - 1];
#pragma unroll 4
      for (int k = 0; k < span; ++k)
        best = max(best, pairs[t * Pitch + t + k] + pairs[(t + k + 1) * Pitch + t + span]);
      pairs[t * Pitch + t + span] = best;
    }
  }
  __syncthreads();
  out[size_t(blockIdx.x) * 64 + t] = t < 63 ? pairs[t * Pitch + 62] : 0;
}

// Messages between 256 checks of eight bits and 512 bits of four checks: by check, or by edge.
template <bool Fixed> __global__ void parityChecks(int *out, const int *in, int iterations) {
  __shared__ int message[256 * 8];
  auto place = [](int check, int edge) { return Fixed ? edge * 256 + check : check * 8 + edge; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 512;
  int received[2] = {in[base + t], in[base + 256 + t]}, total[2] = {0, 0};
  for (int edge = 0; edge < 8; ++edge)
    message[place((t + 17 * (edge / 2)) % 256, edge)] = received[edge % 2];
#pragma unroll 1
  for (int i = 0; i < iterations; ++i) {
    __syncthreads();
    int values[8], least = 127, second = 127, sign = 0;
#pragma unroll
    for (int edge = 0; edge < 8; ++edge) {
      values[edge] = message[place(t, edge)];
      int size = abs(values[edge]);
      second = min(second, max(least, size)), least = min(least, size);
      sign ^= values[edge];
    }
#pragma unroll
    for (int edge = 0; edge < 8; ++edge) {
      int size = abs(values[edge]) == least ? second : least;
      message[place(t, edge)] = (sign ^ values[edge]) < 0 ? -size : size;
    }
    __syncthreads();
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      int told[4];
      total[half] = received[half];
#pragma unroll
      for (int k = 0; k < 4; ++k)
        total[half] += told[k] = message[place((t + 17 * k) % 256, 2 * k + half)];
#pragma unroll
      for (int k = 0; k < 4; ++k)
        message[place((t + 17 * k) % 256, 2 * k + half)] = max(-127, min(127, total[half] - told[k]));
    }
  }
  out[base + t] = total[0];
  out[base + 256 + t] = total[1];
}

// Every eighth output of a filter of 32 taps: samples in order, or a row for each of the eight phases.
template <bool Fixed> __global__ void decimate(float *out, const float *in, int n) {
  __shared__ float s[8 * 260];
  auto place = [](int i) { return Fixed ? i % 8 * 260 + i / 8 : i; };
  int t = threadIdx.x, first = blockIdx.x * 2048;
  for (int i = t; i < 2048 + 24; i += 256)
    s[place(i)] = in[min(n - 1, first + i)];
  __syncthreads();
  float sum = 0;
#pragma unroll
  for (int k = 0; k < 32; ++k)
    sum += float(k * k % 11 - 5) * s[place(8 * t + k)];
  out[size_t(blockIdx.x) * 256 + t] = sum;
}

// Where something else takes the time.

// Vertices that follow one of 24 bones, each a matrix of twelve numbers: global memory.
template <int Pitch> __global__ void skinning(float4 *out, const float4 *in, int n) {
  __shared__ float bones[24 * Pitch];
  for (int i = threadIdx.x; i < 288; i += 256)
    bones[i / 12 * Pitch + i % 12] = float(i * 7 % 11 - 5);
  __syncthreads();
  for (unsigned i = blockIdx.x * 256 + threadIdx.x; i < unsigned(n); i += gridDim.x * 256) {
    float4 v = in[i];
    int bone = i % 24 * Pitch;
    float4 moved;
    moved.x = bones[bone] * v.x + bones[bone + 1] * v.y + bones[bone + 2] * v.z + bones[bone + 3];
    moved.y = bones[bone + 4] * v.x + bones[bone + 5] * v.y + bones[bone + 6] * v.z + bones[bone + 7];
    moved.z = bones[bone + 8] * v.x + bones[bone + 9] * v.y + bones[bone + 10] * v.z + bones[bone + 11];
    moved.w = v.w;
    out[i] = moved;
  }
}

// Three levels of smaller images of a tile; columns in order, or even ones before odd ones: global memory.
template <bool Fixed> __global__ void imageLevels(float *out, const float *in, int n) {
  __shared__ float tile[32 * 40], second[16][17], third[8][9];
  auto place = [](int x, int y) { return Fixed ? y * 40 + x / 2 + x % 2 * 16 : y * 32 + x; };
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  for (int i = t; i < 1024; i += 256)
    tile[place(i % 32, i / 32)] = in[size_t(blockIdx.y * 32 + i / 32) * n + blockIdx.x * 32 + i % 32];
  __syncthreads();
  float value = 0.25f * (tile[place(2 * tx, 2 * ty)] + tile[place(2 * tx + 1, 2 * ty)] +
                         tile[place(2 * tx, 2 * ty + 1)] + tile[place(2 * tx + 1, 2 * ty + 1)]);
  second[ty][tx] = value;
  out[size_t(blockIdx.y * 16 + ty) * (n / 2) + blockIdx.x * 16 + tx] = value;
  __syncthreads();
  out += size_t(n / 2) * (n / 2);
  if (t < 64) {
    int x = t % 8, y = t / 8;
    value = 0.25f *
            (second[2 * y][2 * x] + second[2 * y][2 * x + 1] + second[2 * y + 1][2 * x] + second[2 * y + 1][2 * x + 1]);
    third[y][x] = value;
    out[size_t(blockIdx.y * 8 + y) * (n / 4) + blockIdx.x * 8 + x] = value;
  }
  __syncthreads();
  out += size_t(n / 4) * (n / 4);
  if (t < 16) {
    int x = t % 4, y = t / 4;
    out[size_t(blockIdx.y * 4 + y) * (n / 8) + blockIdx.x * 4 + x] =
        0.25f * (third[2 * y][2 * x] + third[2 * y][2 * x + 1] + third[2 * y + 1][2 * x] + third[2 * y + 1][2 * x + 1]);
  }
}

// The nearest of some features of 256 bits for each of eight queries: counting bits.
template <int Pitch> __global__ void featureMatch(int *out, const unsigned *in, int rounds) {
  __shared__ unsigned features[128 * Pitch], queries[8][8];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 1088;
  for (int i = t; i < 1024; i += 128)
    features[i / 8 * Pitch + i % 8] = in[base + i] * 2654435761u;
  if (t < 64)
    queries[t % 8][t / 8] = in[base + 1024 + t] * 2654435761u;
  __syncthreads();
  int best[8];
  for (int q = 0; q < 8; ++q)
    best[q] = 1 << 20;
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
    int feature = (t + 5 * round) % 128, distance[8] = {};
#pragma unroll 1
    for (int word = 0; word < 8; ++word) {
      unsigned bits = features[feature * Pitch + word];
#pragma unroll
      for (int q = 0; q < 8; ++q)
        distance[q] += __popc(bits ^ queries[word][q]);
    }
#pragma unroll
    for (int q = 0; q < 8; ++q)
      best[q] = min(best[q], distance[q] * 128 + feature);
  }
  for (int q = 0; q < 8; ++q)
    out[size_t(blockIdx.x) * 1024 + q * 128 + t] = best[q];
}

// Checksums of packets of 64 bytes, bit by bit: integer arithmetic.
template <int Pitch> __global__ void packetChecks(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned packets[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 128)
    packets[i / 16 * Pitch + i % 16] = in[base + i];
  __syncthreads();
  unsigned check = ~0u;
#pragma unroll 1
  for (int word = 0; word < 16; ++word) {
    check ^= packets[t * Pitch + word];
#pragma unroll
    for (int bit = 0; bit < 32; ++bit)
      check = check >> 1 ^ (check & 1 ? 0xedb88320u : 0u);
  }
  out[size_t(blockIdx.x) * 128 + t] = ~check;
}

// Paths of a price of 32 steps, gone through backwards afterwards: logarithms, exponentials and angles.
template <int Pitch> __global__ void pricePaths(float *out, const int *in, int rounds) {
  __shared__ float path[128 * Pitch];
  int t = threadIdx.x;
  size_t mine = size_t(blockIdx.x) * 128 + t;
  unsigned seed = unsigned(in[mine]) * 747796405u + unsigned(mine) * 2891336453u + 1;
  auto uniform = [&seed] {
    seed ^= seed << 13, seed ^= seed >> 17, seed ^= seed << 5;
    return (float(seed >> 8) + 0.5f) / 16777216;
  };
  float total = 0;
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
    float price = 100;
#pragma unroll 1
    for (int step = 0; step < 32; step += 2) {
      float radius = sqrtf(-2 * logf(uniform())), sine, cosine;
      sincospif(2 * uniform(), &sine, &cosine);
      price *= expf(0.001f + 0.02f * radius * sine);
      path[t * Pitch + step] = price;
      price *= expf(0.001f + 0.02f * radius * cosine);
      path[t * Pitch + step + 1] = price;
    }
    float value = 0;
#pragma unroll 1
    for (int step = 31; step >= 0; --step)
      value = fmaxf(101 - path[t * Pitch + step], 0.999f * value);
    total += value;
  }
  out[mine] = total;
}

// Walks at random on a large graph, with the last 16 places of each at hand: the latency of global memory.
template <int Pitch> __global__ void randomWalks(int *out, const int *in, int steps) {
  constexpr unsigned Mask = (1 << 24) - 1;
  __shared__ int trail[128 * Pitch];
  int t = threadIdx.x;
  for (int k = 0; k < 16; ++k)
    trail[t * Pitch + k] = k;
  unsigned at = (blockIdx.x * 128 + t) * 97u & Mask;
  int seen = 0;
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    at = (unsigned(in[at]) * 4 + step % 4 + trail[t * Pitch + step * 7 % 16] % 2) & Mask;
    seen += trail[t * Pitch + (step + 5) % 16] & 3;
    trail[t * Pitch + step % 16] = int(at);
  }
  out[size_t(blockIdx.x) * 128 + t] = int(at ^ unsigned(seen));
}

// Places of bodies on their orbits, eight elements for each, by Newton's method: double precision.
template <int Pitch> __global__ void orbits(double *out, const double *in, int times) {
  __shared__ double elements[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 1024;
  for (int i = t; i < 1024; i += 128)
    elements[i / 8 * Pitch + i % 8] = in[base + i];
  __syncthreads();
  double sum = 0;
#pragma unroll 1
  for (int time = 0; time < times; ++time) {
    const double *mine = elements + t * Pitch;
    double eccentricity = 0.04 * mine[1], mean = mine[2] + 0.1 * time * (1 + mine[3]), anomaly = mean;
#pragma unroll 1
    for (int k = 0; k < 6; ++k) {
      double sine, cosine;
      sincos(anomaly, &sine, &cosine);
      anomaly -= (anomaly - eccentricity * sine - mean) / (1 - eccentricity * cosine);
    }
    double sine, cosine;
    sincos(anomaly, &sine, &cosine);
    double x = (1 + mine[0]) * (cosine - eccentricity), y = (1 + mine[4]) * sine;
    sum += mine[5] * x + mine[6] * y + mine[7];
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// A recurrent network of 64 units for 16 inputs: matrices on tensor cores, and barriers between steps.
template <int Pitch> __global__ void recurrent(half *out, const half *in, int steps) {
  using namespace nvcuda::wmma;
  __shared__ __align__(32) half state[64 * Pitch];
  __shared__ __align__(32) float sums[64 * 16];
  int t = threadIdx.x, warp = t / 32, lane = t % 32;
  const half *weights = in + size_t(blockIdx.x) * 5120;
  for (int i = t; i < 1024; i += 128)
    state[i / 16 * Pitch + i % 16] = weights[4096 + i];
  fragment<matrix_a, 16, 16, 16, half, row_major> rows[4];
#pragma unroll
  for (int k = 0; k < 4; ++k)
    load_matrix_sync(rows[k], weights + warp * 1024 + k * 16, 64);
  __syncthreads();
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    fragment<accumulator, 16, 16, 16, float> sum;
    fill_fragment(sum, 1.0f);
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      fragment<matrix_b, 16, 16, 16, half, row_major> columns;
      load_matrix_sync(columns, state + k * 16 * Pitch, Pitch);
      mma_sync(sum, rows[k], columns, sum);
    }
    store_matrix_sync(sums + warp * 256, sum, 16, mem_row_major);
    __syncthreads();
#pragma unroll
    for (int i = lane; i < 256; i += 32) {
      int unit = warp * 16 + i / 16;
      state[unit * Pitch + i % 16] = __int2half_rn(int(sums[unit * 16 + i % 16]) & 3);
    }
    __syncthreads();
  }
  for (int i = t; i < 1024; i += 128)
    out[size_t(blockIdx.x) * 1024 + i] = state[i / 16 * Pitch + i % 16];
}

// Changes that cost.

__device__ unsigned spread(unsigned x) {
  x = (x | x << 4) & 0x30f;
  x = (x | x << 2) & 0x333;
  return (x | x << 1) & 0x555;
}

// Samples between four texels by 8 by 4 lanes: rows of 48, or the bits of both coordinates in turn.
template <bool Fixed> __global__ void mortonTexture(float *out, const float *in, int samples) {
  __shared__ float texels[32 * 48];
  auto place = [](unsigned x, unsigned y) { return Fixed ? spread(x) | spread(y) << 1 : y * 48 + x; };
  unsigned t = threadIdx.x, x = t % 8 + t / 32 % 2 * 8, y = t / 8 % 4 + t / 64 * 4;
  size_t base = size_t(blockIdx.x) * 1024;
  for (unsigned i = t; i < 1024; i += 256)
    texels[place(i % 32, i / 32)] = in[base + i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int sample = 0; sample < samples; ++sample) {
    unsigned left = (x + sample) % 32, right = (left + 1) % 32, top = (y + 3 * sample) % 32, bottom = (top + 1) % 32;
    float above = 0.75f * texels[place(left, top)] + 0.25f * texels[place(right, top)];
    float below = 0.75f * texels[place(left, bottom)] + 0.25f * texels[place(right, bottom)];
    sum += 0.5f * (above + below);
  }
  out[size_t(blockIdx.x) * 256 + t] = sum;
}

// The mean of a few samples is taken from each of 300 traces of 64. With padding, two blocks fit on an SM, not three.
template <bool Fixed> __global__ void traceBaseline(float *out, const float *in, int) {
  extern __shared__ float traces[];
  constexpr int Pitch = 64 + Fixed;
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 19200;
#pragma unroll 5
  for (int i = t; i < 19200; i += 256)
    traces[i / 64 * Pitch + i % 64] = in[base + i];
  __syncthreads();
  for (int trace = t; trace < 300; trace += 256) {
    float sum = 0;
    for (int k = 0; k < 4; ++k)
      sum += traces[trace * Pitch + k * 16];
    traces[trace * Pitch] = 0.25f * sum;
  }
  __syncthreads();
#pragma unroll 5
  for (int i = t; i < 19200; i += 256)
    out[base + i] = traces[i / 64 * Pitch + i % 64] - (i % 64 ? traces[i / 64 * Pitch] : 0.0f);
}

// Moving averages of rows of 128 prices, as vectors; once, a warp reads columns. The padding takes the alignment.
template <bool Fixed> __global__ void movingAverages(float *out, const float *in, int rounds) {
  constexpr int Pitch = Fixed ? 129 : 128;
  __shared__ __align__(16) float prices[32 * Pitch];
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  size_t base = size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 128)
    prices[i / 128 * Pitch + i % 128] = in[base + i];
  __syncthreads();
  float a = 0, b = 0, c = 0, d = 0;
  if (warp == 0)
#pragma unroll 1
    for (int k = 0; k < 8; ++k)
      a += prices[lane * Pitch + k];
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
#pragma unroll
    for (int r = 0; r < 8; ++r) {
      int at = (warp * 8 + r + round) % 32 * Pitch + 4 * lane;
      float4 v;
      if constexpr (Fixed)
        v = make_float4(prices[at], prices[at + 1], prices[at + 2], prices[at + 3]);
      else
        v = *reinterpret_cast<const float4 *>(&prices[at]);
      a = 0.5f * a + v.x, b = 0.5f * b + v.y, c = 0.5f * c + v.z, d = 0.5f * d + v.w;
    }
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 128 + t] = a + b + c + d;
}

__device__ int middle(int a, int b, int c) { return max(min(a, b), min(max(a, b), c)); }

// Medians of 3 by 3, several times: a row of 32 for two rows of 16 lanes, or odd rows with their halves exchanged.
template <bool Fixed> __global__ void medianFilter(int *out, const int *in, int n) {
  __shared__ int tile[18 * 32];
  auto place = [](int x, int y) { return y * 32 + (Fixed ? x ^ y % 2 * 16 : x); };
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  for (int i = t; i < 18 * 18; i += 256) {
    int x = min(n - 1, max(0, int(blockIdx.x * 16) + i % 18 - 1));
    int y = min(n - 1, max(0, int(blockIdx.y * 16) + i / 18 - 1));
    tile[place(i % 18, i / 18)] = in[size_t(y) * n + x];
  }
  int value = 0;
#pragma unroll 1
  for (int pass = 0; pass < 4; ++pass) {
    __syncthreads();
    int low[3], mid[3], high[3];
#pragma unroll
    for (int dx = 0; dx < 3; ++dx) {
      int a = tile[place(tx + dx, ty)], b = tile[place(tx + dx, ty + 1)], c = tile[place(tx + dx, ty + 2)];
      low[dx] = min(a, min(b, c)), mid[dx] = middle(a, b, c), high[dx] = max(a, max(b, c));
    }
    value =
        middle(max(low[0], max(low[1], low[2])), middle(mid[0], mid[1], mid[2]), min(high[0], min(high[1], high[2])));
    __syncthreads();
    tile[place(tx + 1, ty + 1)] = value;
  }
  out[size_t(blockIdx.y * 16 + ty) * n + blockIdx.x * 16 + tx] = value;
}

// In between.

// Paths through the 256 states of a decoder: predecessors are neighbours, or even ones lie before odd ones.
template <bool Fixed> __global__ void trellis(int *out, const int *in, int steps) {
  __shared__ int metric[2][272];
  auto place = [](int state) { return Fixed ? state / 2 + state % 2 * 144 : state; };
  int t = threadIdx.x, now = t == 0 ? 0 : -1000;
  unsigned decisions = 0;
  const int *soft = in + size_t(blockIdx.x) * 2 * steps;
  int first = __popc(t << 1 & 0561) % 2 ? -1 : 1, second = __popc(t << 1 & 0753) % 2 ? -1 : 1;
  metric[0][place(t)] = now;
  __syncthreads();
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    int branch = first * soft[2 * step] + second * soft[2 * step + 1];
    int even = metric[step % 2][place(2 * t % 256)] + branch, odd = metric[step % 2][place(2 * t % 256 + 1)] - branch;
    now = max(even, odd);
    decisions = decisions * 2 + (odd > even);
    metric[(step + 1) % 2][place(t)] = now;
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 256 + t] = now + int(decisions & 0xffff);
}

// Cells of two colours in turn relax: in rows, or with the colours of a row in halves.
template <bool Fixed> __global__ void redBlack(float *out, const float *in, int sweeps) {
  __shared__ float s[8 * 64];
  auto place = [](int x, int y) { return y % 8 * 64 + (Fixed ? x % 64 / 2 + x % 2 * 32 : x % 64); };
  int tx = threadIdx.x, ty = threadIdx.y;
  size_t base = size_t(blockIdx.x) * 512 + ty * 64 + tx;
  s[place(tx, ty)] = in[base];
  s[place(tx + 32, ty)] = in[base + 32];
#pragma unroll 1
  for (int sweep = 0; sweep < sweeps; ++sweep)
#pragma unroll
    for (int colour = 0; colour < 2; ++colour) {
      __syncthreads();
      int x = 2 * tx + (ty + colour) % 2;
      float around = s[place(x + 63, ty)] + s[place(x + 1, ty)] + s[place(x, ty + 7)] + s[place(x, ty + 1)];
      float here = s[place(x, ty)];
      s[place(x, ty)] = here + 1.5f * (0.25f * around - here);
    }
  __syncthreads();
  out[base] = s[place(tx, ty)];
  out[base + 32] = s[place(tx + 32, ty)];
}

// Echoes of 24 channels are delayed and added up for the directions of the lanes: the stride is the channel's number.
template <bool Fixed> __global__ void delayAndSum(float *out, const float *in, int frames) {
  __shared__ float echo[1024 + 32];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  const float *frame = in + size_t(blockIdx.x % frames) * 24 * 1024;
  float sum = 0;
#pragma unroll 1
  for (int channel = 0; channel < 24; ++channel) {
    for (int i = t; i < 1024; i += 256)
      echo[place(i)] = frame[channel * 1024 + i];
    __syncthreads();
#pragma unroll
    for (int depth = 0; depth < 16; ++depth)
      sum += float(depth % 4 + 1) * echo[place(lane * channel + 2 * depth + warp)];
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 256 + t] = sum;
}

// Forces between the 128 atoms of a cell: records of four floats, or four arrays.
template <bool Fixed> __global__ void cellForces(float *out, const float *in, int) {
  __shared__ float s[512];
  auto place = [](int atom, int field) { return Fixed ? field * 128 + atom : atom * 4 + field; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 512;
  float x = in[base + t], y = in[base + 128 + t], z = in[base + 256 + t], charge = in[base + 384 + t];
  s[place(t, 0)] = x, s[place(t, 1)] = y, s[place(t, 2)] = z, s[place(t, 3)] = charge;
  __syncthreads();
  float force = 0;
#pragma unroll 4
  for (int k = 1; k < 128; ++k) {
    int other = (t + k) % 128;
    float dx = s[place(other, 0)] - x, dy = s[place(other, 1)] - y, dz = s[place(other, 2)] - z;
    float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 0.5f), square = inverse * inverse;
    float sixth = square * square * square;
    force += (sixth * (sixth - 0.5f) + charge * s[place(other, 3)] * inverse) * dx * square;
  }
  out[size_t(blockIdx.x) * 128 + t] = force;
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  constexpr size_t M = 1 << 20;
  auto each = [](unsigned blocks, unsigned threads, size_t in, size_t out, int n = 0) {
    return Setup{dim3(blocks), dim3(threads), blocks * in, blocks * out, n};
  };
  measure(selection, "cipher_tables", each(1848, 256, 4096, 4096, 4).values(0, 1 << 20), cipherTables<false>,
          cipherTables<true>);
  measure(selection, "zigzag_blocks", each(2048, 128, 8192, 8192), zigzagBlocks<false>, zigzagBlocks<true>);
  measure(selection, "lattice_boltzmann", each(2048, 256, 256, 256, 8).values(1, 8).within(1e-4),
          latticeBoltzmann<false>, latticeBoltzmann<true>);
  measure(selection, "hidden_markov", each(1056, 128, 4 * 16, 128, 16).values(0, 3).within(1e-5), hiddenMarkov<32>,
          hiddenMarkov<33>);
  measure(selection, "depthwise_channels_last", each(2048, 128, 4096, 4096, 2048 * 128), depthwise<32>, depthwise<33>);
  measure(selection, "strand_fold", each(1056, 64, 64, 64).values(0, 3), strandFold<63>, strandFold<64>);
  measure(selection, "parity_checks", each(2048, 256, 512, 512, 8), parityChecks<false>, parityChecks<true>);
  measure(selection, "decimate", each(8192, 256, 2048, 256, 16 * M), decimate<false>, decimate<true>);
  measure(selection, "skinning", Setup{dim3(1056), dim3(256), 4 * M, 4 * M, 4 * M}, skinning<12>, skinning<13>);
  measure(selection, "image_levels", Setup{dim3(128, 128), dim3(16, 16), 16 * M, 4 * M + M + M / 4, 4096},
          imageLevels<false>, imageLevels<true>);
  measure(selection, "feature_match", each(2048, 128, 1088, 1024, 16).values(0, 1 << 20), featureMatch<8>,
          featureMatch<9>);
  measure(selection, "packet_checks", each(4096, 128, 2048, 128).values(0, 1 << 20), packetChecks<16>,
          packetChecks<17>);
  measure(selection, "price_paths", each(1056, 128, 128, 128, 4).values(0, 1 << 20).within(1e-5), pricePaths<36>,
          pricePaths<33>);
  measure(selection, "random_walks", Setup{dim3(1024), dim3(128), 16 * M, 1024 * 128, 64}.values(0, (1 << 24) - 1),
          randomWalks<16>, randomWalks<17>);
  measure(selection, "orbits", each(1024, 128, 1024, 128, 4).values(0, 15).within(1e-9), orbits<8>, orbits<9>);
  measure(selection, "recurrent", each(1056, 128, 5120, 1024, 64).values(-1, 1), recurrent<16>, recurrent<24>);
  measure(selection, "morton_texture", each(4096, 256, 1024, 256, 32), mortonTexture<false>, mortonTexture<true>);
  measure(selection, "trace_baseline", each(1188, 256, 19200, 19200).dynamic(300 * 64 * 4, 300 * 65 * 4),
          traceBaseline<false>, traceBaseline<true>);
  measure(selection, "moving_averages", each(2112, 128, 4096, 128, 32).within(1e-5), movingAverages<false>,
          movingAverages<true>);
  measure(selection, "median_filter", Setup{dim3(128, 128), dim3(16, 16), 4 * M, 4 * M, 2048}, medianFilter<false>,
          medianFilter<true>);
  measure(selection, "trellis", each(4096, 256, 128, 256, 64), trellis<false>, trellis<true>);
  measure(selection, "red_black", Setup{dim3(4096), dim3(32, 8), 2 * M, 2 * M, 32}.within(1e-4), redBlack<false>,
          redBlack<true>);
  measure(selection, "delay_and_sum", Setup{dim3(2112), dim3(256), 64 * 24 * 1024, 2112 * 256, 64}, delayAndSum<false>,
          delayAndSum<true>);
  measure(selection, "cell_forces", each(2048, 128, 512, 128).within(1e-5), cellForces<false>, cellForces<true>);
}
