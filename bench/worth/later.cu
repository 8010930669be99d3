// Kernels from databases, text, sparse matrices, lattice physics, tracking, audio, images and the inference of language
// models, by somebody who had not seen the model of time that is tested on them.

#include "worth.h"

// Where shared memory is most of the work.

// The nearest of 32 centroids for each of 128 points of 16 coordinates, each thread with a point.
template <int Pitch> __global__ void nearestCentroid(int *out, const float *in, int points) {
  __shared__ float point[128 * Pitch], centroid[32 * 16];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 128)
    point[i / 16 * Pitch + i % 16] = in[base + i];
  for (int i = t; i < 512; i += 128)
    centroid[i] = in[size_t(points) * 16 + i];
  __syncthreads();
  float least = 1e30f;
  int nearest = 0;
#pragma unroll 1
  for (int c = 0; c < 32; ++c) {
    float distance = 0;
#pragma unroll 4
    for (int k = 0; k < 16; ++k) {
      float difference = point[t * Pitch + k] - centroid[c * 16 + k];
      distance += difference * difference;
    }
    if (distance < least)
      least = distance, nearest = c;
  }
  out[size_t(blockIdx.x) * 128 + t] = nearest;
}

// How often four letters follow each other in each of 128 texts of 64 bytes.
template <int Pitch> __global__ void countPattern(int *out, const unsigned char *in, int pattern) {
  __shared__ __align__(4) unsigned char text[128 * Pitch];
  int t = threadIdx.x, found = 0;
  const unsigned *words = reinterpret_cast<const unsigned *>(in + size_t(blockIdx.x) * 8192);
  for (int i = t; i < 2048; i += 128)
    *reinterpret_cast<unsigned *>(text + i / 16 * Pitch + i % 16 * 4) = words[i];
  __syncthreads();
  const unsigned char *mine = text + t * Pitch;
#pragma unroll 1
  for (int at = 0; at <= 60; ++at) {
    int k = 0;
#pragma unroll 1
    while (k < 4 && mine[at + k] == (pattern >> 2 * k & 3))
      ++k;
    found += k == 4 ? 64 + at : k;
  }
  out[size_t(blockIdx.x) * 128 + t] = found;
}

// Keys are ordered by four of their bits, bit after bit: eight neighbours for each thread are split into two halves.
template <bool Fixed> __global__ void radixSplit(unsigned *out, const unsigned *in, int) {
  __shared__ unsigned keys[2048 + 64];
  __shared__ int zerosOf[8];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 256)
    keys[place(i)] = in[base + i];
#pragma unroll 1
  for (int bit = 0; bit < 4; ++bit) {
    __syncthreads();
    unsigned mine[8];
    int zeros = 0;
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      mine[k] = keys[place(8 * t + k)];
      zeros += ~mine[k] >> bit & 1;
    }
    int before = zeros;
#pragma unroll
    for (int offset = 1; offset < 32; offset *= 2) {
      int other = __shfl_up_sync(~0u, before, offset);
      before += lane >= offset ? other : 0;
    }
    if (lane == 31)
      zerosOf[warp] = before;
    __syncthreads();
    int all = 0;
    before -= zeros;
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      before += k < warp ? zerosOf[k] : 0;
      all += zerosOf[k];
    }
    int one = all + 8 * t - before;
#pragma unroll
    for (int k = 0; k < 8; ++k)
      keys[place(mine[k] >> bit & 1 ? one++ : before++)] = mine[k];
  }
  __syncthreads();
  for (int i = t; i < 2048; i += 256)
    out[base + i] = keys[place(i)];
}

// Alignments in a band of 16 diagonals, each by a thread alone.
template <int Pitch> __global__ void bandAlign(int *out, const int *in, int rows) {
  __shared__ int band[128 * Pitch], reference[256];
  int t = threadIdx.x, best = 0;
  for (int i = t; i < 256; i += 128)
    reference[i] = i * i / 3 % 4;
  for (int k = 0; k < 16; ++k)
    band[t * Pitch + k] = -k;
  __syncthreads();
#pragma unroll 1
  for (int row = 0; row < rows; ++row) {
    int letter = in[(size_t(blockIdx.x) * rows + row) * 128 + t], left = -100;
#pragma unroll 4
    for (int k = 0; k < 16; ++k) {
      int diagonal = band[t * Pitch + k] + (letter == reference[row + k] ? 2 : -1);
      int above = k < 15 ? band[t * Pitch + k + 1] : -100;
      left = max(0, max(diagonal, max(above, left) - 1));
      band[t * Pitch + k] = left;
      best = max(best, left);
    }
  }
  out[size_t(blockIdx.x) * 128 + t] = best;
}

// The shortest ways between 32 towns; lanes are the towns where a way begins.
template <int Pitch> __global__ void warshallTile(int *out, const int *in, int) {
  __shared__ int way[32 * Pitch];
  int tx = threadIdx.x, ty = threadIdx.y;
  size_t base = size_t(blockIdx.x) * 1024;
  for (int y = ty; y < 32; y += 8)
    way[y * Pitch + tx] = tx == y ? 0 : in[base + y * 32 + tx];
#pragma unroll 1
  for (int through = 0; through < 32; ++through) {
    __syncthreads();
    int first = way[tx * Pitch + through];
#pragma unroll
    for (int to = ty; to < 32; to += 8) {
      int sum = first + way[through * Pitch + to];
      if (sum < way[tx * Pitch + to])
        way[tx * Pitch + to] = sum;
    }
  }
  __syncthreads();
  for (int y = ty; y < 32; y += 8)
    out[base + y * 32 + tx] = way[y * Pitch + tx];
}

// Four sections of a recursive filter for 64 samples of each of 128 channels.
template <int Pitch> __global__ void biquads(float *out, const float *in, int) {
  __shared__ float samples[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 8192;
  for (int i = t; i < 8192; i += 128)
    samples[i / 64 * Pitch + i % 64] = in[base + i];
  __syncthreads();
  float once[4] = {}, twice[4] = {};
#pragma unroll 1
  for (int k = 0; k < 64; ++k) {
    float x = samples[t * Pitch + k];
#pragma unroll
    for (int section = 0; section < 4; ++section) {
      float pole = 0.4f + 0.1f * section, y = 0.3f * x + once[section];
      once[section] = 0.2f * x + pole * y + twice[section];
      twice[section] = 0.1f * x - 0.25f * y;
      x = y;
    }
    samples[t * Pitch + k] = x;
  }
  __syncthreads();
  for (int i = t; i < 8192; i += 128)
    out[base + i] = samples[i / 64 * Pitch + i % 64];
}

// The weights of 128 keys for one query of a language model that writes a word: a key for each thread.
template <int Pitch> __global__ void decodeWeights(float *out, const half *in, int) {
  __shared__ half2 keys[128 * Pitch];
  __shared__ float2 query[32];
  __shared__ float largest[4], sums[4];
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  const half2 *rows = reinterpret_cast<const half2 *>(in) + size_t(blockIdx.x) * 129 * 32;
  if (t < 32)
    query[t] = __half22float2(rows[t]);
  for (int i = t; i < 4096; i += 128)
    keys[i / 32 * Pitch + i % 32] = rows[32 + i];
  __syncthreads();
  float score = 0;
#pragma unroll 8
  for (int k = 0; k < 32; ++k) {
    float2 key = __half22float2(keys[t * Pitch + k]), wanted = query[k];
    score += key.x * wanted.x + key.y * wanted.y;
  }
  score *= 0.125f;
  float most = score;
  for (int offset = 16; offset > 0; offset /= 2)
    most = fmaxf(most, __shfl_xor_sync(~0u, most, offset));
  if (lane == 0)
    largest[warp] = most;
  __syncthreads();
  most = fmaxf(fmaxf(largest[0], largest[1]), fmaxf(largest[2], largest[3]));
  float weight = __expf(score - most), sum = weight;
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_xor_sync(~0u, sum, offset);
  if (lane == 0)
    sums[warp] = sum;
  __syncthreads();
  out[size_t(blockIdx.x) * 128 + t] = weight / (sums[0] + sums[1] + sums[2] + sums[3]);
}

// Counts and currents of sorted particles are added to 256 cells: four numbers of a cell together, or four arrays.
template <bool Fixed> __global__ void depositMoments(int *out, const int *in, int each) {
  __shared__ int cells[1024];
  auto place = [](int cell, int field) { return Fixed ? field * 256 + cell : cell * 4 + field; };
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 256)
    cells[i] = 0;
  __syncthreads();
  const int *particles = in + size_t(blockIdx.x) * each * 256;
#pragma unroll 2
  for (int i = t; i < each * 256; i += 256) {
    int particle = particles[i], cell = (i / 2 + (particle & 3)) % 256, vx = particle >> 2 & 15,
        vy = particle >> 6 & 15;
    atomicAdd(&cells[place(cell, 0)], 1);
    atomicAdd(&cells[place(cell, 1)], vx);
    atomicAdd(&cells[place(cell, 2)], vy);
    atomicAdd(&cells[place(cell, 3)], vx * vx + vy * vy);
  }
  __syncthreads();
  for (int i = t; i < 1024; i += 256)
    out[size_t(blockIdx.x) * 1024 + i] = cells[place(i % 256, i / 256)];
}

// In between.

// All ways to put queens on a board whose first row is given, with a square of another row taken. What is known of each
// row is on a stack: by thread, or by row.
template <bool Fixed> __global__ void queensStack(int *out, const int *in, int size) {
  __shared__ int frames[128 * 40];
  int t = threadIdx.x;
  auto frame = [&](int row, int field) -> int & {
    return frames[Fixed ? (row * 4 + field) * 128 + t : t * 40 + row * 4 + field];
  };
  int all = (1 << size) - 1, taken = 1 << in[size_t(blockIdx.x) * 128 + t], first = 1 << t % size, solutions = 0;
  frame(1, 0) = first, frame(1, 1) = first << 1, frame(1, 2) = first >> 1;
  frame(1, 3) = all & ~(first | first << 1 | first >> 1);
  int row = 1;
#pragma unroll 1
  while (row > 0) {
    int open = frame(row, 3);
    if (open == 0) {
      --row;
      continue;
    }
    int queen = open & -open;
    frame(row, 3) = open ^ queen;
    if (row + 1 == size) {
      ++solutions;
      continue;
    }
    int columns = frame(row, 0) | queen, left = (frame(row, 1) | queen) << 1, right = (frame(row, 2) | queen) >> 1;
    ++row;
    frame(row, 0) = columns, frame(row, 1) = left, frame(row, 2) = right;
    frame(row, 3) = all & ~(columns | left | right | (row == 4 ? taken : 0));
  }
  out[size_t(blockIdx.x) * 128 + t] = solutions;
}

// Vectors of three colours are carried along links, complex matrices of 18 numbers: 18 is even, 19 is not.
template <int Pitch> __global__ void colourLinks(float *out, const float *in, int hops) {
  __shared__ float links[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2304;
  for (int i = t; i < 2304; i += 128)
    links[i / 18 * Pitch + i % 18] = in[base + i];
  __syncthreads();
  float re[3] = {1, 0.5f, 0.25f}, im[3] = {0.25f * t, 0, 1};
#pragma unroll 1
  for (int hop = 0; hop < hops; ++hop) {
    const float *link = links + (t + 5 * hop) % 128 * Pitch;
    float nextRe[3], nextIm[3];
#pragma unroll
    for (int row = 0; row < 3; ++row) {
      nextRe[row] = nextIm[row] = 0;
#pragma unroll
      for (int column = 0; column < 3; ++column) {
        float a = link[row * 6 + column * 2], b = link[row * 6 + column * 2 + 1];
        nextRe[row] += a * re[column] - b * im[column];
        nextIm[row] += a * im[column] + b * re[column];
      }
    }
#pragma unroll
    for (int row = 0; row < 3; ++row)
      re[row] = 0.125f * nextRe[row], im[row] = 0.125f * nextIm[row];
  }
  out[size_t(blockIdx.x) * 128 + t] = re[0] + im[0] + re[1] + im[1] + re[2] + im[2];
}

// Tracks of objects in the plane, each with a covariance of 4 by 4: double precision.
template <int Pitch> __global__ void kalmanTracks(double *out, const double *in, int steps) {
  __shared__ double covariance[64 * Pitch];
  int t = threadIdx.x;
  double *p = covariance + t * Pitch, state[4] = {};
  for (int i = 0; i < 16; ++i)
    p[i] = i % 5 == 0 ? 4 : 0;
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    state[0] += state[2], state[1] += state[3];
#pragma unroll 1
    for (int k = 0; k < 4; ++k)
      p[k] += p[8 + k], p[4 + k] += p[12 + k];
#pragma unroll 1
    for (int k = 0; k < 4; ++k)
      p[4 * k] += p[4 * k + 2], p[4 * k + 1] += p[4 * k + 3];
#pragma unroll 1
    for (int k = 0; k < 4; ++k)
      p[5 * k] += 0.25;
#pragma unroll
    for (int axis = 0; axis < 2; ++axis) {
      double seen = in[((size_t(blockIdx.x) * steps + step) * 2 + axis) * 64 + t];
      double inverse = 1 / (p[5 * axis] + 1), surprise = seen - state[axis], gain[4];
#pragma unroll
      for (int k = 0; k < 4; ++k) {
        gain[k] = p[4 * k + axis] * inverse;
        state[k] += gain[k] * surprise;
      }
#pragma unroll 1
      for (int column = 0; column < 4; ++column) {
        double row = p[4 * axis + column];
#pragma unroll
        for (int k = 0; k < 4; ++k)
          p[4 * k + column] -= gain[k] * row;
      }
    }
  }
  out[size_t(blockIdx.x) * 64 + t] = state[0] + 2 * state[1] + 3 * state[2] + 4 * state[3];
}

// A matrix of numbers of four bits, eight in a word, times a vector; a row for each thread.
template <int Pitch> __global__ void dequantiseInt4(float *out, const unsigned *in, int tiles) {
  __shared__ unsigned weights[128 * Pitch];
  __shared__ float x[128];
  int t = threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int tile = 0; tile < tiles; ++tile) {
    size_t base = (size_t(blockIdx.x) * tiles + tile) * 2048;
    for (int i = t; i < 2048; i += 128)
      weights[i / 16 * Pitch + i % 16] = in[base + i];
    x[t] = float(in[tile * 128 + t] & 15);
    __syncthreads();
#pragma unroll 2
    for (int word = 0; word < 16; ++word) {
      unsigned packed = weights[t * Pitch + word];
#pragma unroll
      for (int k = 0; k < 8; ++k)
        sum += (float(packed >> 4 * k & 15) - 8) * x[word * 8 + k];
    }
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 128 + t] = 0.5f * sum;
}

// The eight largest of many numbers for each thread, which has a sorted list.
template <int Pitch> __global__ void topEight(int *out, const int *in, int each) {
  __shared__ int lists[128 * Pitch];
  int t = threadIdx.x, *list = lists + t * Pitch;
  for (int k = 0; k < 8; ++k)
    list[k] = -1;
#pragma unroll 4
  for (int i = 0; i < each; ++i) {
    int value = in[(size_t(blockIdx.x) * each + i) * 128 + t];
    if (value > list[7]) {
      int k = 7;
#pragma unroll 1
      for (; k > 0 && list[k - 1] < value; --k)
        list[k] = list[k - 1];
      list[k] = value;
    }
  }
  int sum = 0;
  for (int k = 0; k < 8; ++k)
    sum += (k + 1) * list[k];
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// Generations of 128 by 128 cells, 32 in a word: integer arithmetic.
template <int Pitch> __global__ void packedLife(unsigned *out, const unsigned *in, int generations) {
  __shared__ unsigned cells[2][128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 512;
  for (int i = t; i < 512; i += 128)
    cells[0][i / 4 * Pitch + i % 4] = in[base + i] * 2654435761u;
#pragma unroll 1
  for (int generation = 0; generation < generations; ++generation) {
    __syncthreads();
    const unsigned *now = cells[generation % 2];
#pragma unroll 1
    for (int word = 0; word < 4; ++word) {
      unsigned ones[3], twos[3], alive = 0;
#pragma unroll
      for (int dy = 0; dy < 3; ++dy) {
        int row = (t + dy + 127) % 128 * Pitch;
        unsigned here = now[row + word];
        unsigned left = here << 1 | now[row + (word + 3) % 4] >> 31;
        unsigned right = here >> 1 | now[row + (word + 1) % 4] << 31;
        if (dy == 1)
          alive = here, here = 0;
        ones[dy] = left ^ here ^ right;
        twos[dy] = (left & here) | (right & (left | here));
      }
      unsigned odd = ones[0] ^ ones[1] ^ ones[2], carry = (ones[0] & ones[1]) | (ones[2] & (ones[0] | ones[1]));
      unsigned pairs = twos[0] ^ twos[1] ^ twos[2] ^ carry;
      unsigned many = (twos[0] & twos[1]) | (twos[2] & carry) | ((twos[0] | twos[1]) & (twos[2] | carry));
      cells[1 - generation % 2][t * Pitch + word] = pairs & ~many & (odd | alive);
    }
  }
  __syncthreads();
  for (int i = t; i < 512; i += 128)
    out[base + i] = cells[generations % 2][i / 4 * Pitch + i % 4];
}

// Two warps for each SM decide by trees of 255 nodes: four numbers of a node together, or four arrays.
template <bool Fixed> __global__ void decisionTrees(int *out, const int *in, int samples) {
  __shared__ int nodes[4 * 1024], features[8 * 64];
  auto place = [](int node, int field) { return Fixed ? field * 1024 + node : node * 4 + field; };
  int t = threadIdx.x, votes = 0;
  for (int i = t; i < 4096; i += 64)
    nodes[place(i % 1024, i / 1024)] = in[i] & (i / 1024 == 0 ? 7 : 255);
  for (int k = 0; k < 8; ++k)
    features[k * 64 + t] = in[4096 + (blockIdx.x * 8 + k) * 64 + t] & 255;
  __syncthreads();
#pragma unroll 1
  for (int sample = 0; sample < samples; ++sample) {
#pragma unroll 1
    for (int tree = 0; tree < 4; ++tree) {
      int node = 1;
#pragma unroll 1
      while (node < 128) {
        int feature = nodes[place(tree * 256 + node, 0)];
        int value = (features[feature * 64 + t] + 37 * sample) & 255;
        node = 2 * node + (value > nodes[place(tree * 256 + node, 3)]);
      }
      votes += nodes[place(tree * 256 + node, 2)];
    }
  }
  out[size_t(blockIdx.x) * 64 + t] = votes;
}

// A table of 512 keys with open addressing, for which many rows look: a key and its value together, or two arrays.
template <bool Fixed> __global__ void joinProbe(int *out, const int *in, int each) {
  __shared__ int slots[2048];
  auto key = [](unsigned slot) { return Fixed ? slot : 2 * slot; };
  auto value = [](unsigned slot) { return Fixed ? 1024 + slot : 2 * slot + 1; };
  auto hash = [](int wanted) { return unsigned(wanted) * 2654435761u >> 22; };
  int t = threadIdx.x;
  const int *rows = in + size_t(blockIdx.x) * each * 256;
  for (unsigned i = t; i < 1024; i += 256)
    slots[key(i)] = -1;
  __syncthreads();
  for (int i = t; i < 512; i += 256) {
    int added = i * 37 % 1024;
    unsigned slot = hash(added);
    while (atomicCAS(&slots[key(slot)], -1, added) != -1)
      slot = (slot + 1) % 1024;
    slots[value(slot)] = rows[i];
  }
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < each; ++i) {
    int wanted = rows[i * 256 + t] & 1023, found;
    unsigned slot = hash(wanted);
    while ((found = slots[key(slot)]) != wanted && found != -1)
      slot = (slot + 1) % 1024;
    out[size_t(blockIdx.x) * each * 256 + i * 256 + t] = found == wanted ? slots[value(slot)] : -1;
  }
}

// Where something else takes the time.

// Rows of a sparse matrix with eight entries, a number and a column each; products are added by row: L2.
template <bool Fixed> __global__ void sparseRows(unsigned *out, const int2 *in, int rows) {
  __shared__ unsigned products[2048 + 64];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  int t = threadIdx.x;
  const int2 *entries = in + size_t(blockIdx.x) * 2048, *vector = in + size_t(rows) * 8;
#pragma unroll 4
  for (int i = t; i < 2048; i += 256) {
    int2 entry = entries[i];
    products[place(i)] = unsigned(entry.x) * unsigned(vector[entry.y].x);
  }
  __syncthreads();
  unsigned sum = 0;
#pragma unroll
  for (int k = 0; k < 8; ++k)
    sum += products[place(8 * t + k)];
  out[size_t(blockIdx.x) * 256 + t] = sum;
}

// Rays visit a tree of boxes, with a stack of nodes for each: by thread, or by depth. Arithmetic and waiting.
template <bool Fixed> __global__ void traverseBoxes(int *out, const float4 *in, int nodes) {
  __shared__ int stack[16 * 128];
  int t = threadIdx.x, ray = blockIdx.x * 128 + t, top = 0, hits = 0;
  auto slot = [&](int depth) -> int & { return stack[Fixed ? depth * 128 + t : t * 16 + depth]; };
  float x = 0.25f * (ray % 64) - 8, y = 0.25f * (ray / 64 % 64) - 8;
  float overX = 8.0f / (ray % 7 - 3.5f), overY = 8.0f / (ray / 7 % 7 - 3.5f);
  slot(top++) = 1;
#pragma unroll 1
  while (top > 0) {
    int node = slot(--top);
    float4 box = in[node];
    float size = 16.0f / (1 + 0.15f * (31 - __clz(node))) + 0.0625f * box.w;
    float x0 = (box.x - size - x) * overX, x1 = (box.x + size - x) * overX;
    float y0 = (box.y - size - y) * overY, y1 = (box.y + size - y) * overY;
    float enter = fmaxf(fmaxf(fminf(x0, x1), fminf(y0, y1)), box.z + 20 - size);
    float leave = fminf(fminf(fmaxf(x0, x1), fmaxf(y0, y1)), box.z + 20 + size);
    if (enter > leave)
      continue;
    if (2 * node >= nodes) {
      hits += node;
      continue;
    }
    slot(top++) = 2 * node;
    slot(top++) = 2 * node + 1;
  }
  out[ray] = hits;
}

// The largest of 3 by 3 at every second place of every second row: global memory. Columns in order, or even ones first.
template <bool Fixed> __global__ void maxPool(float *out, const float *in, int n) {
  __shared__ float tile[17 * 66];
  auto place = [](int x, int y) { return y * 66 + (Fixed ? x / 2 + x % 2 * 33 : x); };
  int tx = threadIdx.x, ty = threadIdx.y;
  for (int i = ty * 32 + tx; i < 17 * 65; i += 256) {
    int x = min(n - 1, int(blockIdx.x * 64) + i % 65), y = min(n - 1, int(blockIdx.y * 16) + i / 65);
    tile[place(i % 65, i / 65)] = in[size_t(y) * n + x];
  }
  __syncthreads();
  float most = -1e30f;
#pragma unroll
  for (int dy = 0; dy < 3; ++dy)
#pragma unroll
    for (int dx = 0; dx < 3; ++dx)
      most = fmaxf(most, tile[place(2 * tx + dx, 2 * ty + dy)]);
  out[size_t(blockIdx.y * 8 + ty) * (n / 2) + blockIdx.x * 32 + tx] = most;
}

// Images of 16 by 16 with eight channels become the columns of a convolution with 3 by 3: stores to global memory.
template <int Pitch> __global__ void imageColumns(float *out, const float *in, int) {
  __shared__ float image[18 * 18 * Pitch];
  int t = threadIdx.x, x = t % 16, y = t / 16;
  for (int i = t; i < 18 * 18 * Pitch; i += 256)
    image[i] = 0;
  __syncthreads();
  for (int i = t; i < 2048; i += 256) {
    int pixel = i / 8;
    image[((pixel / 16 + 1) * 18 + pixel % 16 + 1) * Pitch + i % 8] = in[size_t(blockIdx.x) * 2048 + i];
  }
  __syncthreads();
  float *column = out + size_t(blockIdx.x) * 72 * 256 + t;
#pragma unroll 1
  for (int channel = 0; channel < 8; ++channel)
#pragma unroll
    for (int tap = 0; tap < 9; ++tap, column += 256)
      *column = image[((y + tap / 3) * 18 + x + tap % 3) * Pitch + channel];
}

// Light from many directions at points with 16 coefficients of spherical harmonics: arithmetic.
template <int Pitch> __global__ void harmonicLights(float *out, const float *in, int directions) {
  __shared__ float coefficients[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 128)
    coefficients[i / 16 * Pitch + i % 16] = in[base + i];
  __syncthreads();
  const float *c = coefficients + t * Pitch;
  float light = 0;
#pragma unroll 1
  for (int i = 0; i < directions; ++i) {
    float z = (2 * i + 1.0f) / directions - 1, across = sqrtf(1 - z * z), x = across * cospif(0.618f * i),
          y = across * sinpif(0.618f * i), xx = x * x, yy = y * y, zz = z * z;
    float sum = 0.282f * c[0] + 0.489f * (c[1] * y + c[2] * z + c[3] * x);
    sum += 1.093f * (c[4] * x * y + c[5] * y * z + c[7] * x * z) + 0.315f * c[6] * (3 * zz - 1);
    sum += 0.546f * c[8] * (xx - yy) + 0.590f * c[9] * y * (3 * xx - yy) + 2.891f * c[10] * x * y * z;
    sum += 0.457f * (c[11] * y + c[13] * x) * (5 * zz - 1) + 0.373f * c[12] * z * (5 * zz - 3);
    sum += 1.445f * c[14] * z * (xx - yy) + 0.590f * c[15] * x * (xx - 3 * yy);
    light += fmaxf(0, sum);
  }
  out[size_t(blockIdx.x) * 128 + t] = light;
}

// Changes that cost.

// Grey values of pixels are replaced: one table, or a copy of it in each bank, which has to be written first.
template <bool Fixed> __global__ void equaliseGrey(unsigned *out, const uchar4 *in, int) {
  __shared__ unsigned table[Fixed ? 256 * 32 : 256];
  int t = threadIdx.x, lane = t % 32;
  for (unsigned i = t; i < (Fixed ? 256 * 32 : 256); i += 256) {
    unsigned grey = Fixed ? i / 32 : i;
    table[i] = grey * (511 - grey) / 256;
  }
  __syncthreads();
  auto lookUp = [&](unsigned grey) { return table[Fixed ? grey * 32 + lane : grey]; };
  size_t base = size_t(blockIdx.x) * 2048;
#pragma unroll 4
  for (int i = t; i < 2048; i += 256) {
    uchar4 pixels = in[base + i];
    out[base + i] = lookUp(pixels.x) | lookUp(pixels.y) << 8 | lookUp(pixels.z) << 16 | lookUp(pixels.w) << 24;
  }
}

// Of 448 sensors, the first two of 32 samples are the offset. With padding, three blocks fit on an SM, not four.
template <bool Fixed> __global__ void sensorOffsets(float *out, const float *in, int) {
  extern __shared__ float samples[];
  constexpr int Pitch = 32 + Fixed;
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 14336;
#pragma unroll 4
  for (int i = t; i < 14336; i += 448)
    samples[i / 32 * Pitch + i % 32] = in[base + i];
  __syncthreads();
  float offset = 0.5f * (samples[t * Pitch] + samples[t * Pitch + 1]);
  samples[t * Pitch] = offset;
  __syncthreads();
#pragma unroll 4
  for (int i = t; i < 14336; i += 448)
    out[base + i] = i % 32 ? samples[i / 32 * Pitch + i % 32] - samples[i / 32 * Pitch] : samples[i / 32 * Pitch];
}

// Numbers are mixed with words of a table. One of four reads has a stride of two; the permuted index costs all four.
template <bool Fixed> __global__ void mixingRounds(unsigned *out, const unsigned *in, int rounds) {
  __shared__ unsigned table[1024];
  auto place = [](unsigned i) { return Fixed ? i % 1024 ^ i % 1024 / 32 : i % 1024; };
  unsigned t = threadIdx.x, a = t, b = ~t;
  for (unsigned i = t; i < 1024; i += 256)
    table[place(i)] = in[size_t(blockIdx.x) * 1024 + i];
  __syncthreads();
#pragma unroll 2
  for (unsigned round = 0; round < unsigned(rounds); ++round) {
    a = (a ^ table[place(2 * t + round)]) + (b << 7 | b >> 25);
    b = (b ^ table[place(t + 3 * round)]) + (a << 11 | a >> 21);
    a = (a ^ table[place(t + round * round)]) + (b << 18 | b >> 14);
    b = (b ^ table[place(t + 512 - round)]) + (a << 22 | a >> 10);
  }
  out[size_t(blockIdx.x) * 256 + t] = a ^ b;
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  constexpr size_t M = 1 << 20;
  auto each = [](unsigned blocks, unsigned threads, size_t in, size_t out, int n = 0) {
    return Setup{dim3(blocks), dim3(threads), blocks * in, blocks * out, n};
  };
  measure(selection, "nearest_centroid", Setup{dim3(2112), dim3(128), 2112 * 2048 + 512, 2112 * 128, 2112 * 128},
          nearestCentroid<16>, nearestCentroid<17>);
  measure(selection, "count_pattern", each(4224, 128, 8192, 128, 0x1b).values(0, 3), countPattern<64>,
          countPattern<68>);
  measure(selection, "radix_split", each(4096, 256, 2048, 2048).values(0, 1 << 20), radixSplit<false>,
          radixSplit<true>);
  measure(selection, "band_align", each(1056, 128, 128 * 64, 128, 64).values(0, 3), bandAlign<16>, bandAlign<17>);
  measure(selection, "warshall_tile", Setup{dim3(2112), dim3(32, 8), 2112 * 1024, 2112 * 1024}.values(1, 100),
          warshallTile<32>, warshallTile<33>);
  measure(selection, "biquads", each(2112, 128, 8192, 8192).within(1e-5), biquads<64>, biquads<65>);
  measure(selection, "decode_weights", each(4224, 128, 129 * 64, 128).values(-2, 2).within(1e-5), decodeWeights<32>,
          decodeWeights<33>);
  measure(selection, "deposit_moments", each(1056, 256, 16 * 256, 1024, 16).values(0, 1 << 20), depositMoments<false>,
          depositMoments<true>);
  measure(selection, "queens_stack", each(1056, 128, 128, 128, 9).values(0, 8), queensStack<false>, queensStack<true>);
  measure(selection, "colour_links", each(4224, 128, 2304, 128, 24).within(1e-5), colourLinks<18>, colourLinks<19>);
  measure(selection, "kalman_tracks", each(2112, 64, 128 * 16, 64, 16).within(1e-9), kalmanTracks<16>,
          kalmanTracks<17>);
  measure(selection, "dequantise_int4", each(4224, 128, 2048 * 8, 128, 8).values(0, 1 << 30), dequantiseInt4<16>,
          dequantiseInt4<17>);
  measure(selection, "top_eight", each(2112, 128, 128 * 64, 128, 64).values(0, 1 << 20), topEight<8>, topEight<9>);
  measure(selection, "packed_life", each(2112, 128, 512, 512, 16).values(0, 1 << 20), packedLife<4>, packedLife<5>);
  measure(selection, "decision_trees", Setup{dim3(132), dim3(64), 4096 + 132 * 512, 132 * 64, 128}.values(0, 1 << 20),
          decisionTrees<false>, decisionTrees<true>);
  measure(selection, "join_probe", each(1056, 256, 8192, 8192, 32).values(0, 1 << 20), joinProbe<false>,
          joinProbe<true>);
  measure(selection, "sparse_rows",
          Setup{dim3(2048), dim3(256), 4 * M + M, 512 * 1024, 512 * 1024}.values(0, (1 << 20) - 1), sparseRows<false>,
          sparseRows<true>);
  measure(selection, "traverse_boxes", Setup{dim3(2112), dim3(128), 4096, 2112 * 128, 4096}, traverseBoxes<false>,
          traverseBoxes<true>);
  measure(selection, "max_pool", Setup{dim3(128, 512), dim3(32, 8), 64 * M, 16 * M, 8192}, maxPool<false>,
          maxPool<true>);
  measure(selection, "image_columns", each(2112, 256, 2048, 72 * 256), imageColumns<8>, imageColumns<9>);
  measure(selection, "harmonic_lights", each(4224, 128, 2048, 128, 64).within(1e-5), harmonicLights<16>,
          harmonicLights<17>);
  measure(selection, "equalise_grey", each(8448, 256, 2048, 2048).values(0, 255), equaliseGrey<false>,
          equaliseGrey<true>);
  measure(selection, "sensor_offsets", each(1584, 448, 14336, 14336).dynamic(448 * 32 * 4, 448 * 33 * 4),
          sensorOffsets<false>, sensorOffsets<true>);
  measure(selection, "mixing_rounds", each(2112, 256, 1024, 256, 128).values(0, 1 << 30), mixingRounds<false>,
          mixingRounds<true>);
}
