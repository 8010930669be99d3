//===- LocalMemory.h - what the private arrays of a warp hold ---------------===//
//
// Variables that stay in memory because something indexes them by a value that is
// known late. A cell is what a store wrote, with the branches that could not be
// computed and led to that store: both sides of such a branch run here, so that
// only code behind the same side of the same branch may take the cell for what
// memory holds.
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
  void erase(Key Where) { All.erase(Where); }
  void eraseVariable(lanes::SymbolId Base);
  void restore(Cells Saved) { All = std::move(Saved); }

private:
  Cells All;
};

} // namespace bankcheck::analysis

#endif
