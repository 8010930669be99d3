#include "Driver/AnalyseSnippet.h"
#include "Source/SourceModel.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace bankcheck::frontend;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

constexpr const char *FileName = "/bankcheck/text.cu";
constexpr unsigned MostNames = 32;

struct Parts {
  std::string Declarations; ///< With a semicolon behind the last.
  std::string Expression;   ///< At its column: blanks stand for what is before it.
  bool SaysShared = false;
};

Parts partsOf(StringRef Text) {
  clang::LangOptions Language;
  Language.CPlusPlus = Language.CUDA = true;
  std::string Buffer = Text.str();
  replace(Buffer, '\n', ' ');
  clang::Lexer Raw(clang::SourceLocation(), Language, Buffer.data(), Buffer.data(), Buffer.data() + Buffer.size());
  Parts Result;
  clang::Token Token;
  size_t End = 0;
  for (int Depth = 0; !Raw.LexFromRawLexer(Token);) {
    Depth += Token.isOneOf(clang::tok::l_brace, clang::tok::l_paren) -
             Token.isOneOf(clang::tok::r_brace, clang::tok::r_paren);
    if (Token.is(clang::tok::semi) && Depth == 0)
      End = Raw.getBufferLocation() - Buffer.data();
    Result.SaysShared |= Token.is(clang::tok::raw_identifier) && Token.getRawIdentifier() == "__shared__";
  }
  if (End == 0)
    return {Buffer + ";", "", Result.SaysShared};
  Result.Declarations = Buffer.substr(0, End);
  if (!StringRef(Buffer).drop_front(End).trim().empty())
    Result.Expression = std::string(End, ' ') + Buffer.substr(End);
  return Result;
}

using Arguments = std::map<std::string, std::string>; ///< Names to types.

enum class Use { Statement, Value };

constexpr unsigned DeclarationLine = 6, ExpressionLine = 8;

/// The kernel, the user's text on lines of their own. What is stored is read
/// behind it, else the compiler would remove the store.
std::string kernelOf(const Parts &P, const Arguments &Names, ArrayRef<std::string> Arrays, Use HowUsed) {
  std::string Text = "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n"
                     "template <class T> __device__ void bankcheck_keep(void *out, T value) { *(T *)out = value; }\n"
                     "__global__ void banks(void *bankcheck_out";
  for (const auto &[Name, Type] : Names)
    Text += ", " + Type + Name;
  Text += std::string(") {\n") + (P.SaysShared ? "" : "__shared__") + "\n" + P.Declarations + "\n";
  if (P.Expression.empty())
    return Text + "}\n";
  bool IsValue = HowUsed == Use::Value;
  Text += (IsValue ? "bankcheck_keep(bankcheck_out," : "") + ("\n" + P.Expression) + "\n" + (IsValue ? ")" : "") +
          ";\n__syncthreads();\n";
  for (const std::string &Array : Arrays)
    Text += "bankcheck_keep(bankcheck_out, *(volatile char *)&" + Array + ");\n";
  return Text + "}\n";
}

/// Declares the name that clang does not know, or makes the one that it cannot
/// subscript a pointer. False if the error is another one.
bool declare(const ParseError &E, const Parts &P, Arguments &Names) {
  StringRef Message = E.Message;
  if (Message.consume_front("use of undeclared identifier '") && Names.size() < MostNames)
    return Names.insert({Message.take_until([](char C) { return C == '\''; }).str(), "int "}).second;
  if (E.Line != ExpressionLine || !Message.starts_with("subscripted value is not an array"))
    return false;
  StringRef Before = StringRef(P.Expression).take_front(E.Column - 1).rtrim();
  auto Named = Names.find(
      Before.drop_front(Before.find_last_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") + 1)
          .str());
  if (Named == Names.end() || Named->second != "int ")
    return false;
  Named->second = "const int *";
  return true;
}

Error errorOf(const ParseError &E) {
  bool IsTheirs = E.Line == DeclarationLine || E.Line == ExpressionLine;
  return createStringError((IsTheirs ? "column " + std::to_string(E.Column) + ": " : "") + E.Message);
}

} // namespace

Expected<AnalysedSnippet> analyseSnippet(AnalysisOptions Options, StringRef Text) {
  Parts P = partsOf(Text);
  Arguments Names;
  std::vector<std::string> ArrayNames;
  Options.Parse.File = FileName;
  auto Parse = [&](Use HowUsed, std::vector<ParseError> &Errors) {
    Options.Parse.Contents[FileName] = kernelOf(P, Names, ArrayNames, HowUsed);
    return Translation::make(Options.Parse, Errors);
  };
  // The accesses of the expression, and not those that keep it alive.
  auto Analyse = [&](Use HowUsed) {
    Options.Parse.Contents[FileName] = kernelOf(P, Names, ArrayNames, HowUsed);
    Report Into = analyseFile(Options).Findings;
    erase_if(Into.Accesses, [](const AccessFinding &A) { return A.Where.Line != ExpressionLine; });
    return Into;
  };
  // Names that are not declared become arguments, one after the other.
  std::unique_ptr<Translation> Parsed;
  for (;;) {
    std::vector<ParseError> Errors;
    Parsed = Parse(Use::Statement, Errors);
    if (Errors.empty())
      break;
    if (!declare(Errors[0], P, Names))
      return errorOf(Errors[0]);
  }
  if (!Parsed)
    return createStringError("no compiler could be set up");

  AnalysedSnippet Result;
  SourceModel Model = SourceModel::read(Parsed->ast(), Parsed->declarations());
  std::vector<const ArraySource *> Arrays;
  for (const auto &[Name, Array] : Model.Arrays)
    Arrays.push_back(&Array);
  sort(Arrays, [](const ArraySource *A, const ArraySource *B) { return A->Where < B->Where; });
  for (const ArraySource *A : Arrays) {
    ArrayNames.push_back(A->Name);
    if (!A->IsDynamic && A->ElementBytes)
      Result.Arrays.push_back({A->Extents.empty() ? A->ElementType + " " + A->Name : A->declaredWith(A->Extents),
                               A->Extents, A->ElementBytes});
  }
  if (P.Expression.empty())
    return Result;
  Result.TheReport = Analyse(Use::Statement);
  if (Result.TheReport.Accesses.empty()) {
    // The value of an expression is read only where something uses it.
    std::vector<ParseError> Errors;
    Parse(Use::Value, Errors);
    if (!Errors.empty() && !Result.Arrays.empty())
      return Result; // it is another declaration
    Result.TheReport = Analyse(Use::Value);
  }
  Result.HasExpression = !Result.TheReport.Accesses.empty();
  if (!Result.HasExpression)
    return createStringError("the expression accesses no shared memory");
  return Result;
}

} // namespace bankcheck::driver
