// A conflict in a helper of a helper, and a worse one behind it.
__device__ float cell(float (*tile)[32], int row, int column) {
  return tile[row][column];
}
__device__ float every(float (*tile)[32], int step) {
  return cell(tile, step * (threadIdx.x / 16), threadIdx.x % 16 * 2);
}

__global__ void chain(float *out) {
  __shared__ float tile[32][32];
  __shared__ float wide[32][32];
  tile[threadIdx.y][threadIdx.x] = wide[threadIdx.y][threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = every(tile, 2);
  out[threadIdx.y] = wide[threadIdx.x][threadIdx.y];
}

void launch(float *out) { chain<<<1, dim3(32, 8)>>>(out); }
