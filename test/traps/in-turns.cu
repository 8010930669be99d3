// RUN: %bundled --all --block=64 --fail-on=never %s | FileCheck %s
// The halves of a cell are stored together at a place that takes turns with others: nvcc increments no pointer for that.
struct Cell {
  short score, gap;
};

__global__ void threeInTurn(int *out, int n) {
  __shared__ Cell ring[3][65];
  int i = threadIdx.x, now = 0, before = 2, last = 1;
  ring[0][i].score = out[i];
  ring[0][i].gap = out[i + 1];
  __syncthreads();
  for (int d = 0; d < n; ++d) {
    // CHECK-NOT: the requests may be others
    Cell cell;
    cell.score = (short)(d - i);
    cell.gap = (short)(2 * d - i);
    // CHECK: in-turns.cu:[[#@LINE+1]]:5: {{.*}} writing 'ring': 1 wavefront per request
    ring[now][i + 1] = cell;
    __syncthreads();
    int first = last;
    last = before, before = now, now = first;
  }
  out[i] = ring[1][i].score + ring[0][i].gap;
}

__global__ void twoInTurn(int *out, int n) {
  __shared__ Cell ring[2][65];
  int i = threadIdx.x, now = 0;
  ring[0][i].score = out[i];
  ring[0][i].gap = out[i + 1];
  __syncthreads();
  for (int d = 0; d < n; ++d) {
    // CHECK-NOT: the requests may be others
    Cell cell;
    cell.score = (short)(d - i);
    cell.gap = (short)(2 * d - i);
    // CHECK: in-turns.cu:[[#@LINE+1]]:5: {{.*}} writing 'ring': 1 wavefront per request
    ring[now][i + 1] = cell;
    __syncthreads();
    now ^= 1;
  }
  out[i] = ring[1][i].score + ring[0][i].gap;
}

// For a counter it may.
__global__ void counted(int *out, int n) {
  __shared__ Cell rows[64][65];
  int i = threadIdx.x;
  rows[0][i].score = out[i];
  rows[0][i].gap = out[i + 1];
  __syncthreads();
  for (int d = 0; d < n; ++d) {
    Cell cell;
    cell.score = (short)(d - i);
    cell.gap = (short)(2 * d - i);
    // CHECK: in-turns.cu:[[#@LINE+2]]:5: {{.*}} writing 'rows'
    // CHECK: in-turns.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it
    rows[d][i + 1] = cell;
    __syncthreads();
  }
  out[i] = rows[1][i].score + rows[2][i].gap;
}
