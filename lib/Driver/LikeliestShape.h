//===- LikeliestShape.h - which of several guessed shapes is reported -----------===//

#ifndef BANKCHECK_DRIVER_LIKELIESTSHAPE_H
#define BANKCHECK_DRIVER_LIKELIESTSHAPE_H

#include "Driver/Evaluation.h"

namespace bankcheck::driver {

/// Leaves one of \p Shapes, evaluations of a kernel at shapes that are guesses; not empty. Those that stay inside
/// the arrays are preferred, of them default ones, else those that fill the arrays best, and of them the
/// worst is taken: it is the one with most conflicts. Notes in it which accesses depend on the shape.
void keepLikeliest(std::vector<Evaluation> &Shapes);

} // namespace bankcheck::driver

#endif
