//===- ArrayFixes.h - the changes that a report offers for an access ---------------===//
//
// Fixes are searched once for each array declaration and shape, when the first access with a conflict asks; all
// accesses to the array are offered the same ones.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ARRAYFIXES_H
#define BANKCHECK_DRIVER_ARRAYFIXES_H

#include "Driver/ArrayDeclarations.h"
#include "Driver/Drawing.h"
#include "Fixes/AccessSource.h"
#include "Report/Finding.h"

namespace bankcheck {

/// As in an AccessFinding.
struct OfferedChanges {
  std::vector<FixFinding> Fixes;
  std::string WhyNoFix;
  std::optional<PartialFixFinding> PartialFix;
};

class ArrayFixes {
public:
  /// \p Rows may be null: then it is not known which fixes keep the program's meaning. The arguments outlive this.
  ArrayFixes(const EvaluatedFile &File, KeptRows *Rows) : File(File), Rows(Rows) {}

  /// For \p A, which has a conflict and is drawn as \p Drawn.
  OfferedChanges changesFor(const AccessResult &A, const Drawing &Drawn);

private:
  const EvaluatedFile &File;
  KeptRows *Rows;
  std::optional<ArrayDeclarations> Declarations; ///< Once asked for.
  /// By declaration and extents, which differ where template arguments decide.
  std::map<std::pair<Place, std::vector<uint64_t>>, FixResult> Results;
  std::map<const Fix *, EditList> EditsOf; ///< Of those in Results.

  const ArrayDeclarations &declarations();
  const FixResult &resultFor(const ArraySource &Array);
  AccessSource accessSource() const;
  EditList editsOf(const Fix &Found);
  std::optional<RoomFinding> roomOf(const Fix &Found, const Place &Where);
  FixFinding findingOf(const Fix &Found, unsigned Access, const Place &Where);
};

} // namespace bankcheck

#endif
