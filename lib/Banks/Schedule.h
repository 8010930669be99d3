//===- Schedule.h - which wavefront serves which lane -----------------------===//
//
// Cost.h says how many wavefronts a request takes; a picture wants to show them.
// In which order the hardware takes the words of one bank is not known. Here it
// takes the one that the lowest lane wants first, and the words behind one
// another:
//
//   lane x reads t[2 * x]      lane    0  1  2 ... 15 16 17 ... 31
//                              bank    0  2  4 ... 30  0  2 ... 30
//                              served  0  0  0 ...  0  1  1 ...  1
//
// An address is a multiple of the width, so all words that a lane wants are
// served together.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_SCHEDULE_H
#define BANKCHECK_BANKS_SCHEDULE_H

#include "Banks/Request.h"
#include <optional>
#include <vector>

namespace bankcheck::banks {

struct Schedule {
  /// From 0, by lane; only active lanes count. Of an atomic that runs as a loop:
  /// the round in which the lane stores.
  std::array<uint16_t, WarpSize> Wavefront{};
  /// Lanes first to last of each phase: where two are served as one, of both.
  struct Phase {
    unsigned First = 0, Last = 0;
    /// Words that each bank has to give, counted again for each lane where lanes
    /// do not share a word.
    std::array<uint8_t, BankCount> Wanted{};
  };
  std::vector<Phase> Phases;
  unsigned Wavefronts = 0; ///< Of the request, or the rounds of a loop.
  bool IsLoop = false;
};

/// The schedule of \p R, whose active offsets are multiples of its width; nothing
/// where no rule is known for the operation.
std::optional<Schedule> scheduleOf(const Request &R);

} // namespace bankcheck::banks

#endif
