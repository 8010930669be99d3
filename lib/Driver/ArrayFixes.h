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

namespace bankcheck::driver {

/// As in an AccessFinding.
struct OfferedChanges {
  std::vector<report::FixFinding> Fixes;
  std::string WhyNoFix;
  std::optional<report::PartialFixFinding> PartialFix;
};

class ArrayFixes {
public:
  /// \p Legality may be null: then it is not known which fixes keep the program's meaning. The arguments outlive this.
  ArrayFixes(const EvaluatedFile &File, analysis::LayoutLegality *Legality) : File(File), Legality(Legality) {}

  /// For \p A, which has a conflict and is drawn as \p Drawn. Costs are those of the block of \p E or of one of its
  /// launches whose context is \p Context.
  OfferedChanges changesFor(const analysis::AccessResult &A, const Drawing &Drawn, const Evaluation &E,
                            const analysis::KernelContext &Context);

private:
  const EvaluatedFile &File;
  analysis::LayoutLegality *Legality;
  std::optional<ArrayDeclarations> Declarations; ///< Once asked for.
  /// By declaration and extents, which differ where template arguments decide.
  std::map<std::pair<Location, std::vector<uint64_t>>, fixes::FixResult> Results;
  std::map<const fixes::Fix *, report::EditList> EditsOf; ///< Of those in Results.
  /// By declaration, the extents of its instantiations, and how many have them.
  std::map<Location, std::map<std::vector<uint64_t>, std::pair<const source::ArraySource *, unsigned>>> Shapes;

  const ArrayDeclarations &declarations();
  const fixes::FixResult &resultFor(const source::ArraySource &Array);
  fixes::AccessSource accessSource();
  report::EditList editsOf(const fixes::Fix &Found);
  /// What \p Found is of, and does with other extents; empty if it is of all instantiations.
  std::string shapesText(const fixes::Fix &Found, const source::ArraySource &Array);
  std::optional<report::RoomFinding> roomOf(const fixes::Fix &Found, const source::ArraySource &Array);
  report::FixFinding findingOf(const fixes::Fix &Found, unsigned Access, const source::ArraySource &Array,
                               const fixes::BlockCost *Block);
};

} // namespace bankcheck::driver

#endif
