//===- KernelContext.h - what all warps of a kernel have in common ----------===//

#ifndef BANKCHECK_ANALYSIS_KERNELCONTEXT_H
#define BANKCHECK_ANALYSIS_KERNELCONTEXT_H

#include "Analysis/ControlDependenceTree.h"
#include "Analysis/SharedArray.h"
#include "Basic/ParameterFact.h"
#include "Basic/Undecided.h"
#include "IR/Access.h"
#include "IR/MemoryOperation.h"
#include "IR/SharedPointers.h"
#include "IR/StoredConstants.h"
#include "Lanes/Decisions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/Dominators.h"
#include <deque>
#include <map>

namespace bankcheck::analysis {

/// Why a value is not known: the first cause on its way.
struct Reason {
  UndecidedReason Why;
  std::vector<Location> Locations; ///< Innermost first.
};

inline bool isOfData(const UndecidedReason &Why) { return Why.Kind == Undecided::LoadedValue && !Why.MayBeOtherMemory; }

/// Where a branch is in the source. A branch that a switch was lowered to has no location;
/// what precedes it has. Null if nothing near has one.
const llvm::DILocation *locationOfBranch(const llvm::Instruction &Branch);
/// 0 if it is not known.
unsigned lineOf(const llvm::Instruction &Branch);

/// The name of \p Variable in the source, without what it is declared in.
std::string sourceNameOf(const llvm::GlobalVariable &Variable);

/// The constant integers among a launch's arguments, by index.
using LaunchedArguments = std::map<unsigned, int64_t>;

/// An integer in a struct that is passed by value.
struct MemberInput {
  std::string Name; ///< "params.n"
  unsigned Bytes = 0;
  ParameterFact Fact; ///< What the user gave.
};

/// Names and values from outside the IR.
struct KernelInputs {
  std::vector<std::string> ParameterNames;
  std::map<unsigned, ParameterFact> ParameterFacts; ///< By index: given by the user.
  /// By the argument's index and the offset in it, in bytes.
  std::map<std::pair<unsigned, uint64_t>, MemberInput> Members;
  std::optional<std::array<unsigned, 3>> Grid;
  /// blockIdx, where the kernel is evaluated for one block of that grid.
  std::optional<std::array<unsigned, 3>> BlockIndex;
  /// Of all launches that there are; none if that is not known.
  std::vector<LaunchedArguments> Launched;
  /// Only these are asked about, so that nothing need be said of others: a profile has them.
  bool OnlyLaunched = false;

  /// What parameter \p Index is called; "argument 2" where it has no name.
  std::string nameOf(unsigned Index) const;
  /// Whether \p Name is one of a parameter or member.
  bool names(const std::string &Name) const;
};

/// Computed once for a kernel: symbols, reasons, the analyses of its
/// control-flow graph, and which values addresses and branches depend on.
class KernelContext {
public:
  /// The memory whose requests an execution makes. \see KernelBudget.h for those of all.
  enum class Memory : uint8_t { Shared, All };

  KernelContext(llvm::Function &Kernel, KernelInputs Inputs, Memory Covered = Memory::Shared);

  bool coversAllMemory() const { return Covered == Memory::All; }

  llvm::Function &function() { return Kernel; }
  const llvm::Function &function() const { return Kernel; }
  lanes::Arithmetic &math() { return Math; }
  lanes::Decisions &decisions() { return Decided; }
  lanes::SymbolTable &symbols() { return Symbols; }
  const lanes::SymbolTable &symbols() const { return Symbols; }
  llvm::LoopInfo &loops() { return Loops; }
  const llvm::LoopInfo &loops() const { return Loops; }
  llvm::DominatorTree &dominators() { return Dominators; }
  const llvm::PostDominatorTree &postDominators() const { return PostDominators; }
  const KernelInputs &inputs() const { return Inputs; }

  lanes::ReasonId reason(const llvm::Instruction *Cause, const UndecidedReason &Why);
  const Reason &reasonOf(lanes::ReasonId Id) const { return Reasons[Id]; }
  /// Whether \p F was set in no lane.
  bool isUnset(const lanes::AffineValue &F) const {
    return F.Unknown == banks::AllLanes && (Reasons[F.Reason].Why.Kind == Undecided::UnsetValue ||
                                            Reasons[F.Reason].Why.Kind == Undecided::UndefinedValue);
  }
  /// Why: the data, if \p F rests on loaded data, of each lane or of all, else 0.
  lanes::ReasonId dataIn(const lanes::AffineValue &F);
  /// \p Symbol stands for what was made of data, if \p Why says so: a vote on them, a sum over a loop.
  void noteData(lanes::SymbolId Symbol, lanes::ReasonId Why) {
    if (Why && isOfData(Reasons[Why].Why))
      MadeOfData.try_emplace(Symbol, Why);
  }

  /// Symbol of an argument, a variable's address, a special register.
  lanes::SymbolId symbolOf(const llvm::Value *V, const ValueName &Name, int64_t Low, int64_t High);
  /// The index of the argument whose value \p Symbol is.
  std::optional<unsigned> argumentWith(lanes::SymbolId Symbol) const;
  lanes::SymbolId namedSymbol(const ValueName &Name, int64_t Low, int64_t High);
  /// The value of \p Narrow in a wider register: a number of its own, of that name.
  lanes::SymbolId extendedSymbol(lanes::SymbolId Narrow, int64_t Low, int64_t High);
  const SharedArray &arrayOf(const llvm::GlobalVariable *Variable);
  const SharedArray *arrayWithBase(lanes::SymbolId Base) const;
  /// Whether \p Symbol is where a variable lies: nobody can be asked for it.
  bool isVariableBase(lanes::SymbolId Symbol) const {
    return arrayWithBase(Symbol) || localWithBase(Symbol) || tableWithBase(Symbol);
  }
  const std::deque<SharedArray> &arrays() const { return Arrays; }
  /// The symbols of arrays' paddings.
  const llvm::DenseSet<lanes::SymbolId> &paddings() const { return Paddings; }
  /// Whether \p Symbol is one of these, or has it as a factor.
  bool isPadding(lanes::SymbolId Symbol) const {
    return Paddings.contains(Symbol) ||
           llvm::any_of(Symbols[Symbol].Factors, [&](lanes::SymbolId F) { return Paddings.contains(F); });
  }
  /// Of the static shared variables that the kernel names, in its own code after
  /// inlining, each aligned to 16.
  uint64_t staticSharedBytes();
  /// Base of a private variable, or null.
  const llvm::AllocaInst *localWithBase(lanes::SymbolId Base) const;
  void noteLocal(lanes::SymbolId Base, const llvm::AllocaInst *A) { Locals[Base] = A; }
  /// Global variables whose contents may be read.
  const llvm::GlobalVariable *tableWithBase(lanes::SymbolId Base) const;
  void noteTable(lanes::SymbolId Base, const llvm::GlobalVariable *G) { Tables[Base] = G; }

  /// \p Base is an address, or a number that may be one, which the host has given.
  void noteOfHost(lanes::SymbolId Base) { OfHost.insert(Base); }
  /// The lanes in which \p Address lies in an object that is not shared: a private or global
  /// variable, or what the host has given the address of.
  banks::LaneMask inOtherMemory(const lanes::AffineValue &Address) const;

  const ir::SharedPointers &pointers() const { return Pointers; }
  /// \p Symbol came from where addresses in shared memory may have gone.
  void noteMayBeShared(lanes::SymbolId Symbol) { PerhapsShared.insert(Symbol); }
  /// Whether some address of shared memory has part in \p F, or may have.
  bool restsOnSharedAddress(const lanes::AffineValue &F) const;
  /// What \p Where decides by could not be computed.
  void noteCondition(const lanes::AffineValue &Condition, const llvm::Instruction &Where);
  /// \see ir::pointersReadBy
  llvm::ArrayRef<ir::StoredPointer> pointersReadBy(const llvm::LoadInst &Load);
  /// Where the source decides by \p Symbol; 0 if it does not, or nowhere that is known.
  unsigned lineOfCondition(lanes::SymbolId Symbol) const { return ConditionLines.lookup(Symbol); }

  /// Whether an address or a branch depends on \p V.
  bool isNeeded(const llvm::Value *V) const { return Needed.contains(V); }
  /// An instruction that matters: it makes requests, or a value that is needed.
  struct Step {
    const llvm::Instruction *Instruction;
    /// Its operations on memory that may be shared, with their index.
    llvm::SmallVector<std::pair<unsigned, ir::MemoryOperation>, 0> Operations;
    bool IsExchange = false; ///< It asks which lanes are there.
  };
  const std::vector<Step> &stepsOf(const llvm::BasicBlock *Block) const { return Steps.find(Block)->second; }
  /// Whether some private variable is read from memory.
  bool readsLocals() const { return ReadsLocals; }
  /// A block that is in no loop inside the region, or a loop inside it as a whole, by its header.
  struct Part {
    const llvm::BasicBlock *Block;
    const llvm::Loop *Inner; ///< Or null.
  };
  /// Of \p L, or of what is in no loop if null, in topological order (back edges aside).
  const std::vector<Part> &partsOf(const llvm::Loop *L) const { return Parts.find(L)->second; }
  /// Which branches decide whether a block runs.
  const ControlDependenceTree &controlDependences() const { return *Controls; }

private:
  void findNeeded();
  void findParts();
  void findSteps();

  llvm::Function &Kernel;
  KernelInputs Inputs;
  const Memory Covered;
  lanes::SymbolTable Symbols;
  lanes::Arithmetic Math{Symbols};
  lanes::Decisions Decided{Math};
  llvm::DominatorTree Dominators;
  llvm::PostDominatorTree PostDominators;
  llvm::LoopInfo Loops;
  std::vector<llvm::BasicBlock *> Order; ///< Topological, back edges aside.
  llvm::DenseMap<const llvm::Loop *, std::vector<Part>> Parts;
  std::vector<Reason> Reasons;
  std::map<std::pair<const llvm::Instruction *, UndecidedReason>, lanes::ReasonId> ReasonIds;
  llvm::DenseMap<const llvm::Value *, lanes::SymbolId> ValueSymbols;
  llvm::DenseMap<lanes::SymbolId, lanes::ReasonId> MadeOfData;
  llvm::DenseMap<lanes::SymbolId, unsigned> ArgumentsBySymbol;
  std::map<ValueName, lanes::SymbolId> NamedSymbols;
  std::map<std::pair<lanes::SymbolId, int64_t>, lanes::SymbolId> ExtendedSymbols; ///< By the least value, too.
  std::deque<SharedArray> Arrays;
  llvm::DenseMap<const llvm::GlobalVariable *, const SharedArray *> ArraysByVariable;
  llvm::DenseMap<lanes::SymbolId, const SharedArray *> ArraysByBase;
  llvm::DenseSet<lanes::SymbolId> Paddings;
  std::optional<uint64_t> StaticShared; ///< Once asked for.
  std::map<lanes::SymbolId, const llvm::AllocaInst *> Locals;
  std::map<lanes::SymbolId, const llvm::GlobalVariable *> Tables;
  llvm::DenseSet<lanes::SymbolId> OfHost;
  llvm::DenseMap<lanes::SymbolId, unsigned> ConditionLines;
  llvm::DenseMap<const llvm::LoadInst *, llvm::SmallVector<ir::StoredPointer, 2>> PointersRead;
  ir::SharedPointers Pointers;
  llvm::DenseSet<lanes::SymbolId> PerhapsShared;
  llvm::DenseSet<const llvm::Value *> Needed;
  bool ReadsLocals = false;
  llvm::DenseMap<const llvm::BasicBlock *, std::vector<Step>> Steps;
  std::optional<ControlDependenceTree> Controls;
};

} // namespace bankcheck::analysis

#endif
