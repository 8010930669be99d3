#include "IR/BackwardSlice.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;

namespace bankcheck::ir {

bool backwardSliceMayContain(SmallVector<const Value *, 8> Values, function_ref<bool(const Instruction &)> IsInside,
                             function_ref<bool(const Instruction &)> Is) {
  constexpr unsigned Most = 256;
  SmallPtrSet<const Value *, 16> Seen;
  while (!Values.empty()) {
    auto *I = dyn_cast<Instruction>(Values.pop_back_val());
    if (!I || !IsInside(*I) || !Seen.insert(I).second)
      continue;
    if (Is(*I) || Seen.size() > Most)
      return true;
    append_range(Values, I->operands());
  }
  return false;
}

} // namespace bankcheck::ir
