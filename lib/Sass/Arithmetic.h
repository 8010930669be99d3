//===- Arithmetic.h - what a machine instruction computes ---------------------===//
//
// Integers, predicates and what a division by a variable needs of floating point: the addresses of shared memory, and
// the conditions of branches, are made of these. Operations on data alone are not computed; their results are not
// known. Whatever an operation does in some form that was not seen is not known either, so a mistake here makes a
// result unknown or other than what the source says, and Match/Confirm.h accepts only what agrees with the source.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_ARITHMETIC_H
#define BANKCHECK_SASS_ARITHMETIC_H

#include "Sass/Registers.h"

namespace bankcheck::sass {

/// The lanes in which an instruction runs, and those in which its predicate is not known.
struct Executing {
  banks::LaneMask Lanes = 0, Perhaps = 0;
};

/// Runs \p B, which changes registers alone. False if it is not known which registers it changes.
bool compute(const Bits &B, Registers &R, Executing In);

} // namespace bankcheck::sass

#endif
