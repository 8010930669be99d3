#include "Report/RunText.h"
#include "Basic/Location.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

using namespace llvm;

namespace bankcheck::report {

/// Which of \p All loops, one in the other, is number \p I.
static std::string loopName(size_t I, size_t All) {
  const bool IsNested = All > 2;
  if (I == 0)
    return IsNested ? "outermost" : "outer";
  if (I + 1 == All)
    return IsNested ? "innermost" : "inner";
  if (All == 3)
    return "middle";
  return I == 1 ? "second" : I == 2 ? "third" : std::to_string(I + 1) + "th";
}

/// The same by their lines; empty where these do not say which.
static std::string byLines(ArrayRef<StringRef> Iterations, ArrayRef<unsigned> Lines) {
  const std::set<unsigned> Different(Lines.begin(), Lines.end());
  if (Different.size() != Iterations.size() || Lines.size() != Iterations.size() || Different.contains(0))
    return "";
  if (Iterations.size() > 1 && all_equal(Iterations))
    return ("iteration " + Iterations[0] + " of the loops at " + linesText(Different)).str();
  std::string Text;
  for (size_t I = 0; I < Iterations.size(); ++I)
    if (Iterations[I] != "any") // goes without saying
      Text += (Text.empty() ? "iteration " : " and ") + Iterations[I].str() +
              (Text.empty() ? " of the loop" : " of that") + " at line " + std::to_string(Lines[I]);
  return Text;
}

std::string iterationText(StringRef Iteration, ArrayRef<unsigned> Lines) {
  SmallVector<StringRef, 4> Loops;
  Iteration.split(Loops, ',');
  auto IsAny = [](StringRef Of) { return Of == "any"; };
  if (all_of(Loops, IsAny))
    return "any iteration";
  if (std::string Text = byLines(Loops, Lines); !Text.empty())
    return Text;
  if (Loops.size() == 1)
    return ("iteration " + Iteration).str();
  if (all_equal(Loops))
    return ("iteration " + Loops[0] + (Loops.size() == 2 ? " of both loops" : " of all loops")).str();
  std::string Text; // what may be any goes without saying
  for (size_t I = 0; I < Loops.size(); ++I)
    if (!IsAny(Loops[I]))
      Text += (Text.empty() ? "iteration " : " and ") + Loops[I].str() + " of the " + loopName(I, Loops.size());
  return Text + " loop";
}

std::string runText(unsigned Warp, const std::string &Iteration) {
  return "warp " + std::to_string(Warp) + (Iteration.empty() ? "" : ", " + iterationText(Iteration));
}

} // namespace bankcheck::report
