// Kernels from linear algebra, neural networks, signals, cryptography, finite elements and data layouts, by somebody
// who had not seen the model of time that is tested on them.

#include "worth.h"

// Rows of Width, one after another, become rows of Pitch.
template <int Width, int Pitch, int Count, typename T> __device__ void loadRows(T *to, const T *from) {
#pragma unroll 4
  for (int i = threadIdx.x; i < Count; i += blockDim.x)
    to[i / Width * Pitch + i % Width] = from[i];
}

template <int Width, int Pitch, int Count, typename T> __device__ void storeRows(T *to, const T *from) {
#pragma unroll 4
  for (int i = threadIdx.x; i < Count; i += blockDim.x)
    to[i] = from[i / Width * Pitch + i % Width];
}

// Where shared memory is most of the work.

// The conjugate transpose of a complex matrix.
template <int Pad> __global__ void hermitianTurn(float2 *out, const float2 *in, int n) {
  __shared__ float2 tile[32][32 + Pad];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
#pragma unroll
  for (int j = 0; j < 32; j += 8)
    tile[threadIdx.y + j][threadIdx.x] = in[size_t(y + j) * n + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
#pragma unroll
  for (int j = 0; j < 32; j += 8) {
    float2 value = tile[threadIdx.x][threadIdx.y + j];
    out[size_t(y + j) * n + x] = make_float2(value.x, -value.y);
  }
}

// Each warp has 32 rows, whose largest numbers and their columns the lanes look for.
template <int Pad> __global__ void warpRowMaxima(int *out, const int *in, int) {
  __shared__ int tiles[8][32][32 + Pad];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  size_t row = (size_t(blockIdx.x) * 8 + warp) * 32;
#pragma unroll 8
  for (int k = 0; k < 32; ++k)
    tiles[warp][k][lane] = in[(row + k) * 32 + lane];
  __syncwarp();
  int most = -100, at = 0;
#pragma unroll 8
  for (int k = 0; k < 32; ++k)
    if (int value = tiles[warp][lane][k]; value > most)
      most = value, at = k;
  out[row + lane] = most * 32 + at;
}

// Sums and sums of squares of segments of 24 numbers.
template <int Pitch> __global__ void segmentSums(float *out, const float *in, int) {
  __shared__ float segments[128 * Pitch];
  int t = threadIdx.x;
  loadRows<24, Pitch, 128 * 24>(segments, in + size_t(blockIdx.x) * 128 * 24);
  __syncthreads();
  float sum = 0, squares = 0;
#pragma unroll
  for (int k = 0; k < 24; ++k) {
    float value = segments[t * Pitch + k];
    sum += value, squares += value * value;
  }
  out[size_t(blockIdx.x) * 128 + t] = squares - sum * sum / 24;
}

// Positive numbers move to the front, the others to the end; a thread has 16 neighbours.
template <bool Fixed> __global__ void compactFlags(int *out, const int *in, int) {
  __shared__ int values[4096 + 256], counts[256];
  auto place = [](int i) { return Fixed ? i + i / 16 : i; };
  int t = threadIdx.x, count = 0;
  size_t base = size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 256)
    values[place(i)] = in[base + i];
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 16; ++k)
    count += values[place(16 * t + k)] > 0;
  counts[t] = count;
#pragma unroll 1
  for (int offset = 1; offset < 256; offset *= 2) {
    __syncthreads();
    int other = t >= offset ? counts[t - offset] : 0;
    __syncthreads();
    counts[t] += other;
  }
  __syncthreads();
  int first = counts[t] - count, second = counts[255] + 16 * t - first, mine[16];
#pragma unroll
  for (int k = 0; k < 16; ++k)
    mine[k] = values[place(16 * t + k)];
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 16; ++k)
    values[place(mine[k] > 0 ? first++ : second++)] = mine[k];
  __syncthreads();
  for (int i = t; i < 4096; i += 256)
    out[base + i] = values[place(i)];
}

// A product of matrices in tiles of 64 by 64, of which each thread has four by four.
template <int Pad> __global__ void gemmFourByFour(float *out, const float *in, int n) {
  __shared__ float a[64][16 + Pad];
  __shared__ __align__(16) float b[16][64];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  const float *rows = in + size_t(blockIdx.y) * 64 * n, *columns = in + size_t(n) * n + blockIdx.x * 64;
  float sum[4][4] = {};
#pragma unroll 1
  for (int k0 = 0; k0 < n; k0 += 16) {
#pragma unroll
    for (int i = t; i < 1024; i += 256) {
      a[i / 16][i % 16] = rows[size_t(i / 16) * n + k0 + i % 16];
      b[i / 64][i % 64] = columns[size_t(k0 + i / 64) * n + i % 64];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; ++k) {
      float4 right = *reinterpret_cast<const float4 *>(&b[k][4 * tx]);
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        float left = a[4 * ty + i][k];
        sum[i][0] += left * right.x, sum[i][1] += left * right.y;
        sum[i][2] += left * right.z, sum[i][3] += left * right.w;
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
    *reinterpret_cast<float4 *>(&out[(size_t(blockIdx.y) * 64 + 4 * ty + i) * n + blockIdx.x * 64 + 4 * tx]) =
        make_float4(sum[i][0], sum[i][1], sum[i][2], sum[i][3]);
}

__device__ float2 turned(float2 v, float cosine, float sine) {
  return make_float2(v.x * cosine - v.y * sine, v.x * sine + v.y * cosine);
}

// Eight points, which come out with the bits of their numbers reversed.
__device__ void eightPoints(float2 (&v)[8]) {
  const float cosines[4] = {1, 0.70710678f, 0, -0.70710678f}, sines[4] = {0, -0.70710678f, -1, -0.70710678f};
#pragma unroll
  for (int half = 4; half > 0; half /= 2)
#pragma unroll
    for (int i = 0; i < 8; ++i)
      if (!(i & half)) {
        float2 a = v[i], b = v[i + half];
        int angle = i % half * (4 / half);
        v[i] = make_float2(a.x + b.x, a.y + b.y);
        v[i + half] = turned(make_float2(a.x - b.x, a.y - b.y), cosines[angle], sines[angle]);
      }
}

// Transforms of 512 points by 64 threads: three passes with base eight, and numbers change threads between them.
template <bool Fixed> __global__ void fftBaseEight(float2 *out, const float2 *in, int) {
  __shared__ float parts[512 + 64];
  auto place = [](int i) { return Fixed ? i + i / 8 : i; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 512;
  float2 v[8];
#pragma unroll
  for (int k = 0; k < 8; ++k)
    v[k] = in[base + t + 64 * k];
#pragma unroll
  for (int pass = 0; pass < 3; ++pass) {
    int before = pass == 0 ? 1 : pass == 1 ? 8 : 64, low = t % before;
#pragma unroll
    for (int k = 1; k < 8; ++k) {
      float sine, cosine;
      __sincosf(-6.2831853f * low * k / (8 * before), &sine, &cosine);
      v[k] = turned(v[k], cosine, sine);
    }
    eightPoints(v);
    if (pass == 2)
      break;
#pragma unroll
    for (int part = 0; part < 2; ++part) {
      __syncthreads();
#pragma unroll
      for (int k = 0; k < 8; ++k) {
        int reversed = (k & 1) << 2 | (k & 2) | k >> 2;
        parts[place(t / before * 8 * before + low + reversed * before)] = part ? v[k].y : v[k].x;
      }
      __syncthreads();
#pragma unroll
      for (int k = 0; k < 8; ++k)
        (part ? v[k].y : v[k].x) = parts[place(t + 64 * k)];
    }
  }
#pragma unroll
  for (int k = 0; k < 8; ++k)
    out[base + t + 64 * ((k & 1) << 2 | (k & 2) | k >> 2)] = v[k];
}

// Lower triangles of symmetric matrices of 8 by 8, one for each thread, become their Cholesky factors.
template <int Pitch> __global__ void choleskyBatch(float *out, const float *in, int) {
  __shared__ float matrices[64 * Pitch];
  size_t base = size_t(blockIdx.x) * 64 * 36;
  loadRows<36, Pitch, 64 * 36>(matrices, in + base);
  __syncthreads();
  float *a = matrices + threadIdx.x * Pitch;
#pragma unroll 1
  for (int j = 0; j < 8; ++j) {
    float *pivots = a + j * (j + 1) / 2;
    float scale = rsqrtf(pivots[j] + 100);
    pivots[j] = 1 / scale;
#pragma unroll 1
    for (int i = j + 1; i < 8; ++i) {
      float *row = a + i * (i + 1) / 2;
      row[j] *= scale;
#pragma unroll 1
      for (int k = j + 1; k <= i; ++k)
        row[k] -= row[j] * a[k * (k + 1) / 2 + j];
    }
  }
  __syncthreads();
  storeRows<36, Pitch, 64 * 36>(out + base, matrices);
}

// Matrices of 32 by 16, a row for each lane, become triangular by Householder's reflections.
template <int Pitch> __global__ void householderLanes(float *out, const float *in, int) {
  __shared__ float matrices[4][32 * Pitch];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  size_t base = (size_t(blockIdx.x) * 4 + warp) * 512;
  for (int i = lane; i < 512; i += 32)
    matrices[warp][i / 16 * Pitch + i % 16] = in[base + i];
  __syncwarp();
  float *row = matrices[warp] + lane * Pitch;
  auto total = [](float value) {
#pragma unroll
    for (int offset = 16; offset > 0; offset /= 2)
      value += __shfl_xor_sync(~0u, value, offset);
    return value;
  };
#pragma unroll 1
  for (int k = 0; k < 16; ++k) {
    float v = lane >= k ? row[k] : 0;
    float length = sqrtf(total(v * v)), first = __shfl_sync(~0u, v, k);
    if (lane == k)
      v += first < 0 ? -length : length;
    float scale = 1 / (length * length + length * fabsf(first) + 1e-20f);
#pragma unroll 1
    for (int c = k; c < 16; ++c)
      row[c] -= scale * total(v * row[c]) * v;
  }
  __syncwarp();
  for (int i = lane; i < 512; i += 32)
    out[base + i] = matrices[warp][i / 16 * Pitch + i % 16];
}

// Edit distances between a word of 40 letters and the words of the threads, whose rows of the table are short.
template <int Pitch> __global__ void editRows(int *out, const int *in, int) {
  __shared__ short rows[128 * Pitch];
  __shared__ int word[40];
  int t = threadIdx.x;
  short *row = rows + t * Pitch;
  if (t < 40)
    word[t] = t * t % 5;
  for (int k = 0; k < 40; ++k)
    row[k] = short(k + 1);
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < 24; ++i) {
    int letter = in[(size_t(blockIdx.x) * 24 + i) * 128 + t], diagonal = i, left = i + 1;
#pragma unroll 4
    for (int k = 0; k < 40; ++k) {
      int above = row[k];
      left = min(diagonal + (letter != word[k]), min(above, left) + 1);
      diagonal = above;
      row[k] = short(left);
    }
  }
  out[size_t(blockIdx.x) * 128 + t] = row[39];
}

// A hash of blocks of 16 words, with the last 16 words of each thread's schedule: by thread, or by word.
template <bool ByWord> __global__ void hashSchedule(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned schedule[16 * 128];
  int t = threadIdx.x;
  auto word = [&](int i) -> unsigned & { return schedule[ByWord ? i % 16 * 128 + t : t * 16 + i % 16]; };
  auto turn = [](unsigned x, int n) { return __funnelshift_r(x, x, n); };
  unsigned a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372, d = 0xa54ff53a, e = 0x510e527f, f = 0x9b05688c, g = 7, h = t;
  for (int k = 0; k < 16; ++k)
    word(k) = in[(size_t(blockIdx.x) * 16 + k) * 128 + t];
#pragma unroll 1
  for (int i = 0; i < 64; ++i) {
    unsigned now = word(i), next = word(i + 1), last = word(i + 14);
    unsigned choice = (e & f) ^ (~e & g), majority = (a & b) ^ (a & c) ^ (b & c);
    unsigned one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + 0x9e3779b9u * i + now;
    unsigned two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
    word(i) = now + (turn(next, 7) ^ turn(next, 18) ^ next >> 3) + word(i + 9) +
              (turn(last, 17) ^ turn(last, 19) ^ last >> 10);
  }
  out[size_t(blockIdx.x) * 128 + t] = a + b + c + d + e + f + g + h;
}

// Volumes and moments of hexahedra, eight corners for each thread, from eight points of quadrature.
template <int Pitch> __global__ void hexahedra(float *out, const float *in, int) {
  __shared__ float corners[128 * Pitch];
  int t = threadIdx.x;
  loadRows<24, Pitch, 128 * 24>(corners, in + size_t(blockIdx.x) * 128 * 24);
  __syncthreads();
  const float *mine = corners + t * Pitch;
  float volume = 0;
#pragma unroll 1
  for (int point = 0; point < 8; ++point) {
    float x = point & 1 ? 0.577f : -0.577f, y = point & 2 ? 0.577f : -0.577f, z = point & 4 ? 0.577f : -0.577f;
    float j[3][3] = {};
#pragma unroll
    for (int corner = 0; corner < 8; ++corner) {
      float sx = corner & 1 ? 1 : -1, sy = corner & 2 ? 1 : -1, sz = corner & 4 ? 1 : -1;
      float gx = sx * (1 + sy * y) * (1 + sz * z), gy = sy * (1 + sx * x) * (1 + sz * z),
            gz = sz * (1 + sx * x) * (1 + sy * y);
#pragma unroll
      for (int axis = 0; axis < 3; ++axis) {
        float place = mine[corner * 3 + axis];
        j[axis][0] += place * gx, j[axis][1] += place * gy, j[axis][2] += place * gz;
      }
    }
    volume += j[0][0] * (j[1][1] * j[2][2] - j[1][2] * j[2][1]) - j[0][1] * (j[1][0] * j[2][2] - j[1][2] * j[2][0]) +
              j[0][2] * (j[1][0] * j[2][1] - j[1][1] * j[2][0]);
  }
  out[size_t(blockIdx.x) * 128 + t] = volume;
}

// The probabilities of 20 classes for each pixel.
template <int Pitch> __global__ void softmaxPixels(float *out, const float *in, int) {
  __shared__ float scores[128 * Pitch];
  size_t base = size_t(blockIdx.x) * 128 * 20;
  loadRows<20, Pitch, 128 * 20>(scores, in + base);
  __syncthreads();
  float *mine = scores + threadIdx.x * Pitch, most = -1e30f, sum = 0;
#pragma unroll
  for (int k = 0; k < 20; ++k)
    most = fmaxf(most, mine[k]);
#pragma unroll 4
  for (int k = 0; k < 20; ++k)
    sum += mine[k] = __expf(mine[k] - most);
#pragma unroll 4
  for (int k = 0; k < 20; ++k)
    mine[k] /= sum;
  __syncthreads();
  storeRows<20, Pitch, 128 * 20>(out + base, scores);
}

// Rows of 64 numbers become bytes, by the largest of each row; four threads for each row.
template <int Pitch> __global__ void quantiseGroups(unsigned *out, const float *in, int) {
  __shared__ float rows[64 * Pitch];
  int t = threadIdx.x, part = t % 4;
  loadRows<64, Pitch, 64 * 64>(rows, in + size_t(blockIdx.x) * 4096);
  __syncthreads();
  const float *row = rows + t / 4 * Pitch;
  float most = 1e-6f;
#pragma unroll
  for (int k = part; k < 64; k += 4)
    most = fmaxf(most, fabsf(row[k]));
  most = fmaxf(most, __shfl_xor_sync(~0u, most, 1));
  most = fmaxf(most, __shfl_xor_sync(~0u, most, 2));
  float scale = 127 / most;
#pragma unroll
  for (int word = 0; word < 4; ++word) {
    unsigned packed = 0;
#pragma unroll
    for (int k = 0; k < 4; ++k)
      packed |= (unsigned(__float2int_rn(row[word * 16 + k * 4 + part] * scale)) & 255) << 8 * k;
    out[size_t(blockIdx.x) * 1024 + word * 256 + t] = packed;
  }
}

// A convolution of 3 by 3 by 3 with four channels, which come last, or first.
template <bool First> __global__ void volumeChannels(float *out, const float *in, int) {
  __shared__ float volume[4 * 360];
  __shared__ float weights[4 * 27];
  auto place = [](int voxel, int channel) { return First ? channel * 360 + voxel : voxel * 4 + channel; };
  int t = threadIdx.x, x = t % 8, y = t / 8 % 4, z = t / 32;
  for (int i = t; i < 1440; i += 128)
    volume[place(i / 4, i % 4)] = in[size_t(blockIdx.x) * 1440 + i];
  if (t < 108)
    weights[t] = 0.125f * (t % 7 - 3);
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int channel = 0; channel < 4; ++channel)
#pragma unroll
    for (int tap = 0; tap < 27; ++tap)
      sum += weights[channel * 27 + tap] *
             volume[place(((z + tap / 9) * 6 + y + tap / 3 % 3) * 10 + x + tap % 3, channel)];
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// Sums of nine neighbours in rows of 48, along which the threads walk.
template <int Pitch> __global__ void boxRows(float *out, const float *in, int) {
  __shared__ float rows[128 * Pitch];
  int t = threadIdx.x;
  loadRows<48, Pitch, 128 * 48>(rows, in + size_t(blockIdx.x) * 128 * 48);
  __syncthreads();
  const float *row = rows + t * Pitch;
  float sum = 0;
#pragma unroll 4
  for (int k = 0; k < 8; ++k)
    sum += row[k];
#pragma unroll 4
  for (int k = 8; k < 48; ++k) {
    sum += row[k];
    out[(size_t(blockIdx.x) * 40 + k - 8) * 128 + t] = sum;
    sum -= row[k - 8];
  }
}

// Each thread sorts its 16 numbers in registers, by a network.
template <int Pitch> __global__ void sortNetworks(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned lists[128 * Pitch];
  size_t base = size_t(blockIdx.x) * 2048;
  loadRows<16, Pitch, 2048>(lists, in + base);
  __syncthreads();
  unsigned *mine = lists + threadIdx.x * Pitch, v[16];
#pragma unroll
  for (int k = 0; k < 16; ++k)
    v[k] = mine[k];
#pragma unroll
  for (int round = 0; round < 16; ++round)
#pragma unroll
    for (int k = round % 2; k < 15; k += 2) {
      unsigned less = min(v[k], v[k + 1]);
      v[k + 1] = max(v[k], v[k + 1]), v[k] = less;
    }
#pragma unroll
  for (int k = 0; k < 16; ++k)
    mine[k] = v[k];
  __syncthreads();
  storeRows<16, Pitch, 2048>(out + base, lists);
}

// Cubic splines of 256 pieces at places that the data say: four coefficients of a piece together, or four arrays.
template <bool Fixed> __global__ void splinePieces(float *out, const int *in, int) {
  __shared__ float table[1024];
  auto place = [](int piece, int k) { return Fixed ? k * 256 + piece : piece * 4 + k; };
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 256)
    table[place(i / 4, i % 4)] = 0.01f * (i % 37);
  __syncthreads();
  size_t base = size_t(blockIdx.x) * 4096;
#pragma unroll 4
  for (int i = t; i < 4096; i += 256) {
    int at = in[base + i], piece = at >> 8 & 255;
    float x = (at & 255) / 256.0f;
    float c0 = table[place(piece, 0)], c1 = table[place(piece, 1)], c2 = table[place(piece, 2)];
    out[base + i] = c0 + x * (c1 + x * (c2 + x * table[place(piece, 3)]));
  }
}

// Channels of half that come first come last then: 64 channels of 32 pixels.
template <int Pad> __global__ void channelsLast(half *out, const half *in, int pixels) {
  __shared__ half tile[64][32 + Pad];
  int tx = threadIdx.x, ty = threadIdx.y, pixel = blockIdx.x * 32;
#pragma unroll
  for (int channel = ty; channel < 64; channel += 8)
    tile[channel][tx] = in[size_t(channel) * pixels + pixel + tx];
  __syncthreads();
#pragma unroll
  for (int p = ty; p < 32; p += 8)
#pragma unroll
    for (int channel = tx; channel < 64; channel += 32)
      out[size_t(pixel + p) * 64 + channel] = tile[channel][p];
}

// Where something else takes the time.

// A sparse matrix with four entries in each row, double: products are put down by entry and added by row. DRAM.
template <int Pitch> __global__ void ellDouble(double *out, const double *in, int rows) {
  __shared__ double products[256 * Pitch];
  int t = threadIdx.x;
  const double *entries = in + size_t(blockIdx.x) * 1024, *vector = in + size_t(rows) * 4;
#pragma unroll
  for (int i = t; i < 1024; i += 256)
    products[i / 4 * Pitch + i % 4] = entries[i] * vector[(blockIdx.x * 256 + i / 4 + i % 4 * 512) % rows];
  __syncthreads();
  double sum = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k)
    sum += products[t * Pitch + k];
  out[size_t(blockIdx.x) * 256 + t] = sum;
}

// Prices of options, eight numbers for each thread, for 16 strikes: logarithms, exponentials and roots.
template <int Pitch> __global__ void optionStrikes(float *out, const float *in, int) {
  __shared__ float quotes[128 * Pitch];
  int t = threadIdx.x;
  loadRows<8, Pitch, 1024>(quotes, in + size_t(blockIdx.x) * 1024);
  __syncthreads();
  float price = 0;
#pragma unroll 1
  for (int strike = 0; strike < 16; ++strike) {
    float spot = 20 + quotes[t * Pitch], spread = 0.2f + 0.01f * quotes[t * Pitch + strike % 8];
    float d = (__logf(spot / (12 + strike)) + 0.02f) / spread, density = __expf(-0.5f * d * d);
    float tail = 1 / (1 + 0.2316f * fabsf(d));
    float above = density * tail * (0.3194f + tail * (-0.3566f + tail * (1.7815f - tail)));
    price += spot * (d > 0 ? 1 - above : above) - (12 + strike) * __expf(-0.02f * strike) * sqrtf(above);
  }
  out[size_t(blockIdx.x) * 128 + t] = price;
}

// Lists in shared memory whose ends are looked for, by one warp on each SM: every step waits for the last.
template <bool Fixed> __global__ void listEnds(int *out, const int *in, int steps) {
  __shared__ int next[64];
  int t = threadIdx.x, at = t;
  auto place = [](int i) { return Fixed ? i : i % 32 * 2 + i / 32; };
  for (int i = t; i < 64; i += 32)
    next[place(i)] = i / 32 * 32 + (i + 1 + (in[blockIdx.x] & 7)) % 32;
  __syncwarp();
#pragma unroll 1
  for (int step = 0; step < steps; ++step)
    at = next[place(at)];
  out[blockIdx.x * 32 + t] = at;
}

// Polynomials of degree seven at 32 places, double, a polynomial for each thread: double precision.
template <int Pitch> __global__ void doublePolynomials(double *out, const double *in, int) {
  __shared__ double coefficients[128 * Pitch];
  int t = threadIdx.x;
  loadRows<8, Pitch, 1024>(coefficients, in + size_t(blockIdx.x) * 1024);
  __syncthreads();
  double sum[4] = {};
#pragma unroll 1
  for (int place = 0; place < 8; ++place) {
    double x[4] = {0.01 * place, 0.3 + 0.02 * place, 0.5 - 0.03 * place, 0.7 + 0.01 * place}, value[4] = {};
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      double c = coefficients[t * Pitch + k];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        value[i] = value[i] * x[i] + c;
        sum[i] += value[i] * value[i];
        sum[i] = sum[i] * 0.5 + x[i] * value[i];
        sum[i] = sum[i] * 0.25 - x[i] * sum[i];
      }
    }
  }
  out[size_t(blockIdx.x) * 128 + t] = sum[0] + sum[1] + sum[2] + sum[3];
}

// An image is bent by a lens, by displacements of its rows and columns: loads of four neighbours from global memory.
template <int Stride> __global__ void lensBending(float *out, const float *in, int n) {
  __shared__ float shift[64 * Stride];
  int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 32 + tx, y = blockIdx.y * 8 + ty;
  if (ty < 2)
    shift[(ty * 32 + tx) * Stride] = 3 * __sinf(0.1f * (tx + 11 * ty));
  __syncthreads();
  float u = fminf(fmaxf(x + shift[tx * Stride] + shift[(32 + ty) * Stride], 0), n - 2.0f);
  float v = fminf(fmaxf(y + shift[(tx ^ ty) * Stride], 0), n - 2.0f);
  int left = int(u), top = int(v);
  const float *corner = in + size_t(top) * n + left;
  float right = u - left, down = v - top;
  out[size_t(y) * n + x] = (1 - down) * (corner[0] * (1 - right) + corner[1] * right) +
                           down * (corner[n] * (1 - right) + corner[n + 1] * right);
}

// Random numbers of 64 bits, whose four words are at a stride of four: integer arithmetic.
template <int Pitch> __global__ void generatorState(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned states[128 * Pitch];
  int t = threadIdx.x;
  loadRows<4, Pitch, 512>(states, in + size_t(blockIdx.x) * 512);
  __syncthreads();
  unsigned *state = states + t * Pitch, sum = 0;
#pragma unroll 1
  for (int round = 0; round < 64; ++round) {
    unsigned long long x = (unsigned long long)state[round % 4] << 32 | sum;
#pragma unroll
    for (int k = 0; k < 6; ++k) {
      x ^= x >> 33, x *= 0xff51afd7ed558ccdull;
      x ^= x << 13, x += 0x9e3779b97f4a7c15ull;
    }
    sum += unsigned(x >> 32) ^ unsigned(x);
    state[round % 4] = sum;
  }
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// Magnitudes of complex numbers, which come in pairs; in order, or real parts before imaginary ones: DRAM.
template <bool Fixed> __global__ void pairMagnitudes(float *out, const float *in, int) {
  __shared__ float parts[2048 + 16];
  auto place = [](int i) { return Fixed ? i % 2 * (1024 + 16) + i / 2 : i; };
  int t = threadIdx.x;
#pragma unroll
  for (int i = t; i < 2048; i += 256)
    parts[place(i)] = in[size_t(blockIdx.x) * 2048 + i];
  __syncthreads();
#pragma unroll
  for (int i = t; i < 1024; i += 256) {
    float x = parts[place(2 * i)], y = parts[place(2 * i + 1)];
    out[size_t(blockIdx.x) * 1024 + i] = sqrtf(x * x + y * y);
  }
}

// Changes that cost.

// Rings of 24 samples, of which the taps are read at places modulo 24; the cure divides once more for each.
template <bool Fixed> __global__ void ringTaps(float *out, const float *in, int) {
  __shared__ float ring[24 * 128 + 256];
  auto place = [](unsigned i) { return Fixed ? i + i / 24 : i; };
  unsigned t = threadIdx.x, first = t * 6;
  for (unsigned i = t; i < 24 * 128; i += 128)
    ring[place(i)] = in[size_t(blockIdx.x) * 3072 + i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (unsigned k = 0; k < 192; ++k) {
    sum = 0.75f * sum + ring[place((first + k * k) % 3072)];
    first = first + (sum > 0);
  }
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// The mean of the first two of 56 samples is taken from each. With padding, three blocks fit on an SM, not four.
template <int Pitch> __global__ void framesOfSamples(float *out, const float *in, int) {
  extern __shared__ float frames[];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 256 * 56;
  loadRows<56, Pitch, 256 * 56>(frames, in + base);
  __syncthreads();
  frames[t * Pitch] = 0.5f * (frames[t * Pitch] + frames[t * Pitch + 1]);
  __syncthreads();
#pragma unroll 4
  for (int i = t; i < 256 * 56; i += 256)
    out[base + i] = frames[i / 56 * Pitch + i % 56] - frames[i / 56 * Pitch];
}

// Rows of 32 bodies as vectors of four; a column is read once in 32 rounds. With padding, the rows are no vectors.
template <bool Fixed> __global__ void vectorRows(float *out, const float *in, int) {
  __shared__ __align__(16) float rows[64 * 33];
  int t = threadIdx.x;
  loadRows<32, Fixed ? 33 : 32, 2048>(rows, in + size_t(blockIdx.x) * 2048);
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int round = 0; round < 32; ++round) {
#pragma unroll 4
    for (int k = t; k < 512; k += 64) {
      int row = k / 8, column = (k + round) % 8 * 4;
      float4 four;
      if (Fixed) {
        const float *from = rows + row * 33 + column;
        four = make_float4(from[0], from[1], from[2], from[3]);
      } else {
        four = *reinterpret_cast<const float4 *>(rows + row * 32 + column);
      }
      sum += four.x - 2 * four.y + 3 * four.z - 4 * four.w;
    }
    if (round == 31)
      sum += rows[t * (Fixed ? 33 : 32)];
  }
  out[size_t(blockIdx.x) * 64 + t] = sum;
}

// Grey values in 64 classes: one histogram for a block, or one for each lane, which are cleared and added up then.
template <int Copies> __global__ void coarseClasses(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned bins[64 * Copies];
  int t = threadIdx.x;
  for (int i = t; i < 64 * Copies; i += 128)
    bins[i] = 0;
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 4; ++k)
    atomicAdd(&bins[(in[size_t(blockIdx.x) * 512 + k * 128 + t] & 63) * Copies + t % Copies], 1);
  __syncthreads();
  if (t < 64) {
    unsigned sum = 0;
    for (int k = 0; k < Copies; ++k)
      sum += bins[t * Copies + (k + t) % Copies];
    out[size_t(blockIdx.x) * 64 + t] = sum;
  }
}

// Pairs of numbers, of which the first are needed again and again: two-way conflicts, or the firsts are copied to
// another array before each round.
template <bool Fixed> __global__ void pairFirsts(float *out, const float *in, int) {
  __shared__ float pairs[512], firsts[256];
  int t = threadIdx.x;
  for (int i = t; i < 512; i += 256)
    pairs[i] = in[size_t(blockIdx.x) * 512 + i];
#pragma unroll 1
  for (int round = 0; round < 32; ++round) {
    __syncthreads();
    if (Fixed) {
      firsts[t] = pairs[2 * t];
      __syncthreads();
    }
    float sum = pairs[2 * t + 1];
#pragma unroll
    for (int k = 1; k < 4; ++k)
      sum += Fixed ? firsts[(t + k) % 256] : pairs[2 * ((t + k) % 256)];
    __syncthreads();
    pairs[2 * t] = 0.25f * sum;
  }
  out[size_t(blockIdx.x) * 256 + t] = pairs[2 * t] + pairs[2 * t + 1];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto each = [](unsigned blocks, unsigned threads, size_t in, size_t out, int n = 0) {
    return Setup{dim3(blocks), dim3(threads), blocks * in, blocks * out, n};
  };
  measure(selection, "hermitian_turn", Setup{dim3(64, 64), dim3(32, 8), 2048 * 2048, 2048 * 2048, 2048},
          hermitianTurn<0>, hermitianTurn<1>);
  measure(selection, "warp_row_maxima", each(2112, 256, 8192, 256).values(-8, 1000), warpRowMaxima<0>,
          warpRowMaxima<1>);
  measure(selection, "segment_sums", each(4224, 128, 3072, 128).within(1e-5), segmentSums<24>, segmentSums<25>);
  measure(selection, "compact_flags", each(1056, 256, 4096, 4096), compactFlags<false>, compactFlags<true>);
  measure(selection, "gemm_four_by_four", Setup{dim3(16, 16), dim3(16, 16), 2 << 20, 1 << 20, 1024}, gemmFourByFour<0>,
          gemmFourByFour<1>);
  measure(selection, "fft_base_eight", each(8448, 64, 512, 512).within(1e-4), fftBaseEight<false>, fftBaseEight<true>);
  measure(selection, "cholesky_batch", each(2112, 64, 2304, 2304).within(1e-4), choleskyBatch<36>, choleskyBatch<37>);
  measure(selection, "householder_lanes", each(1056, 128, 2048, 2048).within(1e-3), householderLanes<16>,
          householderLanes<17>);
  measure(selection, "edit_rows", each(1056, 128, 24 * 128, 128).values(0, 4), editRows<40>, editRows<42>);
  measure(selection, "hash_schedule", each(2112, 128, 2048, 128).values(0, 1 << 30), hashSchedule<false>,
          hashSchedule<true>);
  measure(selection, "hexahedra", each(2112, 128, 3072, 128).within(1e-4), hexahedra<24>, hexahedra<25>);
  measure(selection, "softmax_pixels", each(4224, 128, 2560, 2560).within(1e-5), softmaxPixels<20>, softmaxPixels<21>);
  measure(selection, "quantise_groups", each(2112, 256, 4096, 1024), quantiseGroups<64>, quantiseGroups<68>);
  measure(selection, "volume_channels", each(4224, 128, 1440, 128).within(1e-5), volumeChannels<false>,
          volumeChannels<true>);
  measure(selection, "box_rows", each(1056, 128, 6144, 5120), boxRows<48>, boxRows<49>);
  measure(selection, "sort_networks", each(4224, 128, 2048, 2048).values(0, 1 << 30), sortNetworks<16>,
          sortNetworks<17>);
  measure(selection, "spline_pieces", each(2112, 256, 4096, 4096).values(0, 65535).within(1e-5), splinePieces<false>,
          splinePieces<true>);
  measure(selection, "channels_last", Setup{dim3(8192), dim3(32, 8), 16 << 20, 16 << 20, 262144}, channelsLast<0>,
          channelsLast<2>);
  measure(selection, "ell_double", Setup{dim3(4096), dim3(256), 5 << 20, 1 << 20, 1 << 20}, ellDouble<4>, ellDouble<5>);
  measure(selection, "option_strikes", each(4224, 128, 1024, 128).within(1e-5), optionStrikes<8>, optionStrikes<9>);
  measure(selection, "list_ends", each(132, 32, 1, 32, 1024).values(0, 7), listEnds<false>, listEnds<true>);
  measure(selection, "double_polynomials", each(2112, 128, 1024, 128).within(1e-9), doublePolynomials<8>,
          doublePolynomials<9>);
  measure(selection, "lens_bending", Setup{dim3(128, 512), dim3(32, 8), 4096 * 4096, 4096 * 4096, 4096}.within(1e-5),
          lensBending<2>, lensBending<1>);
  measure(selection, "generator_state", each(2112, 128, 512, 128).values(0, 1 << 30), generatorState<4>,
          generatorState<5>);
  measure(selection, "pair_magnitudes", each(16384, 256, 2048, 1024).within(1e-6), pairMagnitudes<false>,
          pairMagnitudes<true>);
  measure(selection, "ring_taps", each(2112, 128, 3072, 128).within(1e-5), ringTaps<false>, ringTaps<true>);
  measure(selection, "frames_of_samples", each(2112, 256, 14336, 14336).dynamic(256 * 56 * 4, 256 * 57 * 4),
          framesOfSamples<56>, framesOfSamples<57>);
  measure(selection, "vector_rows", each(4224, 64, 2048, 64), vectorRows<false>, vectorRows<true>);
  measure(selection, "coarse_classes", each(16896, 128, 512, 64).values(0, 63), coarseClasses<1>, coarseClasses<32>);
  measure(selection, "pair_firsts", each(2112, 256, 512, 256).within(1e-5), pairFirsts<false>, pairFirsts<true>);
}
