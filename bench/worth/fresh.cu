// Kernels from dynamic programming, graphs, codecs, particles, robots, images, small matrices and language models, by
// somebody who had not seen the model of time that is tested on them.

#include "worth.h"

#include <mma.h>

// Rows of Width, one after another, become rows of Pitch.
template <int Width, int Pitch, int Count, int Threads, typename T> __device__ void loadRows(T *to, const T *from) {
  for (int i = threadIdx.x; i < Count; i += Threads)
    to[i / Width * Pitch + i % Width] = from[size_t(blockIdx.x) * Count + i];
}

// Where shared memory is most of the work.

// Matrices of 32 by 32 are split into triangles, a warp for each and a row for each lane.
template <int Pad> __global__ void luByWarp(float *out, const float *in, int) {
  __shared__ float matrices[2][32][32 + Pad];
  int lane = threadIdx.x, warp = threadIdx.y;
  auto &a = matrices[warp];
  size_t base = (size_t(blockIdx.x) * 2 + warp) * 1024;
  for (int row = 0; row < 32; ++row)
    a[row][lane] = in[base + row * 32 + lane] + (row == lane ? 300 : 0);
#pragma unroll 1
  for (int k = 0; k < 31; ++k) {
    __syncwarp();
    float factor = lane > k ? a[lane][k] / a[k][k] : 0;
    if (lane > k)
      a[lane][k] = factor;
#pragma unroll 1
    for (int column = k + 1; column < 32; ++column)
      if (lane > k)
        a[lane][column] -= factor * a[k][column];
  }
  __syncwarp();
  for (int row = 0; row < 32; ++row)
    out[base + row * 32 + lane] = a[row][lane];
}

// A triangle of 32 rows and 128 right sides, one for each thread.
template <int Pitch> __global__ void rightSides(float *out, const float *in, int) {
  __shared__ float triangle[32 * 32], sides[128 * Pitch];
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 128)
    triangle[i] = i % 33 == 0 ? 0.125f : 0.01f * (i % 7 - 3);
  loadRows<32, Pitch, 4096, 128>(sides, in);
  __syncthreads();
  float *side = sides + t * Pitch;
#pragma unroll 1
  for (int i = 0; i < 32; ++i) {
    float sum = side[i];
#pragma unroll 1
    for (int j = 0; j < i; ++j)
      sum -= triangle[i * 32 + j] * side[j];
    side[i] = sum * triangle[i * 33];
  }
  __syncthreads();
  for (int i = t; i < 4096; i += 128)
    out[size_t(blockIdx.x) * 4096 + i] = sides[i / 32 * Pitch + i % 32];
}

// The longest common subsequence of words of 32 letters, by diagonals of a warp's table.
template <int Pitch> __global__ void commonLetters(int *out, const int *in, int) {
  __shared__ int tables[4][33 * Pitch];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  size_t word = (size_t(blockIdx.x) * 4 + warp) * 64;
  int *table = tables[warp], mine = in[word + lane], others = in[word + 32 + lane];
  table[(lane + 1) * Pitch] = table[lane] = 0;
#pragma unroll 1
  for (int diagonal = 0; diagonal < 63; ++diagonal) {
    __syncwarp();
    int column = diagonal - lane, other = __shfl_sync(~0u, others, column & 31);
    if (column >= 0 && column < 32) {
      int *cell = table + (lane + 1) * Pitch + column + 1;
      int equal = (column && lane ? cell[-Pitch - 1] : 0) + (mine == other);
      *cell = max(equal, max(lane ? cell[-Pitch] : 0, cell[-1]));
    }
  }
  __syncwarp();
  out[word / 2 + lane] = table[(lane + 1) * Pitch + 32];
}

// Products of distances: sums in place of products, and the least in place of the sum. The right tile lies turned.
template <int Pad> __global__ void minPlus(int *out, const int *in, int n) {
  __shared__ int left[32][33], right[32][32 + Pad];
  int tx = threadIdx.x, ty = threadIdx.y, least[4] = {1 << 20, 1 << 20, 1 << 20, 1 << 20};
  size_t rows = size_t(blockIdx.y) * 32 * n, columns = size_t(blockIdx.x) * 32 * n;
#pragma unroll 1
  for (int from = 0; from < n; from += 32) {
    for (int y = ty; y < 32; y += 8) {
      left[y][tx] = in[rows + size_t(y) * n + from + tx];
      right[y][tx] = in[columns + size_t(y) * n + from + tx];
    }
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < 32; ++k)
#pragma unroll
      for (int i = 0; i < 4; ++i)
        least[i] = min(least[i], left[ty + 8 * i][k] + right[tx][k]);
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
    out[rows + size_t(ty + 8 * i) * n + blockIdx.x * 32 + tx] = least[i];
}

// Attention of a query for each thread to 32 keys at a time, with a row of weights for each thread.
template <int Pitch> __global__ void flashRows(float *out, const float *in, int tiles) {
  __shared__ float keys[32][16], values[32][16], weights[64 * Pitch];
  int t = threadIdx.x;
  float query[16], sum[16] = {}, most = -1e30f, total = 0, *mine = weights + t * Pitch;
#pragma unroll
  for (int k = 0; k < 16; ++k)
    query[k] = 0.05f * in[(size_t(blockIdx.x) * 16 + k) * 64 + t];
#pragma unroll 1
  for (int tile = 0; tile < tiles; ++tile) {
    __syncthreads();
    for (int i = t; i < 512; i += 64) {
      keys[i / 16][i % 16] = in[tile * 1024 + i];
      values[i / 16][i % 16] = in[tile * 1024 + 512 + i];
    }
    __syncthreads();
    float before = most;
#pragma unroll 2
    for (int key = 0; key < 32; ++key) {
      float score = 0;
#pragma unroll
      for (int k = 0; k < 16; ++k)
        score += query[k] * keys[key][k];
      most = fmaxf(most, score);
      mine[key] = score;
    }
    float correction = __expf(before - most);
    total *= correction;
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum[k] *= correction;
#pragma unroll 2
    for (int key = 0; key < 32; ++key) {
      float weight = __expf(mine[key] - most);
      total += weight;
#pragma unroll
      for (int k = 0; k < 16; ++k)
        sum[k] += weight * values[key][k];
    }
  }
#pragma unroll
  for (int k = 0; k < 16; ++k)
    out[(size_t(blockIdx.x) * 16 + k) * 64 + t] = sum[k] / total;
}

// Two sorted lists of 1024 become one: each thread looks for its part, and merges eight numbers.
template <bool Fixed> __global__ void mergeRanks(int *out, const int *in, int) {
  __shared__ int lists[2048 + 256], merged[2048 + 256];
  auto place = [](int i) { return Fixed ? i + i / 8 : i; };
  int t = threadIdx.x, low = max(0, 8 * t - 1024), high = min(8 * t, 1024);
  for (int i = t; i < 2048; i += 256)
    lists[place(i)] = 4 * (i % 1024) + (in[size_t(blockIdx.x) * 2048 + i] & 3);
  __syncthreads();
  while (low < high) {
    int middle = (low + high) / 2;
    if (lists[place(middle)] <= lists[place(1024 + 8 * t - 1 - middle)])
      low = middle + 1;
    else
      high = middle;
  }
  int a = low, b = 8 * t - low;
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    bool first = b >= 1024 || (a < 1024 && lists[place(a)] <= lists[place(1024 + b)]);
    merged[place(8 * t + k)] = lists[place(first ? a++ : 1024 + b++)];
  }
  __syncthreads();
  for (int i = t; i < 2048; i += 256)
    out[size_t(blockIdx.x) * 2048 + i] = merged[place(i)];
}

// The eight bytes of 1024 numbers are stored apart, the first of all at first, for a codec.
template <bool Fixed> __global__ void bytePlanes(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned words[2048 + 256];
  int t = threadIdx.x;
  auto byte = [&](int number, int plane) {
    int word = 2 * number + plane / 4;
    return reinterpret_cast<const unsigned char *>(words)[4 * (Fixed ? word + word / 8 : word) + plane % 4];
  };
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 256)
    words[Fixed ? i + i / 8 : i] = in[base + i];
  __syncthreads();
#pragma unroll 2
  for (int plane = 0; plane < 8; ++plane) {
    unsigned packed = 0;
#pragma unroll
    for (int k = 0; k < 4; ++k)
      packed |= unsigned(byte(4 * t + k, plane)) << 8 * k;
    out[base + plane * 256 + t] = packed;
  }
}

struct Field {
  float electric[3], magnetic[3], charge, spare;
};
struct PaddedField : Field {
  float padding;
};

// Particles in cells, in order: fields of two cells are interpolated and push the particle.
template <typename Cell> __global__ void pushParticles(float *out, const float *in, int steps) {
  __shared__ Cell cells[257];
  int t = threadIdx.x;
  for (int i = t; i < 257; i += 256) {
    for (int axis = 0; axis < 3; ++axis)
      cells[i].electric[axis] = 0.01f * (i % (5 + axis)), cells[i].magnetic[axis] = 0.02f * (i % (7 + axis));
    cells[i].charge = 0.01f;
  }
  __syncthreads();
  float x = 0.05f * (in[size_t(blockIdx.x) * 256 + t] + 8), v[3] = {0.25f, 0, 0};
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    const Cell &here = cells[t], &next = cells[t + 1];
    float force[3], turn[3];
#pragma unroll
    for (int axis = 0; axis < 3; ++axis) {
      force[axis] = here.electric[axis] + x * (next.electric[axis] - here.electric[axis]);
      turn[axis] = here.magnetic[axis] + x * (next.magnetic[axis] - here.magnetic[axis]);
    }
    float pushed[3] = {v[1] * turn[2] - v[2] * turn[1], v[2] * turn[0] - v[0] * turn[2],
                       v[0] * turn[1] - v[1] * turn[0]};
#pragma unroll
    for (int axis = 0; axis < 3; ++axis)
      v[axis] = 0.9f * v[axis] + here.charge * (force[axis] + pushed[axis]);
    x = fminf(1, fmaxf(0, x + 0.1f * v[0]));
    __syncthreads();
    cells[t].charge = 0.01f + 0.001f * x;
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 256 + t] = x + v[0] + v[1] + v[2];
}

// What can be reached in graphs of 32 nodes, each a thread's own, whose rows are words.
template <int Pitch> __global__ void reachMasks(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned graphs[128 * Pitch];
  int t = threadIdx.x;
  for (int i = t; i < 4096; i += 128) {
    unsigned random = in[size_t(blockIdx.x) * 4096 + i];
    graphs[i / 32 * Pitch + i % 32] = 1u << random % 32 | 1u << random / 32 % 32;
  }
  __syncthreads();
  unsigned reached = 1, frontier = 1, steps = 0;
  while (frontier) {
    unsigned next = 0;
    while (frontier) {
      next |= graphs[t * Pitch + __ffs(frontier) - 1];
      frontier &= frontier - 1;
    }
    frontier = next & ~reached, reached |= next, ++steps;
  }
  out[size_t(blockIdx.x) * 128 + t] = __popc(reached) * 64 + steps;
}

// Transforms of 1024 numbers modulo a prime; pairs are next to each other at first.
template <bool Fixed> __global__ void primeTransform(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned numbers[1024 + 32];
  constexpr unsigned Prime = 2013265921;
  auto place = [](unsigned i) { return Fixed ? i + i / 32 : i; };
  unsigned t = threadIdx.x;
  for (unsigned i = t; i < 1024; i += 256)
    numbers[place(i)] = in[size_t(blockIdx.x) * 1024 + i];
#pragma unroll
  for (unsigned half = 1; half < 1024; half *= 2) {
    __syncthreads();
#pragma unroll
    for (unsigned pair = t; pair < 512; pair += 256) {
      unsigned low = pair / half * 2 * half + pair % half, factor = 31 + pair % half * 977;
      unsigned a = numbers[place(low)], b = unsigned((unsigned long long)numbers[place(low + half)] * factor % Prime);
      numbers[place(low)] = a + b >= Prime ? a + b - Prime : a + b;
      numbers[place(low + half)] = a >= b ? a - b : a + Prime - b;
    }
  }
  __syncthreads();
  for (unsigned i = t; i < 1024; i += 256)
    out[size_t(blockIdx.x) * 1024 + i] = numbers[place(i)];
}

// Lifting of 2048 numbers in place, level after level, so that the stride grows.
template <bool Fixed> __global__ void liftingLevels(int *out, const int *in, int) {
  __shared__ int line[2048 + 64];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  int t = threadIdx.x;
  for (int i = t; i < 2048; i += 256)
    line[place(i)] = in[size_t(blockIdx.x) * 2048 + i];
#pragma unroll
  for (int stride = 1; stride < 256; stride *= 2) {
    __syncthreads();
    for (int i = t; i < 1024 / stride; i += 256) {
      int even = 2 * i * stride, next = even + 2 * stride < 2048 ? even + 2 * stride : even;
      line[place(even + stride)] -= (line[place(even)] + line[place(next)]) >> 1;
    }
    __syncthreads();
    for (int i = t; i < 1024 / stride; i += 256) {
      int even = 2 * i * stride, last = even ? even - stride : stride;
      line[place(even)] += (line[place(last)] + line[place(even + stride)] + 2) >> 2;
    }
  }
  __syncthreads();
  for (int i = t; i < 2048; i += 256)
    out[size_t(blockIdx.x) * 2048 + i] = line[place(i)];
}

// Eigenvalues of symmetric matrices of four by four, one for each thread, by Jacobi's rotations.
template <int Pitch> __global__ void jacobiRotations(float *out, const float *in, int sweeps) {
  __shared__ float matrices[128 * Pitch];
  int t = threadIdx.x;
  float *a = matrices + t * Pitch;
  for (int i = t; i < 2048; i += 128)
    matrices[i / 16 * Pitch + i % 16] =
        in[size_t(blockIdx.x) * 2048 + i / 16 * 16 + max(i / 4 % 4, i % 4) * 4 + min(i / 4 % 4, i % 4)];
  __syncthreads();
#pragma unroll 1
  for (int sweep = 0; sweep < sweeps; ++sweep)
#pragma unroll 1
    for (int p = 0; p < 3; ++p)
#pragma unroll 1
      for (int q = p + 1; q < 4; ++q) {
        float off = a[4 * p + q], theta = (a[5 * q] - a[5 * p]) / (2 * off + (off < 0 ? -1e-6f : 1e-6f));
        float tangent = copysignf(1, theta) / (fabsf(theta) + sqrtf(theta * theta + 1));
        float cosine = rsqrtf(tangent * tangent + 1), sine = tangent * cosine;
#pragma unroll 1
        for (int k = 0; k < 4; ++k) {
          float x = a[4 * k + p], y = a[4 * k + q];
          a[4 * k + p] = cosine * x - sine * y, a[4 * k + q] = sine * x + cosine * y;
        }
#pragma unroll 1
        for (int k = 0; k < 4; ++k) {
          float x = a[4 * p + k], y = a[4 * q + k];
          a[4 * p + k] = cosine * x - sine * y, a[4 * q + k] = sine * x + cosine * y;
        }
      }
  out[size_t(blockIdx.x) * 128 + t] = a[0] + 2 * a[5] + 3 * a[10] + 4 * a[15];
}

// Votes of points for lines: lanes are angles, whose counters are rows or columns.
template <bool Columns> __global__ void houghVotes(int *out, const int *in, int points) {
  __shared__ int votes[32 * 64];
  int t = threadIdx.x, angle = t % 32;
  for (int i = t; i < 2048; i += 256)
    votes[i] = 0;
  float cosine = __cosf(0.098f * angle), sine = __sinf(0.098f * angle);
  __syncthreads();
#pragma unroll 4
  for (int i = t / 32; i < points; i += 8) {
    int point = in[blockIdx.x * points + i];
    int distance = int(32 + 0.35f * ((point & 63) * cosine + (point >> 6 & 63) * sine)) & 63;
    atomicAdd(&votes[Columns ? distance * 32 + angle : angle * 64 + distance], 1);
  }
  __syncthreads();
  for (int i = t; i < 2048; i += 256)
    out[size_t(blockIdx.x) * 2048 + i] = votes[Columns ? i : i % 32 * 64 + i / 32];
}

// Arms of eight joints, whose rotations are quaternions, as vectors of four in a row for each thread.
template <int Pitch> __global__ void jointChains(float4 *out, const float4 *in, int poses) {
  __shared__ float4 joints[128 * Pitch];
  int t = threadIdx.x;
  loadRows<8, Pitch, 1024, 128>(joints, in);
  __syncthreads();
  float4 q = make_float4(1, 0, 0, 0);
#pragma unroll 1
  for (int pose = 0; pose < poses; ++pose) {
#pragma unroll 1
    for (int k = 0; k < 8; ++k) {
      float4 r = joints[t * Pitch + k];
      float w = q.x * r.x - q.y * r.y - q.z * r.z - q.w * r.w, x = q.x * r.y + q.y * r.x + q.z * r.w - q.w * r.z,
            y = q.x * r.z - q.y * r.w + q.z * r.x + q.w * r.y, z = q.x * r.w + q.y * r.z - q.z * r.y + q.w * r.x;
      q = make_float4(0.0625f * w + 1, 0.0625f * x, 0.0625f * y, 0.0625f * z);
    }
  }
  out[size_t(blockIdx.x) * 128 + t] = q;
}

// Numbers of seven bits in each byte, the last byte of each with a bit more: 32 bytes for each thread.
template <int Pitch> __global__ void variableBytes(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned words[128 * Pitch];
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 128)
    words[i / 8 * Pitch + i % 8] = in[size_t(blockIdx.x) * 1024 + i] * 2654435761u;
  __syncthreads();
  const unsigned char *at = reinterpret_cast<const unsigned char *>(words + t * Pitch), *end = at + 32;
  unsigned sum = 0;
  while (at < end) {
    unsigned number = 0, bits = 0, byte;
    do {
      byte = *at++;
      number |= (byte & 127) << bits, bits += 7;
    } while (bits < 28 && at < end && byte < 128);
    sum = sum * 31 + number;
  }
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// Products of half on tensor cores, with operands in rows of 64 or of 72.
template <int Pitch> __global__ void tensorRows(float *out, const half *in, int tiles) {
  using namespace nvcuda::wmma;
  __shared__ __align__(32) half left[64 * Pitch], right[64 * Pitch];
  int t = threadIdx.x, warp = t / 32;
  fragment<accumulator, 16, 16, 16, float> sums[4];
  for (auto &sum : sums)
    fill_fragment(sum, 0.0f);
#pragma unroll 1
  for (int tile = 0; tile < tiles; ++tile) {
    __syncthreads();
    for (int i = t; i < 512; i += 128) {
      const float4 *from = reinterpret_cast<const float4 *>(in + ((blockIdx.x + tile) % gridDim.x) * size_t(8192));
      *reinterpret_cast<float4 *>(left + i / 8 * Pitch + i % 8 * 8) = from[i];
      *reinterpret_cast<float4 *>(right + i / 8 * Pitch + i % 8 * 8) = from[512 + i];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      fragment<matrix_a, 16, 16, 16, half, row_major> a;
      load_matrix_sync(a, left + warp * 16 * Pitch + k * 16, Pitch);
#pragma unroll
      for (int column = 0; column < 4; ++column) {
        fragment<matrix_b, 16, 16, 16, half, col_major> b;
        load_matrix_sync(b, right + column * 16 * Pitch + k * 16, Pitch);
        mma_sync(sums[column], a, b, sums[column]);
      }
    }
  }
#pragma unroll
  for (int column = 0; column < 4; ++column)
    store_matrix_sync(out + size_t(blockIdx.x) * 4096 + warp * 1024 + column * 16, sums[column], 64, mem_row_major);
}

// Colours between those of a sensor's pattern of two by two: rows in order, or even columns before odd ones.
template <bool Fixed> __global__ void sensorColours(int *out, const int *in, int n) {
  __shared__ int tile[18 * 72];
  auto place = [](int x, int y) { return y * 72 + (Fixed ? x / 2 + x % 2 * 36 : x); };
  int tx = threadIdx.x, ty = threadIdx.y;
  for (int i = ty * 32 + tx; i < 18 * 66; i += 256) {
    int x = min(n - 1, int(blockIdx.x) * 64 + i % 66), y = min(n - 1, int(blockIdx.y) * 16 + i / 66);
    tile[place(i % 66, i / 66)] = in[size_t(y) * n + x];
  }
  __syncthreads();
  int x = 2 * tx, y = 2 * ty, red = 0, green = 0, blue = 0;
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    int value = tile[place(x + i % 4, y + i / 4)];
    (i % 2 ? i / 4 % 2 ? blue : green : i / 4 % 2 ? green : red) += value;
  }
  out[size_t(blockIdx.y * 8 + ty) * (n / 2) + blockIdx.x * 32 + tx] = red + 256 * green + 65536 * blue;
}

// Where something else takes the time.

// Flights of particles through four materials with 64 energies: logarithms, and cross sections together or apart.
template <bool Fixed> __global__ void neutronFlights(float *out, const unsigned *in, int flights) {
  __shared__ float sections[256];
  unsigned t = threadIdx.x, random = in[blockIdx.x * 128 + t] * 2654435761u + 1;
  for (unsigned i = t; i < 256; i += 128)
    sections[Fixed ? i % 4 * 64 + i / 4 : i] = 0.5f + 0.01f * (i % 31);
  __syncthreads();
  float depth = 0, weight = 1;
#pragma unroll 1
  for (int flight = 0; flight < flights; ++flight) {
    random = random * 1664525 + 1013904223;
    unsigned energy = random >> 26, material = unsigned(depth) & 3;
    float section = sections[Fixed ? material * 64 + energy : energy * 4 + material];
    float length = -logf((random >> 8) * 5.9e-8f + 1e-7f) / section;
    depth += length * cosf(0.01f * (random & 255));
    depth = fabsf(depth), weight *= 0.99f + 0.01f * expf(-length);
  }
  out[blockIdx.x * 128 + t] = depth * weight;
}

// Rays march to spheres, eight numbers for each thread that are read once: arithmetic.
template <int Pitch> __global__ void sphereMarching(float *out, const float *in, int) {
  __shared__ float scenes[128 * Pitch];
  int t = threadIdx.x;
  loadRows<8, Pitch, 1024, 128>(scenes, in);
  __syncthreads();
  const float *scene = scenes + t * Pitch;
  float x = scene[0], y = scene[1], z = -20, dx = 0.01f * scene[2], dy = 0.01f * scene[3], far = 0;
#pragma unroll 1
  for (int step = 0; step < 96; ++step) {
    float first = sqrtf(x * x + y * y + z * z) - 3, u = x - 4, v = y + 2;
    float second = sqrtf(u * u + v * v + z * z) - 2, blend = fminf(1, fmaxf(0, 0.5f + 0.25f * (second - first)));
    float distance = second + (first - second) * blend - 2 * blend * (1 - blend);
    distance = 0.5f * fminf(1, fmaxf(0.001f, fabsf(distance)));
    x += dx * distance, y += dy * distance, z += distance, far += distance;
  }
  out[size_t(blockIdx.x) * 128 + t] = far + scene[4] * x + scene[5] * y + scene[6] * scene[7];
}

// Every four numbers get the mean zero: DRAM.
template <int Pad> __global__ void centreQuads(float *out, const float *in, int) {
  __shared__ float tile[64][4 + Pad];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 256;
  tile[t / 4][t % 4] = in[base + t];
  __syncthreads();
  float sum = 0;
  if (t < 64) {
    for (int k = 0; k < 4; ++k)
      sum += tile[t][k];
    tile[t][0] -= 0.25f * sum;
  }
  __syncthreads();
  out[base + t] = tile[t / 4][t % 4];
}

// Rumours are passed on: barriers between very short rounds, one small block on each SM.
template <int Stride> __global__ void gossipRounds(unsigned *out, const unsigned *in, int rounds) {
  __shared__ unsigned rumours[64 * Stride];
  unsigned t = threadIdx.x, mine = in[blockIdx.x * 64 + t];
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
    rumours[t * Stride] = mine;
    __syncthreads();
    mine = (mine ^ round) + 2 * rumours[(t * 5 + round) % 64 * Stride];
    __syncthreads();
  }
  out[blockIdx.x * 64 + t] = mine;
}

// Products of numbers with 256 bits, eight words for each thread: integer multiplication.
template <int Pitch> __global__ void longProducts(unsigned *out, const unsigned *in, int rounds) {
  __shared__ unsigned numbers[128 * Pitch];
  int t = threadIdx.x;
  loadRows<8, Pitch, 1024, 128>(numbers, in);
  __syncthreads();
  unsigned product[8], *mine = numbers + t * Pitch;
#pragma unroll
  for (int k = 0; k < 8; ++k)
    product[k] = mine[k] | 1;
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
    unsigned next[8] = {};
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      unsigned long long carry = 0, digit = mine[i];
#pragma unroll
      for (int j = 0; i + j < 8; ++j) {
        carry += digit * product[j] + next[i + j];
        next[i + j] = unsigned(carry), carry >>= 32;
      }
    }
#pragma unroll
    for (int k = 0; k < 8; ++k)
      product[k] = next[k] + round;
    mine[round % 8] ^= product[7];
  }
  out[size_t(blockIdx.x) * 128 + t] = product[0] ^ product[3] ^ product[7];
}

// Triangles add their areas to vertices in global memory, four numbers of each triangle in shared memory: atomics.
template <int Pitch> __global__ void vertexAreas(int *out, const int *in, int vertices) {
  __shared__ int triangles[256 * Pitch];
  int t = threadIdx.x;
  loadRows<4, Pitch, 1024, 256>(triangles, in);
  __syncthreads();
  const int *triangle = triangles + t * Pitch;
#pragma unroll
  for (int corner = 0; corner < 3; ++corner)
    atomicAdd(&out[triangle[corner] % vertices], triangle[3] & 255);
}

// Changes that cost.

// Rows of 48, of which a column is read in one of 16 rounds; the cure shifts rows modulo 48.
template <bool Fixed> __global__ void skewedRows(unsigned *out, const unsigned *in, int rounds) {
  __shared__ unsigned tile[48 * 48];
  auto place = [](unsigned y, unsigned x) { return y * 48 + (Fixed ? (x + y) % 48 : x); };
  unsigned t = threadIdx.x, sum = 0;
  for (unsigned i = t; i < 2304; i += 192)
    tile[place(i / 48, i % 48)] = in[size_t(blockIdx.x) * 2304 + i];
  __syncthreads();
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
#pragma unroll
    for (int k = 0; k < 8; ++k)
      sum += (sum >> 3 ^ k) + tile[place((t / 48 * 9 + k + round) % 48, t % 48)];
    if (round % 16 == 0)
      sum ^= tile[place(t % 48, t / 48)];
  }
  out[size_t(blockIdx.x) * 192 + t] = sum;
}

// Rows of 100 double, of which a thread reads two of its own. With padding, one block fits on an SM, not two.
template <int Pitch> __global__ void doubleSeries(double *out, const double *in, int) {
  extern __shared__ double series[];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 144 * 100;
  loadRows<100, Pitch, 14400, 144>(series, in);
  __syncthreads();
  double slope = (series[t * Pitch + 99] - series[t * Pitch]) / 99;
  series[t * Pitch] = slope;
  __syncthreads();
#pragma unroll 4
  for (int i = t; i < 14400; i += 144)
    out[base + i] = series[i / 100 * Pitch + i % 100] - i % 100 * series[i / 100 * Pitch];
}

// Four words at a time from rows of 32, and one column at last; with padding, four loads of one word.
template <bool Fixed> __global__ void quadWords(unsigned *out, const unsigned *in, int) {
  __shared__ __align__(16) unsigned rows[64 * 33];
  constexpr int Pitch = Fixed ? 33 : 32;
  unsigned t = threadIdx.x, sum = 0;
  loadRows<32, Pitch, 2048, 128>(rows, in);
  __syncthreads();
#pragma unroll 1
  for (unsigned round = 0; round < 16; ++round)
#pragma unroll
    for (unsigned k = t; k < 512; k += 128) {
      const unsigned *from = rows + (k / 8 + round) % 64 * Pitch + k % 8 * 4;
      if (Fixed) {
        sum = (sum ^ from[0]) + (from[1] ^ from[2]) + from[3];
      } else {
        uint4 four = *reinterpret_cast<const uint4 *>(from);
        sum = (sum ^ four.x) + (four.y ^ four.z) + four.w;
      }
    }
  out[size_t(blockIdx.x) * 128 + t] = sum + rows[t / 2 * Pitch];
}

// A key is mixed with words of a table, all but the last in order; the permuted index costs for each.
template <bool Fixed> __global__ void keyedWords(unsigned *out, const unsigned *in, int rounds) {
  __shared__ unsigned table[2048];
  auto place = [](unsigned i) { return Fixed ? (i & 2047) ^ (i >> 5 & 31) ^ (i >> 10 & 1) : i & 2047; };
  unsigned t = threadIdx.x, key = t;
  for (unsigned i = t; i < 2048; i += 256)
    table[place(i)] = in[size_t(blockIdx.x) * 2048 + i];
  __syncthreads();
#pragma unroll 4
  for (unsigned round = 0; round < unsigned(rounds); ++round)
    key = (key << 3 | key >> 29) + (table[place(t + round * 64)] ^ table[place(t + round * round * 32)]) + round;
  out[size_t(blockIdx.x) * 256 + t] = key + table[place(t * 8)];
}

// Neighbours in rows of pairs: from shared memory with two-way conflicts, or by shuffles.
template <bool Fixed> __global__ void shuffledPairs(float *out, const float *in, int steps) {
  __shared__ float pairs[8][64];
  int lane = threadIdx.x, warp = threadIdx.y;
  size_t base = (size_t(blockIdx.x) * 8 + warp) * 64;
  float a = in[base + lane], b = in[base + 32 + lane];
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    float left, right, over;
    if (Fixed) {
      left = __shfl_sync(~0u, a, (lane + 31) % 32), right = __shfl_sync(~0u, a, (lane + 1) % 32);
      over = __shfl_sync(~0u, b, (lane + 2) % 32);
    } else {
      *reinterpret_cast<float2 *>(&pairs[warp][2 * lane]) = make_float2(a, b);
      __syncwarp();
      left = pairs[warp][(lane + 31) % 32 * 2], right = pairs[warp][(lane + 1) % 32 * 2];
      over = pairs[warp][(lane + 2) % 32 * 2 + 1];
      __syncwarp();
    }
    a = 0.25f * (left + right) + 0.5f * b, b = 0.5f * over + 0.25f * a;
  }
  out[base + lane] = a;
  out[base + 32 + lane] = b;
}

// Tiles of 16 by 16, whose rows are read 16 times as often as columns; with padding, two rows of a warp conflict.
template <int Pad> __global__ void paddedSixteen(float *out, const float *in, int rounds) {
  __shared__ float tile[16][16 + Pad];
  int tx = threadIdx.x, ty = threadIdx.y;
  size_t at = size_t(blockIdx.x) * 256 + ty * 16 + tx;
  tile[ty][tx] = in[at];
  float sum = 0;
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += tile[ty ^ k][tx];
    sum = 0.0625f * (sum - tile[tx][ty]);
    __syncthreads();
    tile[ty][tx] = sum;
  }
  out[at] = sum;
}

// Gamma of pixels, a few for each thread: one table of 256, or 16 copies of it that are written at first.
template <int Copies> __global__ void gammaCopies(float *out, const unsigned char *in, int) {
  __shared__ float table[256 * Copies];
  int t = threadIdx.x;
  for (int i = t; i < 256 * Copies; i += 256)
    table[i] = sqrtf(i / Copies / 255.0f);
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 4; ++k)
    out[size_t(blockIdx.x) * 1024 + k * 256 + t] =
        table[in[size_t(blockIdx.x) * 1024 + k * 256 + t] * Copies + t % Copies];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto each = [](unsigned blocks, unsigned threads, size_t in, size_t out, int n = 0) {
    return Setup{dim3(blocks), dim3(threads), blocks * in, blocks * out, n};
  };
  measure(selection, "lu_by_warp", Setup{dim3(2112), dim3(32, 2), 2112 * 2048, 2112 * 2048}.within(1e-5), luByWarp<0>,
          luByWarp<1>);
  measure(selection, "right_sides", each(1056, 128, 4096, 4096).within(1e-5), rightSides<32>, rightSides<33>);
  measure(selection, "common_letters", each(2112, 128, 256, 128).values(0, 3), commonLetters<33>, commonLetters<34>);
  measure(selection, "min_plus", Setup{dim3(24, 24), dim3(32, 8), 768 * 768, 768 * 768, 768}.values(1, 1000),
          minPlus<0>, minPlus<1>);
  measure(selection, "flash_rows", each(1056, 64, 1024, 1024, 8).within(1e-5), flashRows<32>, flashRows<33>);
  measure(selection, "merge_ranks", each(2112, 256, 2048, 2048).values(0, 3), mergeRanks<false>, mergeRanks<true>);
  measure(selection, "byte_planes", each(4224, 256, 2048, 2048).values(0, 1 << 30), bytePlanes<false>,
          bytePlanes<true>);
  measure(selection, "push_particles", each(1056, 256, 256, 256, 32).within(1e-4), pushParticles<Field>,
          pushParticles<PaddedField>);
  measure(selection, "reach_masks", each(2112, 128, 4096, 128).values(0, 1023), reachMasks<32>, reachMasks<33>);
  measure(selection, "prime_transform", each(2112, 256, 1024, 1024).values(0, 1 << 30), primeTransform<false>,
          primeTransform<true>);
  measure(selection, "lifting_levels", each(2112, 256, 2048, 2048), liftingLevels<false>, liftingLevels<true>);
  measure(selection, "jacobi_rotations", each(2112, 128, 2048, 128, 3).within(1e-3), jacobiRotations<16>,
          jacobiRotations<17>);
  measure(selection, "hough_votes", each(2112, 256, 1024, 2048, 1024).values(0, 4095), houghVotes<false>,
          houghVotes<true>);
  measure(selection, "joint_chains", each(2112, 128, 1024, 128, 16).values(-2, 2).within(1e-4), jointChains<8>,
          jointChains<9>);
  measure(selection, "variable_bytes", each(4224, 128, 1024, 128).values(0, 1 << 30), variableBytes<8>,
          variableBytes<9>);
  measure(selection, "tensor_rows", each(1056, 128, 8192, 4096, 16).values(-2, 2), tensorRows<64>, tensorRows<72>);
  measure(selection, "sensor_colours", Setup{dim3(64, 256), dim3(32, 8), 4096 * 4096, 2048 * 2048, 4096}.values(0, 15),
          sensorColours<false>, sensorColours<true>);
  measure(selection, "neutron_flights", each(2112, 128, 128, 128, 64).within(1e-4), neutronFlights<false>,
          neutronFlights<true>);
  measure(selection, "sphere_marching", each(4224, 128, 1024, 128).within(1e-4), sphereMarching<8>, sphereMarching<9>);
  measure(selection, "centre_quads", each(131072, 256, 256, 256), centreQuads<0>, centreQuads<1>);
  measure(selection, "gossip_rounds", each(132, 64, 64, 64, 512).values(0, 1000), gossipRounds<2>, gossipRounds<1>);
  measure(selection, "long_products", each(2112, 128, 1024, 128, 32).values(0, 1 << 30), longProducts<8>,
          longProducts<9>);
  measure(selection, "vertex_areas", Setup{dim3(4224), dim3(256), 4224 * 1024, 1 << 20, 1 << 20}.values(0, 1 << 24),
          vertexAreas<4>, vertexAreas<5>);
  measure(selection, "skewed_rows", each(1056, 192, 2304, 192, 64), skewedRows<false>, skewedRows<true>);
  measure(selection, "double_series", each(792, 144, 14400, 14400).dynamic(144 * 100 * 8, 144 * 101 * 8).within(1e-9),
          doubleSeries<100>, doubleSeries<101>);
  measure(selection, "quad_words", each(4224, 128, 2048, 128).values(0, 1 << 30), quadWords<false>, quadWords<true>);
  measure(selection, "keyed_words", each(2112, 256, 2048, 256, 128).values(0, 1 << 30), keyedWords<false>,
          keyedWords<true>);
  measure(selection, "shuffled_pairs", Setup{dim3(2112), dim3(32, 8), 2112 * 512, 2112 * 512, 128}.within(1e-5),
          shuffledPairs<false>, shuffledPairs<true>);
  measure(selection, "padded_sixteen", Setup{dim3(2112), dim3(16, 16), 2112 * 256, 2112 * 256, 16}.within(1e-5),
          paddedSixteen<0>, paddedSixteen<1>);
  measure(selection, "gamma_copies", each(8448, 256, 1024, 1024).values(0, 255), gammaCopies<1>, gammaCopies<16>);
}
