#include "CudaMutator.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <random>
#include <vector>

using namespace llvm;

namespace bankcheck::fuzz {
namespace {

constexpr StringLiteral Types[] = {"int",           "unsigned", "float", "double", "char",   "short", "long long",
                                   "unsigned char", "int2",     "int4",  "float2", "float4", "bool"};
constexpr StringLiteral Binary[] = {"+",  "-", "*",  "/", "%",  "&",  "|",  "^",  "<<",
                                    ">>", "<", "<=", ">", ">=", "==", "!=", "&&", "||"};
constexpr StringLiteral Assigning[] = {"=", "+=", "-=", "*=", "^=", "|=", "&=", "<<=", ">>=", "%=", "/="};
constexpr StringLiteral Leaves[] = {"threadIdx.x",
                                    "threadIdx.y",
                                    "threadIdx.z",
                                    "blockIdx.x",
                                    "blockDim.x",
                                    "blockDim.y",
                                    "gridDim.x",
                                    "warpSize",
                                    "threadIdx.x % 32",
                                    "threadIdx.x / 32",
                                    "threadIdx.y * blockDim.x + threadIdx.x",
                                    "(threadIdx.x & 31)",
                                    "clock()"};
constexpr StringLiteral Numbers[] = {"0",
                                     "1",
                                     "2",
                                     "3",
                                     "4",
                                     "7",
                                     "8",
                                     "15",
                                     "16",
                                     "17",
                                     "31",
                                     "32",
                                     "33",
                                     "63",
                                     "64",
                                     "65",
                                     "127",
                                     "128",
                                     "255",
                                     "256",
                                     "1023",
                                     "1024",
                                     "1025",
                                     "4096",
                                     "65535",
                                     "65536",
                                     "0x7fffffff",
                                     "0x80000000u",
                                     "0xffffffffu",
                                     "2147483648",
                                     "4294967296ll",
                                     "0x7fffffffffffffffll",
                                     "1e30f",
                                     "-1",
                                     "(-2147483647 - 1)"};
constexpr StringLiteral Calls[] = {"min",
                                   "max",
                                   "abs",
                                   "__popc",
                                   "__ffs",
                                   "__clz",
                                   "__brev",
                                   "__shfl_xor_sync",
                                   "__shfl_sync",
                                   "__ballot_sync",
                                   "int",
                                   "unsigned",
                                   "short",
                                   "(unsigned char)",
                                   "__mul24",
                                   "__umulhi",
                                   "__funnelshift_l",
                                   "__byte_perm",
                                   "__cvta_generic_to_shared",
                                   "sizeof",
                                   "__ldg",
                                   "atomicAdd",
                                   "__reduce_add_sync"};

struct Token {
  std::string Before, Text; ///< What is blank or a comment before it.
};

bool isName(StringRef T) { return isAlpha(T[0]) || T[0] == '_'; }
bool isOneOf(StringRef T, ArrayRef<StringLiteral> Set) { return is_contained(Set, T); }

std::vector<Token> tokensOf(StringRef Text) {
  static constexpr StringLiteral Long[] = {
      "<<<", ">>>", "<<=", ">>=", "...", "->*", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
      "+=",  "-=",  "*=",  "/=",  "%=",  "&=",  "|=", "^=", "++", "--", "->", "::", "##"};
  std::vector<Token> Tokens;
  std::string Before;
  while (!Text.empty()) {
    size_t Length = 1;
    char C = Text[0];
    bool IsDirective = C == '#' && (Before.empty() ? Tokens.empty() : StringRef(Before).rtrim(" \t").ends_with("\n"));
    if (isSpace(C)) {
      Before += C;
      Text = Text.drop_front();
      continue;
    }
    if (Text.starts_with("//") || Text.starts_with("/*")) {
      size_t End = Text[1] == '/' ? Text.find('\n') : Text.find("*/", 2);
      size_t Taken = End == StringRef::npos ? Text.size() : End + (Text[1] == '/' ? 0 : 2);
      Before += Text.take_front(Taken);
      Text = Text.drop_front(Taken);
      continue;
    }
    if (IsDirective)
      Length = std::min(Text.find('\n'), Text.size());
    else if (isAlpha(C) || C == '_')
      Length = std::min(Text.find_if([](char D) { return !isAlnum(D) && D != '_'; }), Text.size());
    else if (isDigit(C))
      Length = std::min(Text.find_if([](char D) { return !isAlnum(D) && D != '.'; }), Text.size());
    else if (C == '"' || C == '\'') {
      while (Length < Text.size() && Text[Length] != C && Text[Length] != '\n')
        Length += Text[Length] == '\\' ? 2 : 1;
      Length = std::min(Length + 1, Text.size());
    } else
      for (StringRef L : Long)
        if (Text.starts_with(L)) {
          Length = L.size();
          break;
        }
    Tokens.push_back({std::move(Before), Text.take_front(Length).str()});
    Before.clear();
    Text = Text.drop_front(Length);
  }
  Tokens.push_back({std::move(Before), ""});
  return Tokens;
}

/// Tokens of an interval, end excluded.
struct Span {
  size_t Begin, End;
};

class CudaMutator {
public:
  CudaMutator(StringRef Text, StringRef Other, unsigned Seed)
      : Random(Seed), Tokens(tokensOf(Text)), Others(tokensOf(Other)) {}

  std::string run() {
    for (unsigned Times = 1 + below(4); Times; --Times) {
      look();
      change();
    }
    std::string Text;
    for (const Token &T : Tokens)
      Text += T.Before + T.Text;
    return Text;
  }

private:
  std::mt19937 Random;
  std::vector<Token> Tokens, Others;
  std::vector<Span> Expressions, Statements;
  std::vector<size_t> Names, Literals, Operators, TypeNames;

  unsigned below(size_t Bound) { return Bound ? Random() % Bound : 0; }
  template <typename T> decltype(auto) any(const T &From) { return From[below(std::size(From))]; }

  /// What there is to change.
  void look() {
    Names.clear();
    Literals.clear();
    Operators.clear();
    TypeNames.clear();
    look(Tokens, Expressions, Statements);
    for (size_t I = 0; I + 1 < Tokens.size(); ++I) {
      StringRef T = Tokens[I].Text;
      if (isOneOf(T, Types))
        TypeNames.push_back(I);
      else if (isName(T))
        Names.push_back(I);
      else if (isDigit(T[0]))
        Literals.push_back(I);
      else if (isOneOf(T, Binary) || isOneOf(T, Assigning))
        Operators.push_back(I);
    }
  }

  static void look(const std::vector<Token> &In, std::vector<Span> &Expressions, std::vector<Span> &Statements) {
    Expressions.clear();
    Statements.clear();
    std::vector<size_t> Open, Begin = {0};
    for (size_t I = 0; I + 1 < In.size(); ++I) {
      StringRef T = In[I].Text;
      if (T == "(" || T == "[" || T == "{") {
        Open.push_back(I);
        Begin.push_back(I + 1);
      } else if ((T == ")" || T == "]" || T == "}") && !Open.empty()) {
        if (Begin.back() < I && T != "}")
          Expressions.push_back({Begin.back(), I});
        Open.pop_back();
        Begin.pop_back();
        if (T == "}") {
          Statements.push_back({Begin.back(), I + 1});
          Begin.back() = I + 1;
        }
      } else if (T == "," && !Open.empty()) {
        if (Begin.back() < I)
          Expressions.push_back({Begin.back(), I});
        Begin.back() = I + 1;
      } else if (T == ";" || T[0] == '#') {
        if (Begin.back() < I && T == ";" && (Open.empty() || In[Open.back()].Text == "{"))
          Statements.push_back({Begin.back(), I + 1});
        Begin.back() = I + 1;
      } else if (T == "=" && !Open.empty()) { // the value of an assignment, up to its semicolon
        size_t End = I + 1;
        for (int Depth = 0;
             End + 1 < In.size() && (Depth || (In[End].Text != ";" && In[End].Text != ",")) && Depth >= 0; ++End)
          Depth += StringRef("([{").contains(In[End].Text[0]) - StringRef(")]}").contains(In[End].Text[0]);
        if (End > I + 1 && End + 1 < In.size() && In[End].Text == ";")
          Expressions.push_back({I + 1, End});
      }
    }
  }

  std::string textOf(const std::vector<Token> &In, Span S) {
    std::string Text;
    for (size_t I = S.Begin; I < S.End; ++I)
      Text += (I == S.Begin ? "" : In[I].Before) + In[I].Text;
    return Text;
  }

  void replace(Span S, StringRef Text) {
    std::vector<Token> New = tokensOf(Text);
    New.pop_back();
    if (!New.empty())
      New[0].Before = S.Begin < Tokens.size() ? Tokens[S.Begin].Before : " ";
    Tokens.erase(Tokens.begin() + S.Begin, Tokens.begin() + S.End);
    Tokens.insert(Tokens.begin() + S.Begin, New.begin(), New.end());
  }

  //===--- the grammar ------------------------------------------------------===//

  std::string leaf() {
    switch (below(4)) {
    case 0:
      return any(Numbers).str();
    case 1:
      return Names.empty() ? "0" : Tokens[any(Names)].Text;
    default:
      return any(Leaves).str();
    }
  }

  std::string expression(unsigned Depth) {
    if (!Depth)
      return leaf();
    switch (below(9)) {
    case 0:
      return leaf();
    case 1:
      return "(" + expression(Depth - 1) + " ? " + expression(Depth - 1) + " : " + expression(Depth - 1) + ")";
    case 2: {
      std::string Text = any(Calls).str() + "(" + expression(Depth - 1);
      for (unsigned More = below(3); More; --More)
        Text += ", " + expression(Depth - 1);
      return Text + ")";
    }
    case 3:
      return (Names.empty() ? "s" : Tokens[any(Names)].Text) + "[" + expression(Depth - 1) + "]";
    case 4:
      return std::string(1, "-~!*&"[below(5)]) + "(" + expression(Depth - 1) + ")";
    case 5:
      return "(" + any(Types).str() + ")(" + expression(Depth - 1) + ")";
    default:
      return "(" + expression(Depth - 1) + " " + any(Binary).str() + " " + expression(Depth - 1) + ")";
    }
  }

  std::string statement(unsigned Depth) {
    std::string Name = "v" + std::to_string(below(8)), E = expression(1 + below(3));
    switch (below(Depth ? 19 : 12)) {
    case 0:
      return "__syncthreads();";
    case 1:
      return "__shared__ " + any(Types).str() + " " + Name + "[" + any(Numbers).str() + "];";
    case 2:
      return "__shared__ " + any(Types).str() + " " + Name + "[" + any(Numbers).str() + "][" + any(Numbers).str() +
             "];";
    case 3:
      return any(Types).str() + " " + Name + " = " + E + ";";
    case 4:
      return Name + "[" + E + "] " + any(Assigning).str() + " " + leaf() + ";";
    case 5:
      return "atomicAdd(&" + Name + "[" + E + "], 1);";
    case 6:
      return "extern __shared__ " + any(Types).str() + " " + Name + "[];";
    case 7:
      return "*(volatile " + any(Types).str() + " *)&" + Name + "[" + E + "] = " + leaf() + ";";
    case 8:
      return "// NOLINT" +
             any(ArrayRef<StringLiteral>(
                     {"", "BEGIN", "END", "NEXTLINE", "(bankcheck-conflict)", "BEGIN(bankcheck-*)"}))
                 .str() +
             "\n";
    case 9:
      return "// bankcheck: " +
             any(ArrayRef<StringLiteral>({"block(32, 8)", "block(33)", "assume(n % 32 == 0)", "assume(n > 3 && n < 40)",
                                          "block(", "assume(n / 0 == x[3])"}))
                 .str() +
             "\n";
    case 10:
      return "asm volatile(\"st.shared.u32 [%0], %1;\" :: \"r\"(" + E + "), \"r\"(" + leaf() + "));";
    case 11:
      return any(ArrayRef<StringLiteral>({"return;", "break;", "continue;", "goto end; end:;", "__syncwarp();",
                                          "__trap();", "#pragma unroll\n", "#line 1 \"x.cu\"\n"}))
          .str();
    case 12:
      return "if (" + E + ") { " + statement(Depth - 1) + " }";
    case 13:
      return "if (" + E + ") { " + statement(Depth - 1) + " } else { " + statement(Depth - 1) + " }";
    case 14:
      return "for (int " + Name + " = " + leaf() + "; " + Name + " < " + leaf() + "; " + Name + " += " + leaf() +
             ") { " + statement(Depth - 1) + " }";
    case 15:
      return "while (" + E + ") { " + statement(Depth - 1) + " }";
    case 16:
      return "do { " + statement(Depth - 1) + " } while (" + E + ");";
    case 17:
      return "switch (" + E + ") { case 0: " + statement(Depth - 1) + " case 1: default: " + statement(Depth - 1) +
             " }";
    default:
      return "auto " + Name + " = [&](int i) { " + statement(Depth - 1) + " return i; }; " + Name + "(" + leaf() + ");";
    }
  }

  //===--- changes ----------------------------------------------------------===//

  void changeStatement(unsigned What) {
    Span S = any(Statements), T = any(Statements);
    std::string Old = textOf(Tokens, S);
    switch (What) {
    case 0:
      return replace(S, ";");
    case 1:
      return replace(S, Old + "\n" + Old);
    case 2:
      return replace(T, textOf(Tokens, T) + "\n" + Old);
    case 3:
      return replace(S, "if (" + expression(2) + ") { " + Old + " }");
    case 4:
      return replace(S, "for (int j = " + leaf() + "; j < " + leaf() + "; ++j) { " + Old + " }");
    case 5:
      return replace(S, "while (" + expression(2) + ") { " + Old + " }");
    case 6: {
      std::vector<Span> TheirExpressions, Theirs;
      look(Others, TheirExpressions, Theirs);
      return replace(S, Old + "\n" + (Theirs.empty() ? statement(2) : textOf(Others, any(Theirs))));
    }
    default:
      return replace(S, Old + "\n" + statement(3));
    }
  }

  void changeExpression(unsigned What) {
    Span S = any(Expressions);
    std::string Old = textOf(Tokens, S);
    switch (What) {
    case 0:
      return replace(S, textOf(Tokens, any(Expressions)));
    case 1:
      return replace(S, Old + " " + any(Binary).str() + " " + expression(1));
    case 2: { // deeper than anybody writes, and than a stack holds without care
      std::string Deep;
      for (unsigned Times = 1 + below(below(20) ? 4 : 300); Times; --Times)
        Deep += any(ArrayRef<StringLiteral>({"~", "-", "!", "+", "(int)"})).str() + " ";
      return replace(S, Deep + "(" + Old + ")");
    }
    default:
      return replace(S, expression(1 + below(4)));
    }
  }

  void change() {
    constexpr unsigned Kinds = 20;
    unsigned What = below(Kinds);
    if (What < 8 && !Statements.empty())
      return changeStatement(What < 7 ? What : 7 + below(2));
    if (What < 12 && !Expressions.empty())
      return changeExpression(What - 8);
    if (What < 15 && !Literals.empty())
      return replace(at(any(Literals)), any(Numbers));
    if (What < 17 && !Operators.empty()) {
      size_t I = any(Operators);
      return replace(at(I), isOneOf(Tokens[I].Text, Assigning) ? any(Assigning) : any(Binary));
    }
    if (What == 17 && !TypeNames.empty())
      return replace(at(any(TypeNames)), any(Types));
    if (What == 18 && !Names.empty())
      return replace(at(any(Names)), std::string(Tokens[any(Names)].Text));
    if (Tokens.size() > 2) { // a token is lost, or comes twice
      size_t I = below(Tokens.size() - 1);
      replace(at(I), below(2) ? "" : Tokens[I].Text + " " + Tokens[I].Text);
    }
  }

  static Span at(size_t I) { return {I, I + 1}; }
};

} // namespace

std::string mutateCuda(StringRef Text, StringRef Other, unsigned Seed) { return CudaMutator(Text, Other, Seed).run(); }

} // namespace bankcheck::fuzz
