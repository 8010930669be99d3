#include "Report/MergedText.h"
#include "Report/AccessText.h"
#include "Report/Plural.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

/// "'b[i + 1]' in line 8", without the line if it is that of the finding; a long one or one of several lines by its line.
std::string nameOf(const AccessFinding &Of, const AccessFinding &From) {
  constexpr size_t Most = 60;
  const bool IsHere = Of.Where.File == From.Where.File && Of.Where.Line == From.Where.Line;
  if (Of.Expression.empty() || Of.Expression.size() > Most || StringRef(Of.Expression).contains('\n') ||
      Of.Expression == From.Expression)
    return "the one in " + lineText(Of.Where, From.Where);
  return "'" + Of.Expression + "'" + (IsHere ? "" : " in " + lineText(Of.Where, From.Where));
}

/// "a, b, c and 4 more"
std::string listed(ArrayRef<std::string> Names) {
  constexpr size_t Most = 3;
  const size_t Shown = Names.size() > Most + 1 ? Most : Names.size();
  std::string Text;
  for (size_t I = 0; I < Shown; ++I)
    Text += (I == 0 ? "" : I + 1 == Names.size() ? " and " : ", ") + Names[I];
  return Text + (Shown < Names.size() ? " and " + std::to_string(Names.size() - Shown) + " more" : "");
}

} // namespace

std::string mergedText(const ReportView &R, const AccessFinding &A) {
  if (!A.SourceWidth)
    return "";
  const bool Reads = A.Op == "load";
  const std::string Op = Reads ? "load" : A.Op;
  const std::string Request = std::string(": a request ") +
                              (Reads             ? "reads "
                               : A.Op == "store" ? "writes "
                                                 : "is ") +
                              plural(A.Width, "byte") + " for each lane";
  std::vector<std::string> Others;
  for (unsigned Id : A.Merged)
    if (std::string Name = nameOf(*R.at(Id), A); !is_contained(Others, Name))
      Others.push_back(std::move(Name));
  if (!Others.empty())
    return "the compiler merges this " + Op + " with " + listed(Others) + Request;
  if (A.Width % *A.SourceWidth) // records of twelve bytes in pieces of sixteen
    return "the compiler merges these " + Op + "s, of neighbouring elements" + Request;
  return "the compiler merges up to " + std::to_string(A.Width / *A.SourceWidth) + " of these " + Op +
         "s, of neighbouring elements, into one" + Request;
}

} // namespace bankcheck::report
