#include "Source/AccessExpressions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/JSON.h"

using namespace clang;

namespace bankcheck::source {

void AccessExpressions::note(const CallExpr &Call) {
  add(ExpressionSource::Call, Call.getSourceRange(), {Call.getBeginLoc(), Call.getExprLoc()}, 0);
  if (auto *Operator = dyn_cast<CXXOperatorCallExpr>(&Call); Operator && Operator->isAssignmentOp()) {
    const Keys OfOperator{Operator->getOperatorLoc(), Operator->getBeginLoc(), Operator->getExprLoc()};
    addTyped(ExpressionSource::Write, Operator->getArg(0), OfOperator);
    addTyped(ExpressionSource::Read, Operator->getArg(1), OfOperator);
    addLines(Operator->getSourceRange());
  }
}

void AccessExpressions::note(const GCCAsmStmt &Asm) {
  add(ExpressionSource::Call, Asm.getSourceRange(), {Asm.getBeginLoc(), Asm.getAsmLoc()}, 0);
}

void AccessExpressions::note(const ImplicitCastExpr &Cast) {
  if (Cast.getCastKind() != CK_LValueToRValue)
    return;
  const Expr *Read = Cast.getSubExpr()->IgnoreParens(); // as debug information does
  addTyped(ExpressionSource::Read, Read, {Read->getBeginLoc(), Read->getExprLoc(), Cast.getExprLoc()});
}

void AccessExpressions::note(const CXXConstructExpr &Construct) {
  if (Construct.getNumArgs() < 1 || !Construct.getConstructor()->isCopyOrMoveConstructor())
    return;
  const Expr *From = Construct.getArg(0)->IgnoreImplicit();
  addTyped(ExpressionSource::Read, From,
           {Construct.getBeginLoc(), Construct.getExprLoc(), Construct.getLocation(), From->getBeginLoc(),
            From->getExprLoc()});
}

void AccessExpressions::note(const BinaryOperator &B) {
  if (!B.isAssignmentOp())
    return;
  addLines(B.getSourceRange());
  const Expr *Left = B.getLHS()->IgnoreParens(), *Right = B.getRHS();
  const Keys At{B.getOperatorLoc(), Left->getBeginLoc(), Left->getExprLoc()};
  addTyped(ExpressionSource::Write, Left, At);
  if (B.isCompoundAssignmentOp())
    addTyped(ExpressionSource::Read, Left, At);
  else if (Right->getType()->isRecordType())
    addTyped(ExpressionSource::Read, Right, {B.getOperatorLoc()});
}

void AccessExpressions::note(const UnaryOperator &U) {
  if (!U.isIncrementDecrementOp())
    return;
  const Expr *Changed = U.getSubExpr()->IgnoreParens();
  for (auto Kind : {ExpressionSource::Read, ExpressionSource::Write})
    addTyped(Kind, Changed, {U.getOperatorLoc(), U.getBeginLoc(), U.getExprLoc(), Changed->getBeginLoc()});
}

/// nvcc accesses a bit-field in an integer of its declared type; clang in one that holds
/// its neighbours too, of whatever type. They are the same where all are of one type. Of a field of 64 bits that has no
/// neighbour clang writes the field's bytes alone, and nvcc, in a loop, often all of them (Nvcc/NarrowStores.h).
bool AccessExpressions::isUnclearField(const FieldDecl &F, ExpressionSource::Kind Kind) const {
  const RecordDecl &Record = *F.getParent();
  if (Record.isInvalidDecl() || Record.isDependentType())
    return false;
  const ASTRecordLayout &Layout = Ast.getASTRecordLayout(&Record);
  uint64_t Bits = Ast.getTypeSize(F.getType()), At = Layout.getFieldOffset(F.getFieldIndex()), First = At / Bits * Bits;
  constexpr uint64_t Largest = 64;
  if (At + F.getBitWidthValue() > First + Bits || (Bits < Largest && Ast.toBits(Layout.getAlignment()) >= Largest))
    return true;
  bool IsAlone = true, HasOtherType = false;
  for (const FieldDecl *Other : Record.fields()) {
    uint64_t Begin = Layout.getFieldOffset(Other->getFieldIndex()), OfType = Ast.getTypeSize(Other->getType());
    uint64_t End = Begin + (Other->isBitField() ? Other->getBitWidthValue() : OfType);
    const bool IsNear = Begin < First + Bits && First < End;
    IsAlone &= Other == &F || !IsNear;
    HasOtherType |= IsNear && (!Other->isBitField() || OfType != Bits);
  }
  return (!Record.isUnion() && HasOtherType) ||
         (Kind == ExpressionSource::Write && IsAlone && Bits == Largest && F.getBitWidthValue() < Bits);
}

void AccessExpressions::addTyped(ExpressionSource::Kind Kind, const Expr *E, Keys At) {
  if (auto *Member = dyn_cast<MemberExpr>(E->IgnoreParens()))
    if (auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
        Field && Field->isBitField() && isUnclearField(*Field, Kind))
      for (SourceLocation Key : At)
        for (const Location &P : placesOf(Key))
          Model.UnclearFields.insert(P);
  QualType T = E->getType();
  if (!T->isDependentType() && !T->isIncompleteType() && !T->isFunctionType() && !T->isUndeducedType())
    add(Kind, E->getSourceRange(), At, Ast.getTypeSizeInChars(T).getQuantity());
}

// A lambda has statements of its own; it stands on more lines.
void AccessExpressions::addLines(SourceRange Range) {
  constexpr unsigned Most = 12;
  SourceManager &Sources = Ast.getSourceManager();
  const SourceLocation Begin = Sources.getFileLoc(Range.getBegin()), End = Sources.getFileLoc(Range.getEnd());
  if (Begin == End || Sources.getFileID(Begin) != Sources.getFileID(End))
    return;
  const Location First = Where.locationOf(Begin), Last = Where.locationOf(End);
  if (First.Line && First.Line < Last.Line && Last.Line - First.Line < Most && First.File == Last.File) {
    unsigned &To = Model.Statements[First.File][First.Line];
    To = std::max(To, Last.Line);
  }
}

/// Where code at \p Key is said to stand: where its macro does, and where it is spelled in the macro's argument.
std::set<Location> AccessExpressions::placesOf(SourceLocation Key) {
  return {Where.locationOf(Key), Where.locationOf(Ast.getSourceManager().getFileLoc(Key))};
}

void AccessExpressions::add(ExpressionSource::Kind Kind, SourceRange Range, Keys At, unsigned Bytes) {
  const SourceManager &Sources = Ast.getSourceManager();
  std::set<Location> OfMacro, InArgument;
  for (SourceLocation Key : At)
    for (const Location &P : placesOf(Key))
      (P == Where.locationOf(Key) ? OfMacro : InArgument).insert(P);
  addAt(OfMacro, {Kind, {}, 0, 0, {}, Bytes, Range.getBegin().isMacroID()}, Sources.getExpansionRange(Range), Range);
  const CharSourceRange Spelled =
      Lexer::makeFileCharRange(CharSourceRange::getTokenRange(Range), Sources, Ast.getLangOpts());
  if (Spelled.isValid())
    addAt(InArgument, {Kind, {}, 0, 0, {}, Bytes, /*IsInMacro=*/true}, Spelled, Range);
}

/// Of those at one location that are of one kind and size the first is found, and no other is kept: all that one
/// macro's expansion holds has its location.
void AccessExpressions::addAt(const std::set<Location> &Places, ExpressionSource E, CharSourceRange Shown,
                              SourceRange Range) {
  SourceManager &Sources = Ast.getSourceManager();
  std::vector<Location> New;
  for (const Location &P : Places) {
    auto Here = Model.Expressions.find(P);
    bool IsKnown = Here != Model.Expressions.end() && llvm::any_of(Here->second, [&](const ExpressionSource &Old) {
                     return Old.TheKind == E.TheKind && Old.Bytes == E.Bytes;
                   });
    if (P.Line && !IsKnown)
      New.push_back(P);
  }
  if (New.empty())
    return;
  E.Begin = Where.locationOf(Shown.getBegin());
  CharSourceRange Characters = Lexer::getAsCharRange(Shown, Sources, Ast.getLangOpts());
  Location End = Where.locationOf(Characters.getEnd());
  E.EndLine = End.Line;
  E.EndColumn = End.Column;
  if (E.Begin.Line != E.EndLine)
    addLines(Range);
  bool Invalid = false;
  E.Text = llvm::json::fixUTF8(Lexer::getSourceText(Characters, Sources, Ast.getLangOpts(), &Invalid)); // to be shown
  if (!Invalid)
    for (const Location &P : New)
      Model.Expressions[P].push_back(E);
}

} // namespace bankcheck::source
