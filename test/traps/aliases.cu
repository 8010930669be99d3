// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// One column read in every way that C++ has.

struct Rows {
  float (*data)[32];
  __device__ float &operator()(int r, int c) const { return data[r][c]; }
};

__device__ float through(const float *p) { return *p; }
template <typename F> __device__ float apply(F f) { return f(); }

__global__ void aliases(float *o) {
  __shared__ float t[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  t[y][x] = o[y * 32 + x];
  __syncthreads();
  float *r = t[x];
  float (&row)[32] = t[x];
  Rows rows{t};
  float sum = 0;
  // CHECK-COUNT-9: aliases.cu:{{[0-9]+}}:{{[0-9]+}}: warning: 32-way bank conflict reading 't'{{( \(through '(row|r|p)'\))?}}: 32 wavefronts per request, ideal 1
  sum += r[3];
  sum += *(r + 4 + y % 8);
  sum += *(&t[0][0] + x * 32 + 9 + y % 8);
  sum += through(&t[x][y]);
  sum += apply([&] { return t[x][(y + 1) % 32]; });
  sum += row[(y + 2) % 32];
  sum += rows(x, (y + 3) % 32);
  sum += reinterpret_cast<int *>(t)[x * 32 + (y + 4) % 32];
  sum += reinterpret_cast<float *>(reinterpret_cast<char *>(t) + x * 128)[(y + 5) % 32];
  o[y * 32 + x] = sum;
}

void launch(float *o) { aliases<<<1, dim3(32, 32)>>>(o); }
