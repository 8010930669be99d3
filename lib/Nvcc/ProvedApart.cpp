#include "Nvcc/ProvedApart.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

bool isSpecialRegister(const Value &V) {
  auto *Call = dyn_cast<IntrinsicInst>(&V);
  return Call && Call->getCalledFunction()->getName().starts_with("llvm.nvvm.read.ptx.sreg.");
}

/// The least that \p V can be as nvcc may see it: a counter its start, also in the loop of what unrolling has left
/// over. Nothing if it may be negative.
std::optional<int64_t> leastOf(const Value &V, const DataLayout &Layout) {
  constexpr unsigned MostValues = 16;
  std::optional<int64_t> Least;
  SmallSetVector<const Value *, 8> ToDo;
  ToDo.insert(&V);
  for (unsigned N = 0; N < ToDo.size(); ++N) {
    const Value *Of = ToDo[N], *From;
    uint64_t Step;
    if (auto *Phi = dyn_cast<PHINode>(Of); Phi && ToDo.size() <= MostValues) {
      ToDo.insert_range(Phi->incoming_values());
      continue;
    }
    if ((match(Of, m_AddLike(m_Value(From), m_ConstantInt(Step))) && int64_t(Step) > 0) ||
        match(Of, m_ZExtOrSExt(m_Value(From))) || match(Of, m_Trunc(m_Value(From)))) {
      ToDo.insert(From); // the counter before a step
      continue;
    }
    auto *C = dyn_cast<ConstantInt>(Of);
    if (C ? C->isNegative() || C->getBitWidth() > 64
          : !isSpecialRegister(*Of) && !isKnownNonNegative(Of, SimplifyQuery(Layout)))
      return std::nullopt;
    Least = std::min(Least.value_or(INT64_MAX), C ? C->getSExtValue() : 0);
  }
  return Least;
}

/// Of the distance from the beginning of the array.
KnownBits knownBitsOf(const LinearAddress &A, const DataLayout &Layout) {
  KnownBits Sum = KnownBits::makeConstant(APInt(32, A.Offset));
  for (const auto &[V, Factor] : A.Terms)
    if (V->getType()->isIntegerTy())
      Sum = KnownBits::add(
          Sum, KnownBits::mul(computeKnownBits(V, Layout).zextOrTrunc(32), KnownBits::makeConstant(APInt(32, Factor))));
    else
      Sum = KnownBits(32);
  return Sum;
}

bool areOfDifferentMultiples(const Extent &A, const Extent &B, const DataLayout &Layout) {
  const KnownBits OfA = knownBitsOf(A.Address, Layout), OfB = knownBitsOf(B.Address, Layout);
  const APInt Differ = (OfA.One & OfB.Zero) | (OfA.Zero & OfB.One);
  return !Differ.lshr(Log2_32_Ceil(std::max(A.Bytes, B.Bytes))).isZero();
}

/// Whether \p B lies behind \p A by a sum of which no term is negative. By 0 or more if a counter is in it: in the
/// copies of an unrolled loop it is more.
bool isBehind(const Extent &A, const Extent &B, const DataLayout &Layout) {
  std::map<const Value *, uint32_t> Terms = B.Address.Terms;
  for (const auto &[V, Factor] : A.Address.Terms)
    Terms[V] -= Factor;
  int64_t Least = int32_t(B.Address.Offset - A.Address.Offset);
  bool IsCounted = false;
  for (const auto &[V, Difference] : Terms) {
    const int64_t Factor = int32_t(Difference);
    if (!Factor)
      continue;
    std::optional<int64_t> Of = Factor > 0 ? leastOf(*V, Layout) : std::nullopt;
    if (!Of)
      return false;
    Least += Factor * *Of;
    IsCounted |= isa<PHINode>(V);
  }
  return Least >= (IsCounted ? 0 : int64_t(A.Bytes));
}

} // namespace

bool mayBeProvedApart(const Extent &A, const Extent &B, const DataLayout &Layout) {
  return A.Address.Base == B.Address.Base &&
         (areOfDifferentMultiples(A, B, Layout) || isBehind(A, B, Layout) || isBehind(B, A, Layout));
}

} // namespace bankcheck::nvcc
