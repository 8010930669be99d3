#include "Fixes/ArraysBehind.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::nvcc;

namespace bankcheck::fixes {

/// Whether a request on \p Array takes several elements, as far as is known.
static bool isMerged(const ArrayIndex &Index, const SharedArray &Array) {
  return any_of(Index.accessesOn({&Array}), [](const AccessResult *A) {
    return A->Patterns.empty() ||
           any_of(A->Patterns, [](const Pattern &P) { return P.TheQuery.Width > P.ElementWidth; });
  });
}

static bool movesArraysBehind(const KernelUse &Kernel, const Growth &Grown) {
  constexpr uint64_t Word = 4, Widest = 16;
  if (all_of(Grown, [](const auto &Of) { return Of.second % Widest == 0; }))
    return false;
  const Function &F = Kernel.Context->function();
  const PredictedCode &Code = Kernel.Index->code();
  const DisplacedArrays Now = displacedIn(F, Code.Declared), Then = displacedIn(F, Code.Declared, Grown);
  bool Moved = false; // within its 16 bytes, this array or one before it
  for (const SharedArray &A : Kernel.Context->arrays()) {
    const uint64_t From = Now.lookup(A.Variable).Offset, To = Then.lookup(A.Variable).Offset;
    if (From % Word != To % Word)
      return true;
    Moved |= From % Widest != To % Widest;
    if (Moved && isMerged(*Kernel.Index, A))
      return true;
  }
  return false;
}

bool movesArraysBehind(ArrayRef<KernelUse> Kernels, const IsArray &Meant,
                       function_ref<uint64_t(const SharedArray &)> Extra) {
  return any_of(Kernels, [&](const KernelUse &K) {
    Growth Grown;
    for (const SharedArray *A : K.arrays(Meant))
      Grown[A->Variable] = Extra(*A);
    return movesArraysBehind(K, Grown);
  });
}

} // namespace bankcheck::fixes
