// What a kernel of the tests does to an array that wmma loads. It has no macro of rows' length.
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
#define MULTIPLY(p, ld)                                                                                                \
  {                                                                                                                    \
    __syncthreads();                                                                                                   \
    Operand f;                                                                                                         \
    wmma::load_matrix_sync(f, p, ld);                                                                                  \
    o[threadIdx.x] = float(f.x[0]);                                                                                    \
  }
#define EACH(i, n) for (int i = threadIdx.x; i < (n); i += 32)
