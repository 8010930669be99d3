//===- LayoutTarget.h - the array that is to be helped ---------------------------===//

#ifndef BANKCHECK_FIXES_LAYOUTTARGET_H
#define BANKCHECK_FIXES_LAYOUTTARGET_H

#include "Fixes/AccessSource.h"
#include "Fixes/ArrayRequests.h"

namespace bankcheck::fixes {

/// One declaration, what all kernels do to it, and what a layout of it has to respect.
struct LayoutTarget {
  LayoutTarget(const source::ArraySource &Array, const source::SourceModel &Model, const DeclarationUses &Uses,
               const AccessSource &Accesses);

  const source::ArraySource &Array;
  const source::SourceModel &Model;
  const std::vector<KernelUse> &Kernels;
  const AccessSource &Accesses;
  const std::vector<KernelUse> &ForAny; ///< \see DeclarationUses
  analysis::LayoutLegality *Legality;
  source::ArrayUses Uses;
  bool OneShape;     ///< All instantiations have these extents.
  bool Flat = false; ///< Steps over its elements leave a row.
  /// The requests on it; the functions below that look at them say so.
  std::optional<ArrayRequests> Touched;
  mutable std::optional<uint64_t> RowUnit;                 ///< \see rowUnit
  mutable std::map<uint64_t, bool> OthersLeft;             ///< By the extra bytes modulo 32.
  mutable std::map<std::string, std::string> WhyNotLonger; ///< By the holder's name.

  /// What the source says of \p S if this declaration makes it, or null.
  const source::ArraySource *sourceOf(const analysis::SharedArray &S) const;
  bool isOfShape(const analysis::SharedArray &S) const;
  /// Whether its declared elements are what all accesses name.
  bool hasElements() const { return !Array.IsDynamic && !Flat && !Array.Extents.empty() && Array.ElementBytes; }
  /// Whether they are of several dimensions.
  bool hasRows() const { return hasElements() && Array.Extents.size() >= 2; }
  uint64_t element() const { return Array.ElementBytes; }
  uint64_t rowBytes() const { return inside(Array.Extents.size() - 2); }
  /// Bytes of what is inside of dimension \p D.
  uint64_t inside(unsigned D) const;
  /// What would not mean the same any more if dimension \p First or one inside of it had another extent or place, in
  /// words; empty if all does, in all kernels and instantiations and for all values. \see LayoutLegality.h
  std::string whyNotMoved(unsigned First) const;
  /// The same of rows whose length \p Holder is a part of: empty if another value of it keeps all meanings.
  const std::string &whyNotLonger(const source::LengthHolder &Holder) const;
  /// Whether the static memory of all kernels that have arrays of these extents stays below the limit, if it does now.
  bool fits(uint64_t Extra) const;
  /// The same of all kernels with arrays of this declaration: what a change of the text needs.
  bool fitsInAll(uint64_t Extra) const;
  /// Whether \p Extra bytes more leave what is known of the other arrays. \see ArraysBehind.h
  bool leavesOthers(uint64_t Extra) const;

private:
  std::string whyNotMoved(unsigned First, analysis::LayoutLegality *By) const;

public:
  // By its requests.
  /// What accesses need to stay together.
  uint64_t widest() const;
  /// What a row is counted in: its elements, or what is accessed of memory of no
  /// type.
  uint64_t rowUnit() const;
  /// Bytes that a row of units can have: 128, and the steps from lane to lane of what conflicts.
  std::vector<uint64_t> periods(uint64_t Unit) const;
  bool isAligned(const Layout &L) const { return L.step() % Touched->alignment() == 0; }
};

} // namespace bankcheck::fixes

#endif
