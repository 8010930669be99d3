#include "Fixes/ArraysBehind.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::fixes {

/// Whether a request on \p Array takes several elements, as far as is known.
static bool isMerged(const ArrayIndex &Index, const SharedArray &Array) {
  return any_of(Index.accessesOn({&Array}), [](const AccessResult *A) {
    return A->Patterns.empty() ||
           any_of(A->Patterns, [](const Pattern &P) { return P.TheQuery.Width > P.ElementWidth; });
  });
}

/// Whether some matrix of wmma that begins in \p Array begins at no multiple of 32 bytes any more.
static bool movesFragments(const KernelUse &Kernel, const SharedArray &Array, uint64_t From, uint64_t To) {
  Arithmetic &Math = Kernel.Context->math();
  auto With = [&](AffineValue Offset, uint64_t Start) {
    erase_if(Offset.Terms, [&](const Term &T) { return Kernel.Context->isPadding(T.Symbol); }); // they are 0
    return Math.binary(Opcode::Add, Offset, Math.constant(Offset.Width, int64_t(Start)), SignedWrap::Undefined);
  };
  return any_of(Kernel.Index->pointersOn({&Array}), [&](const FragmentPointer *P) {
    return !staysAligned(With(P->Offset, From), With(P->Offset, To), Math);
  });
}

static bool movesArraysBehind(const KernelUse &Kernel, const Growth &Grown) {
  constexpr uint64_t Word = 4, Widest = 16;
  if (all_of(Grown, [](const auto &Of) { return Of.second % FragmentAlignment == 0; }))
    return false;
  const Function &F = Kernel.Context->function();
  const PredictedCode &Code = Kernel.Index->code();
  const auto Now = offsetsIn(F, Code.Declared), Then = offsetsIn(F, Code.Declared, Grown);
  bool Moved = false; // within its 16 bytes, this array or one before it
  for (const auto &[Before, After] : zip_equal(Now, Then)) {
    const uint64_t From = Before.second, To = After.second;
    auto A = find_if(Kernel.Context->arrays(), [&](const SharedArray &S) { return S.Variable == Before.first; });
    if (From % Word != To % Word)
      return true;
    Moved |= From % Widest != To % Widest;
    if (A != Kernel.Context->arrays().end() &&
        ((Moved && isMerged(*Kernel.Index, *A)) || movesFragments(Kernel, *A, From, To)))
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
