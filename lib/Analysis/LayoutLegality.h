//===- LayoutLegality.h - whether accesses survive another row length -------===//
//
// Padding moves every row but the first. The program still computes the same if each access
// moves with its row. This must be proved for all kernels that use the array:
//
//   the index of each dimension but the outermost stays below its extent, in all warps, lanes
//   and iterations, for all values of the unknowns; and the address is used for nothing but
//   memory accesses
//
// The indices are those of the source. They are read from a copy of the program with wide rows
// (IR/WideRows.h). With `float tile[32][32]`, x and y below 32, n and p[] of any value:
//
//   idiom                                         kept   why not
//   tile[y][x], tile[y][(x + n) & 31]             yes
//   tile[y][x + n], tile[y][p[x]]                 no     x + n may be 32 and more
//   tile[y][(x + n) % 32]                         no     of a negative n; yes of an unsigned one
//   tile[0][32 * y + x], ((float *)tile)[i]       no     the index leaves row 0
//   float *row = tile[y]; row[x]                  yes    what is done through the row stays in it
//   float *p = &tile[0][0]; p[32 * y + x]         no     the same as tile[0][32 * y + x]
//   p = &tile[0][x]; p += 32                      no
//   load(&tile[0][0], in), dst[i] = in[i]         no     if i leaves the row; that line is named
//   memset(tile, 0, 4096), memcpy of two rows     no     one access of more than a row
//   memset(tile[y], 0, 128)                       yes
//   cg::memcpy_async(b, &tile[0][0], in, 4096),
//     __pipeline_memcpy_async(&tile[0][0] + x)    no     if it leaves the row
//   tile[1] - tile[0], &tile[1][0] == p           no     the distance of rows is asked for
//   *(float **)out = &tile[0][0], f(tile[y]) of   no     the address is given away
//     which there is no code
//   load_matrix_sync(f, &tile[0][0], 32)          no     of the rows of a named length (WideRows.h), where it is the
//                                                        leading dimension and a line of the matrix stays in its row
//
// A use that is not proved counts as a violation, as do all uses in a kernel beyond the budget.
// Distances that clang folds before it emits IR are found in the source (ArrayUses::Distances).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_LAYOUTLEGALITY_H
#define BANKCHECK_ANALYSIS_LAYOUTLEGALITY_H

#include "Analysis/KernelAnalysis.h"
#include "IR/WideRows.h"
#include "Nvcc/CodeTarget.h"
#include <functional>
#include <optional>

namespace bankcheck::analysis {

/// A use that another layout would change.
struct RowUse {
  enum Kind : uint8_t {
    LeavesDimension, ///< An access whose index is not known to stay in its dimension.
    TakesAddress,    ///< Anything but an access.
    NotFollowed,     ///< Beyond the budget: it has no location.
  } TheKind;
  std::vector<Location> Locations; ///< Innermost first; may be empty.
};

class LayoutLegality {
public:
  /// \p Unoptimised gives a copy of the program, once one is needed; \p Target and \p Facts as predict has them.
  LayoutLegality(std::function<std::unique_ptr<llvm::Module>()> Unoptimised, nvcc::CodeTarget Target,
                 const ir::SourceFacts &Facts, ir::NamedLength Named = {});
  ~LayoutLegality();
  /// The same where the rows of some arrays have a named length.
  std::unique_ptr<LayoutLegality> with(const ir::NamedLength &Named) const;

  /// A use in \p Kernel of the array with linkage name \p Array that may change its meaning if dimension
  /// \p First (at least 1) or one inside of it gets another extent or position. nullopt if there is none. \p Run: the
  /// evaluation of the kernel; this one has its block shape and budget.
  std::optional<RowUse> findViolation(const KernelContext &Kernel, const KernelResult &Run, const std::string &Array,
                                      unsigned First);

private:
  /// Of an array in a kernel: the first violation by dimension.
  using Uses = std::vector<std::optional<RowUse>>;
  using OfKernel = std::map<std::string, Uses>;
  std::function<std::unique_ptr<llvm::Module>()> Unoptimised;
  std::optional<ir::WideModule> Widened; ///< Once asked for.
  nvcc::CodeTarget Target;
  const ir::SourceFacts &Facts;
  ir::NamedLength Named;
  std::optional<nvcc::PredictedCode> Code; ///< Of the copy, once asked for.
  std::map<const KernelContext *, OfKernel> Cache;
  std::map<std::string, std::vector<Location>> Distances; ///< By array, where one in it is asked for.

  ir::WideModule &wide();
  void noteDistances(llvm::Function &Kernel);
  void evaluate(const KernelContext &Kernel, const KernelResult &AsItStands, OfKernel &Into);
};

} // namespace bankcheck::analysis

#endif
