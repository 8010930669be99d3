//===- Candidate.h - a layout to try, and what it is called -----------------===//

#ifndef BANKCHECK_FIXES_CANDIDATE_H
#define BANKCHECK_FIXES_CANDIDATE_H

#include "Fixes/IndexText.h"
#include "Fixes/LayoutTarget.h"

namespace bankcheck::fixes {

struct Candidate {
  Layout L;
  FixKind Kind;
  unsigned First = 0, Second = 0; ///< Dimensions of a swap, or of a padding.
  Neighbours With = Neighbours::MayPart;
  bool OfCute = false; ///< Made in the layout of a tensor.
};

/// `t[b][a] instead of t[a][b]`
std::string descriptionOf(const Candidate &C, const LayoutTarget &S);

/// Whether edits of the text make such a change, where the text allows it.
bool isMadeByText(const Candidate &C);

/// The edits that make the change, or why the text does not allow it.
TextChange textChange(const Candidate &C, const LayoutTarget &S);

/// What has to be changed where no text is found that makes the change.
std::string byHand(const Candidate &C, const LayoutTarget &S);

} // namespace bankcheck::fixes

#endif
