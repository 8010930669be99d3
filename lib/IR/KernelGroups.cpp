#include "IR/KernelGroups.h"
#include "IR/AddressSpaces.h"
#include "IR/KernelsWithoutShared.h"
#include "IR/SourceFacts.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ValueMapper.h"
#include <map>

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// What functions and variables name, each looked through once.
class References {
public:
  using Set = SmallPtrSet<const GlobalValue *, 16>;

  explicit References(const Module &M) {
    for (const Function &F : M)
      if (F.getCallingConv() != CallingConv::PTX_Kernel && F.hasAddressTaken())
        Pointed.push_back(&F);
  }

  /// All that \p Kernel reaches, itself included. A call through a pointer, of which there is one if \p CallsPointed,
  /// reaches each function whose address is taken: the pointer may be an argument that the host has read from a
  /// variable, or lie in memory.
  Set reachedFrom(const Function &Kernel, bool &CallsPointed) {
    Set Reached;
    SmallVector<const GlobalValue *, 16> Work;
    auto Reach = [&](const GlobalValue *G) {
      if (Reached.insert(G).second)
        Work.push_back(G);
    };
    Reach(&Kernel);
    CallsPointed = false;
    while (!Work.empty()) {
      const GlobalValue *Next = Work.pop_back_val();
      for (const GlobalValue *Named : namedIn(*Next))
        Reach(Named);
      if (auto *F = dyn_cast<Function>(Next); F && !CallsPointed && callsThroughPointer(*F)) {
        CallsPointed = true;
        for (const Function *Each : Pointed)
          Reach(Each);
      }
    }
    return Reached;
  }

  std::vector<const Function *> Pointed; ///< Functions whose address is taken.

private:
  std::map<const GlobalValue *, std::vector<const GlobalValue *>> Named;

  static bool callsThroughPointer(const Function &F) {
    return any_of(instructions(F), [](const Instruction &I) {
      auto *Call = dyn_cast<CallBase>(&I);
      return Call && !Call->isInlineAsm() && !Call->getCalledFunction();
    });
  }

  const std::vector<const GlobalValue *> &namedIn(const GlobalValue &G) {
    auto [It, IsNew] = Named.try_emplace(&G);
    if (!IsNew)
      return It->second;
    SmallPtrSet<const Constant *, 16> Seen;
    SmallVector<const Constant *, 16> Work;
    auto Add = [&](const Value *V) {
      if (auto *C = dyn_cast<Constant>(V); C && !isa<ConstantData>(C) && Seen.insert(C).second)
        Work.push_back(C);
    };
    for (const Use &Operand : G.operands()) // an initialiser, an aliasee
      Add(Operand);
    if (auto *F = dyn_cast<Function>(&G))
      for (const Instruction &I : instructions(*F))
        for (const Use &Operand : I.operands())
          Add(Operand);
    while (!Work.empty()) {
      const Constant *C = Work.pop_back_val();
      if (auto *Global = dyn_cast<GlobalValue>(C))
        It->second.push_back(Global);
      else
        for (const Use &Operand : C->operands())
          Add(Operand);
    }
    return It->second;
  }
};

/// Whether kernels that reach \p V belong together.
bool ties(const GlobalVariable &V) {
  return isSharedSpace(V.getAddressSpace()) || (V.hasLocalLinkage() && !V.isConstant());
}

class Copier {
public:
  Copier(const Module &Whole, const KernelGroup &Group)
      : Group(Group), Own(std::make_unique<Module>(Whole.getModuleIdentifier(), Whole.getContext())) {
    Own->setSourceFileName(Whole.getSourceFileName());
    Own->setDataLayout(Whole.getDataLayout());
    Own->setTargetTriple(Whole.getTargetTriple());
    Own->setModuleInlineAsm(Whole.getModuleInlineAsm());
    for (const NamedMDNode &Nodes : Whole.named_metadata())
      for (const MDNode *Node : Nodes.operands())
        Own->getOrInsertNamedMetadata(Nodes.getName())->addOperand(const_cast<MDNode *>(Node));
  }

  std::unique_ptr<Module> run() {
    for (const GlobalValue *G : Group.Reached)
      Map[G] = declared(*G);
    for (const GlobalValue *G : Group.Reached)
      if (auto *V = dyn_cast<GlobalVariable>(G); V && V->hasInitializer())
        cast<GlobalVariable>(Map[V])->setInitializer(mapped(*V->getInitializer()));
      else if (auto *A = dyn_cast<GlobalAlias>(G))
        cast<GlobalAlias>(Map[A])->setAliasee(mapped(*A->getAliasee()));
      else if (auto *F = dyn_cast<Function>(G); F && !F->isDeclaration())
        copyBody(*F, *cast<Function>(Map[F]));
    keepPointed();
    return std::move(Own);
  }

private:
  const KernelGroup &Group;
  std::unique_ptr<Module> Own;
  ValueToValueMapTy Map;
  /// Metadata needs no copy: it lives in the context.
  static constexpr RemapFlags Flags = RF_NoModuleLevelChanges;

  GlobalValue *declared(const GlobalValue &G) {
    if (auto *V = dyn_cast<GlobalVariable>(&G)) {
      auto *New =
          new GlobalVariable(*Own, V->getValueType(), V->isConstant(), V->getLinkage(), nullptr, V->getName(), nullptr,
                             V->getThreadLocalMode(), V->getAddressSpace(), V->isExternallyInitialized());
      New->copyAttributesFrom(V);
      New->copyMetadata(V, 0);
      return New;
    }
    if (auto *A = dyn_cast<GlobalAlias>(&G)) {
      GlobalAlias *New =
          GlobalAlias::create(A->getValueType(), A->getAddressSpace(), A->getLinkage(), A->getName(), Own.get());
      New->copyAttributesFrom(A);
      return New;
    }
    auto *F = cast<Function>(&G);
    Function *New =
        Function::Create(F->getFunctionType(), F->getLinkage(), F->getAddressSpace(), F->getName(), Own.get());
    New->copyAttributesFrom(F);
    New->copyMetadata(F, 0);
    return New;
  }

  /// Their address is taken here, too, if not by code of the group.
  void keepPointed() {
    SmallVector<Constant *, 4> All;
    for (const Function *F : Group.Pointed)
      All.push_back(cast<Constant>(Map[F]));
    if (All.empty())
      return;
    auto *Type = ArrayType::get(All.front()->getType(), All.size());
    new GlobalVariable(*Own, Type, /*isConstant=*/true, GlobalValue::ExternalLinkage, ConstantArray::get(Type, All),
                       "bankcheck.pointed");
  }

  Constant *mapped(const Constant &C) { return MapValue(&C, Map, Flags); }

  void copyBody(const Function &F, Function &New) {
    for (auto [Argument, Copy] : zip_equal(F.args(), New.args())) {
      Copy.setName(Argument.getName());
      Map[&Argument] = &Copy;
    }
    for (const BasicBlock &Block : F)
      Map[&Block] = CloneBasicBlock(&Block, Map, "", &New);
    for (BasicBlock &Block : New)
      for (Instruction &I : Block)
        RemapInstruction(&I, Map, Flags);
  }
};

} // namespace

std::vector<KernelGroup> groupsOf(Module &M, const SourceFacts &Facts,
                                  function_ref<std::string(StringRef)> DeclarationOf) {
  noteOtherFiles(M, Facts);
  SmallPtrSet<const Function *, 8> Idle;
  for (const Function *F : emptyKernelsWithoutShared(M))
    Idle.insert(F);
  References Named(M);
  struct OfKernel {
    const Function *Kernel;
    References::Set Reached;
    bool CallsPointed = false;
  };
  std::vector<OfKernel> Kernels;
  EquivalenceClasses<unsigned> Together; // of Kernels
  std::map<const GlobalVariable *, unsigned> ByVariable;
  StringMap<unsigned> ByDeclaration;
  std::optional<unsigned> FirstIdle;
  for (const Function &F : M) {
    if (F.getCallingConv() != CallingConv::PTX_Kernel || F.isDeclaration())
      continue;
    const unsigned Number = Kernels.size();
    OfKernel &K = Kernels.emplace_back(OfKernel{&F, {}});
    K.Reached = Named.reachedFrom(F, K.CallsPointed);
    Together.insert(Number);
    if (Idle.contains(&F)) {
      Together.unionSets(FirstIdle.value_or(Number), Number);
      FirstIdle = FirstIdle.value_or(Number);
      continue;
    }
    for (const GlobalValue *G : K.Reached) {
      auto *V = dyn_cast<GlobalVariable>(G);
      if (!V || !ties(*V))
        continue;
      Together.unionSets(ByVariable.try_emplace(V, Number).first->second, Number);
      if (std::string Declaration = DeclarationOf(V->getName()); !Declaration.empty())
        Together.unionSets(ByDeclaration.try_emplace(Declaration, Number).first->second, Number);
    }
  }

  std::vector<KernelGroup> Groups;
  std::vector<References::Set> Reached; // by group
  std::map<unsigned, size_t> ByLeader;
  for (unsigned K = 0; K < Kernels.size(); ++K) {
    auto [It, IsNew] = ByLeader.try_emplace(Together.getLeaderValue(K), Groups.size());
    if (IsNew) {
      Groups.emplace_back().IsIdle = Idle.contains(Kernels[K].Kernel);
      Reached.emplace_back();
    }
    Groups[It->second].Kernels.push_back(Kernels[K].Kernel);
    Reached[It->second].insert_range(Kernels[K].Reached);
    if (Kernels[K].CallsPointed)
      Groups[It->second].Pointed = Named.Pointed;
  }
  DenseMap<const GlobalValue *, unsigned> Order;
  for (const GlobalVariable &V : M.globals())
    Order.insert({&V, Order.size()});
  for (const Function &F : M)
    Order.insert({&F, Order.size()});
  for (const GlobalAlias &A : M.aliases())
    Order.insert({&A, Order.size()});
  for (auto [Group, All] : zip_equal(Groups, Reached)) {
    Group.Reached.assign(All.begin(), All.end());
    sort(Group.Reached, [&](const GlobalValue *A, const GlobalValue *B) { return Order.lookup(A) < Order.lookup(B); });
  }
  return Groups;
}

std::unique_ptr<Module> extract(const Module &M, const KernelGroup &Group) {
  M.getContext().setDiscardValueNames(false); // an earlier group's passes make none
  return Copier(M, Group).run();
}

} // namespace bankcheck::ir
