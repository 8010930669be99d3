// A change that is made by hand says for which instantiations it was proved, where their extents differ.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// CHECK: shapes.cu:[[#@LINE+2]]:20: note: 's[r][c ^ r] instead of s[r][c]' makes both accesses to 's' clean, for 0 bytes more shared memory (by hand: instantiations differ in their extents: for 1 of 3 instantiations, with 'float s[32][64]'; clean, too, with 'float s[32][32]'; not tried with 'float s[32][33]' (clean now))
template <int Rows, int Columns> __global__ void tile(float *out, const float *in) {
  __shared__ float s[Rows][Columns];
  int x = threadIdx.x;
  for (int r = 0; r < Rows; ++r)
    s[r][x % Columns] = in[r * 32 + x];
  __syncthreads();
  for (int c = 0; c < Columns; ++c)
    out[c * 32 + x] = s[x % Rows][c];
}
void launch(float *p) {
  tile<32, 32><<<1, 32>>>(p, p);
  tile<32, 33><<<1, 32>>>(p, p);
  tile<32, 64><<<1, 32>>>(p, p);
}
