//===- Fix.h - a change of the source that was proved to help ---------------===//

#ifndef BANKCHECK_FIXES_FIX_H
#define BANKCHECK_FIXES_FIX_H

#include "Analysis/LayoutLegality.h"
#include "Basic/FixKind.h"
#include "Fixes/ArrayIndex.h"
#include "Fixes/BlockCosts.h"
#include "Source/SourceModel.h"
#include "llvm/ADT/STLExtras.h"

namespace bankcheck::fixes {

/// Puts \p Text in the place of \p Range.
struct Edit {
  source::TextRange Range;
  std::string Text;
};

struct Fix {
  FixKind Kind = FixKind::Pad;
  std::string Description; ///< `float tile[32][33]`
  unsigned Padding = 0;    ///< Elements added to the innermost extent, if this is all that changes.
  unsigned Accesses = 0;   ///< All of the array, evaluated with the change.
  /// Worst wavefronts of a request, by access number, with the change.
  std::map<unsigned, unsigned> Wavefronts;
  BlockCosts Costs;                       ///< For the array, with the change. Requests as far as they are counted.
  std::optional<uint64_t> ExtraBytes = 0; ///< Nothing where the launch decides.
  /// What makes the change; empty where it has to be made by hand.
  std::vector<Edit> Edits;
  /// Why it has to, or what has to change with it. Empty otherwise.
  std::string ByHand;
  bool IsOfAllShapes = false; ///< Proved for all instantiations, also where they differ in their extents.
  /// Only a declaration changes, nothing else depends on its type, and all uses keep their meaning (LayoutLegality.h).
  bool Safe = false;
};

/// A change that leaves conflicts: no access gets worse.
struct PartialFix {
  Fix Change;                    ///< Made by hand.
  BlockCosts Before;             ///< Wavefronts for the array, without it.
  std::vector<std::string> Left; ///< "the load in line 7 is 4-way then"
};

/// A change that was tried on one of several shapes of an array.
struct TriedChange {
  FixKind Kind;
  std::string Description;
  bool IsClean; ///< With it, all accesses are.
  bool Fits;    ///< There is room for it.
};

struct FixResult {
  std::vector<Fix> Fixes; ///< Best first.
  std::string WhyNone;    ///< If there are none.
  /// Then the one of those tried that takes most wavefronts away, if any does.
  std::optional<PartialFix> Partial;
  std::vector<TriedChange> Tried; ///< Where instantiations differ in their extents.
  bool IsCleanNow = false;        ///< All requests are known, and without a conflict.
};

/// One kernel (instantiation and block shape) that was analysed, with its arrays of one declaration.
struct KernelUse {
  analysis::KernelContext *Context;
  const analysis::KernelResult *Result;
  ArrayIndex *Index;
  ArrayIndex::Arrays Arrays;

  /// Those of them that \p Meant holds for.
  ArrayIndex::Arrays arrays(llvm::function_ref<bool(const analysis::SharedArray &)> Meant) const {
    ArrayIndex::Arrays Result;
    llvm::copy_if(Arrays, std::back_inserter(Result), [&](const analysis::SharedArray *A) { return Meant(*A); });
    return Result;
  }
};

/// Of one declaration, in the kernels that have arrays of it.
struct DeclarationUses {
  std::vector<KernelUse> Kernels; ///< With the values that launches give.
  std::vector<KernelUse> ForAny;  ///< The same with any, where that differs; else empty.
  bool OneShape = true;           ///< All instantiations have the same extents.
  analysis::LayoutLegality *Legality =
      nullptr; ///< Of the file; outlives this. Null: it is not known what keeps its meaning.
};

/// Which arrays of the kernels are meant: those of one declaration, as a rule.
using IsArray = std::function<bool(const analysis::SharedArray &)>;

} // namespace bankcheck::fixes

#endif
