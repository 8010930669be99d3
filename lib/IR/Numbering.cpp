#include "IR/Numbering.h"
#include "Basic/KernelName.h"
#include "IR/AddressSpaces.h"
#include "IR/MemoryOperation.h"
#include "IR/Metadata.h"
#include "IR/SharedPointers.h"
#include "IR/StoredConstants.h"
#include "IR/StructCopies.h"
#include "IR/VirtualCalls.h"
#include "Limits/Limits.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::ir {

std::string pathOf(const DIFile &File) {
  SmallString<256> Path(File.getFilename());
  if (!sys::path::is_absolute(Path)) {
    Path = File.getDirectory();
    sys::path::append(Path, File.getFilename());
  }
  sys::path::remove_dots(Path);
  return Path.str().str();
}

Location locationOf(const DILocation &L) {
  return {L.getFile() ? pathOf(*L.getFile()) : "", L.getLine(), L.getColumn()};
}

std::vector<Location> locationsOf(const DILocation &Innermost) {
  constexpr size_t MostInner = limits::InlinedLocations - 32,
                   MostOuter = 32; // each access has its own; those between say least
  SmallVector<const DILocation *, 8> All;
  for (const DILocation *L = &Innermost; L; L = L->getInlinedAt())
    All.push_back(L);
  std::vector<Location> Locations;
  for (auto [I, L] : enumerate(All))
    if (I < MostInner || I + MostOuter >= All.size())
      Locations.push_back(locationOf(*L));
  return Locations;
}

namespace {

std::vector<Location> locationsOf(const Instruction &I, std::string &InFunction) {
  const DILocation *L = I.getDebugLoc();
  if (!L)
    return {};
  StringRef Linkage = L->getScope()->getSubprogram()->getLinkageName();
  InFunction = (Linkage.empty() ? L->getScope()->getSubprogram()->getName() : Linkage).str();
  return ir::locationsOf(*L);
}

/// Loads and stores that are pieces of one copy: they have one location and
/// access different bytes of one object. They are one access of the source.
class Pieces {
public:
  /// The number of the access that the piece \p I belongs to, or nothing.
  std::optional<unsigned> find(const Instruction &I, const MemoryOperation &M) {
    if (!isa<LoadInst, StoreInst>(I) || !I.getDebugLoc())
      return std::nullopt;
    Key K = keyOf(I, M);
    auto It = Seen.find({std::get<0>(K), std::get<1>(K), std::get<2>(K)});
    if (It == Seen.end())
      return std::nullopt;
    for (auto [Offset, Size] : It->second.Ranges)
      if (Offset < std::get<3>(K) + int64_t(M.Size) && std::get<3>(K) < Offset + int64_t(Size))
        return std::nullopt;
    It->second.Ranges.push_back({std::get<3>(K), M.Size});
    return It->second.Number;
  }

  void add(const Instruction &I, const MemoryOperation &M, unsigned Number) {
    if (!isa<LoadInst, StoreInst>(I) || !I.getDebugLoc())
      return;
    Key K = keyOf(I, M);
    Seen[{std::get<0>(K), std::get<1>(K), std::get<2>(K)}] = {Number, {{std::get<3>(K), M.Size}}};
  }

private:
  using Key = std::tuple<const DILocation *, Operation, const Value *, int64_t>;
  struct Whole {
    unsigned Number = 0;
    std::vector<std::pair<int64_t, unsigned>> Ranges;
  };
  std::map<std::tuple<const DILocation *, Operation, const Value *>, Whole> Seen;

  Key keyOf(const Instruction &I, const MemoryOperation &M) {
    auto [Base, Offset] = baseOf(*M.Address, I.getModule()->getDataLayout());
    return {I.getDebugLoc().get(), M.Op, Base, Offset};
  }

  using BaseAndOffset = std::pair<const Value *, int64_t>;
  DenseMap<const Value *, BaseAndOffset> Bases; ///< Each pointer may be a step from the one before, through all calls.

  BaseAndOffset baseOf(const Value &Address, const DataLayout &Layout) {
    SmallVector<BaseAndOffset, 8> Steps;
    const Value *At = &Address;
    auto Entry = Bases.find(At);
    for (; Entry == Bases.end(); Entry = Bases.find(At)) {
      APInt Offset(Layout.getIndexTypeSizeInBits(At->getType()), 0);
      auto *Gep = dyn_cast<GEPOperator>(At);
      if (Gep && !Gep->getType()->isVectorTy() && Gep->accumulateConstantOffset(Layout, Offset)) {
        Steps.push_back({At, Offset.getSExtValue()});
        At = Gep->getPointerOperand();
        continue;
      }
      const Value *Base = At->stripAndAccumulateConstantOffsets(Layout, Offset, /*AllowNonInbounds=*/true);
      Bases[At] = {Base, Offset.getSExtValue()};
    }
    BaseAndOffset Result = Entry->second;
    for (auto [Step, Offset] : reverse(Steps)) {
      Result.second += Offset;
      Bases[Step] = Result;
    }
    return Result;
  }
};

} // namespace

void numberAccesses(Function &Code, const Function &Kernel, const Following &How, std::vector<Access> &Accesses) {
  Pieces FirstPieces;
  // What is not followed is said once per location, however many copies of it there are.
  std::set<std::tuple<const void *, unsigned, unsigned, Operation, unsigned>> Said;
  SharedPointers Pointers(Code);
  for (Instruction &I : instructions(Code)) {
    SmallVector<Metadata *, 2> Numbers;
    bool Any = false;
    for (const MemoryOperation &M : memoryOperationsOf(I)) {
      if (M.AlignmentOnly)
        continue;
      bool IsPointer = M.Address && M.Address->getType()->isPointerTy();
      bool Certain = M.AlwaysShared || (IsPointer && M.Address->getType()->getPointerAddressSpace() == SharedSpace);
      bool Candidate = Certain || How.MayAccess(M, I);
      if (const DILocation *L = I.getDebugLoc();
          Candidate && L && How.NotFollowed &&
          !Said.insert({L->getScope(), L->getLine(), L->getColumn(), M.Op, M.Size}).second)
        continue;
      std::optional<unsigned> Whole = Candidate && M.Address ? FirstPieces.find(I, M) : std::nullopt;
      if (Candidate && !Whole) {
        Access A;
        A.Number = Accesses.size();
        A.Kernel = &Kernel;
        A.Op = M.Op;
        A.Size = M.Size;
        A.Locations = locationsOf(I, A.InFunction);
        A.CertainlyShared = Certain;
        A.NotFollowed = How.NotFollowed;
        if (auto *Call = dyn_cast<CallInst>(&I);
            Call && !Call->isInlineAsm() && !isa<IntrinsicInst>(I) && !A.NotFollowed)
          A.NotFollowed = M.AlwaysShared
                              ? UndecidedReason::ofNames(Undecided::OtherFile,
                                                         {kernelKey(demangle(Call->getCalledOperand()->getName()))})
                              : UndecidedReason(Undecided::PassedToOtherFile);
        if (M.AmongJumps && isEvaluated(M.Op) && !A.NotFollowed)
          A.NotFollowed = Undecided::AssemblyBranches;
        A.InAssembly = isa<CallInst>(I) && cast<CallInst>(I).isInlineAsm();
        if (IsPointer)
          if (auto *G = dyn_cast<GlobalVariable>(getUnderlyingObject(M.Address));
              G && G->getAddressSpace() == SharedSpace)
            A.Array = G->getName().str();
        if (!Certain && M.Address)
          for (const GlobalVariable *G : Pointers.arraysBehind(*M.Address))
            A.MayReach.push_back(G->getName().str());
        FirstPieces.add(I, M, A.Number);
        Accesses.push_back(std::move(A));
      }
      Any |= Candidate;
      // One entry for each operation; -1 where it is not shared.
      uint32_t Number = !Candidate ? ~0u : Whole.value_or(Accesses.size() - 1);
      if (Candidate) {
        Accesses[Number].IsUnclearCopy |= isUnclearCopy(I, M.Op);
        Accesses[Number].IsPerhapsForwarded |= I.hasMetadata(PerhapsForwarded);
        Accesses[Number].IsOfPointedCall |= I.hasMetadata(CalledThroughPointer);
      }
      Numbers.push_back(ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Code.getContext()), Number)));
    }
    if (Any && !How.NotFollowed)
      I.setMetadata("bankcheck.access", MDNode::get(Code.getContext(), Numbers));
  }
}

const Instruction *findUnnumbered(const Function &Kernel) {
  for (const Instruction &I : instructions(Kernel)) {
    if (I.getMetadata("bankcheck.access") || !I.mayReadOrWriteMemory() || I.isLifetimeStartOrEnd())
      continue;
    auto *Intrinsic = dyn_cast<IntrinsicInst>(&I);
    bool IsAccess = isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst, AnyMemIntrinsic>(I) ||
                    (Intrinsic && !Intrinsic->isAssumeLikeIntrinsic());
    for (const Use &Operand : I.operands()) {
      bool IsShared = Operand->getType()->isPointerTy() && Operand->getType()->getPointerAddressSpace() == SharedSpace;
      bool IsStored = isa<StoreInst>(I) && Operand.getOperandNo() == 0;
      if (IsAccess && IsShared && !IsStored)
        return &I;
    }
  }
  return nullptr;
}

std::vector<uint32_t> numbersOf(const Instruction &I) {
  std::vector<uint32_t> Result;
  if (MDNode *Node = metadataOf(I, "bankcheck.access"))
    for (const MDOperand &Operand : Node->operands())
      Result.push_back(mdconst::extract<ConstantInt>(Operand)->getZExtValue());
  return Result;
}

static void addNumbers(const Instruction &I, std::set<unsigned> &Into) {
  for (uint32_t Number : numbersOf(I))
    if (Number != ~0u)
      Into.insert(Number);
}

std::set<unsigned> numbersOfCopies(const Function &Kernel) {
  std::set<unsigned> Result;
  for (const Instruction &I : instructions(Kernel))
    if (isa<AnyMemTransferInst>(I))
      addNumbers(I, Result);
  return Result;
}

void noteLost(const Function &Kernel, const std::set<unsigned> &Numbers, std::vector<Access> &Accesses) {
  if (Numbers.empty())
    return;
  std::set<unsigned> Here;
  for (const Instruction &I : instructions(Kernel))
    addNumbers(I, Here);
  for (unsigned Number : Numbers)
    if (!Here.contains(Number))
      Accesses[Number].NotFollowed = Undecided::LocalCopy;
}

} // namespace bankcheck::ir
