#include "Nvcc/ReloadedBehindShuffles.h"
#include "IR/AddressSpaces.h"
#include "IR/LaneExchange.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include <map>
#include <set>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

static bool isExchange(const Instruction &I) {
  const LaneExchange Kind = laneExchangeOf(I);
  return Kind != LaneExchange::None && Kind != LaneExchange::Present;
}

void findReloadedBehindShuffles(const Function &Kernel, const std::vector<Access> &Accesses,
                                SmallSet<unsigned, 8> &Numbers) {
  using Place = std::tuple<const Value *, std::map<const Value *, uint32_t>, uint32_t>;
  if (none_of(instructions(Kernel), isExchange))
    return;
  std::map<Place, unsigned> LoadedAt; // how many shuffles ago
  std::set<const Value *> Reloaded;   // arrays of which something was loaded again
  unsigned Exchanges = 0;
  auto Note = [&](const Instruction &I) {
    for (const Share &S : sharesOf(I, Accesses))
      Numbers.insert(S.Number);
  };
  for (const Instruction &I : instructions(Kernel)) {
    Exchanges += isExchange(I);
    const SharedEffect E = sharedEffectOf(I);
    const Value *Pointer = getLoadStorePointerOperand(&I);
    if (E == SharedEffect::None)
      continue;
    if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace) {
      LoadedAt.clear(), Reloaded.clear();
      continue;
    }
    const LinearAddress Address = linearAddressOf(Pointer, I.getDataLayout());
    if (isa<StoreInst>(I)) {
      if (Reloaded.contains(Address.Base))
        Note(I);
      continue;
    }
    auto [It, New] = LoadedAt.try_emplace(
        Place{Address.Base, {Address.Terms.begin(), Address.Terms.end()}, Address.Offset}, Exchanges);
    if (New || It->second == Exchanges)
      continue;
    Note(I);
    Reloaded.insert(Address.Base);
  }
}

} // namespace bankcheck::nvcc
