#include "Report/Respell.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

class Respelling {
public:
  explicit Respelling(function_ref<std::string(StringRef)> Spell) : Spell(Spell) {}

  void all(Report &R) {
    eachWhere(R.Kernels);
    for (KernelFinding &K : R.Kernels)
      each(K.LaunchedAt);
    eachWhere(R.Accesses);
    eachWhere(R.Errors);
    eachWhere(R.Remarks);
    for (AccessFinding &A : R.Accesses)
      access(A);
  }

private:
  function_ref<std::string(StringRef)> Spell;
  StringMap<std::string> Names;
  std::map<const void *, EditList> Edits; ///< Those that accesses share, once.

  void one(Location &P) {
    if (P.File.empty())
      return;
    auto [It, IsNew] = Names.try_emplace(P.File);
    if (IsNew)
      It->second = Spell(P.File);
    P.File = It->second;
  }
  void each(std::vector<LaunchPlace> &All) {
    for (LaunchPlace &P : All) {
      one(P.Where);
      one(P.CalledFrom);
    }
  }
  void each(std::vector<Location> &All) {
    for (Location &P : All)
      one(P);
  }
  template <typename Findings> void eachWhere(Findings &All) {
    for (auto &F : All)
      one(F.Where);
  }

  void access(AccessFinding &A) {
    one(A.CodeAt);
    one(A.DeclaredAt);
    one(A.ReasonWhere);
    one(A.MadeAt);
    each(A.LibraryCalls);
    each(A.CalledFrom);
    each(A.Conditions);
    for (LaunchedFinding &L : A.Launched)
      each(L.Where);
    eachWhere(A.Fixes);
    for (FixFinding &F : A.Fixes)
      edits(F);
    if (A.PartialFix)
      one(A.PartialFix->Change.Where);
  }

  void edits(FixFinding &F) {
    auto [It, IsNew] = Edits.try_emplace(F.Edits.keeper(), F.Edits);
    if (IsNew) {
      std::vector<EditFinding> Spelled = F.Edits.all();
      for (EditFinding &E : Spelled)
        one(E.Begin);
      It->second = std::move(Spelled);
    }
    F.Edits = It->second;
  }
};

} // namespace

void respell(Report &R, function_ref<std::string(StringRef)> Spell) { Respelling(Spell).all(R); }

} // namespace bankcheck::report
