#include "../column.cuh"
// NOLINTBEGIN(bankcheck-conflict)
int main() {
  column<<<1, dim3(32, 32)>>>(nullptr);
  pitched<2><<<1, 32>>>(nullptr);
  gather<<<1, 32>>>(nullptr, nullptr);
  broken<<<1, 32>>>(nullptr);
}
