//===- RowLengths.h - what an index multiplies by ----------------------------===//
//
// If a program computes row offsets itself, there is no array extent to pad: the row
// length is a factor in the index, or in a value that the index uses. A fix with
// another row length must name that factor:
//
//   #define LD 32                s[y * LD + x]             'LD' in line 1
//   constexpr int Pitch = W + P; float *row = s + y * Pitch; row[x]
//                                                          'Pitch' in line 2
//   template <int N> ...         int i = y * N + x; s[i]   'N' in line 3
//   void f(float *s, int ld)     s[y * ld + x]             'ld' in line 4
//   #define LDM 64               load_matrix_sync(a, s, LDM)
//                                                          'LDM' in line 5
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_ROWLENGTHS_H
#define BANKCHECK_SOURCE_ROWLENGTHS_H

#include "Source/LengthHolders.h"
#include <set>

namespace bankcheck::source {

/// A factor of an index.
struct RowLength {
  std::string Name;             ///< "LD", "Width + Padding"; empty for a number.
  std::string Array;            ///< The indexed shared array; empty if unknown.
  Location Base;                ///< If Array is empty: the declaration of the indexed name, if there is one.
  Location Where;               ///< The declaration of Name; the factor itself if it has no name.
  std::optional<int64_t> Value; ///< nullopt if only known at run time.
  uint64_t UnitBytes = 0;       ///< Of what it counts: the elements of the array or pointer. 0 if unknown.
  bool IsOfFragment = false;    ///< wmma multiplies by it, from line to line of its matrix.
  /// Lines of that file which use the name otherwise than as a factor of an index.
  std::set<unsigned> AlsoUsed;
  bool operator<(const RowLength &Other) const {
    return std::tie(Where.Line, Where.Column, Value, UnitBytes, IsOfFragment, Where.File, Name, Array, Base) <
           std::tie(Other.Where.Line, Other.Where.Column, Other.Value, Other.UnitBytes, Other.IsOfFragment,
                    Other.Where.File, Other.Name, Other.Array, Other.Base);
  }
  /// Of a row in bytes, if both are known.
  std::optional<uint64_t> rowBytes() const {
    if (!Value || *Value <= 0 || !UnitBytes)
      return std::nullopt;
    return uint64_t(*Value) * UnitBytes;
  }
};

/// By the line in which an element is accessed, in all instantiations.
class RowLengths {
public:
  RowLengths() = default;
  static RowLengths read(clang::ASTContext &Ast, const std::vector<clang::Decl *> &Declarations);

  /// Those of the innermost of \p Locations that has some.
  const std::set<RowLength> &at(const std::vector<Location> &Locations) const;
  /// Of the array that is declared there.
  const std::vector<LengthHolder> &holdersOf(const Location &Array) const;

private:
  std::map<Location, std::set<RowLength>, LinesFirst> ByLine; ///< Column 0.
  std::map<Location, std::vector<LengthHolder>> Holders;
};

} // namespace bankcheck::source

#endif
