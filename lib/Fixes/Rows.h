//===- Rows.h - rows with a gap after each ----------------------------------===//

#ifndef BANKCHECK_FIXES_ROWS_H
#define BANKCHECK_FIXES_ROWS_H

#include "Fixes/Candidate.h"

namespace bankcheck::fixes {

/// What rows are, in bytes: \p Gap follows each \p Period.
struct RowShape {
  uint64_t Unit, Period, Gap;
};

/// Rows that get longer. The kinds of fixes that do this differ in who holds a row's length.
template <typename Derived> class Rows : public Moving<Derived, Candidate> {
public:
  explicit Rows(const RowShape &Shape) : Moving<Derived, Candidate>(Shape.Unit), Shape(Shape) {}

  template <typename Number> Number place(const Number &Offset) const {
    return Offset + Offset / Shape.Period * Shape.Gap;
  }
  uint64_t extraBytes(uint64_t Bytes) const override { return Bytes / Shape.Period * Shape.Gap; }
  uint64_t step() const override { return Shape.Gap; }

protected:
  RowShape Shape;
};

/// Rows of each period in turn, with the least gap for which \p Try holds.
void forEachPeriod(const LayoutTarget &S, uint64_t Unit, llvm::function_ref<bool(const RowShape &)> Try);

/// What a user has to change for rows of \p Shape.
std::string rowsByHand(const LayoutTarget &S, const RowShape &Shape);

} // namespace bankcheck::fixes

#endif
