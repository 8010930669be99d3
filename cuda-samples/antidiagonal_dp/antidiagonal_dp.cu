// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The longest common subsequence of two strings of 16, cell by cell along the
// antidiagonals. Here the padding is the cause: in a row of 17 the cells of an
// antidiagonal are 16 words apart.

#include "../common/check.h"
#include <algorithm>

constexpr int L = 16;

__global__ void lcs(int *out, const char *a, const char *b) {
  __shared__ int s[L + 1][L + 1];
  int t = threadIdx.x;
  // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t + 1][0] = 0;
  // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[0][t] = 0;
  if (t == 0)
    // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[0][L] = 0;
  __syncthreads();
  for (int d = 0; d < 2 * L - 1; ++d) {
    int x = t + 1, y = d - t + 1;
    if (y >= 1 && y <= L) {
      // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:22: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
      int diagonal = s[y - 1][x - 1] + (a[x - 1] == b[y - 1]);
      // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:18: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
      int left = s[y][x - 1];
      // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:19: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
      int above = s[y - 1][x];
      // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:7: warning: 8-way bank conflict writing 's': 8 wavefronts per request, ideal 1
      s[y][x] = max(diagonal, max(left, above));
    }
    __syncthreads();
  }
  // The last row: the second string with each beginning of the first.
  // CHECK: antidiagonal_dp.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[t] = s[L][t + 1];
}

int main() {
  std::vector<char> a(L), b(L);
  for (int i = 0; i < L; ++i) {
    a[i] = char('a' + (valueOf(i) + 8) % 4);
    b[i] = char('a' + (valueOf(i + 99) + 8) % 4);
  }
  int s[L + 1][L + 1] = {};
  for (int y = 1; y <= L; ++y)
    for (int x = 1; x <= L; ++x)
      s[y][x] = std::max(s[y - 1][x - 1] + (a[x - 1] == b[y - 1]), std::max(s[y][x - 1], s[y - 1][x]));
  Device<char> da(a), db(b);
  Device<int> out(L);
  lcs<<<1, L>>>(out.data, da.data, db.data);
  return report(close(out.read(), std::vector<int>(&s[L][1], &s[L][1] + L)));
}
