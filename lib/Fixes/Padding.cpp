#include "Fixes/Padding.h"
#include "Fixes/ArraysBehind.h"
#include "Fixes/SharedLimits.h"
#include "Fixes/UnknownUse.h"
#include "Lanes/Resolver.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::fixes {
namespace {

struct Use {
  KernelContext *Context;
  const Pattern *ThePattern;
  unsigned Number;
};

struct Demand {
  KernelContext *Context;
  const AlignmentDemand *TheDemand;
};

struct Pointer {
  KernelContext *Context;
  const FragmentPointer *ThePointer;
};

/// The worst case of a query with \p Given if it is clean and aligned.
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

bool staysAlignedWith(const Pointer &P, unsigned Padding) {
  Arithmetic &Math = P.Context->math();
  const AffineValue &Offset = P.ThePointer->Offset;
  auto With = [&](unsigned Elements) {
    Resolver Values(Math);
    for (SymbolId Id : P.Context->paddings())
      Values.give(Id, Math.constant(64, Id == P.ThePointer->Array->Padding ? Elements : 0));
    return Values.resolve(Offset);
  };
  return staysAligned(With(0), With(Padding), Math);
}

/// \p Requests: how many run then.
bool isCleanWith(const Use &U, unsigned Padding, unsigned &Wavefronts, uint64_t &Total, unsigned &Requests,
                 bool &Misaligned) {
  Substitution Given = withPadding(*U.Context, U.ThePattern->TheQuery, *U.ThePattern->Array, Padding);
  BankQuery Q = U.ThePattern->TheQuery;
  Q.ArrayBytes = 0; // without the padding
  bool Broken = false;
  Requests = 1;
  if (isCleanWith(Q, U.Context->math(), Given, Wavefronts, Total, Broken))
    return true;
  if (!Broken || U.ThePattern->ElementWidth >= Q.Width) {
    Misaligned |= Broken;
    return false;
  }
  // Accesses that ptxas had merged run apart where the padding takes the
  // alignment away.
  Requests = Q.Width / U.ThePattern->ElementWidth;
  for (unsigned Offset = 0; Offset < Q.Width; Offset += U.ThePattern->ElementWidth) {
    BankQuery Part = Q;
    Part.Width = U.ThePattern->ElementWidth;
    Part.Address = U.Context->math().binary(Opcode::Add, Q.Address, U.Context->math().constant(Q.Address.Width, Offset),
                                            SignedWrap::Undefined);
    if (!isCleanWith(Part, U.Context->math(), Given, Wavefronts, Total, Misaligned))
      return false;
  }
  return true;
}

/// What the kernels do to the arrays.
struct Uses {
  std::vector<Use> All;
  std::vector<Demand> Demands;
  std::vector<Pointer> Pointers;
  std::set<unsigned> Numbers;        ///< Of accesses.
  uint64_t RowsBytes = 0, Bytes = 0; ///< Of the rows' elements: what a padding of 1 takes. And of the array.
  bool IsPaddable = true, IsDynamic = false;
  bool IsFlat = false; ///< Steps over its elements leave a row.
  std::string WhyNot;  ///< If the requests are not all known.
};

/// Adds what \p A does to arrays that \p Meant holds for; false if it says why no padding is right.
bool add(Uses &U, const AccessResult &A, const KernelUse &K, const IsArray &Meant) {
  auto IsInTheWay = [&](const char *WhyNot) {
    U.WhyNot = WhyNot;
    return false;
  };
  if (mayReach(A, K, Meant))
    return IsInTheWay("another access to it is undecided");
  for (const Pattern &P : A.Patterns) {
    if (llvm::any_of(P.Several, [&](const SharedArray *S) { return Meant(*S); }))
      return IsInTheWay("an address in it may lie in another array, too");
    if (!P.Array || !Meant(*P.Array))
      continue;
    U.IsPaddable &= P.Array->Paddable;
    U.IsDynamic |= P.Array->Bytes == 0;
    U.IsFlat |= P.Flat;
    if (P.Flat)
      return IsInTheWay("it is also accessed through a pointer that counts elements across rows");
    if (isCopyPastBanks(P))
      continue;
    if (!P.TheResult.isDecided())
      return IsInTheWay("another access to it is undecided");
    U.RowsBytes = std::max(U.RowsBytes, P.Array->Rows * P.Array->ElementBytes);
    U.Bytes = std::max(U.Bytes, P.Array->Bytes);
    U.Numbers.insert(A.Number);
    U.All.push_back({K.Context, &P, A.Number});
  }
  return true;
}

/// All uses, up to the first that is in the way.
Uses usesOf(const std::vector<KernelUse> &Kernels, const IsArray &Meant) {
  Uses U;
  for (const KernelUse &K : Kernels) {
    const ArrayIndex::Arrays Here = K.arrays(Meant);
    if (Here.empty())
      continue;
    for (const AlignmentDemand *D : K.Index->demandsOn(Here))
      if (D->Array->Paddable)
        U.Demands.push_back({K.Context, D});
    for (const FragmentPointer *P : K.Index->pointersOn(Here))
      U.Pointers.push_back({K.Context, P});
    for (const AccessResult *A : K.Index->accessesOn(Here))
      if (!add(U, *A, K, Meant))
        return U;
  }
  if (U.All.empty())
    U.WhyNot = "its array is not known";
  else if (!U.IsPaddable)
    U.WhyNot = U.IsDynamic
                   ? "its rows are made by index arithmetic in dynamic memory: change the leading dimension there"
                   : "it has one dimension: change the index, for example 'i + i / 32', or the leading dimension in it";
  return U;
}

enum class Outcome : uint8_t { Clean, Conflict, Misaligned };

/// Evaluates the uses with a padding, up to the first that is not clean, which is put in front: it is likely in the
/// way of the next padding, too. Adds to \p Result what they cost.
Outcome outcomeOf(Uses &U, unsigned Padding, PaddingResult &Result) {
  if (llvm::any_of(U.Demands, [&](const Demand &D) { return !isAlignedWith(D, Padding); }) ||
      llvm::any_of(U.Pointers, [&](const Pointer &P) { return !staysAlignedWith(P, Padding); }))
    return Outcome::Misaligned;
  for (Use &One : U.All) {
    uint64_t Total = 0;
    unsigned Requests = 0;
    bool Misaligned = false;
    if (!isCleanWith(One, Padding, Result.Wavefronts[One.Number], Total, Requests, Misaligned)) {
      std::swap(U.All[0], One);
      return Misaligned ? Outcome::Misaligned : Outcome::Conflict;
    }
    const uint64_t Count = One.ThePattern->Count;
    Result.Costs.add(One.Context, {Count * Total, Count, Count * Requests});
  }
  return Outcome::Clean;
}

} // namespace

PaddingResult findPadding(const std::vector<KernelUse> &Kernels, const IsArray &Meant) {
  Uses U = usesOf(Kernels, Meant);
  PaddingResult None;
  None.Flat = U.IsFlat;
  None.WhyNot = U.WhyNot;
  if (!None.WhyNot.empty())
    return None;
  bool OnlyMisaligned = true, MovesOthers = false;
  for (unsigned Padding = 1; Padding <= limits::Padding; ++Padding) {
    PaddingResult Result;
    Result.ExtraBytes = U.RowsBytes * Padding;
    if (U.Bytes + Result.ExtraBytes > StaticLimit && U.Bytes <= StaticLimit) {
      None.WhyNot = std::string("the paddings that fit 48 KiB leave a conflict") +
                    (MovesOthers ? ", or move an array behind it off its alignment" : "");
      return None;
    }
    Outcome With = outcomeOf(U, Padding, Result);
    OnlyMisaligned &= With == Outcome::Misaligned;
    if (With != Outcome::Clean)
      continue;
    if (movesArraysBehind(Kernels, Meant, [&](const SharedArray &A) { return A.Rows * A.ElementBytes * Padding; })) {
      MovesOthers = true;
      continue;
    }
    Result.Found = true;
    Result.Elements = Padding;
    Result.Accesses = U.Numbers.size();
    return Result;
  }
  None.WhyNot = MovesOthers      ? "the paddings that help move an array behind it off its alignment"
                : OnlyMisaligned ? "every padding breaks the alignment of an access"
                                 : "no padding up to " + std::to_string(limits::Padding) +
                                       " elements leaves all its accesses clean and aligned";
  return None;
}

} // namespace bankcheck::fixes
