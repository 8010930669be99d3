#include "Analysis/CopySources.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {
namespace {

/// The banks of L1 are chosen by the low bits of an address, of which these are more than enough.
constexpr unsigned AddressBits = 32;

/// Answers kept for an instruction; others are found anew.
constexpr size_t MostKept = 64;

/// \p Address without what is the same for all lanes of \p Active.
AffineValue distancesOf(AffineValue Address, LaneMask Active, Arithmetic &Math) {
  if (Address.Width > AddressBits)
    Address = Math.truncate(Address, AddressBits);
  const unsigned First = std::countr_zero(Active);
  erase_if(Address.Terms, [&](const Term &T) {
    return !isLaneDependent(T.Symbol) && all_of(seq(WarpSize), [&](unsigned Lane) {
      return !(Active >> Lane & 1) || T.Coefficient[Lane] == T.Coefficient[First];
    });
  });
  const int64_t Least = Address.Constant[First];
  Address.Constant = Address.Constant.map([&](int64_t Constant) { return Constant - Least; });
  return Address;
}

} // namespace

bool CopySources::mayShareBanks(const ExecutedRequest &R, unsigned Bytes, uint64_t &Work) {
  if (!R.Active)
    return false;
  if (!R.CopySource || R.CopySource->Unknown & R.Active)
    return true;
  AffineValue Distances = distancesOf(*R.CopySource, R.Active, Kernel.math());
  std::vector<Answer> &Known = Answers[R.Instruction];
  for (const Answer &A : Known)
    if (A.Active == R.Active && A.Distances == Distances)
      return A.MayShare;
  BankQuery Q;
  Q.Address = Distances;
  Q.Active = R.Active;
  Q.Op = Operation::CpAsync;
  Q.Width = Bytes;
  const BankResult A = decideWhileClean(Q, Kernel.math(), {});
  Work += A.Values;
  const bool MayShare =
      !A.isDecided() || any_of(A.Cases, [](const Case &C) { return C.Misaligned || C.TheCost.Ways > 1; });
  if (Known.size() < MostKept)
    Known.push_back({std::move(Distances), R.Active, MayShare});
  return MayShare;
}

std::shared_ptr<const CopyLines> CopySources::linesOf(const ExecutedRequest &R) const {
  if (!R.Active || !R.CopySource || R.CopySource->Unknown & R.Active)
    return nullptr;
  const AffineValue &From = *R.CopySource;
  if (any_of(From.Terms, [](const Term &T) { return isLaneDependent(T.Symbol); }))
    return nullptr;
  auto Lines = std::make_shared<CopyLines>();
  auto AreAlike = [&](unsigned A, unsigned B) {
    return all_of(From.Terms, [&](const Term &T) { return T.Coefficient[A] == T.Coefficient[B]; });
  };
  for (LaneMask Lanes = R.Active; Lanes; Lanes &= Lanes - 1) {
    const unsigned Lane = std::countr_zero(Lanes);
    unsigned First = std::countr_zero(R.Active); // of the group
    while (!(R.Active >> First & 1) || !AreAlike(First, Lane))
      ++First;
    Lines->Group[Lane] = First;
    Lines->Offset[Lane] = From.Constant[Lane] - From.Constant[First];
  }
  return Lines;
}

} // namespace bankcheck::analysis
