//===- Candidate.h - a layout to try, and how it is written --------------------===//

#ifndef BANKCHECK_FIXES_CANDIDATE_H
#define BANKCHECK_FIXES_CANDIDATE_H

#include "Fixes/IndexText.h"
#include "Fixes/LayoutTarget.h"

namespace bankcheck::fixes {

/// One change of one array. Each kind of fix derives its own.
class Candidate : public Layout {
public:
  using Layout::Layout;

  virtual FixKind kind() const = 0;
  /// `t[b][a] instead of t[a][b]`
  virtual std::string description(const LayoutTarget &S) const = 0;
  virtual Neighbours neighbours() const { return Neighbours::MayPart; }
  /// The edits that make the change. Without edits, why the text does not allow it, or what a user has to change.
  virtual TextChange change(const LayoutTarget &S) const = 0;
  /// Whether each place changes that forms an address in the array: all have to be known.
  virtual bool changesAddresses() const { return true; }
  /// Whether only the declaration changes, where \ref change has edits.
  virtual bool isDeclaration() const { return false; }
};

using CandidateList = std::vector<std::shared_ptr<const Candidate>>;

} // namespace bankcheck::fixes

#endif
