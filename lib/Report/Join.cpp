#include "Report/Join.h"
#include "Report/Json.h"
#include "Report/JsonChanges.h"
#include "Report/Renderers.h"
#include "Report/Restrict.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
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

/// Equal for what is said alike; 128 bits, which do not collide.
using Mark = std::pair<uint64_t, uint64_t>;
Mark markOf(StringRef Text) {
  XXH128_hash_t Hash = xxh3_128bits(arrayRefFromStringRef(Text));
  return {Hash.high64, Hash.low64};
}

Mark markOf(json::Value V) {
  plainPaths(V);
  std::string Text;
  raw_string_ostream(Text) << V;
  return markOf(StringRef(Text));
}

/// Paths of different bytes can be alike where JSON has replaced them: what keeps them apart, null of UTF-8.
json::Value bytesOf(const Location &Where) {
  if (json::isUTF8(Where.File))
    return nullptr;
  SmallString<256> Path(Where.File);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return toHex(Path.str());
}

/// Of each kernel with all its accesses, wherever in a report they stand.
std::vector<Mark> kernelMarks(const Report &R) {
  std::map<const void *, Mark> OfEdits; // many accesses have them
  auto MarkOfEdits = [&](const EditList &Edits) {
    auto [It, New] = OfEdits.try_emplace(Edits.keeper());
    if (New)
      It->second = markOf(toJson(Edits));
    return json::Array{It->second.first, It->second.second};
  };
  std::vector<std::vector<const AccessFinding *>> Of(R.Kernels.size());
  for (const AccessFinding &A : R.Accesses)
    Of[A.Kernel].push_back(&A);
  std::vector<Mark> Marks;
  for (size_t K = 0; K < R.Kernels.size(); ++K) {
    json::Array Said;
    KernelFinding Kernel = R.Kernels[K];
    Kernel.LaunchedAt.clear(); // a header's kernel is one, whichever of its includers launches it
    Said.push_back(Kernel);
    for (const AccessFinding *Access : Of[K]) {
      AccessFinding A = *Access;
      A.Id -= Of[K].front()->Id;
      for (unsigned &Id : A.Merged)
        Id -= Of[K].front()->Id;
      A.Kernel = 0;
      Said.push_back(A);
      Said.push_back(bytesOf(A.Where));
      for (const FixFinding &F : A.Fixes)
        Said.push_back(MarkOfEdits(F.Edits));
    }
    Marks.push_back(markOf(std::move(Said)));
  }
  return Marks;
}

/// What earlier reports said. A report may well say a thing twice.
class Said {
public:
  void eraseFrom(Report &R) {
    std::vector<bool> Gone;
    for (const Mark &M : kernelMarks(R))
      Gone.push_back(isThere(M));
    eraseKernels(R, Gone);
    auto IsKnown = [&](const auto &F) { return F.Where.Line && isThere(markOf(json::Array{F, bytesOf(F.Where)})); };
    erase_if(R.Errors, IsKnown);
    erase_if(R.Remarks, IsKnown);
    erase_if(R.Files, [&](const std::string &File) { return isThere(markOf(StringRef(File))); });
    erase_if(R.NotAnalysed, [&](const std::string &File) { return isThere(markOf(StringRef(File + " "))); });
    erase_if(R.Notes, [&](const std::string &Note) { return isThere(markOf(StringRef(Note + "\n"))); });
    Before.merge(News);
    News.clear();
  }

private:
  std::set<Mark> Before, News;

  bool isThere(const Mark &M) {
    News.insert(M);
    return Before.contains(M);
  }
};

} // namespace

Report join(std::vector<Report> Parts) {
  erase_if(Parts, [](const Report &R) {
    return R.Files.empty() && R.NotAnalysed.empty() && R.Kernels.empty() && R.Errors.empty() && R.Remarks.empty() &&
           R.Notes.empty();
  });
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
  Said Earlier;
  Report All;
  for (Report &Part : Parts) {
    if (Parts.size() > 1)
      Earlier.eraseFrom(Part);
    All.append(std::move(Part));
  }
  All.sortRemarks();
  return All;
}

} // namespace bankcheck::report
