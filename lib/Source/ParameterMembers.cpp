#include "Source/ParameterMembers.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/RecordLayout.h"

using namespace clang;

namespace bankcheck::source {
namespace {

constexpr size_t MostMembers = 512;
constexpr uint64_t MostElements = 16;

class Collector {
public:
  explicit Collector(ASTContext &Ast) : Ast(Ast) {}
  std::vector<ParameterMember> Members;
  unsigned Parameter = 0;

  void type(QualType T, uint64_t Offset, const std::string &Name) {
    T = T.getCanonicalType();
    if (Members.size() >= MostMembers || T->isDependentType() || T->isIncompleteType())
      return;
    if (const ConstantArrayType *Array = Ast.getAsConstantArrayType(T)) {
      uint64_t Step = Ast.getTypeSizeInChars(Array->getElementType()).getQuantity();
      if (Array->getSize().ule(MostElements))
        for (uint64_t I = 0; I < Array->getSize().getZExtValue(); ++I)
          type(Array->getElementType(), Offset + I * Step, Name + "[" + std::to_string(I) + "]");
    } else if (const RecordDecl *Record = T->getAsRecordDecl()) {
      record(*Record, Offset, Name);
    } else if (T->isIntegralOrEnumerationType()) {
      Members.push_back({Parameter, Offset, unsigned(Ast.getTypeSizeInChars(T).getQuantity()), Name});
    }
  }

private:
  ASTContext &Ast;

  void record(const RecordDecl &Record, uint64_t Offset, const std::string &Name) {
    if (Record.isUnion() || Record.isInvalidDecl())
      return;
    const ASTRecordLayout &Layout = Ast.getASTRecordLayout(&Record);
    if (auto *Class = dyn_cast<CXXRecordDecl>(&Record))
      for (const CXXBaseSpecifier &Base : Class->bases())
        if (const CXXRecordDecl *Of = Base.getType()->getAsCXXRecordDecl(); Of && !Base.isVirtual())
          record(*Of, Offset + Layout.getBaseClassOffset(Of).getQuantity(), Name);
    for (const FieldDecl *Field : Record.fields())
      if (!Field->isBitField())
        type(Field->getType(), Offset + Layout.getFieldOffset(Field->getFieldIndex()) / 8,
             Field->getDeclName() ? Name + "." + Field->getNameAsString() : Name);
  }
};

} // namespace

std::vector<ParameterMember> membersOf(const FunctionDecl &Kernel, ASTContext &Ast) {
  Collector Collect(Ast);
  for (const ParmVarDecl *P : Kernel.parameters()) {
    Collect.Parameter = P->getFunctionScopeIndex();
    if (P->getType()->isRecordType() && P->getDeclName())
      Collect.type(P->getType(), 0, P->getNameAsString());
  }
  return std::move(Collect.Members);
}

void eachMember(QualType Type, ASTContext &Ast,
                llvm::function_ref<void(llvm::ArrayRef<const FieldDecl *>, uint64_t)> Do) {
  unsigned Remaining = 64;
  llvm::SmallVector<const FieldDecl *, 4> Way;
  auto Visit = [&](auto &Self, QualType T, uint64_t Offset) -> void {
    const RecordDecl *Record = T->getAsRecordDecl();
    if (!Record || Record->isUnion() || Record->isInvalidDecl() || Record->isDependentType() ||
        !Record->getDefinition())
      return;
    const ASTRecordLayout &Layout = Ast.getASTRecordLayout(Record);
    for (const FieldDecl *Field : Record->fields()) {
      if (Field->isBitField() || !Remaining)
        continue;
      Way.push_back(Field);
      uint64_t At = Offset + Layout.getFieldOffset(Field->getFieldIndex()) / 8;
      if (Field->getType()->isIntegralOrEnumerationType()) {
        --Remaining;
        Do(Way, At);
      } else if (Field->getType()->isRecordType()) {
        Self(Self, Field->getType(), At);
      }
      Way.pop_back();
    }
  };
  Visit(Visit, Type, 0);
}

} // namespace bankcheck::source
