//===- ArrayIndex.h - what a kernel does to each of its arrays ----------------===//
//
// A file may have many arrays, each in one kernel or two: what is asked for each array
// looks at its own accesses only, and the kernel is run again once for all of them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_ARRAYINDEX_H
#define BANKCHECK_FIXES_ARRAYINDEX_H

#include "Analysis/KernelAnalysis.h"
#include <unordered_map>

namespace bankcheck::fixes {

/// Requests at one address, which is the offset in the array.
struct ArrayRequest {
  analysis::KernelContext *Context = nullptr;
  unsigned Number = 0; ///< Of the access.
  lanes::BankQuery TheQuery;
  unsigned ElementWidth = 4;
  lanes::AffineRef Matrix; ///< Of wmma: where its matrix begins. Else null.
  uint64_t Count = 1;      ///< In a block.
  unsigned NowWavefronts = 0, NowWays = 0;
  bool IsOneExpression = false; ///< One expression of the source is as wide: a float4.
};

class ArrayIndex {
public:
  /// The arguments outlive the index. \p IsAsked: whether requestsOn is asked for an array.
  ArrayIndex(analysis::KernelContext &Context, const analysis::KernelResult &Result, const nvcc::PredictedCode &Code,
             std::function<bool(const analysis::SharedArray &)> IsAsked);

  const nvcc::PredictedCode &code() const { return Code; }

  using Arrays = std::vector<const analysis::SharedArray *>;
  /// In order of their numbers, those that are on one of \p Of or may be.
  std::vector<const analysis::AccessResult *> accessesOn(const Arrays &Of) const;
  std::vector<const analysis::AlignmentDemand *> demandsOn(const Arrays &Of) const;
  std::vector<const analysis::FragmentPointer *> pointersOn(const Arrays &Of) const;

  struct Requests {
    std::vector<const ArrayRequest *> All; ///< Different ones, in the order in which they run first.
    std::string WhyNot;                    ///< If they are not complete.
  };
  /// Runs the kernel once more, the first time.
  Requests requestsOn(const Arrays &Of);

private:
  analysis::KernelContext &Context;
  const analysis::KernelResult &Result;
  const nvcc::PredictedCode &Code;
  std::function<bool(const analysis::SharedArray &)> IsAsked;
  std::unordered_map<const analysis::SharedArray *, std::vector<unsigned>> Accesses, Demands; ///< By index.

  struct OfArray {
    std::vector<size_t> ArrayRequests; ///< Indices.
    std::string WhyNot;
    bool IsAsked = false;
  };
  bool HasRun = false;
  std::deque<ArrayRequest> ArrayRequests;
  std::unordered_map<const analysis::SharedArray *, OfArray> Run;

  void run();
};

} // namespace bankcheck::fixes

#endif
