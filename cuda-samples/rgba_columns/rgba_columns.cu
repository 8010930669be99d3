// RUN: bankcheck --format=plain --all --each --no-fixes --fail-on=never %s | FileCheck %s

// Pixels of four bytes to grey, turned by 90 degrees: three bytes of a pixel, or two, are
// one load of its word. Down a column all lanes meet in one bank; with another pixel in
// each row they do not.

#include "../common/check.h"

constexpr int Edge = 32;

__global__ void turned(unsigned char *out, const uchar4 *in) {
  __shared__ uchar4 tile[Edge][Edge];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * Edge + x];
  __syncthreads();
  const uchar4 &pixel = tile[x][y];
  // CHECK: rgba_columns.cu:[[#@LINE+4]]:40: warning: 32-way bank conflict reading 'tile' (through 'pixel.x'): 32 wavefronts per request, ideal 1
  // CHECK: note: a block needs 1024 wavefronts for 32 requests, ideal 32
  // CHECK: rgba_columns.cu:[[#@LINE+2]]:50: remark: no bank conflict reading 'tile' (through 'pixel.y'): it runs with another access
  // CHECK: rgba_columns.cu:[[#@LINE+1]]:60: remark: no bank conflict reading 'tile' (through 'pixel.z'): it runs with another access
  out[y * Edge + x] = (unsigned char)((pixel.x + pixel.y + pixel.z) / 3);
}

__global__ void padded(unsigned char *out, const uchar4 *in) {
  __shared__ uchar4 tile[Edge][Edge + 1];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * Edge + x];
  __syncthreads();
  const uchar4 &pixel = tile[x][y];
  // Green is not asked for.
  // CHECK: rgba_columns.cu:[[#@LINE+2]]:23: remark: no bank conflict reading 'tile' (through 'pixel.x'): 1 wavefront per request, ideal 1
  // CHECK: rgba_columns.cu:[[#@LINE+1]]:33: remark: no bank conflict reading 'tile' (through 'pixel.z'): it runs with another access
  out[y * Edge + x] = pixel.x > pixel.z ? pixel.x : pixel.z;
}

int main() {
  std::vector<uchar4> in(Edge * Edge);
  std::vector<unsigned char> grey(in.size()), few(in.size());
  for (int y = 0; y < Edge; ++y)
    for (int x = 0; x < Edge; ++x) {
      int i = y * Edge + x;
      auto Byte = [&](int shift) { return (unsigned char)(15 * (valueOf(4 * i + shift) + 8)); };
      in[i] = {Byte(0), Byte(1), Byte(2), Byte(3)};
    }
  for (int y = 0; y < Edge; ++y)
    for (int x = 0; x < Edge; ++x) {
      uchar4 pixel = in[x * Edge + y];
      grey[y * Edge + x] = (unsigned char)((pixel.x + pixel.y + pixel.z) / 3);
      few[y * Edge + x] = pixel.x > pixel.z ? pixel.x : pixel.z;
    }
  Device<uchar4> from(in);
  Device<unsigned char> to(in.size()), other(in.size());
  dim3 block(Edge, Edge);
  turned<<<1, block>>>(to.data, from.data);
  padded<<<1, block>>>(other.data, from.data);
  return report(close(to.read(), grey) && close(other.read(), few));
}
