#include "Fixes/ArrayIndex.h"
#include "Fixes/UnknownUse.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::fixes {
namespace {

/// The offset in \p Array with all paddings 0; nothing if there is more in it.
std::optional<AffineValue> offsetIn(const AffineValue &Address, const SharedArray &Array,
                                    const KernelContext &Context) {
  AffineValue Offset = Address;
  Offset.Terms.clear();
  bool HasBase = false;
  for (const Term &T : Address.Terms) {
    if (T.Symbol == Array.Base) {
      HasBase = T.Coefficient.isUniform() && T.Coefficient[0] == 16;
      if (!HasBase)
        return std::nullopt;
      continue;
    }
    if (Context.arrayWithBase(T.Symbol))
      return std::nullopt;
    if (!Context.isPadding(T.Symbol))
      Offset.Terms.push_back(T);
  }
  return HasBase ? std::optional(Offset) : std::nullopt;
}

template <typename Map> std::vector<unsigned> indicesOf(const Map &IndexOf, const ArrayIndex::Arrays &Of) {
  std::vector<unsigned> All;
  for (const SharedArray *A : Of)
    if (auto It = IndexOf.find(A); It != IndexOf.end())
      All.insert(All.end(), It->second.begin(), It->second.end());
  if (Of.size() > 1) {
    sort(All);
    All.erase(llvm::unique(All), All.end());
  }
  return All;
}

} // namespace

ArrayIndex::ArrayIndex(KernelContext &Context, const KernelResult &Result, const PredictedCode &Code,
                       std::function<bool(const SharedArray &)> IsAsked)
    : Context(Context), Result(Result), Code(Code), IsAsked(std::move(IsAsked)) {
  StringMap<std::vector<const SharedArray *>> ByName;
  for (const SharedArray &A : Context.arrays())
    ByName[A.LinkageName].push_back(&A);
  for (unsigned I = 0; I < Result.Accesses.size(); ++I) {
    const AccessResult &A = Result.Accesses[I];
    auto Add = [&](const SharedArray *Array) {
      std::vector<unsigned> &Here = Accesses[Array];
      if (Array && (Here.empty() || Here.back() != I))
        Here.push_back(I);
    };
    for (const Pattern &P : A.Patterns) {
      Add(P.Array);
      for_each(P.Several, Add);
    }
    if (isUnknown(A)) {
      for_each(ByName.lookup(A.ArrayLinkage), Add);
      for (const std::string &Name : A.MayReach)
        for_each(ByName.lookup(Name), Add);
    }
  }
  for (unsigned I = 0; I < Result.Demands.size(); ++I)
    Demands[Result.Demands[I].Array].push_back(I);
}

std::vector<const AccessResult *> ArrayIndex::accessesOn(const Arrays &Of) const {
  std::vector<const AccessResult *> All;
  for (unsigned I : indicesOf(Accesses, Of))
    All.push_back(&Result.Accesses[I]);
  return All;
}

std::vector<const AlignmentDemand *> ArrayIndex::demandsOn(const Arrays &Of) const {
  std::vector<const AlignmentDemand *> All;
  for (unsigned I : indicesOf(Demands, Of))
    All.push_back(&Result.Demands[I]);
  return All;
}

std::vector<const FragmentPointer *> ArrayIndex::pointersOn(const Arrays &Of) const {
  std::vector<const FragmentPointer *> All;
  for (const FragmentPointer &P : Result.Pointers)
    if (is_contained(Of, P.Array))
      All.push_back(&P);
  return All;
}

void ArrayIndex::run() {
  std::unordered_multimap<size_t, size_t> ByHash;
  observe(Context, Code, Result, [&](const WholeRequest &R) {
    auto [It, New] = Run.try_emplace(R.Array);
    OfArray &Here = It->second;
    if (New)
      Here.IsAsked = IsAsked(*R.Array);
    if (!Here.IsAsked || !Here.WhyNot.empty() || R.TheQuery.Op == Operation::CpAsyncBypass)
      return;
    size_t Hash =
        hashOf(R.TheQuery.Address) ^ (size_t(R.TheQuery.Active) << 20) ^ R.TheQuery.Width ^ (size_t(R.Number) << 8);
    auto [First, Last] = ByHash.equal_range(Hash);
    std::optional<AffineValue> Offset = offsetIn(R.TheQuery.Address, *R.Array, Context), Matrix;
    if (R.Matrix)
      Matrix = offsetIn(*R.Matrix, *R.Array, Context);
    if (!Offset || (R.Matrix && !Matrix)) {
      Here.WhyNot = "an address in it is computed from another array, too";
      return;
    }
    for (auto It = First; It != Last; ++It) {
      ArrayRequest &Old = ArrayRequests[It->second];
      if (Old.Number == R.Number && Old.TheQuery.Address == *Offset && Old.TheQuery.Active == R.TheQuery.Active &&
          Old.TheQuery.Width == R.TheQuery.Width && Old.TheQuery.Op == R.TheQuery.Op &&
          Old.TheQuery.Matrices == R.TheQuery.Matrices && Old.TheQuery.Guards == R.TheQuery.Guards &&
          Old.TheQuery.AllLanesRun == R.TheQuery.AllLanesRun && (!Matrix || *Old.Matrix == *Matrix)) {
        ++Old.Count;
        return;
      }
    }
    if (Here.ArrayRequests.size() >= limits::ArrayRequests || ArrayRequests.size() >= limits::KernelRequests) {
      Here.WhyNot = "budget: more than " + std::to_string(std::min(limits::ArrayRequests, Here.ArrayRequests.size())) +
                    " different requests on it";
      return;
    }
    ByHash.insert({Hash, ArrayRequests.size()});
    Here.ArrayRequests.push_back(ArrayRequests.size());
    ArrayRequest T{&Context, R.Number, R.TheQuery, R.ElementWidth, nullptr};
    if (Matrix)
      T.Matrix = std::make_shared<AffineValue>(std::move(*Matrix));
    T.TheQuery.Address = std::move(*Offset);
    ArrayRequests.push_back(std::move(T));
  });
}

ArrayIndex::Requests ArrayIndex::requestsOn(const Arrays &Of) {
  if (!std::exchange(HasRun, true))
    run();
  Requests Found;
  std::vector<size_t> All;
  for (const SharedArray *A : Of)
    if (auto It = Run.find(A); It != Run.end()) {
      All.insert(All.end(), It->second.ArrayRequests.begin(), It->second.ArrayRequests.end());
      if (Found.WhyNot.empty())
        Found.WhyNot = It->second.WhyNot;
    }
  if (Of.size() > 1)
    sort(All);
  for (size_t I : All)
    Found.All.push_back(&ArrayRequests[I]);
  return Found;
}

} // namespace bankcheck::fixes
