//===- WarpState.h - the values of one warp, instruction by instruction ----===//
//
// The class is in several files, by what a value comes from: WarpInputs.cpp (constants and
// arguments), WarpArithmetic.cpp, LaneByLane.cpp (floats), WarpVectors.cpp, WarpLoads.cpp,
// WarpLocals.cpp (private memory), WarpIntrinsics.cpp and WarpExchange.cpp (other lanes).
// WarpState.cpp chooses.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_WARPSTATE_H
#define BANKCHECK_ANALYSIS_WARPSTATE_H

#include "Analysis/BallotRanks.h"
#include "Analysis/KernelContext.h"
#include "Analysis/LocalMemory.h"
#include "Basic/BlockShape.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include <unordered_map>

namespace bankcheck::analysis {

/// AffineValue width of an IR type: integers and floats their own (64 at most), pointers 64.
unsigned valueWidth(const llvm::Type *T);
/// Whether values of the type are numbers that can be computed with before they are known: integers and addresses.
bool isComputable(const llvm::Type *T);
/// Whether they have affine values: of floats their bits.
bool hasAffineValue(const llvm::Type *T);
/// Range of a register of \p Width bits, read as signed.
std::pair<int64_t, int64_t> rangeOfWidth(unsigned Width);
/// That debug information has, in the file of the kernel if it is inlined from there; nothing if it has none.
std::optional<unsigned> lineAt(const llvm::Instruction &I);
/// \p T, if it is a vector of numbers of whole bytes, at most eight.
const llvm::FixedVectorType *numbersIn(const llvm::Type *T);

class WarpState {
public:
  WarpState(KernelContext &Kernel, BlockShape Shape, unsigned Warp)
      : Kernel(Kernel), Math(Kernel.math()), Shape(Shape), Warp(Warp) {}

  /// Until the next value is set.
  const lanes::AffineValue &valueOf(const llvm::Value *V);
  void set(const llvm::Value *V, lanes::AffineValue F) {
    Values[V] = std::move(F);
    Elements.erase(V);
  }
  bool has(const llvm::Value *V) const { return Values.contains(V); }

  /// Computes \p I for the lanes of \p Active.
  void execute(const llvm::Instruction &I, banks::LaneMask Active);

  /// \p True where \p Condition holds, else \p False. What was never set may be anything, so also the other one.
  lanes::AffineValue either(const lanes::AffineValue &Condition, const lanes::AffineValue &True,
                            const lanes::AffineValue &False);

  /// \p F, a choice made at \p I; unknown if it rests on more conditions than all cases of can
  /// be looked at, or is made of too much: two values that change places under conditions
  /// are made of ever more.
  lanes::AffineValue followed(lanes::AffineValue F, const llvm::Instruction &I);

  LocalMemory &locals() { return Locals; }
  const BallotRanks &ranks() const { return Ranks; }
  /// The branches that were not computed and lead to the block that runs.
  void setPathCondition(const llvm::BasicBlock *Block, PathConstraint::Ref PathCondition) {
    Here = Block;
    CurrentPathCondition = std::move(PathCondition);
  }
  /// The lanes that run the next instructions.
  struct PresentLanes {
    banks::LaneMask Mask = banks::AllLanes;
    bool IsCertain = false;  ///< All lanes of Mask run them, and no others.
    bool MayBeApart = false; ///< The lanes may have diverged.
  };
  void setPresent(const PresentLanes &Lanes) { Present = Lanes; }
  void noteLoopEntry(const llvm::Loop *L, uint64_t Time) { LoopEntries[L] = Time; }
  /// Whether memory holds what \p C says for the code that runs now.
  bool isCertain(const LocalMemory::Cell &C) const;

  KernelContext &Kernel;
  lanes::Arithmetic &Math;
  const BlockShape Shape;
  const unsigned Warp;

private:
  lanes::AffineValue fixedValueOf(const llvm::Value *V);
  lanes::AffineValue constantOf(const llvm::Constant *C);
  std::optional<lanes::AffineValue> oneOf(llvm::ArrayRef<ir::StoredPointer> Pointers, const llvm::LoadInst &I);
  lanes::AffineValue addressOf(const llvm::GEPOperator &Gep);
  /// \p Symbol makes one with a name and a range.
  lanes::AffineValue parameter(unsigned Width, const ValueName &Name, const ParameterFact &Fact,
                               llvm::function_ref<lanes::SymbolId(const ValueName &, int64_t, int64_t)> Symbol);
  lanes::AffineValue member(const llvm::Argument &A, uint64_t Offset, unsigned Width);
  lanes::AffineValue evaluate(const llvm::Instruction &I, banks::LaneMask Active);
  lanes::AffineValue choose(const llvm::SelectInst &I);
  lanes::AffineValue resize(const llvm::CastInst &I);
  lanes::AffineValue reinterpret(const llvm::Instruction &I);
  lanes::AffineValue call(const llvm::CallInst &I);
  lanes::AffineValue binary(const llvm::BinaryOperator &I);
  lanes::AffineValue compare(const llvm::ICmpInst &I);
  lanes::AffineValue extend(const llvm::CastInst &I);
  lanes::AffineValue load(const llvm::LoadInst &I, banks::LaneMask Active);
  std::optional<lanes::AffineValue> loadPointer(const llvm::LoadInst &I, const llvm::GlobalVariable &Table,
                                                const lanes::AffineValue &Address, banks::LaneMask Active);
  lanes::AffineValue loadLocal(const llvm::LoadInst &I, const lanes::AffineValue &Address, lanes::SymbolId Base,
                               banks::LaneMask Active);
  lanes::AffineValue loadLocal(const llvm::LoadInst &I, const llvm::Type *T, const lanes::AffineValue &Address,
                               lanes::SymbolId Base, banks::LaneMask Active);
  std::optional<lanes::AffineValue> readLocal(LocalMemory::Key Where, unsigned Bytes, unsigned Width, Undecided &Why);
  void store(const llvm::StoreInst &I, banks::LaneMask Active);
  void storeLocal(const llvm::StoreInst &I, lanes::SymbolId Base, const lanes::LaneVector &Offsets,
                  const lanes::AffineValue &Value, unsigned Bytes, banks::LaneMask Active);
  void overwriteLocals(const llvm::CallBase &Call);
  lanes::AffineValue intrinsic(const llvm::IntrinsicInst &I);
  lanes::AffineValue real(const llvm::Instruction &I);
  /// What \p Apply makes of the bits of \p Arguments, lane by lane; nothing if it is known in no lane. Of arguments that
  /// are one thing or another by a truth the result is one thing or another.
  using LaneApply = llvm::function_ref<std::optional<int64_t>(llvm::ArrayRef<uint64_t>)>;
  std::optional<lanes::AffineValue> laneByLane(const llvm::Instruction &I, llvm::ArrayRef<lanes::AffineValue> Arguments,
                                               LaneApply Apply);
  std::optional<lanes::AffineValue> laneByLane(const llvm::Instruction &I, llvm::ArrayRef<lanes::AffineValue> Arguments,
                                               LaneApply Apply, unsigned MostTruths);
  lanes::AffineValue special(const llvm::Instruction &I, const std::string &Name, bool &IsRegister);
  lanes::AffineValue exchange(const llvm::IntrinsicInst &I);
  lanes::AffineValue shuffle(const llvm::IntrinsicInst &I);
  lanes::AffineValue vote(const llvm::IntrinsicInst &I);
  lanes::AffineValue match(const llvm::IntrinsicInst &I);
  lanes::AffineValue reduce(const llvm::IntrinsicInst &I);
  std::optional<lanes::AffineValue> rank(const llvm::IntrinsicInst &Count);
  std::optional<lanes::LaneVector> participants(const llvm::Value *Mask);
  /// Of an intrinsic that gives two values the pair, for extractvalue; of another the first.
  lanes::AffineValue pairOf(const llvm::IntrinsicInst &I, lanes::AffineValue First, lanes::AffineValue Second);
  /// What a result is if nothing is known but whether its operands are alike
  /// in all lanes.
  lanes::AffineValue opaque(const llvm::Instruction &I);
  lanes::AffineValue opaqueOf(const llvm::Instruction &I, llvm::ArrayRef<lanes::AffineValue> Operands);
  /// Of a vector whose elements are known apart; else none.
  std::vector<lanes::AffineValue> elementsOf(const llvm::Value *V);
  void rearrange(const llvm::Instruction &I);
  lanes::AffineValue extract(const llvm::ExtractElementInst &I);
  /// A cast between a vector and a number of as many bits.
  std::optional<lanes::AffineValue> acrossVectors(const llvm::Instruction &I);
  lanes::AffineValue ownOfLanes(const llvm::Instruction &I, lanes::ReasonId Why);
  lanes::ReasonId dataIn(const llvm::CallBase &Call);
  void forgetDeepData(const llvm::Instruction &I, lanes::AffineValue &F) const;
  /// A number that is alike in all lanes: \p Kind, at the line of \p I.
  lanes::AffineValue freshUniform(const llvm::Instruction &I, ValueKind Kind);
  /// \see KernelContext::dataIn
  lanes::ReasonId dataInOperands(const llvm::Instruction &I);
  lanes::LaneVector threadIndex(unsigned Dimension) const;

  llvm::DenseMap<const llvm::Value *, lanes::AffineValue> Values;
  llvm::DenseMap<const llvm::Value *, std::vector<lanes::AffineValue>>
      Elements;                                                      ///< Of vectors and pairs among the values.
  std::unordered_map<const llvm::Value *, lanes::AffineValue> Fixed; ///< Constants and arguments.
  LocalMemory Locals;
  BallotRanks Ranks;
  const llvm::BasicBlock *Here = nullptr;
  PathConstraint::Ref CurrentPathCondition;
  llvm::DenseMap<const llvm::Loop *, uint64_t> LoopEntries;
  PresentLanes Present;
  bool SharedInLocals = false; ///< Some pointer into shared memory went to a local variable.
};

} // namespace bankcheck::analysis

#endif
