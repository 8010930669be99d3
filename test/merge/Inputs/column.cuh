// Included by two files: one finding that both have alike, and one that each has
// for its own instantiation.
static __global__ void column(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.y] = tile[threadIdx.x][threadIdx.y];
}

template <int Pitch> __global__ void pitched(float *out) {
  __shared__ float row[32 * Pitch];
  row[threadIdx.x * Pitch] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = row[threadIdx.x];
}

static __global__ void gather(float *out, const int *index) {
  __shared__ float bins[1024];
  bins[index[threadIdx.x]] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = bins[threadIdx.x] + bins[threadIdx.x * 2]; // NOLINT(bankcheck-conflict)
}

static __global__ void broken(float *out) { out[0] = missing; }
