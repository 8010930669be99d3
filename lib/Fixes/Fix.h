//===- Fix.h - a change of the source that was proved to help ---------------===//

#ifndef BANKCHECK_FIXES_FIX_H
#define BANKCHECK_FIXES_FIX_H

#include "Analysis/KernelAnalysis.h"
#include "Source/SourceModel.h"

namespace bankcheck {

/// Puts \p Text in the place of \p Range.
struct Edit {
  TextRange Range;
  std::string Text;
};

struct Fix {
  std::string Kind;        ///< "pad", ...
  std::string Description; ///< `float tile[32][33]`
  unsigned Padding = 0;    ///< Elements added to the innermost extent, if this is all that changes.
  unsigned Accesses = 0;   ///< All of the array, evaluated with the change.
  /// Worst wavefronts of a request, by access number, with the change.
  std::map<unsigned, unsigned> Wavefronts;
  uint64_t Total = 0; ///< Wavefronts of a block for the array, with the change.
  std::optional<uint64_t> ExtraBytes = 0; ///< Nothing where the launch decides.
  /// What makes the change; empty where it has to be made by hand.
  std::vector<Edit> Edits;
  /// Why it has to, or what has to change with it. Empty otherwise.
  std::string ByHand;
  /// Only a declaration changes, and nothing else depends on its type.
  bool Safe = false;
};

/// A change that leaves conflicts: no access gets worse.
struct PartialFix {
  Fix Change;                    ///< Made by hand.
  uint64_t Before = 0;           ///< Wavefronts of a block for the array, without it.
  std::vector<std::string> Left; ///< "the load in line 7 stays 4-way"
};

struct FixResult {
  std::vector<Fix> Fixes; ///< Best first.
  std::string WhyNone;    ///< If there are none.
  /// Then the one of those tried that takes most wavefronts away, if any does.
  std::optional<PartialFix> Partial;
};

/// One kernel (instantiation and block shape) that was analysed.
struct KernelUse {
  KernelContext *Context;
  const KernelResult *Result;
  const Lowered *Code;
};

/// Which arrays of the kernels are meant: those of one declaration, as a rule.
using IsArray = std::function<bool(const SharedArray &)>;

} // namespace bankcheck

#endif
