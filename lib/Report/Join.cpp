#include "Report/Join.h"
#include "Report/AccessFile.h"
#include "Report/FixText.h"
#include "Report/Json.h"
#include "Report/Mark.h"
#include "Report/Renderers.h"
#include "Report/Restrict.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace bankcheck::report {
namespace {

/// Each file of a header spells its path in its own way: `a/../h.h`, `b/../h.h`.
void plainPaths(json::Value &V) {
  if (json::Array *A = V.getAsArray())
    for (json::Value &E : *A)
      plainPaths(E);
  if (json::Object *O = V.getAsObject())
    for (auto &[Name, E] : *O) {
      plainPaths(E);
      if (std::optional<StringRef> File = E.getAsString(); File && StringRef(Name) == "file") {
        SmallString<256> Path(*File);
        sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
        E = Path.str().str();
      }
    }
}

Mark markOfJson(json::Value V) {
  plainPaths(V);
  std::string Text;
  raw_string_ostream(Text) << V;
  return report::markOf(StringRef(Text));
}

/// Paths of different bytes can be alike where JSON has replaced them: what keeps them apart, null of UTF-8.
json::Value bytesOf(const Location &Where) {
  if (json::isUTF8(Where.File))
    return nullptr;
  SmallString<256> Path(Where.File);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return toHex(Path.str());
}

/// Of each kernel the places of its accesses in the report.
std::vector<std::vector<size_t>> accessesByKernel(const Report &R) {
  std::vector<std::vector<size_t>> Of(R.Kernels.size());
  for (size_t I = 0; I < R.Accesses.size(); ++I)
    Of[R.Accesses[I].Kernel].push_back(I);
  return Of;
}

/// Of each kernel with all its accesses, wherever in a report they stand. Where it is launched, and what changes it is
/// offered, may differ between files that include it: those have other launches, and other instantiations.
std::vector<Mark> kernelMarks(const Report &R) {
  std::vector<Mark> Marks;
  for (const std::vector<size_t> &Accesses : accessesByKernel(R)) {
    json::Array Said;
    KernelFinding Kernel = R.Kernels[Marks.size()];
    Kernel.LaunchedAt.clear();
    Said.push_back(Kernel);
    for (size_t I : Accesses) {
      AccessFinding A = R.Accesses[I];
      const unsigned First = R.Accesses[Accesses.front()].Id;
      A.Id -= First;
      for (unsigned &Id : A.Merged)
        Id -= First;
      A.Kernel = 0;
      A.Fixes.clear();
      A.WhyNoFix.clear();
      A.PartialFix.reset();
      for (LaunchedFinding &L : A.Launched)
        L.Where.clear();
      Said.push_back(A);
      Said.push_back(bytesOf(A.Where));
    }
    Marks.push_back(markOfJson(std::move(Said)));
  }
  return Marks;
}

/// \p Other is the same access in another file: leaves those changes that both are offered, by hand where one has to be
/// or where the files ask for different edits.
void keepCommonFixes(AccessFinding &A, const AccessFinding &Other) {
  erase_if(A.Fixes, [&](FixFinding &F) {
    auto Same = find_if(Other.Fixes, [&](const FixFinding &O) {
      return std::tie(O.Kind, O.Description) == std::tie(F.Kind, F.Description);
    });
    if (Same == Other.Fixes.end())
      return true;
    if (Same->Edits.empty())
      F = *Same;
    else if (!F.Edits.empty() && !haveSameEdits(F, *Same)) {
      F.Edits = {};
      F.Safe = false;
      F.ByHand = "files that include it ask for different edits";
    }
    return false;
  });
  if (A.Fixes.empty()) {
    A.WhyNoFix = Other.WhyNoFix.empty() ? "files that include it ask for different changes" : Other.WhyNoFix;
    A.PartialFix = Other.PartialFix;
  }
}

void addLaunches(AccessFinding &A, const AccessFinding &Other) {
  for (size_t I = 0; I < A.Launched.size(); ++I)
    for (const LaunchPlace &P : Other.Launched[I].Where)
      if (!is_contained(A.Launched[I].Where, P))
        A.Launched[I].Where.push_back(P);
}

/// What earlier reports said, without the accesses. A report may well say a thing twice.
class Said {
public:
  virtual ~Said() = default;

  void add(Report R) {
    const std::vector<Mark> Marks = kernelMarks(R);
    const std::vector<std::vector<size_t>> Accesses = accessesByKernel(R);
    std::vector<bool> Gone;
    for (size_t K = 0; K < Marks.size(); ++K) {
      auto Before = Kernels.find(Marks[K]);
      Gone.push_back(Before != Kernels.end());
      if (!Gone.back())
        continue;
      for (size_t I = 0; I < Accesses[K].size(); ++I)
        change(Before->second[I], [&, &Same = R.Accesses[Accesses[K][I]]](AccessFinding &A) {
          if (!A.Fixes.empty() && (!Same.Fixes.empty() || !Same.WhyNoFix.empty())) // else none are searched for
            keepCommonFixes(A, Same);
          addLaunches(A, Same);
        });
    }
    eraseKernels(R, Gone);
    auto IsKnown = [&](const auto &F) { return F.Where.Line && isThere(markOfJson(json::Array{F, bytesOf(F.Where)})); };
    erase_if(R.Errors, IsKnown);
    erase_if(R.Remarks, IsKnown);
    erase_if(R.Files, [&](const std::string &File) { return isThere(markOf(StringRef(File))); });
    erase_if(R.NotAnalysed, [&](const std::string &File) { return isThere(markOf(StringRef(File + " "))); });
    erase_if(R.Notes, [&](const std::string &Note) { return isThere(markOf(StringRef(Note + "\n"))); });
    Before.merge(News);
    News.clear();
    note(R, Marks, Gone);
    append(std::move(R));
  }

protected:
  virtual size_t countOfAccesses() const = 0;
  /// Changes what became of an access.
  virtual void change(size_t Id, function_ref<void(AccessFinding &)> With) = 0;
  virtual void append(Report R) = 0;

private:
  std::map<Mark, std::vector<size_t>> Kernels; ///< The accesses of each.
  std::set<Mark> Before, News;

  bool isThere(const Mark &M) {
    News.insert(M);
    return Before.contains(M);
  }

  void note(const Report &R, const std::vector<Mark> &Marks, const std::vector<bool> &Gone) {
    const std::vector<std::vector<size_t>> Accesses = accessesByKernel(R);
    const size_t Behind = countOfAccesses();
    for (size_t K = 0, Kept = 0; K < Marks.size(); ++K) {
      if (Gone[K])
        continue;
      std::vector<size_t> &Of = Kernels[Marks[K]];
      if (Of.empty())
        for (size_t I : Accesses[Kept])
          Of.push_back(Behind + I);
      ++Kept;
    }
  }
};

class InMemory : public Said {
public:
  Report All;

private:
  size_t countOfAccesses() const override { return All.Accesses.size(); }
  void change(size_t Id, function_ref<void(AccessFinding &)> With) override { With(All.Accesses[Id]); }
  void append(Report R) override { All.append(std::move(R)); }
};

bool isEmpty(const Report &R) {
  return R.Files.empty() && R.NotAnalysed.empty() && R.Kernels.empty() && R.Errors.empty() && R.Remarks.empty() &&
         R.Notes.empty();
}

void addTogether(std::vector<Report> Parts, Said &To) {
  erase_if(Parts, isEmpty);
  auto Text = [](const Report &R) {
    std::string Result;
    raw_string_ostream Out(Result);
    renderJson(R, "", Out);
    return Result;
  };
  std::sort(Parts.begin(), Parts.end(), [&](const Report &A, const Report &B) {
    auto Names = [](const Report &R) { return std::tie(R.Files, R.NotAnalysed); };
    return Names(A) != Names(B) ? Names(A) < Names(B) : &A != &B && Text(A) < Text(B);
  });
  for (Report &Part : Parts)
    To.add(std::move(Part));
}

} // namespace

class Joined::Filed : public Said {
public:
  explicit Filed(std::function<void(Report &)> Settle) : Settle(std::move(Settle)) {}

  Report Head;
  AccessBriefs Briefs; ///< Of the accesses, none of whose members here is changed later.
  AccessFile Accesses;

private:
  std::function<void(Report &)> Settle;

  size_t countOfAccesses() const override { return Accesses.size(); }
  void change(size_t Id, function_ref<void(AccessFinding &)> With) override { Accesses.change(Id, With); }
  void append(Report R) override {
    Settle(R);
    const size_t BehindKernels = Head.Kernels.size();
    R.renumber(Accesses.size(), BehindKernels);
    for (const AccessFinding &A : R.Accesses)
      Briefs.add(A, R.Kernels[A.Kernel - BehindKernels]);
    Accesses.append(R.Accesses);
    R.Accesses.clear();
    Head.append(std::move(R));
  }
};

Joined::Joined(std::function<void(Report &)> Settle) : All(std::make_unique<Filed>(std::move(Settle))) {}
Joined::~Joined() = default;

void Joined::add(std::vector<Report> Parts) { addTogether(std::move(Parts), *All); }

ReportView Joined::view() {
  All->Head.sortRemarks();
  return ReportView(All->Head, All->Accesses, All->Briefs);
}

Error Joined::error() const { return All->Accesses.error(); }

Report join(std::vector<Report> Parts) {
  erase_if(Parts, isEmpty);
  InMemory Result;
  if (Parts.size() == 1)
    Result.All = std::move(Parts.front());
  else
    addTogether(std::move(Parts), Result);
  Result.All.sortRemarks();
  return std::move(Result.All);
}

} // namespace bankcheck::report
