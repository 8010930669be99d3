#include "Fixes/Search.h"
#include "Fixes/Padding.h"

namespace bankcheck {
namespace {

class Search {
public:
  Search(const ArraySource &Array, const SourceModel &Model, const std::vector<KernelUse> &Kernels)
      : Array(Array), Model(Model), Kernels(Kernels) {}

  FixResult run() {
    pad();
    return std::move(Result);
  }

private:
  const ArraySource &Array;
  const SourceModel &Model;
  const std::vector<KernelUse> &Kernels;
  FixResult Result;

  const ArraySource *sourceOf(const SharedArray &S) const {
    auto It = Model.Arrays.find(S.LinkageName);
    return It != Model.Arrays.end() && It->second.Where == Array.Where ? &It->second : nullptr;
  }

  void pad() {
    // A change of the text is one of all instantiations.
    PaddingResult P = findPadding(Kernels, [&](const SharedArray &S) { return sourceOf(S); });
    bool ForAll = P.Found;
    if (!P.Found)
      P = findPadding(Kernels, [&](const SharedArray &S) {
        const ArraySource *Other = sourceOf(S);
        return Other && Other->Extents == Array.Extents;
      });
    if (!P.Found) {
      Result.WhyNone = P.WhyNot;
      return;
    }
    Fix F;
    F.Kind = "pad";
    F.Padding = P.Elements;
    std::vector<uint64_t> Extents = Array.Extents;
    Extents.back() += P.Elements;
    F.Description = Array.declaredWith(Extents);
    F.Accesses = P.Accesses;
    F.Wavefronts = std::move(P.Wavefronts);
    F.ExtraBytes = P.ExtraBytes;
    if (Array.ExtentTexts.empty()) {
      F.ByHand = Array.NotEditable;
    } else if (!ForAll) {
      F.ByHand = std::string("other instantiations need another extent") +
                 (Array.ExtentTexts.back().IsDependent ? "; template arguments decide '" + Array.ExtentTexts.back().Range.Text + "'" : "");
    } else {
      const ExtentSource &Last = Array.ExtentTexts.back();
      F.Edits.push_back({Last.Range, Last.paddedBy(P.Elements)});
      F.Safe = true;
      if (auto Uses = Model.Uses.find(Array.Where); Uses != Model.Uses.end() && !Uses->second.OfType.empty()) {
        F.Safe = false;
        F.ByHand = "its size or type is also used in line " + std::to_string(Uses->second.OfType.begin()->Line);
      }
    }
    Result.Fixes.push_back(std::move(F));
  }
};

} // namespace

FixResult findFixes(const ArraySource &Array, const SourceModel &Model, const std::vector<KernelUse> &Kernels) {
  return Search(Array, Model, Kernels).run();
}

} // namespace bankcheck
