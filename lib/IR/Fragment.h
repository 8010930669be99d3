//===- Fragment.h - a matrix that wmma loads or stores -----------------------===//

#ifndef BANKCHECK_IR_FRAGMENT_H
#define BANKCHECK_IR_FRAGMENT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <tuple>

namespace bankcheck::ir {

/// What `wmma.load` and `wmma.store` say of their matrix.
struct Fragment {
  /// Operands of a product, the accumulator that is loaded, and the result that is stored.
  enum class Use : uint8_t { A, B, C, D };
  enum class Element : uint8_t { Half, Bfloat16, Tf32, Float, Double, Int8, Int4, Bit, Int32 };

  Element Of = Element::Half;
  Use As = Use::A;
  unsigned M = 16, N = 16, K = 16;
  bool IsRowMajor = true;

  unsigned elementBits() const;
  unsigned rows() const { return As == Use::B ? K : M; }
  unsigned columns() const { return As == Use::A ? K : N; }
  /// In memory a *line* of elements lies side by side: a row, or a column of a matrix in column-major order.
  unsigned lines() const { return IsRowMajor ? rows() : columns(); }
  unsigned bitsOfLine() const { return (IsRowMajor ? columns() : rows()) * elementBits(); }

  auto operator<=>(const Fragment &) const = default;
};

/// By the parts of a PTX instruction or of an LLVM intrinsic:
/// "wmma.load.a.sync.aligned.row.m16n16k16.shared.f16", "llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16".
/// Nothing if some part is not known.
std::optional<Fragment> fragmentNamed(llvm::StringRef Name);

} // namespace bankcheck::ir

#endif
