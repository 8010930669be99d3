#include "../column.cuh"
int two() {
  column<<<1, dim3(32, 32)>>>(nullptr);
  pitched<8><<<1, 32>>>(nullptr);
  gather<<<1, 32>>>(nullptr, nullptr);
  broken<<<1, 32>>>(nullptr);
}
