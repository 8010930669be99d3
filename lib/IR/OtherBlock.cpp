#include "IR/OtherBlock.h"
#include "IR/AddressSpaces.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace bankcheck::ir {
namespace {

bool isOwnRank(const Value &V) {
  auto *I = dyn_cast<IntrinsicInst>(&V);
  return I && I->getIntrinsicID() == Intrinsic::nvvm_read_ptx_sreg_cluster_ctarank;
}

/// Whether \p Rank is not that of the block, whatever that is.
bool isOtherRank(const Value &Rank) {
  const APInt *Distance = nullptr, *Modulus = nullptr;
  const Value *Own = nullptr, *Sum = nullptr;
  if (match(&Rank, m_Xor(m_Value(Own), m_APInt(Distance))) || match(&Rank, m_Add(m_Value(Own), m_APInt(Distance))))
    return isOwnRank(*Own) && !Distance->isZero();
  // A rank that is not below the modulus differs from all that are.
  if (match(&Rank, m_And(m_Value(Sum), m_APInt(Modulus))))
    return Modulus->isMask() && match(Sum, m_Add(m_Value(Own), m_APInt(Distance))) && isOwnRank(*Own) &&
           Distance->intersects(*Modulus);
  return match(&Rank, m_URem(m_Value(Sum), m_APInt(Modulus))) && match(Sum, m_Add(m_Value(Own), m_APInt(Distance))) &&
         isOwnRank(*Own) && Distance->ult(1u << 16) && // no sum wraps around
         !Distance->urem(*Modulus).isZero();
}

} // namespace

bool isMapa(const IntrinsicInst &I) {
  return I.getIntrinsicID() == Intrinsic::nvvm_mapa || I.getIntrinsicID() == Intrinsic::nvvm_mapa_shared_cluster;
}

WhoseBlock whoseBlock(const Value &Address, const Module &M) {
  if (!Address.getType()->isPointerTy())
    return WhoseBlock::Own;
  const unsigned Space = Address.getType()->getPointerAddressSpace();
  if (Space != ClusterSpace && (Space != 0 || !M.getFunction("llvm.nvvm.mapa")))
    return WhoseBlock::Own;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Address, Objects, nullptr, 16);
  bool AnyMade = Space == ClusterSpace, AllOther = true;
  for (const Value *Object : Objects) {
    auto *Made = dyn_cast<IntrinsicInst>(Object);
    const bool IsMade = Made && isMapa(*Made);
    AnyMade |= IsMade;
    AllOther &= IsMade && isOtherRank(*Made->getArgOperand(1));
  }
  return !AnyMade ? WhoseBlock::Own : AllOther ? WhoseBlock::Other : WhoseBlock::Any;
}

} // namespace bankcheck::ir
