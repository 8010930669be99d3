//===- Layout.h - another place for each byte of an array -------------------===//
//
// A change of an array's shape or index moves its elements. A *layout* is that
// move, from the byte's offset in the array as the source stands to its offset
// afterwards. It is one to one, so that a program which reaches its elements
// through the new index computes what it did:
//
//   float s[1024], rows of 32 seen in the index     offset 4 * (32 r + c) goes to
//   rows with a gap: period 128, gap 4              4 * (33 r + c)
//   swizzle: unit 4, row 128, step 1, count 32      4 * (32 r + (c ^ r % 32))
//   float t[32][8]
//   swap: unit 4, outer 32, between 1, inner 8      4 * (32 c + r)
//   struct { float x, y, z; } p[64]
//   split: unit 4, row 12, count 64                 4 * (64 field + i)
//
// Only whole units keep together: an access that reaches over several of them is
// moved apart, unless they stay neighbours.
//
// A kind of fix (Pad.cpp, Swap.cpp, ...) writes its move once, as a template over the
// kind of number: an offset that is known, or one that is affine in the unknowns.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_LAYOUT_H
#define BANKCHECK_FIXES_LAYOUT_H

#include "Lanes/Arithmetic.h"

namespace bankcheck::fixes {

/// An affine value that is computed with like a number. All values are 0 or more.
struct AffineNumber {
  lanes::AffineValue Value;
  lanes::Arithmetic *Math;

  AffineNumber operator*(uint64_t C) const {
    return with(lanes::Opcode::Mul, constant(C), lanes::SignedWrap::Undefined);
  }
  AffineNumber operator/(uint64_t C) const {
    return with(lanes::Opcode::UDiv, constant(C), lanes::SignedWrap::Allowed);
  }
  AffineNumber operator%(uint64_t C) const {
    return with(lanes::Opcode::URem, constant(C), lanes::SignedWrap::Allowed);
  }
  AffineNumber operator+(const AffineNumber &B) const {
    return with(lanes::Opcode::Add, B.Value, lanes::SignedWrap::Undefined);
  }
  AffineNumber operator^(const AffineNumber &B) const {
    return with(lanes::Opcode::Xor, B.Value, lanes::SignedWrap::Allowed);
  }

private:
  AffineNumber with(lanes::Opcode Op, const lanes::AffineValue &Right, lanes::SignedWrap Wrap) const {
    return {Math->binary(Op, Value, Right, Wrap), Math};
  }
  lanes::AffineValue constant(uint64_t C) const { return Math->constant(Value.Width, int64_t(C)); }
};

class Layout {
public:
  /// \p Unit: bytes that keep together.
  explicit Layout(uint64_t Unit) : Unit(Unit) {}
  virtual ~Layout();

  /// What moves the elements of access \p Number, where accesses see the array as rows of different lengths.
  virtual const Layout &ofAccess(unsigned Number) const { return *this; }
  /// Of offsets from 0.
  virtual int64_t moved(int64_t Offset) const = 0;
  virtual lanes::AffineValue moved(const lanes::AffineValue &Offset, lanes::Arithmetic &Math) const = 0;
  /// How much larger an array of \p Bytes gets.
  virtual uint64_t extraBytes(uint64_t Bytes) const;
  /// What each unit's distance from its old place is a multiple of.
  virtual uint64_t step() const { return Unit; }
  uint64_t unit() const { return Unit; }

protected:
  uint64_t Unit;
};

/// A \p Base whose move is `template <typename Number> Number place(const Number &Offset) const` of \p Derived.
template <typename Derived, typename Base> class Moving : public Base {
public:
  using Base::Base;
  int64_t moved(int64_t Offset) const override { return int64_t(self().place(uint64_t(Offset))); }
  lanes::AffineValue moved(const lanes::AffineValue &Offset, lanes::Arithmetic &Math) const override {
    return self().place(AffineNumber{Offset, &Math}).Value;
  }

private:
  const Derived &self() const { return static_cast<const Derived &>(*this); }
};

/// The array as it is.
struct Unmoved final : Moving<Unmoved, Layout> {
  Unmoved() : Moving(4) {}
  template <typename Number> Number place(const Number &Offset) const { return Offset; }
};

} // namespace bankcheck::fixes

#endif
