#include "Nvcc/NewerCode.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/Markers.h"
#include "Nvcc/CodegenPrediction.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/NarrowLoads.h"
#include "Nvcc/Neighbours.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

constexpr unsigned FirstWithoutRules = 100, FirstWithWarpSums = 80;

/// Whether nothing in the module stores to \p Array or lets its address go elsewhere.
bool isNeverWritten(const GlobalVariable &Array) {
  if (!Array.hasInitializer())
    return false; // dynamic
  SmallPtrSet<const Value *, 16> Seen;
  SmallVector<const Value *, 16> Work{&Array};
  while (!Work.empty())
    for (const User *U : Work.pop_back_val()->users()) {
      auto *I = dyn_cast<Instruction>(U);
      if (isa<LoadInst>(U) || (I && isAlignmentNote(*I)))
        continue;
      if (!isa<GEPOperator, AddrSpaceCastOperator, BitCastOperator, PHINode, SelectInst>(U))
        return false;
      if (Seen.insert(U).second)
        Work.push_back(U);
    }
  return true;
}

} // namespace

NewerCode::NewerCode(const CodeTarget &Target) {
  unsigned Arch = Target.number();
  bool IsRecorded = Target.hasRecords();
  HasRules = IsRecorded && Arch < FirstWithoutRules;
  HasUniformRule = IsRecorded && Arch >= FirstWithWarpSums;
}

void NewerCode::find(const Function &Kernel, const CodegenPredictions &Predictions,
                     const std::vector<Access> &Accesses) {
  if (!HasUniformRule)
    for (const Instruction &I : instructions(Kernel))
      if (Predictions.of(I).Performing != CodegenPrediction::Lanes::All)
        All.insert(&I);
  if (HasRules)
    return;
  Neighbours Near;
  DenseMap<const GlobalVariable *, bool> Unwritten;
  const DataLayout &Layout = Kernel.getDataLayout();
  for (const Instruction &I : instructions(Kernel)) {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    if (isa<AnyMemIntrinsic>(I) || I.hasMetadata(NarrowedToPart))
      All.insert(&I);
    if (!Pointer || I.isVolatile() || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
      continue;
    LinearAddress Address = linearAddressOf(Pointer, Layout);
    if (auto *Array = dyn_cast_or_null<GlobalVariable>(Address.Base); Array && isa<LoadInst>(I)) {
      auto [It, New] = Unwritten.try_emplace(Array, false);
      if (New)
        It->second = isNeverWritten(*Array);
      if (It->second)
        All.insert(&I);
    }
    if (Predictions.of(I).Together || sharesOf(I, Accesses).size() > 1)
      All.insert(&I);
    Near.add(I, std::move(Address));
  }
  for (const Neighbours::Run &Run : Near.runs(Piece::WindowBytes))
    All.insert_range(Run);
}

} // namespace bankcheck::nvcc
