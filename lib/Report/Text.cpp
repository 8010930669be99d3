#include "Report/Renderers.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <bit>

using namespace llvm;

namespace bankcheck {
namespace {

std::string plural(uint64_t Count, const std::string &Noun) {
  return std::to_string(Count) + " " + Noun + (Count == 1 ? "" : "s");
}

std::string actOf(const AccessFinding &A) {
  std::string Name = A.Array.empty() ? "shared memory" : "'" + A.Array + "'";
  if (A.Op == "load")
    return "reading " + Name;
  if (A.Op == "store")
    return "writing " + Name;
  if (A.Op == "cp.async")
    return "in cp.async to " + Name;
  if (A.Op == "atomic")
    return "in atomic on " + Name;
  return "in " + A.Op + (A.Op == "stmatrix" ? " to " : " of ") + Name;
}

/// "0, 4, 8, ..., 28"
std::string lanesText(LaneMask Lanes) {
  std::vector<unsigned> All;
  for (; Lanes; Lanes &= Lanes - 1)
    All.push_back(std::countr_zero(Lanes));
  std::string Text;
  for (size_t I = 0; I < All.size(); ++I) {
    if (All.size() > 6 && I == 3) {
      Text += ", ...";
      I = All.size() - 1;
    }
    Text += (Text.empty() ? "" : ", ") + std::to_string(All[I]);
  }
  return Text;
}

class TextRenderer {
public:
  TextRenderer(const Report &R, raw_ostream &Out) : R(R), Out(Out) {}

  void line(const Place &Where, raw_ostream::Colors Colour, StringRef Severity, const Twine &Message) {
    bool Colours = Out.has_colors();
    if (Where.Line) {
      if (Colours)
        Out.changeColor(raw_ostream::SAVEDCOLOR, true);
      Out << Where.File << ":" << Where.Line << ":" << Where.Column << ": ";
    } else {
      Out << "bankcheck: ";
    }
    if (Colours)
      Out.changeColor(Colour, true);
    Out << Severity << ": ";
    if (Colours)
      Out.resetColor();
    Out << Message << "\n";
  }

  void finding(const AccessFinding &A) {
    switch (A.Verdict) {
    case FindingVerdict::Conflict: conflict(A); break;
    case FindingVerdict::Undecided: undecided(A); break;
    case FindingVerdict::Clean: clean(A); break;
    }
  }

private:
  const Report &R;
  raw_ostream &Out;

  std::string costText(const AccessFinding &A) {
    bool AtMost = !A.Worst->IsExact || (A.AtMost && A.Verdict == FindingVerdict::Conflict);
    return (AtMost ? "at most " : "") + plural(A.Worst->Wavefronts, "wavefront") + " a request, ideal " + std::to_string(A.Worst->Ideal);
  }

  void note(const Place &Where, const Twine &Message) { line(Where, raw_ostream::CYAN, "note", Message); }

  void conflict(const AccessFinding &A) {
    const WorstFinding &W = *A.Worst;
    line(A.Where, raw_ostream::MAGENTA, "warning",
         (A.AtMost ? "up to " : "") + Twine(W.Ways) + "-way bank conflict " + actOf(A) + ": " + costText(A) + " [bankcheck-conflict]");
    std::string Where = "in warp " + std::to_string(W.Warp);
    if (!W.Iteration.empty())
      Where += (W.Iteration[0] == 'a' ? ", " : ", iteration ") + W.Iteration + (W.Iteration[0] == 'a' ? " iteration" : "");
    std::string Stride;
    if (W.Stride % 4 == 0 && W.Stride)
      Stride = "lanes are " + plural(std::abs(W.Stride) / 4, "word") + " apart; ";
    else if (W.Stride)
      Stride = "lanes are " + plural(std::abs(W.Stride), "byte") + " apart; ";
    note(A.Where, Stride + Where + " of a block of " + R.Kernels[A.Kernel].Block.text() + ", lanes " + lanesText(W.LanesInBank) + " meet in bank " + Twine(W.Bank));
    if (A.PerBlock)
      note(A.Where, "a block needs " + Twine(A.AtMost ? "at most " : "") + plural(A.PerBlock->Wavefronts, "wavefront") + " for " + plural(A.PerBlock->Requests, "request") + ", ideal " + Twine(A.PerBlock->Ideal));
    if (R.Kernels[A.Kernel].BlockFrom == "assumed")
      note(R.Kernels[A.Kernel].Where, "no launch of '" + Twine(R.Kernels[A.Kernel].Name) + "' with a constant block is in sight: blocks of " + R.Kernels[A.Kernel].Block.text() + " are the worst of those people use; give yours with --block");
    for (const std::string &Assumption : A.Assumptions)
      note(A.Where, "this holds where " + Assumption);
    for (const FixFinding &F : A.Fixes)
      note(F.Where, "'" + F.Description + "' makes all " + Twine(F.Accesses) + " accesses to '" + A.Array + "' clean, for " + plural(F.ExtraBytes, "byte") + " more shared memory");
    if (A.Fixes.empty() && !A.WhyNoFix.empty())
      note(A.DeclaredAt.Line ? A.DeclaredAt : A.Where, "padding '" + Twine(A.Array) + "' does not help: " + A.WhyNoFix);
  }

  void undecided(const AccessFinding &A) {
    line(A.Where, raw_ostream::MAGENTA, "warning", "undecided bank conflict " + actOf(A) + ": " + A.Reason + " [bankcheck-undecided]");
    if (A.ReasonWhere.Line && (A.ReasonWhere.File != A.Where.File || A.ReasonWhere.Line != A.Where.Line))
      note(A.ReasonWhere, "the first value that is not known");
  }

  void clean(const AccessFinding &A) {
    std::string Text = "no bank conflict " + actOf(A);
    if (A.Worst)
      Text += ": " + costText(A);
    else if (!A.Merged.empty())
      Text += ": it runs with another access";
    else if (!A.Reason.empty())
      Text += ": " + A.Reason;
    line(A.Where, raw_ostream::GREEN, "remark", Text + " [bankcheck-clean]");
  }
};

} // namespace

void renderText(const Report &R, const TextOptions &Options, raw_ostream &Out) {
  TextRenderer Renderer(R, Out);
  for (const ErrorFinding &S : R.Skipped)
    Renderer.line(S.Where, raw_ostream::MAGENTA, "warning", S.Message);
  std::vector<const AccessFinding *> Sorted;
  for (const AccessFinding &A : R.Accesses)
    Sorted.push_back(&A);
  std::sort(Sorted.begin(), Sorted.end(), [](const AccessFinding *A, const AccessFinding *B) {
    return std::tie(A->Where, A->Op, A->Id) < std::tie(B->Where, B->Op, B->Id);
  });
  for (const AccessFinding *A : Sorted)
    if (Options.All || A->Verdict != FindingVerdict::Clean)
      Renderer.finding(*A);
  Out << plural(R.Kernels.size(), "kernel") << ", " << R.Accesses.size() << (R.Accesses.size() == 1 ? " shared access: " : " shared accesses: ")
      << R.count(FindingVerdict::Clean) << " clean, " << R.count(FindingVerdict::Conflict) << " with conflicts, "
      << R.count(FindingVerdict::Undecided) << " undecided";
  if (R.CarriedOver)
    Out << " (rules measured on sm_90, carried over to " << R.Arch << ")";
  Out << "\n";
}

} // namespace bankcheck
