//===- CodegenPrediction.h - what becomes of an access in nvcc's code --------===//

#ifndef BANKCHECK_NVCC_CODEGENPREDICTION_H
#define BANKCHECK_NVCC_CODEGENPREDICTION_H

#include "Basic/Uncertainty.h"
#include "Nvcc/MergedRequests.h"
#include "llvm/ADT/DenseMap.h"

namespace bankcheck::nvcc {

/// Of one memory instruction of a kernel, a copy that unrolling made included.
struct CodegenPrediction {
  /// Which lanes of a warp perform an atomic.
  enum class Lanes : uint8_t { All, OneOfFullWarp, One };

  const MergedRequest *Together = nullptr;       ///< The request that it is part of; null if it runs by itself.
  const llvm::Instruction *MayRunWith = nullptr; ///< The access of another arm in whose requests it may run.
  Uncertainties Why;                             ///< None: it runs as it stands.
  bool IsSpeculatedIfFixed = false; ///< It is one that may be speculated, if all lanes load from one place.
  bool IsInArm = false;             ///< A branch decides whether it runs as it stands.
  Lanes Performing = Lanes::All;
  /// Loops around a load, from the innermost, before which it may run once: nothing in them changes what it loads.
  unsigned LoadedBefore = 0;

  bool operator==(const CodegenPrediction &) const = default;
  bool runsHere(const llvm::Instruction &I) const { return !Together || Together->Runs == &I; }
  bool runsOnce(bool IsFullWarp) const {
    return Performing == Lanes::One || (IsFullWarp && Performing == Lanes::OneOfFullWarp);
  }
};

/// Of one access of the source, by its number.
struct AccessPrediction {
  bool IsRemoved = true;    ///< No instruction performs it any more.
  Uncertainties Why;        ///< Wherever it runs, beside what each instruction has.
  bool IsConfirmed = false; ///< Machine code has the requests that are predicted. \see Match/Confirm.h
};

class CodegenPredictions {
public:
  const CodegenPrediction &of(const llvm::Instruction &I) const {
    auto It = ByInstruction.find(&I);
    return It == ByInstruction.end() ? AsItStands : It->second;
  }
  AccessPrediction of(unsigned Number) const { return ByNumber.lookup(Number); }
  /// What is left of the doubts, or added to them, once more is known.
  void setDoubts(const llvm::Instruction &I, Uncertainties Why) {
    if (of(I).Why != Why)
      ByInstruction[&I].Why = Why;
  }
  void setDoubts(unsigned Number, Uncertainties Why) { ByNumber[Number].Why = Why; }
  void setRunsByItself(const llvm::Instruction &I) {
    if (of(I).MayRunWith)
      ByInstruction[&I].MayRunWith = nullptr;
  }
  void setConfirmed(unsigned Number) { ByNumber[Number].IsConfirmed = true; }

private:
  friend class Predictor;
  inline static const CodegenPrediction AsItStands;
  llvm::DenseMap<const llvm::Instruction *, CodegenPrediction> ByInstruction;
  llvm::DenseMap<unsigned, AccessPrediction> ByNumber;
  MergedRequests Merged; ///< Owns the requests.
};

} // namespace bankcheck::nvcc

#endif
