#include "Fixes/Layout.h"

using namespace bankcheck::lanes;

namespace bankcheck::fixes {
namespace {

/// An affine value that is computed with like a number. All values are 0 or more.
struct AffineNumber {
  AffineValue Value;
  Arithmetic *Math;

  AffineNumber with(Opcode Op, const AffineValue &Right, bool NoWrap) const {
    return {Math->binary(Op, Value, Right, NoWrap), Math};
  }
  AffineValue constant(uint64_t C) const { return Math->constant(Value.Width, int64_t(C)); }
  AffineNumber operator*(uint64_t C) const { return with(Opcode::Mul, constant(C), true); }
  AffineNumber operator/(uint64_t C) const { return with(Opcode::UDiv, constant(C), false); }
  AffineNumber operator%(uint64_t C) const { return with(Opcode::URem, constant(C), false); }
  AffineNumber operator+(const AffineNumber &B) const { return with(Opcode::Add, B.Value, true); }
  AffineNumber operator^(const AffineNumber &B) const { return with(Opcode::Xor, B.Value, false); }
};

template <typename Number> Number place(const Layout &L, const Number &Offset) {
  switch (L.TheKind) {
  case Layout::Rows:
    return Offset + Offset / L.Period * L.Gap;
  case Layout::Swizzle: {
    Number Row = Offset / L.Row, Column = Offset % L.Row;
    return Row * L.Row + ((Column / L.Unit) ^ ((L.Height ? Row % L.Height : Row) / L.Step % L.Count)) * L.Unit +
           Offset % L.Unit;
  }
  case Layout::Swap: {
    Number Inside = Offset % L.Unit, Index = Offset / L.Unit;
    Number C = Index % L.Inner, B = Index / L.Inner % L.Between, A = Index / (L.Inner * L.Between) % L.Outer;
    Number Rest = Index / (L.Inner * L.Between * L.Outer);
    return (((Rest * L.Inner + C) * L.Between + B) * L.Outer + A) * L.Unit + Inside;
  }
  case Layout::Split:
    return Offset % L.Row / L.Unit * (L.Count * L.Unit) + Offset / L.Row * L.Unit + Offset % L.Unit;
  }
  return Offset;
}

} // namespace

int64_t Layout::moved(int64_t Offset) const { return int64_t(place(*this, uint64_t(Offset))); }

AffineValue Layout::moved(const AffineValue &Offset, Arithmetic &Math) const {
  return place(*this, AffineNumber{Offset, &Math}).Value;
}

uint64_t Layout::extraBytes(uint64_t Bytes) const { return TheKind == Rows ? Bytes / Period * Gap : 0; }

} // namespace bankcheck::fixes
