#include "IR/GroupText.h"
#include "IR/Numbering.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

class Writer {
public:
  explicit Writer(const KernelGroup &Group) : Group(Group) {
    for (const GlobalValue *G : Group.Reached)
      Globals.insert({G, Globals.size()});
  }

  std::optional<GroupText> run(const Module &M) {
    text(M.getTargetTriple().str());
    text(M.getDataLayoutStr());
    text(M.getModuleInlineAsm());
    SmallVector<Module::ModuleFlagEntry, 8> ModuleFlags;
    M.getModuleFlagsMetadata(ModuleFlags);
    for (const Module::ModuleFlagEntry &Flag : ModuleFlags) {
      number(Flag.Behavior);
      text(Flag.Key->getString());
      metadata(Flag.Val);
    }
    number(Group.IsIdle);
    number(Group.Kernels.size());
    number(Group.Pointed.size());
    for (const Function *F : Group.Pointed)
      number(Globals.lookup(F));
    for (const GlobalValue *G : Group.Reached)
      global(*G);
    for (const auto &[File, Line, Column] : Places)
      Result.Locations.insert({Result.Files[File], Line, Column});
    return IsKnown ? std::optional(std::move(Result)) : std::nullopt;
  }

private:
  const KernelGroup &Group;
  GroupText Result;
  bool IsKnown = true;
  DenseMap<const GlobalValue *, unsigned> Globals;
  DenseMap<const void *, unsigned> Types, Constants, Attributes, Nodes; ///< By their first use.
  DenseMap<const Value *, unsigned> Locals;                             ///< Of the function that is written.
  DenseMap<const DIFile *, unsigned> Files;                             ///< Indices in GroupText::Files.
  std::set<std::tuple<unsigned, unsigned, unsigned>> Places;            ///< File, line, column.

  void unknown() { IsKnown = false; }

  void number(uint64_t V) {
    for (; V >= 0x80; V >>= 7)
      Result.Bytes.push_back(char(V | 0x80));
    Result.Bytes.push_back(char(V));
  }

  void text(StringRef Text) {
    number(Text.size());
    Result.Bytes.append(Text.data(), Text.size());
  }

  void wide(const APInt &V) {
    number(V.getBitWidth());
    for (unsigned I = 0; I < V.getNumWords(); ++I)
      number(V.getRawData()[I]);
  }

  /// The number of \p P; true if it had none, so that it is to be described.
  bool isNew(DenseMap<const void *, unsigned> &Numbers, const void *P) {
    auto [It, IsNew] = Numbers.insert({P, Numbers.size()});
    number(It->second);
    return IsNew;
  }

  void type(const Type *T) {
    if (!isNew(Types, T))
      return;
    number(T->getTypeID());
    if (auto *Integer = dyn_cast<IntegerType>(T))
      number(Integer->getBitWidth());
    else if (auto *Pointer = dyn_cast<PointerType>(T))
      number(Pointer->getAddressSpace());
    else if (auto *Array = dyn_cast<ArrayType>(T))
      number(Array->getNumElements());
    else if (auto *Vector = dyn_cast<FixedVectorType>(T))
      number(Vector->getNumElements());
    else if (auto *Struct = dyn_cast<StructType>(T)) {
      number(Struct->isPacked() | Struct->isLiteral() << 1 | Struct->isOpaque() << 2);
      text(Struct->hasName() ? Struct->getName() : "");
    } else if (auto *Function = dyn_cast<FunctionType>(T)) {
      number(Function->isVarArg());
    } else if (isa<TargetExtType, ScalableVectorType>(T)) {
      unknown();
    }
    number(T->getNumContainedTypes());
    for (const Type *Inner : T->subtypes())
      type(Inner);
  }

  void attributes(AttributeSet Set) {
    number(Set.getNumAttributes());
    for (const Attribute &A : Set) {
      text(A.getAsString());
      if (A.isTypeAttribute() && A.getValueAsType())
        type(A.getValueAsType());
    }
  }

  void attributes(const AttributeList &List) {
    if (!isNew(Attributes, List.getRawPointer()))
      return;
    number(List.getNumAttrSets());
    for (unsigned I : List.indexes())
      attributes(List.getAttributes(I));
  }

  void value(const Value &V) {
    if (auto It = Locals.find(&V); It != Locals.end()) {
      number(0);
      number(It->second);
    } else if (auto *C = dyn_cast<Constant>(&V)) {
      number(1);
      constant(*C);
    } else if (auto *Asm = dyn_cast<InlineAsm>(&V)) {
      number(2);
      type(Asm->getFunctionType());
      text(Asm->getAsmString());
      text(Asm->getConstraintString());
      number(Asm->hasSideEffects() | Asm->isAlignStack() << 1 | Asm->canThrow() << 2 |
             uint64_t(Asm->getDialect()) << 3);
    } else if (auto *Wrapped = dyn_cast<MetadataAsValue>(&V)) {
      number(3);
      metadata(Wrapped->getMetadata());
    } else {
      unknown();
    }
  }

  void constant(const Constant &C) {
    if (!isNew(Constants, &C))
      return;
    number(C.getValueID());
    if (auto *G = dyn_cast<GlobalValue>(&C))
      return number(Globals.lookup(G));
    type(C.getType());
    if (auto *Integer = dyn_cast<ConstantInt>(&C)) {
      wide(Integer->getValue());
    } else if (auto *Float = dyn_cast<ConstantFP>(&C)) {
      wide(Float->getValueAPF().bitcastToAPInt());
    } else if (auto *Data = dyn_cast<ConstantDataSequential>(&C)) {
      text(Data->getRawDataValues());
    } else if (isa<ConstantAggregateZero, UndefValue, ConstantPointerNull, ConstantTokenNone>(C)) {
    } else if (isa<ConstantAggregate, ConstantExpr>(C)) {
      if (auto *Expression = dyn_cast<ConstantExpr>(&C)) {
        number(Expression->getOpcode());
        number(Expression->getRawSubclassOptionalData());
        if (auto *Step = dyn_cast<GEPOperator>(Expression)) {
          type(Step->getSourceElementType());
          if (std::optional<ConstantRange> Range = Step->getInRange()) {
            wide(Range->getLower());
            wide(Range->getUpper());
          }
        } else if (Expression->getOpcode() == Instruction::ShuffleVector) {
          unknown();
        }
      }
      number(C.getNumOperands());
      for (const Use &Operand : C.operands())
        constant(*cast<Constant>(Operand));
    } else {
      unknown();
    }
  }

  unsigned file(const DIFile *F) {
    auto [It, IsNew] = Files.insert({F, Result.Files.size()});
    number(It->second);
    if (IsNew) {
      Result.Files.push_back(F ? pathOf(*F) : "");
      text(Result.Files.back());
    }
    return It->second;
  }

  unsigned line(const DIFile *F, unsigned Line) {
    unsigned Index = file(F);
    Result.Lines.push_back({Index, Line});
    return Index;
  }

  /// Of a location, innermost first.
  void scope(const DIScope *S) {
    if (!isNew(Nodes, S) || !S)
      return;
    number(S->getMetadataID());
    if (auto *Program = dyn_cast<DISubprogram>(S)) {
      text(Program->getName());
      text(Program->getLinkageName());
      line(Program->getFile(), Program->getLine());
      line(Program->getFile(), Program->getScopeLine());
    } else if (auto *Block = dyn_cast<DILexicalBlock>(S)) {
      line(Block->getFile(), Block->getLine());
      number(Block->getColumn());
      scope(Block->getScope());
    } else if (auto *InFile = dyn_cast<DILexicalBlockFile>(S)) {
      file(InFile->getFile());
      number(InFile->getDiscriminator());
      scope(InFile->getScope());
    } else {
      unknown();
    }
  }

  void location(const DILocation *L) {
    if (!isNew(Nodes, L) || !L)
      return;
    Places.insert({line(L->getFile(), L->getLine()), L->getLine(), L->getColumn()});
    number(L->getColumn());
    number(L->isImplicitCode());
    scope(L->getScope());
    location(L->getInlinedAt());
  }

  void metadata(const Metadata *M) {
    if (auto *L = dyn_cast_or_null<DILocation>(M))
      return location(L);
    if (auto *S = dyn_cast_or_null<DILocalScope>(M))
      return scope(S);
    if (!isNew(Nodes, M) || !M)
      return;
    number(M->getMetadataID());
    if (auto *String = dyn_cast<MDString>(M)) {
      text(String->getString());
    } else if (auto *C = dyn_cast<ConstantAsMetadata>(M)) {
      constant(*C->getValue());
    } else if (auto *Tuple = dyn_cast<MDTuple>(M)) {
      number(Tuple->isDistinct());
      number(Tuple->getNumOperands());
      for (const MDOperand &Operand : Tuple->operands())
        metadata(Operand);
    } else {
      unknown();
    }
  }

  void attachments(ArrayRef<std::pair<unsigned, MDNode *>> All, const LLVMContext &Context) {
    if (All.size() && KindNames.empty())
      Context.getMDKindNames(KindNames);
    number(All.size());
    for (auto [Kind, Node] : All) {
      text(KindNames[Kind]);
      metadata(Node);
    }
  }
  SmallVector<StringRef, 64> KindNames;

  void global(const GlobalValue &G) {
    number(G.getValueID());
    // Literals are numbered in the order of the file.
    bool IsLiteral = G.hasPrivateLinkage() && G.hasAtLeastLocalUnnamedAddr() && G.getName().starts_with(".str");
    text(IsLiteral ? ".str" : G.getName());
    type(G.getValueType());
    number(G.getAddressSpace());
    number(G.getLinkage());
    number(G.getVisibility());
    number(unsigned(G.getUnnamedAddr()));
    number(G.getThreadLocalMode());
    number(G.isDSOLocal());
    text(G.hasPartition() ? G.getPartition() : "");
    if (auto *Alias = dyn_cast<GlobalAlias>(&G))
      return constant(*Alias->getAliasee());
    if (!isa<Function, GlobalVariable>(G))
      return unknown();
    auto *Object = cast<GlobalObject>(&G);
    MaybeAlign Alignment = isa<Function>(G) ? cast<Function>(G).getAlign() : cast<GlobalVariable>(G).getAlign();
    number(Alignment.valueOrOne().value() << 1 | Alignment.has_value());
    text(Object->getSection());
    SmallVector<std::pair<unsigned, MDNode *>, 4> All;
    Object->getAllMetadata(All);
    attachments(All, G.getContext());
    if (auto *V = dyn_cast<GlobalVariable>(&G)) {
      number(V->isConstant() | V->isExternallyInitialized() << 1 | V->hasInitializer() << 2);
      attributes(V->getAttributes());
      if (V->hasInitializer())
        constant(*V->getInitializer());
    } else {
      function(cast<Function>(G));
    }
  }

  void function(const Function &F) {
    if (F.hasPersonalityFn() || F.hasPrefixData() || F.hasPrologueData() || F.hasGC())
      unknown();
    number(F.getCallingConv());
    attributes(F.getAttributes());
    number(F.size());
    Locals.clear();
    for (const Argument &A : F.args()) {
      Locals.insert({&A, Locals.size()});
      text(A.getName());
    }
    for (const BasicBlock &Block : F) {
      Locals.insert({&Block, Locals.size()});
      for (const Instruction &I : Block)
        Locals.insert({&I, Locals.size()});
    }
    for (const BasicBlock &Block : F) {
      text(Block.getName());
      number(Block.size());
      for (const Instruction &I : Block)
        instruction(I);
    }
  }

  void instruction(const Instruction &I) {
    number(I.getOpcode());
    type(I.getType());
    text(I.getName());
    number(I.getRawSubclassOptionalData());
    number(I.getNumOperands());
    for (const Use &Operand : I.operands())
      value(*Operand);
    special(I);
    if (I.hasDbgRecords())
      unknown();
    location(I.getDebugLoc());
    SmallVector<std::pair<unsigned, MDNode *>, 4> All;
    I.getAllMetadataOtherThanDebugLoc(All);
    attachments(All, I.getContext());
  }

  void access(Align Alignment, bool IsVolatile, AtomicOrdering Ordering, SyncScope::ID Scope) {
    number(Alignment.value());
    number(IsVolatile);
    number(unsigned(Ordering));
    number(Scope);
  }

  /// What is neither an operand nor a flag.
  void special(const Instruction &I) {
    switch (I.getOpcode()) {
    case Instruction::Alloca: {
      auto &A = cast<AllocaInst>(I);
      type(A.getAllocatedType());
      number(A.getAlign().value());
      return number(A.isUsedWithInAlloca() | A.isSwiftError() << 1);
    }
    case Instruction::Load: {
      auto &L = cast<LoadInst>(I);
      return access(L.getAlign(), L.isVolatile(), L.getOrdering(), L.getSyncScopeID());
    }
    case Instruction::Store: {
      auto &S = cast<StoreInst>(I);
      return access(S.getAlign(), S.isVolatile(), S.getOrdering(), S.getSyncScopeID());
    }
    case Instruction::AtomicRMW: {
      auto &A = cast<AtomicRMWInst>(I);
      number(A.getOperation());
      return access(A.getAlign(), A.isVolatile(), A.getOrdering(), A.getSyncScopeID());
    }
    case Instruction::AtomicCmpXchg: {
      auto &A = cast<AtomicCmpXchgInst>(I);
      number(A.isWeak());
      number(unsigned(A.getFailureOrdering()));
      return access(A.getAlign(), A.isVolatile(), A.getSuccessOrdering(), A.getSyncScopeID());
    }
    case Instruction::Fence:
      number(unsigned(cast<FenceInst>(I).getOrdering()));
      return number(cast<FenceInst>(I).getSyncScopeID());
    case Instruction::GetElementPtr:
      return type(cast<GetElementPtrInst>(I).getSourceElementType());
    case Instruction::ICmp:
    case Instruction::FCmp:
      return number(cast<CmpInst>(I).getPredicate());
    case Instruction::ExtractValue:
      return indices(cast<ExtractValueInst>(I).getIndices());
    case Instruction::InsertValue:
      return indices(cast<InsertValueInst>(I).getIndices());
    case Instruction::ShuffleVector:
      for (int Lane : cast<ShuffleVectorInst>(I).getShuffleMask())
        number(unsigned(Lane));
      return;
    case Instruction::PHI:
      for (const BasicBlock *Block : cast<PHINode>(I).blocks())
        number(Locals.lookup(Block));
      return;
    case Instruction::Call: {
      auto &Call = cast<CallInst>(I);
      type(Call.getFunctionType());
      number(Call.getCallingConv());
      number(Call.getTailCallKind());
      if (Call.hasOperandBundles())
        unknown();
      return attributes(Call.getAttributes());
    }
    case Instruction::Ret:
    case Instruction::Br:
    case Instruction::Switch:
    case Instruction::Unreachable:
    case Instruction::Select:
    case Instruction::ExtractElement:
    case Instruction::InsertElement:
    case Instruction::Freeze:
    case Instruction::VAArg:
      return;
    default:
      if (!I.isBinaryOp() && !I.isUnaryOp() && !I.isCast())
        unknown();
    }
  }

  void indices(ArrayRef<unsigned> All) {
    number(All.size());
    for (unsigned Index : All)
      number(Index);
  }
};

} // namespace

std::optional<GroupText> textOf(const Module &M, const KernelGroup &Group) { return Writer(Group).run(M); }

} // namespace bankcheck::ir
