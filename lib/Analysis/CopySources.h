//===- CopySources.h - where cp.async reads from ------------------------------===//
//
// `cp.async.cg` waits for the 128-byte lines of its source (Banks/ScatteredCopy.h): lanes whose
// addresses have the same terms are so many bytes apart, others are in lines of their own.
//
// `cp.async.ca` reads its source through L1, whose data lie in the same 32 banks as shared
// memory. So a phase waits for both: with D the most lane-words that one bank of the
// destination is asked for, and S the same of the source,
//
//   max(D, S) <= wavefronts of a phase <= D + S - 1
//
// (measured on an H100, 271 patterns: cuda-samples/bank-probe/cp-async-sources.txt, which
// sources.py holds to this). Where S is 1 the cost is that of the destination alone, which
// Banks/Cost.h has. So what is asked here is whether S is 1 in each phase for all values:
//
//   4 bytes a lane, source      S            the destination's cost is
//   g[i + lane]                 1            exact, whatever i
//   g[2 * lane]                 2            a lower bound
//   g[lane / 16 * n + lane % 16] 1 or 2      a lower bound: n % 32 decides
//   g[index[lane]]              data         a lower bound
//
// Lanes that do not take part, or that fill with zeros, only make S less. All lanes' sources
// are aligned to the size of the copy, or it faults; so only how they differ counts, and what
// is the same for all lanes is left out.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_COPYSOURCES_H
#define BANKCHECK_ANALYSIS_COPYSOURCES_H

#include "Analysis/Execution.h"
#include "Banks/ScatteredCopy.h"
#include <map>

namespace bankcheck::analysis {

/// Finds copies of `cp.async.ca` that may wait for the banks of their source.
class CopySources {
public:
  explicit CopySources(KernelContext &Kernel) : Kernel(Kernel) {}
  /// Whether two lanes of a phase of \p R, which copies \p Bytes a lane, may read different words, or
  /// one word twice, from one bank. \p Work is increased by the values computed.
  bool mayShareBanks(const ExecutedRequest &R, unsigned Bytes, uint64_t &Work);

  /// Where the lanes of \p R, which copies past the banks, read; null where some lane's address is not known.
  std::shared_ptr<const banks::CopyLines> linesOf(const ExecutedRequest &R) const;

private:
  struct Answer {
    lanes::AffineValue Distances;
    banks::LaneMask Active;
    bool MayShare;
  };
  KernelContext &Kernel;
  std::map<const llvm::Instruction *, std::vector<Answer>> Answers;
};

} // namespace bankcheck::analysis

#endif
