#include "Analysis/RequestCollector.h"
#include "Analysis/AddressedMemory.h"
#include "Analysis/Divergence.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::analysis {

RequestCollector::RequestCollector(KernelContext &Kernel, const PredictedCode &Code,
                                   const std::function<void(const WholeRequest &)> &Observe, KernelResult &Result)
    : Kernel(Kernel), Observe(Observe), Accesses(Code.Accesses), Predictions(Code.Predictions),
      Displaced(Code.Displaced.lookup(&Kernel.function())), Target(Code.Target), Result(Result) {
  for (unsigned Number : Code.numbersOf(Kernel.function())) {
    const Access &A = Accesses[Number];
    AccessResult R;
    R.Number = A.Number;
    R.Certain = A.CertainlyShared;
    R.ArrayLinkage = A.Array;
    R.MayReach = A.MayReach;
    if (R.ArrayLinkage.empty() && A.MayReach.size() == 1)
      R.ArrayLinkage = A.MayReach[0];
    const AccessPrediction Predicted = Predictions.of(Number);
    R.Why = Predicted.Why;
    R.InCode = !Predicted.IsRemoved;
    R.Op = A.Op;
    if (A.NotFollowed && ignoresBanks(A.Op)) {
      R.Certain = R.Reached = R.InCode = true;
    } else if (A.NotFollowed) {
      // Its pointer may be shared: said rather than missed.
      R.Certain = R.Reached = R.InCode = true;
      R.Reason = A.NotFollowed;
    }
    IndexOf[A.Number] = Result.Accesses.size();
    Result.Accesses.push_back(std::move(R));
  }
  Guards.resize(Result.Accesses.size());
  RunsKept.resize(Result.Accesses.size());
}

//===--- the request as a whole -------------------------------------------===//

void RequestCollector::add(const ExecutedRequest &R, unsigned Warp) {
  MemoryOperation M = operations(*R.Instruction)[R.OperationIndex];
  if (M.AlignmentOnly) {
    demand(R, M);
    return;
  }
  const CodegenPrediction &Predicted = Predictions.of(*R.Instruction);
  if (R.IfAllPass && (Predicted.Together ? Predicted.Together->Width : M.Size) <= WordBytes) {
    ExecutedRequest IfAllPass = R;
    IfAllPass.Address = *std::exchange(IfAllPass.IfAllPass, nullptr);
    IfAllPass.IsIfAllPass = true;
    return add(IfAllPass, Warp);
  }
  if (Predicted.Together) {
    if (Predicted.runsHere(*R.Instruction))
      addMerged(R, M, *Predicted.Together, Warp);
    return;
  }
  std::vector<Share> Here = sharesIn(R);
  if (Here.empty())
    return;
  bool Certain = M.AlwaysShared || any_of(Here, [&](const Share &S) { return Accesses[S.Number].CertainlyShared; });
  if (Certain)
    addShared(R, M, Here, Warp);
  else
    addWhereShared(R, M, Here, Warp);
}

/// The accesses that the operation of \p R performs.
std::vector<Share> RequestCollector::sharesIn(const ExecutedRequest &R) {
  const std::vector<Share> &All = shares(*R.Instruction);
  std::vector<Share> Here;
  if (operations(*R.Instruction).size() > 1) { // a copy: one share an operation
    if (R.OperationIndex < All.size())
      Here = {All[R.OperationIndex]};
  } else {
    Here = All;
  }
  std::erase_if(Here, [](const Share &S) { return S.Number == ~0u; });
  return Here;
}

/// The lanes of \p R that address shared memory.
void RequestCollector::addWhereShared(const ExecutedRequest &R, const MemoryOperation &M,
                                      const std::vector<Share> &Here, unsigned Warp) {
  if (M.Address && !Kernel.pointers().contains(*M.Address)) // whatever is known of its value
    return reach(Here);
  AddressedMemory Memory = memoryOf(R.Address, Kernel);
  if (LaneMask Open = Memory.Open & R.Active; Open & ~R.Address.Unknown)
    return undecidable(Here, Undecided::MemorySpace);
  LaneMask Taking = (Memory.Shared | Memory.Open) & R.Active;
  if (R.Active & ~Taking & ~Kernel.inOtherMemory(R.Address))
    return undecidable(Here, whyNotLed(R).ofAnyMemory());
  if (!Taking) // it turned out to be other memory
    return reach(Here);
  if (Taking == R.Active)
    return addShared(R, M, Here, Warp);
  for (const Share &S : Here)
    Partly.insert(IndexOf[S.Number]);
  ExecutedRequest Part = R;
  Part.Active = Taking;
  Part.Address = onlyIn(R.Address, Taking);
  addShared(Part, M, Here, Warp);
}

/// Some lane runs them, and nothing is counted.
void RequestCollector::reach(const std::vector<Share> &Here) {
  for (const Share &S : Here)
    resultOf(S).Reached = true;
}

/// Of operations that are not evaluated at all.
static std::optional<Undecided> whyWithoutRule(Operation Op) {
  switch (Op) {
  case Operation::OtherBlock:
    return Undecided::OtherBlock;
  case Operation::Unmeasured:
    return Undecided::Operation;
  default:
    return std::nullopt;
  }
}

/// Of lanes that all address shared memory.
void RequestCollector::addShared(const ExecutedRequest &R, const MemoryOperation &M, const std::vector<Share> &Here,
                                 unsigned Warp) {
  const SharedArray *Array = arrayOf(R.Address);
  if (M.MayBeOtherBlock)
    for (const Share &S : Here)
      resultOf(S).Why.add(Uncertainty::OtherBlock);
  if (Predictions.of(*R.Instruction).IsSpeculatedIfFixed)
    Fixed.note(*R.Instruction, R.Address, R.Active);
  if (M.IsTensorCopy && Array)
    for (const Share &S : Here)
      resultOf(S).FilledByTensorMap = Array->LinkageName;
  if (ignoresBanks(M.Op))
    return reach(Here);
  if (M.Op == Operation::Fragment)
    return addFragment(R, M, Here, Warp);
  if (std::optional<Undecided> Why = whyWithoutRule(M.Op))
    return undecidable(Here, *Why);
  if (M.Op == Operation::CpAsync && !Observe)
    noteSource(R, M, Here);
  unsigned Bytes = M.pieceBytes(), Lead = leadOf(*R.Instruction, Here);
  if (M.Size == 0 || Bytes == 0)
    return undecidable(Here, Undecided::Size);
  for (unsigned Offset = 0; Offset < M.Size; Offset += Bytes) {
    std::vector<Share> Covered;
    for (const Share &S : Here)
      if (S.Offset < Offset + Bytes && Offset < S.Offset + std::max(S.Size, 1u))
        Covered.push_back(S);
    if (Covered.empty())
      Covered = Here;
    AffineValue Address =
        Offset ? Kernel.math().binary(Opcode::Add, R.Address, Kernel.math().constant(R.Address.Width, Offset),
                                      SignedWrap::Undefined)
               : R.Address;
    bool LeadIsHere = any_of(Covered, [&](const Share &S) { return S.Number == Lead; });
    unsigned First = LeadIsHere ? Lead : Covered[0].Number;
    addPiece({R, M, Bytes, std::move(Address), std::move(Covered), First, Array, Warp});
  }
}

void RequestCollector::noteSource(const ExecutedRequest &R, const MemoryOperation &M, const std::vector<Share> &Here) {
  if (M.Size == 0 || all_of(Here, [&](const Share &S) { return resultOf(S).Why.has(Uncertainty::CopySource); }))
    return;
  if (Sources.mayShareBanks(R, M.Size, Result.Spent.Values))
    for (const Share &S : Here)
      resultOf(S).Why.add(Uncertainty::CopySource);
}

void RequestCollector::addMerged(const ExecutedRequest &R, MemoryOperation M, const MergedRequest &Together,
                                 unsigned Warp) {
  std::vector<Share> Covered;
  for (const MergedRequest::Member &Member : Together.Members)
    for (Share S : shares(*Member.Instruction)) {
      S.Offset += Member.Offset;
      Covered.push_back(S);
    }
  if (Covered.empty())
    return; // no access of the source has part in it
  if (M.MayBeOtherBlock)
    for (const Share &S : Covered)
      resultOf(S).Why.add(Uncertainty::OtherBlock);
  const std::vector<Share> &Own = shares(*R.Instruction);
  M.Size = M.Align = Together.Width;
  AffineValue Address = Kernel.math().binary(
      Opcode::Sub, R.Address, Kernel.math().constant(R.Address.Width, Together.Start), SignedWrap::Undefined);
  const SharedArray *Array = arrayOf(Address);
  unsigned Lead = leadOf(*R.Instruction, Own.empty() ? Covered : Own);
  addPiece({R, M, Together.Width, std::move(Address), std::move(Covered), Lead, Array, Warp});
}

/// The access in whose place \p I stands: debug information names one of
/// those that were merged into it.
unsigned RequestCollector::leadOf(const Instruction &I, const std::vector<Share> &Shares) const {
  if (const DILocation *L = I.getDebugLoc())
    for (const Share &S : Shares)
      if (!Accesses[S.Number].Locations.empty() && Accesses[S.Number].Locations.front() == locationOf(*L))
        return S.Number;
  return Shares[0].Number;
}

void RequestCollector::demand(const ExecutedRequest &R, const MemoryOperation &M, Breach If) {
  if (Observe)
    return;
  AlignmentDemand D;
  D.Array = arrayOf(R.Address);
  if (!D.Array || R.Address.Unknown & R.Active || !Placement.arraysAddressedBy(R.Address, R.Active).empty())
    return; // the accesses there say so
  D.TheQuery.Address = R.Address;
  Normaliser.normalise(D.TheQuery.Address);
  D.TheQuery.Active = R.Active;
  D.TheQuery.Width = M.Size;
  for (const AlignmentDemand &Old : Result.Demands)
    if (Old.Array == D.Array && Old.TheQuery.Width == M.Size && Old.TheQuery.Active == R.Active &&
        Old.TheQuery.Address == D.TheQuery.Address)
      return;
  BankResult A = answerTo(D.TheQuery, {});
  const Case *Worst = A.worst();
  const bool IsMisaligned = Worst && Worst->Misaligned;
  if (IsMisaligned && If == Breach::IsUndocumented)
    return; // The code as it stands does without.
  if (IsMisaligned)
    for (const Share &S : shares(*R.Instruction))
      if (S.Number != ~0u)
        resultOf(S).Reason = misaligned(*Worst, M.Size);
  Result.Demands.push_back(std::move(D));
}

//===--- what is not known, or not exact ----------------------------------===//

void RequestCollector::undecidable(const std::vector<Share> &Here, const UndecidedReason &Why) {
  for (const Share &S : Here) {
    AccessResult &A = resultOf(S);
    A.Reached = A.Certain = true;
    if (!A.Reason)
      A.Reason = Why;
  }
}

/// Why it is not known where the address of \p R leads.
UndecidedReason RequestCollector::whyNotLed(const ExecutedRequest &R) const {
  bool IsUnknown = R.Address.Unknown & R.Active;
  return IsUnknown ? Kernel.reasonOf(R.Address.Reason).Why : Undecided::Pointer;
}

/// Whether \p I, from a fixed place, makes the same requests if it runs with all lanes above the branches around it:
/// some lane of each warp that comes to these takes its side, each time. (More lanes may cost more only with 16 bytes.)
bool RequestCollector::runsLikeAbove(const Instruction &I, const BranchSides &PassedBy) const {
  constexpr unsigned WidestOfOneCost = 8;
  const MergedRequest *Together = Predictions.of(I).Together;
  if ((Together ? Together->Width : I.getDataLayout().getTypeStoreSize(I.getType()).getFixedValue()) > WidestOfOneCost)
    return false;
  for (const ControlDependence *C = &Kernel.controlDependences().of(I.getParent()); C->Branch; C = C->Around)
    if (C->Successor > 1 || PassedBy.contains({C->Branch, C->Branch->getTerminator()->getSuccessor(C->Successor)}))
      return false;
  return true;
}

bool RequestCollector::mayBeSeenFixed(const Instruction &Load) {
  if (!Places)
    Places.emplace(Kernel.function(), Kernel.dominators(), Kernel.postDominators(), Kernel.loops());
  return Places->mayBeSeenFixed(Load);
}

/// Notes why \p I may run in other requests than those that were counted.
void RequestCollector::noteUncertain(const Instruction &I, const Divergence &Parted, const BranchSides &PassedBy) {
  Uncertainties Why = Predictions.of(I).Why;
  if (Parted.areIn(I))
    Why.add(Uncertainty::LanesLeaveLoop);
  if (Parted.areBehind(I))
    Why.add(Uncertainty::LanesLeftLoop);
  if (Fixed.contains(I) && mayBeSeenFixed(I))
    Why.add(Uncertainty::Speculated);
  if (Why.has(Uncertainty::Speculated) && Predictions.of(I).IsInArm && runsLikeAbove(I, PassedBy))
    Why.remove(Uncertainty::Speculated);
  if (!Why.any())
    return;
  for (const Share &S : shares(I))
    if (auto It = IndexOf.find(S.Number); It != IndexOf.end()) {
      AccessResult &A = Result.Accesses[It->second];
      A.Why.add(Why);
      A.Certain |= Why.has(Uncertainty::Speculated); // shared memory is loaded even if no lane chooses it
    }
}

void RequestCollector::finish(const Divergence &Parted, const BranchSides &PassedBy) {
  for (const Instruction &I : instructions(Kernel.function())) {
    noteUncertain(I, Parted, PassedBy);
    if (const Instruction *Partner = Predictions.of(I).MayRunWith)
      for (const Share &S : shares(I)) {
        std::set<unsigned> &Others = resultOf(S).MayRunWith;
        for (const Share &Other : shares(*Partner))
          if (Others.size() < MostMergedWith && resultOf(Other).Reached)
            Others.insert(Other.Number);
      }
  }
  for (const auto &[Index, Parts] : Selected)
    if (Parts.size() > 1)
      Result.Accesses[Index].Why.add(Uncertainty::MergedInArrays);
  for (size_t Index : Partly)
    Result.Accesses[Index].Why.add(Uncertainty::PartlyOtherMemory);
  for (size_t I = 0; I < Result.Accesses.size(); ++I)
    conclude(Kernel, Result, Guards[I], Meeting.warpsAt(I), Result.Accesses[I]);
}

//===--- what is asked often ----------------------------------------------===//

const SharedArray *RequestCollector::arrayOf(const AffineValue &Address) const {
  const SharedArray *Array = nullptr;
  for (const Term &T : Address.Terms)
    if (const SharedArray *A = Kernel.arrayWithBase(T.Symbol))
      Array = A;
  return Array;
}

const std::vector<Share> &RequestCollector::shares(const Instruction &I) {
  auto [It, New] = ShareCache.try_emplace(&I);
  if (New)
    It->second = sharesOf(I, Accesses);
  return It->second;
}

const SmallVector<MemoryOperation, 2> &RequestCollector::operations(const Instruction &I) {
  auto [It, New] = OperationCache.try_emplace(&I);
  if (New)
    It->second = memoryOperationsOf(I);
  return It->second;
}

} // namespace bankcheck::analysis
