//===- LengthHolders.h - names that make an array's rows longer -----------------===//
//
// Rows whose length a program multiplies by itself get longer if the name that holds the length gets another value:
//
//   #define SKEW 16
//   __shared__ half a[16][64 + SKEW];          the rows are declared with it
//   a[0][0] + y * (64 + SKEW) + x              a factor of an index
//   load_matrix_sync(f, &a[0][0], 64 + SKEW);  wmma multiplies by it
//   static_assert(SKEW % 8 == 0);              the compiler says whether that still holds
//
// That changes nothing else only if *all* uses of the name are of these kinds, and of this array, or of others of the
// same function that are declared with it. A loop up to SKEW, an index of other memory or an argument of a function is
// a use that is not understood, and so is a name in code that the compiler does not see: `#if`, a template that nothing
// instantiates, a macro that nothing expands. A product that is a constant, `3 * (64 + SKEW)`, has no instruction that
// could be looked at, and is not understood unless it is 0.
//
// A holder is a macro, a constant of the file, or an argument that all references to a function template give alike. It
// stands in the source itself, as other files may include a header, and no header is included behind it. The value is
// written for it alone: a macro's argument may be wanted for something else.
//
// What `#if` leaves out may use the length in other builds (LeftOutUses.h).
//
// Whether an index stays in its row is for LayoutLegality to prove. It takes the places of the products from here.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_LENGTHHOLDERS_H
#define BANKCHECK_SOURCE_LENGTHHOLDERS_H

#include "Source/Locations.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <set>

namespace clang {
class Decl;
class VarDecl;
} // namespace clang

namespace bankcheck::source {

class PointedMemory;

struct LengthHolder {
  std::string Name;                ///< "SKEW"
  Location Where;                  ///< Where its value stands.
  std::vector<ExtentSource> Texts; ///< The value, wherever it stands: an argument has as many as there are references.
  uint64_t RowLength = 0;          ///< Of the array, in its elements: 80.
  /// Where an instruction multiplies by the row's length, or a call passes it to wmma.
  std::set<Location> Products;
  /// Declarations of other arrays of the same function that get longer rows with it, by as many elements.
  std::set<Location> Siblings;
  /// Lines of the source with uses that are not understood; an edit is right only if there are none.
  std::set<unsigned> OtherUses;
  unsigned LeftOutUse = 0; ///< A line that the preprocessor leaves out, or may, with one; 0 if there is none.
  /// By the line of a static_assert, by how much larger values it does not hold for.
  std::map<unsigned, std::set<uint64_t>> Failing;
  /// Above that no static_assert is looked at.
  static constexpr uint64_t MostAdded = 256;
  bool isUnderstood() const { return OtherUses.empty() && !Texts.empty(); }
};

/// By the declaration of the array; those that are a row's whole length come first, then the last terms of the sum that
/// it is. \p Arrays are declared shared, in all instantiations.
std::map<Location, std::vector<LengthHolder>> readLengthHolders(clang::ASTContext &Ast, Locations &Where,
                                                                const std::vector<clang::Decl *> &Declarations,
                                                                llvm::ArrayRef<const clang::VarDecl *> Arrays,
                                                                const PointedMemory &Pointed);

} // namespace bankcheck::source

#endif
