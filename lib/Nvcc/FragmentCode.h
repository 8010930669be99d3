//===- FragmentCode.h - the instructions that wmma's loads and stores become --===//
//
// `wmma.load` and `wmma.store` leave it to the compiler which lane accesses what. ptxas makes
// loads, stores and ldmatrix of them, always the same for a type, a shape, a use and a layout.
// All of these cut the matrix into blocks. In memory the matrix has *lines*, the leading dimension
// apart: rows, or columns if it is column-major. Lane l accesses, with g = l / 4 and t = l % 4:
//
//   form      line of the block   byte in the line   block           instructions
//   Across    g                   w t                8 lines, 4 w    1
//   Along     s t + j             w g                4 s lines, 8 w  s, one for each j
//   Ldmatrix  l % 8               0                  8 lines, 16     a quarter of .x4 (l / 8 is the block)
//
// where w is the bytes a lane accesses. Which form is used:
//
//   fragment                      k (or columns) in a line        else
//   half, a and b                 Ldmatrix                        Ldmatrix with .trans
//   bfloat16, a and b             Across, w = 4, generic          the same, then transposed in registers
//   8 bits, a and b               Ldmatrix                        Along, w = 1, s = 4
//   tf32, a and b                 Across, w = 4, generic          Along, w = 4, s = 1, generic
//   double, a and b               Across, w = 8, generic          Along, w = 8, s = 1, generic
//   4 bits and bits, a and b      Ldmatrix                        (there is none)
//   half, c and d                 Across, w = 4                   the same, then transposed in registers
//   float and int, c and d        Across, w = 8                   Along, w = 4, s = 2
//   double, c and d               Across, w = 16, generic         Along, w = 8, s = 2, generic
//
// "k in a line" is said of the operands: a in row-major and b in column-major order. "Columns in a
// line" is said of accumulators: row-major order. But m8n32k16 is computed as the transposed
// product: its accumulators are Across in column-major order.
//
// Accumulators of m16n16k8 (tf32) are accessed by generic instructions, too. If nvcc does not
// know that the address is in shared memory, all instructions are generic, and each block of an
// ldmatrix becomes one 4-byte load, Across.
//
// Source of the rules: the code that nvcc 13.0 makes for sm_75 to sm_120 of each combination was
// run for 32 lanes (test/data/fragments.jsonl), and its wavefronts were measured on an H100.
// test/unit/Nvcc/FragmentCodeTest.cpp holds the rules to every record. For sm_75 ldmatrix is .x2
// instead of .x4, and accumulators of int in m8n32k16 are those of the product as it stands.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_FRAGMENTCODE_H
#define BANKCHECK_NVCC_FRAGMENTCODE_H

#include "Banks/Request.h"
#include "IR/Fragment.h"
#include "Nvcc/CodeTarget.h"
#include <vector>

namespace bankcheck::nvcc {

/// One instruction of a warp.
struct FragmentInstruction {
  /// Where a lane accesses the matrix; that of its first row for ldmatrix.
  struct Place {
    unsigned Line = 0, Byte = 0;
    bool operator==(const Place &) const = default;
  };

  banks::Operation Op = banks::Operation::Load; ///< Load, Store or Ldmatrix.
  unsigned Width = 4;                           ///< \see banks::Request
  unsigned Matrices = 4;
  std::array<Place, banks::WarpSize> Lanes{}; ///< Of ldmatrix .x1 and .x2 only the first 8 and 16 count.
};

/// Whether nvcc knows that the address is in shared memory.
enum class FragmentAddress : uint8_t { Shared, Generic };

/// The instructions that access \p F; none if that was not recorded.
std::vector<FragmentInstruction> instructionsOf(const ir::Fragment &F, FragmentAddress Address,
                                                const CodeTarget &Target);

} // namespace bankcheck::nvcc

#endif
