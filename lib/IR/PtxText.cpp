#include "IR/PtxText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// Without comments; a dollar that is no operand becomes a letter of a name.
std::string withoutComments(StringRef Text) {
  std::string Result;
  while (!Text.empty()) {
    if (Text.starts_with("//"))
      Text = Text.drop_until([](char C) { return C == '\n'; });
    else if (Text.starts_with("/*"))
      Text = Text.drop_front(
          std::min(Text.size(), Text.find("*/", 2) == StringRef::npos ? Text.size() : Text.find("*/", 2) + 2));
    else if (Text.consume_front("$$"))
      Result += '_';
    else {
      Result += isSpace(Text[0]) ? ' ' : Text[0];
      Text = Text.drop_front();
    }
  }
  return Result;
}

std::string withoutBlanks(StringRef Text) {
  std::string Result;
  copy_if(Text, std::back_inserter(Result), [](char C) { return C != ' '; });
  return Result;
}

/// At commas outside of braces.
void splitOperands(StringRef Text, SmallVectorImpl<std::string> &Operands) {
  unsigned Depth = 0;
  size_t Begin = 0;
  for (size_t I = 0; I <= Text.size(); ++I) {
    if (I == Text.size() || (Text[I] == ',' && !Depth)) {
      if (std::string Operand = withoutBlanks(Text.slice(Begin, I)); !Operand.empty())
        Operands.push_back(std::move(Operand));
      Begin = I + 1;
    } else {
      Depth += Text[I] == '{';
      Depth -= Text[I] == '}';
    }
  }
}

std::optional<PtxStatement> statementOf(StringRef Text) {
  PtxStatement S;
  if (Text.consume_front("@")) {
    S.GuardNegated = Text.consume_front("!");
    S.Guard = Text.take_until([](char C) { return C == ' '; }).str();
    Text = Text.drop_front(S.Guard.size()).ltrim();
  }
  for (StringRef Rest = Text.split(':').second; !Rest.empty(); Rest = Rest.split(':').second)
    if (!Rest.consume_front(":")) // as in shared::cluster
      return std::nullopt;        // a label, or a modifier of an operand
  if (Text.consume_front(".reg")) {
    S.TheKind = PtxStatement::Registers;
    Text = Text.ltrim();
    if (!Text.consume_front("."))
      return std::nullopt;
  } else if (Text.starts_with(".")) {
    return std::nullopt;
  }
  StringRef Opcode = Text.take_until([](char C) { return C == ' ' || C == '{'; });
  SmallVector<StringRef, 6> Parts;
  Opcode.split(Parts, '.');
  for (StringRef Part : Parts)
    S.Parts.push_back(Part.str());
  splitOperands(Text.drop_front(Opcode.size()), S.Operands);
  return S;
}

} // namespace

bool PtxStatement::has(StringRef Part) const { return is_contained(Parts, Part); }

std::optional<std::vector<PtxStatement>> parsePtx(StringRef Assembly) {
  std::string Plain = withoutComments(Assembly);
  std::vector<PtxStatement> Result;
  for (StringRef Text = StringRef(Plain).ltrim(); !Text.empty(); Text = Text.ltrim()) {
    bool Opens = Text.consume_front("{");
    if (Opens || Text.consume_front("}")) {
      Result.emplace_back().TheKind = Opens ? PtxStatement::Open : PtxStatement::Close;
      continue;
    }
    // Braces in a statement are those of a vector; the last statement of a block may lack its semicolon.
    size_t End = 0;
    for (unsigned Depth = 0; End < Text.size() && Text[End] != ';' && (Text[End] != '}' || Depth); ++End) {
      Depth += Text[End] == '{';
      Depth -= Text[End] == '}';
    }
    if (StringRef Statement = Text.take_front(End).trim(); !Statement.empty()) {
      std::optional<PtxStatement> S = statementOf(Statement);
      if (!S)
        return std::nullopt;
      Result.push_back(std::move(*S));
    }
    Text = Text.drop_front(End);
    Text.consume_front(";");
  }
  return Result;
}

bool mayLoad(StringRef Assembly) {
  std::optional<std::vector<PtxStatement>> All = parsePtx(Assembly);
  return All && any_of(*All, [](const PtxStatement &S) {
           return S.TheKind == PtxStatement::Instruction && !S.Parts.empty() &&
                  is_contained({"ld", "ldu", "atom"}, S.Parts.front());
         });
}

} // namespace bankcheck::ir
