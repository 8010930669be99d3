#include "Fixes/Padding.h"
#include "Fixes/SharedLimits.h"
#include "Fixes/UnknownUse.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

namespace bankcheck {
namespace {

constexpr unsigned MostPadding = limits::Padding;

struct Use {
  KernelContext *Context;
  const Pattern *ThePattern;
  unsigned Number;
};

struct Demand {
  KernelContext *Context;
  const AlignmentDemand *TheDemand;
};

/// The worst case of a question under \p Given if it is clean and aligned.
bool isCleanWith(const BankQuery &Q, Arithmetic &Math, const Substitution &Given, unsigned &Wavefronts, uint64_t &Total,
                 bool &Misaligned) {
  unsigned Worst = 0;
  BankResult A = decideWhileClean(Q, Math, Given);
  if (!A.isDecided())
    return false;
  for (const Case &C : A.Cases) {
    if (C.Misaligned) {
      Misaligned = true;
      return false;
    }
    if (C.TheCost.Ways > 1)
      return false;
    Worst = std::max(Worst, C.TheCost.Wavefronts);
  }
  Wavefronts = std::max(Wavefronts, Worst);
  Total += Worst;
  return true;
}

Substitution withPadding(const KernelContext &Context, const BankQuery &Q, const SharedArray &Array, unsigned Padding) {
  Substitution Given = noPadding(Context, Q);
  Given[Array.Padding] = Padding;
  return Given;
}

bool isAlignedWith(const Demand &D, unsigned Padding) {
  Substitution Given = withPadding(*D.Context, D.TheDemand->TheQuery, *D.TheDemand->Array, Padding);
  for (const Case &C : decide(D.TheDemand->TheQuery, D.Context->math(), Given).Cases)
    if (C.Misaligned)
      return false;
  return true;
}

bool isCleanWith(const Use &U, unsigned Padding, unsigned &Wavefronts, uint64_t &Total, bool &Misaligned) {
  Substitution Given = withPadding(*U.Context, U.ThePattern->TheQuery, *U.ThePattern->Array, Padding);
  const BankQuery &Q = U.ThePattern->TheQuery;
  bool Broken = false;
  if (isCleanWith(Q, U.Context->math(), Given, Wavefronts, Total, Broken))
    return true;
  if (!Broken || U.ThePattern->ElementWidth >= Q.Width) {
    Misaligned |= Broken;
    return false;
  }
  // Accesses that ptxas had merged run apart where the padding takes the
  // alignment away.
  for (unsigned Offset = 0; Offset < Q.Width; Offset += U.ThePattern->ElementWidth) {
    BankQuery Part = Q;
    Part.Width = U.ThePattern->ElementWidth;
    Part.Address =
        U.Context->math().binary(Opcode::Add, Q.Address, U.Context->math().constant(Q.Address.Width, Offset), true);
    if (!isCleanWith(Part, U.Context->math(), Given, Wavefronts, Total, Misaligned))
      return false;
  }
  return true;
}

} // namespace

PaddingResult findPadding(const std::vector<KernelUse> &Uses, const IsArray &Meant) {
  PaddingResult Result;
  std::vector<Use> All;
  std::vector<Demand> Demands;
  std::set<unsigned> Numbers;
  uint64_t RowsBytes = 0, Bytes = 0; // of the rows' elements: what a padding of 1 takes
  bool Paddable = true, Dynamic = false;
  for (const KernelUse &K : Uses) {
    const ArrayIndex::Arrays Here = K.arrays(Meant);
    if (Here.empty())
      continue;
    for (const AlignmentDemand *D : K.Index->demandsOn(Here))
      if (D->Array->Paddable)
        Demands.push_back({K.Context, D});
    for (const AccessResult *Access : K.Index->accessesOn(Here)) {
      const AccessResult &A = *Access;
      if (mayReach(A, K, Meant)) {
        Result.WhyNot = "another access to it is undecided";
        return Result;
      }
      for (const Pattern &P : A.Patterns) {
        if (llvm::any_of(P.Several, [&](const SharedArray *S) { return Meant(*S); })) {
          Result.WhyNot = "an address in it may lie in another array, too";
          return Result;
        }
        if (!P.Array || !Meant(*P.Array))
          continue;
        Paddable &= P.Array->Paddable;
        Dynamic |= P.Array->Bytes == 0;
        if (P.Flat) {
          Result.Flat = true;
          Result.WhyNot = "it is also accessed through a pointer that counts elements across rows";
          return Result;
        }
        if (!P.TheResult.isDecided()) {
          if (P.TheQuery.Op == Operation::CpAsyncBypass && P.TheResult.TheKind == BankResult::NoRule)
            continue; // not a matter of banks
          Result.WhyNot = "another access to it is undecided";
          return Result;
        }
        RowsBytes = std::max(RowsBytes, P.Array->Rows * P.Array->ElementBytes);
        Bytes = std::max(Bytes, P.Array->Bytes);
        Numbers.insert(A.Number);
        All.push_back({K.Context, &P, A.Number});
      }
    }
  }
  if (All.empty()) {
    Result.WhyNot = "its array is not known";
    return Result;
  }
  if (!Paddable) {
    Result.WhyNot =
        Dynamic ? "its rows are made by index arithmetic in dynamic memory: change the leading dimension there"
                : "it has one dimension: change the index, for example 'i + i / 32', or the leading dimension in it";
    return Result;
  }
  bool OnlyMisaligned = true, TooLarge = false;
  for (unsigned Padding = 1; Padding <= MostPadding; ++Padding) {
    if (Bytes + RowsBytes * Padding > StaticLimit && Bytes <= StaticLimit) {
      TooLarge = true;
      break;
    }
    bool Misaligned = llvm::any_of(Demands, [&](const Demand &D) { return !isAlignedWith(D, Padding); });
    bool Clean = !Misaligned;
    std::map<unsigned, unsigned> Wavefronts;
    uint64_t Total = 0;
    for (size_t I = 0; Clean && I < All.size(); ++I) {
      uint64_t One = 0;
      Clean = isCleanWith(All[I], Padding, Wavefronts[All[I].Number], One, Misaligned);
      Total += All[I].ThePattern->Count * One;
      if (!Clean)
        std::swap(All[0], All[I]); // likely in the way of the next one, too
    }
    OnlyMisaligned &= Misaligned;
    if (!Clean)
      continue;
    Result.Found = true;
    Result.Elements = Padding;
    Result.ExtraBytes = RowsBytes * Padding;
    Result.Accesses = Numbers.size();
    Result.Wavefronts = std::move(Wavefronts);
    Result.Total = Total;
    return Result;
  }
  Result.WhyNot = TooLarge         ? "the paddings that fit 48 KiB leave a conflict"
                  : OnlyMisaligned ? "every padding breaks the alignment of an access"
                                   : "no padding up to " + std::to_string(MostPadding) +
                                         " elements leaves all its accesses clean and aligned";
  return Result;
}

} // namespace bankcheck
