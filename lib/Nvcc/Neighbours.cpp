#include "Nvcc/Neighbours.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

void Neighbours::add(const Instruction &I, LinearAddress Address) {
  Groups[{Address.Base, std::move(Address.Terms)}].emplace(int32_t(Address.Offset), &I);
}

std::vector<Neighbours::Run> Neighbours::runs(int64_t Within) const {
  std::vector<Run> Result;
  for (auto &[Place, All] : Groups) {
    Run Here;
    int64_t Last = 0;
    auto End = [&] {
      if (Here.size() > 1)
        Result.push_back(Here);
      Here.clear();
    };
    for (auto [Offset, I] : All) {
      if (!Here.empty() && Offset - Last >= Within)
        End();
      Here.push_back(I);
      Last = Offset;
    }
    End();
  }
  return Result;
}

} // namespace bankcheck::nvcc
