//===- WideRows.h - a program whose rows are far apart -----------------------===//
//
// In `float tile[32][32]` element 32 of row 0 has the address of row 1, so an address does not
// show which of the two the source named. It does in a copy of the program in which each row
// takes about a megabyte, whatever its declared size:
//
//   source                           offset, as it stands   in the copy, rows of W bytes
//   tile[y][x]                       128 y + 4 x            W y + 4 x
//   float *p = tile[y]; p[x]         128 y + 4 x            W y + 4 x
//   float *p = &tile[0][0];
//     p[32 * y + x]                  128 y + 4 x            128 y + 4 x
//   tile[0][40], p += 40             160                    160
//   tile[1][8]                       160                    W + 32
//
// Strides that come from the declared type become wide; all others keep their length. The index of
// each dimension can be recovered from an address, even after folding and unrolling, because an
// array is smaller than half a stride of any dimension.
//
// An array whose rows the program computes itself has no such type. Where it multiplies by the row's length, or passes
// it to wmma, a *named length* says the place, and the length is wide there, too:
//
//   s[y * LD + x], LD in line 8, column 7   128 y + 4 x            W y + 4 x
//   s[32 * y + x]                           128 y + 4 x            128 y + 4 x
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_WIDEROWS_H
#define BANKCHECK_IR_WIDEROWS_H

#include "Basic/Location.h"
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// What the source says of rows that have a name. \see Source/LengthHolders.h
struct NamedLength {
  std::set<std::string> Arrays; ///< Linkage names.
  uint64_t Elements = 0;        ///< Of a row.
  std::set<Location> Places;    ///< Of products, and of calls.
  auto operator<=>(const NamedLength &) const = default;
};

/// A shared array of two dimensions or more, or of rows with a named length.
struct WideArray {
  std::vector<uint64_t> Extents; ///< As declared, outermost first.
  std::vector<uint64_t> Steps;   ///< Of each index in the copy, in bytes: of the last the size of an element.
  /// Its address goes on, as that of a row or an element: not all accesses stand where it is named.
  bool IsPassedOn = false;
  /// Of a named length: an instruction at one of its places could be another's.
  bool IsUnclear = false;
};

struct WideModule {
  std::unique_ptr<llvm::Module> Module;
  std::map<std::string, WideArray> Arrays; ///< By linkage name.
  /// Where two pointers are compared or subtracted, by which how far things are apart can be known.
  std::vector<std::vector<Location>> Distances;
};

/// \p M, as clang made it without optimisation, with such rows. No module where it has no such array.
WideModule withWideRows(std::unique_ptr<llvm::Module> M, const NamedLength &Named = {});

} // namespace bankcheck::ir

#endif
