//===- LocalMemory.h - what the private arrays of a warp hold ---------------===//
//
// Variables that stay in memory because something indexes them by a value that is
// known late. A cell is what a store wrote, with the branches that could not be
// computed and led to that store: both sides of such a branch run here, so that
// only code behind the same side of the same branch may take the cell for what
// memory holds.
//
// What was never written may be anything: reading it is an error. A place that was unset holds for all
// code what the first store writes there, whoever makes it and on whatever condition:
//
//   int v[2];               unset
//   if (c) v[0] = x;        x, also behind the branch
//   if (d) v[0] = y;        y behind d; nobody knows elsewhere
//
// Of places where nobody knows what they hold, it is known whether something that data decide was stored there.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_LOCALMEMORY_H
#define BANKCHECK_ANALYSIS_LOCALMEMORY_H

#include "Analysis/PathConstraint.h"
#include <map>
#include <optional>
#include <vector>

namespace bankcheck::analysis {

class LocalMemory {
public:
  struct Key {
    lanes::SymbolId Base;
    int64_t Offset;
    auto operator<=>(const Key &) const = default;
  };
  struct Cell {
    unsigned Bytes;
    lanes::AffineValue Value;
    std::vector<PathConstraint::Ref> PathConditions; ///< All of these, none of them null.
  };
  using Cells = std::map<Key, Cell>; ///< No two overlap.

  const Cells &cells() const { return All; }
  /// Null where nothing, or something of another size, was written.
  const Cell *find(Key Where, unsigned Bytes, unsigned Width) const;
  struct Part {
    const Cell &Of;
    unsigned Skipped; ///< Bytes of it in front of the place asked for.
  };
  /// The cell in which the byte at \p Where lies.
  std::optional<Part> covering(Key Where) const;
  /// What overlaps becomes top.
  void write(Key Where, Cell New);
  void eraseVariable(lanes::SymbolId Base);
  /// The variable with \p Base begins to live.
  void begin(lanes::SymbolId Base);
  /// Code may have run that wrote elsewhere.
  void restore(Cells Saved);
  /// Whether nothing was written to any of the \p Bytes at \p Where.
  bool isUnset(Key Where, unsigned Bytes) const;

  /// What \p Why says was stored at \p Where; anywhere in the variable.
  void noteData(Key Where, lanes::ReasonId Why) { DataAt.try_emplace(Where, Why); }
  void noteDataAnywhere(lanes::SymbolId Base, lanes::ReasonId Why) { DataAnywhere.try_emplace(Base, Why); }
  /// Why: the data that may lie there; 0 if there are none.
  lanes::ReasonId dataAt(Key Where) const;
  lanes::ReasonId dataIn(lanes::SymbolId Base) const;

private:
  Cells All;
  std::map<lanes::SymbolId, bool> IsFresh; ///< Whether the cells are all that was written to a variable.
  bool AreOthersFresh = true;              ///< The same of variables that are not in IsFresh.
  std::map<Key, lanes::ReasonId> DataAt;
  std::map<lanes::SymbolId, lanes::ReasonId> DataAnywhere;
};

} // namespace bankcheck::analysis

#endif
