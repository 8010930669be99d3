//===- StructShape.h - the fields of a struct that is copied -----------------===//
//
// What of a struct's type decides how nvcc copies it (\see StructCopies.h).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_STRUCTSHAPE_H
#define BANKCHECK_IR_STRUCTSHAPE_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Alignment.h"
#include <cstdint>
#include <vector>

namespace llvm {
class DataLayout;
class StructType;
class Type;
} // namespace llvm

namespace bankcheck::ir {

struct StructField {
  uint64_t Offset;
  uint64_t Size;
  llvm::Type *T;
  bool IsNested = false; ///< In a field that is a struct or an array.
  bool IsPadding = false;
  bool IsUnclear = false;
};

/// The fields of a struct that are numbers or pointers, in order, and what decides how it is copied.
class StructShape {
public:
  /// \p Bytes: how many are copied; of a class that is no POD not the padding at its end.
  /// \p IsBetweenMemory: no local variable is involved.
  StructShape(llvm::StructType &T, uint64_t Bytes, llvm::Align Alignment, bool IsBetweenMemory,
              const llvm::DataLayout &Layout);

  std::vector<StructField> Fields;
  bool IsInPieces = false; ///< As wide as the alignment, between memory and memory.
  bool IsUnclear = false;  ///< Between memory and memory.
  bool HasGap = false;     ///< Between fields, for alignment.
  bool HasSmall = false;   ///< A struct in it that is copied as one number between memory and memory.

  bool hasPadding() const {
    return llvm::any_of(Fields, [](const StructField &F) { return F.IsPadding; });
  }
  bool hasOtherBytes() const { return HasGap || HasSmall || hasPadding(); } ///< That are no field, or not alone.

private:
  bool HasPair = false; ///< A __half2 or __nv_bfloat162, which nvcc's headers copy by a function.
  const llvm::DataLayout &Layout;
  llvm::Align Alignment;
  const bool JoinsSmall;

  void addStruct(llvm::StructType &T, uint64_t At, bool IsNested);
  void add(llvm::Type &T, uint64_t At, bool IsNested, bool IsInArray = false);
  /// Whether an array begins or ends in a piece, but for the one of padding at the end, or a
  /// struct or an array is no power of two.
  bool hasOddField(llvm::StructType &T) const;
  /// Whether a struct in it has an array of bytes, which may be padding.
  static bool hasInnerBytes(const llvm::Type &T, bool IsNested);
  /// clang fills what is aligned to more than its fields with an array of bytes.
  void notePaddingOf(llvm::StructType &T);
  /// Marks runs of bytes and halves that are no aligned power of two.
  void findUnclear();
};

} // namespace bankcheck::ir

#endif
