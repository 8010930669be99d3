//===- HeldToCode.h - what a kernel's machine code asks of shared memory ---------===//
//
// Match/Confirm.h compares which instructions there are, before anything is evaluated. What they do is compared here:
// the machine code is run for all warps of a block (Sass/WarpRun.h), and its requests are held to those of the
// evaluated source. Two requests are alike if they are of one operation and width, by the same lanes, and cost the
// same. If for a block both sides have the same ones, each as often, then the code makes the requests that were
// predicted, whatever nvcc did otherwise, and no doubt about that is left:
//
//   source                          evaluated              run
//   if (c) a = s[t];                LDS, lanes 0..15, 2x   LDS, lanes 0..15, 2x
//   b = s[32 * t];                  LDS, 32 wavefronts     LDS, 32 wavefronts
//
// A mistake of either side, or lanes that part where the other has them together, makes them differ. Then the same is
// asked of the requests of one place at a time, or of several that may share requests: accesses whose requests are as
// evaluated lose their doubts. And where a place has one access, and all requests that the code makes there are as wide
// as evaluated ones, they are taken from the code, how often it makes them and by which lanes:
//
//   10   if (c) v += s[t];             evaluated   LDS by lanes 0..15
//   11   else v += s[t + 1];                       LDS by lanes 16..31
//                                      run         LDS at line 10 by all lanes: counted there, and not at line 11
//
// This is done for sm_90 alone, on which requests were measured. In all other cases the doubts stay as they are.
//
// Where both are known and differ although no access of this operation was in doubt, the object may have been compiled
// with other flags, or the prediction is wrong: a warning names the place, and there is a doubt. Requests with generic
// addresses, which a run has nothing of, and lanes that it parts prove nothing.
//
// Where conditions of branches are not known, the run is forked (Sass/WarpRun.h), and
//
//   requests of a place                         what is known then
//   equally many on all ways, as evaluated      all but which lanes leave a loop, and whether they come together again
//   of the evaluated kinds, where conditions    the same, but not how often: how wide requests are, and by which lanes,
//   or trip counts are not known                if these all take the branches that lead there
//
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_HELDTOCODE_H
#define BANKCHECK_DRIVER_HELDTOCODE_H

#include "Analysis/KernelAnalysis.h"
#include "Basic/StatementLines.h"
#include <map>
#include <set>

namespace bankcheck::match {
class ObjectCode;
}

namespace bankcheck::driver {

/// The evaluations of a group of kernels, held to the code of some objects.
class HeldToCode {
public:
  /// The arguments outlive this.
  HeldToCode(const match::ObjectCode &Objects, const nvcc::PredictedCode &Code, const StatementLines &Statements,
             std::function<bool(llvm::StringRef File)> IsLibrary)
      : Objects(Objects), Code(Code), Statements(Statements), IsLibrary(std::move(IsLibrary)) {}

  /// Settles the doubts of \p Result that the code settles, and adds one where the code contradicts what was sure. It
  /// is of the kernel and the inputs of \p Context.
  void hold(const analysis::KernelContext &Context, analysis::KernelResult &Result);

  /// Numbers of accesses whose results with doubts, their kernel's or their own, were all settled.
  std::set<unsigned> confirmed() const;

  /// Of each kernel whose code contradicts its source the first place, as a sentence without a period.
  std::vector<std::string> contradictions() const;

private:
  /// By the index of an access: the doubts that the code settles.
  using SettledKinds = std::map<size_t, Uncertainties>;
  SettledKinds settledBy(const analysis::KernelContext &Context, analysis::KernelResult &Result);

  const match::ObjectCode &Objects;
  const nvcc::PredictedCode &Code;
  const StatementLines &Statements;
  const std::function<bool(llvm::StringRef)> IsLibrary;
  std::map<std::string, std::string> Contradictions; ///< By kernel.
  std::set<unsigned> Settled, Open; ///< Numbers of accesses of kernels whose doubts were settled, or not.
};

} // namespace bankcheck::driver

#endif
