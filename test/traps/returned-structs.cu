// A struct that a function returns, and a part of it that is a struct again: its
// elements are the values that it was put together from.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s

struct Place {
  unsigned lane : 16;
  unsigned warp : 16;
  unsigned size;
};
struct Group {
  Place place;
  unsigned char kind[8];
};
struct Tile {
  Group group;
};

__device__ Tile tile() {
  Tile t;
  t.group.place.lane = threadIdx.x & 31;
  t.group.place.warp = threadIdx.x / 32;
  t.group.kind[0] = 1;
  return t;
}
__device__ unsigned warpOf(Group g) { return g.place.warp; }
__device__ unsigned laneOf(Group g) { return g.place.lane; }

__global__ void ranks(float *o) {
  __shared__ float sums[32], s[1024];
  Tile t = tile();
  // CHECK: returned-structs.cu:[[@LINE+1]]:3: remark: no bank conflict writing 'sums': 1 wavefront per request
  sums[warpOf(t.group)] = *o;
  // CHECK: returned-structs.cu:[[@LINE+1]]:3: warning: 8-way bank conflict writing 's'
  s[8 * laneOf(tile().group)] = *o;
  __syncthreads();
  *o = sums[threadIdx.x & 31] + s[threadIdx.x];
}

void launch(float *o) { ranks<<<1, 512>>>(o); }
