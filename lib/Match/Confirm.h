//===- Confirm.h - predictions, held to the machine code -------------------------===//
//
// Which requests an access runs in is nvcc's choice. lib/Nvcc predicts it, and says where it has doubts. Where the
// machine code is at hand the choice is written down there. Both sides have requests at places:
//
//   predicted   an instruction that performs accesses, in the copies that unrolling made: operation, bytes per lane,
//               and the places of its accesses. Those are lines of files, from the innermost to the kernel's.
//   found       an instruction of the code (Sass/MachineCode.h): the same, with one place.
//
// Libraries are left out of the places: their lines differ from toolkit to toolkit. An expression on several lines may
// have another one in the code than in the source (PlaceKey.h). Requests that share a place form
// a *group*; a merged request connects those of all its accesses, since the code names only one of them. For
//
//   10   a = s[2 * t];         float s[]
//   11   b = s[2 * t + 1];
//   12   c = r[t];
//   13   q[2 * t] = c;         nvcc might make one store of lines 13 and 14: a doubt
//   14   q[2 * t + 1] = c;
//
// the groups and what follows are
//
//   group    predicted        found                 what is known then
//   10, 11   LDS.64           LDS.64 at line 10     as predicted
//   12       LDS              LDS                   as predicted
//   13       STS (doubt)      STS                   each store runs by itself: the doubt is settled
//   14       STS (doubt)      STS                   the same
//   13       STS (doubt)      -                     other requests: the doubt stays
//   14       STS (doubt)      STS.64                the same
//
// A doubt about the width of requests is *settled* in a group of one operation,
//
//   as predicted   if as many requests are found, all of one width, the predicted one
//   unmerged       if they are loads, all are found to have the width of the accesses themselves, and so it is
//                  predicted.
//                  There may be more than predicted: unrolling repeats them. Fewer may be kept in registers, and fewer
//                  stores, or more, be moved out of a loop.
//
// Loads in two arms of an `if` that nvcc may make one request run by themselves if both groups are as predicted.
// If widths are found that are not predicted, and there was no doubt, there is one now. Everything else stays as it
// was: how many requests of one width there are says nothing of how often they run, and the code is no proof that a
// load was not moved to another condition. Doubts about these are never settled here.
//
// A kernel that the code lacks, that has no lines, an operation that is not known, or an access at a line where the
// source has none, is only predicted: the code may be of other sources.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_MATCH_CONFIRM_H
#define BANKCHECK_MATCH_CONFIRM_H

#include "Basic/StatementLines.h"
#include "Match/ObjectCode.h"
#include "Nvcc/Predict.h"

namespace bankcheck::match {

/// What does not fit.
struct Disagreement {
  enum Kind : uint8_t {
    OtherArchitecture, ///< There is code for others only.
    NoKernel,
    SeveralKernels, ///< Of one name, and not the same.
    NoLines,
    UnknownOperation,
    OtherSource,   ///< An access stands at a line where the source has none.
    OtherRequests, ///< Requests have other widths than was predicted without a doubt.
  };
  Kind TheKind;
  std::string Text;                       ///< A sentence without a period.
  const llvm::Function *Kernel = nullptr; ///< Of OtherSource: only predicted, if running the code does not settle it.
};

/// What became of the accesses of a file.
struct Confirmation {
  std::vector<Disagreement> Disagreements; ///< By kernel, the first of each.
  unsigned Settled = 0;                    ///< Accesses with doubts that were all settled.
};

/// Settles the doubts of \p Code that \p Objects settle, and adds those that they raise. \p IsLibrary: whose lines are
/// left out.
Confirmation confirm(nvcc::PredictedCode &Code, const ObjectCode &Objects, const StatementLines &Statements,
                     llvm::function_ref<bool(llvm::StringRef File)> IsLibrary);

} // namespace bankcheck::match

#endif
