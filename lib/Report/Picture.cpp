#include "Report/Picture.h"
#include "Banks/Cost.h"
#include "Banks/Schedule.h"
#include "Report/Escape.h"
#include "Report/RunText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::report {
namespace {

constexpr unsigned NameWidth = 8, LanesWidth = 13;

void drawStrip(const std::array<uint8_t, BankCount> &Wanted, raw_ostream &Out) {
  for (uint8_t Words : Wanted) {
    Out.changeColor(Words == 0   ? raw_ostream::BLACK
                    : Words == 1 ? raw_ostream::GREEN
                    : Words < 4  ? raw_ostream::YELLOW
                                 : raw_ostream::RED,
                    /*Bold=*/Words != 1);
    if (!Words && Out.colors_enabled())
      Out << "\u00b7";
    else
      Out << wantedCharacter(Words);
  }
  Out.resetColor();
}

void drawRequest(StringRef Name, const Request &R, raw_ostream &Out) {
  std::optional<Schedule> S = scheduleOf(R);
  if (!S)
    return;
  bool First = true;
  for (const Schedule::Phase &P : S->Phases) {
    if (all_of(P.Wanted, [](uint8_t Words) { return !Words; }))
      continue; // no active lane: free
    std::string Lanes = S->Phases.size() == 1 ? "" : "lanes " + std::to_string(P.First) + "-" + std::to_string(P.Last);
    Out << "  " << left_justify(First ? Name : "", NameWidth) << left_justify(Lanes, LanesWidth);
    drawStrip(P.Wanted, Out);
    Out << (First ? "  " + costText(R) : "") << "\n";
    First = false;
  }
}

struct Column {
  const Request *R;
  std::optional<Schedule> Served;
};

std::string banksText(const Request &R, uint32_t Offset) {
  unsigned First = Offset / WordBytes % BankCount;
  return R.Width <= WordBytes ? std::to_string(First)
                              : std::to_string(First) + "-" + std::to_string(First + R.Width / WordBytes - 1);
}

void drawLane(const Column &C, unsigned Lane, raw_ostream &Out) {
  if (!(C.R->Active >> Lane & 1)) {
    Out << format("%7s%7s%7s", "-", "-", "-");
    return;
  }
  uint32_t Offset = C.R->Offsets[Lane];
  Out << format("%7u%7s%7u", Offset, banksText(*C.R, Offset).c_str(), C.Served ? C.Served->Wavefront[Lane] : 0);
}

} // namespace

bool coloursAreWanted(const raw_ostream &Out, Colours Asked) {
  auto IsSet = [](StringRef Name, StringRef ButNot) {
    std::optional<std::string> Value = sys::Process::GetEnv(Name);
    return Value && !Value->empty() && *Value != ButNot;
  };
  if (Asked != Colours::Auto)
    return Asked == Colours::Always;
  if (IsSet("NO_COLOR", ""))
    return false;
  return IsSet("FORCE_COLOR", "0") || IsSet("CLICOLOR_FORCE", "0") || Out.has_colors();
}

char wantedCharacter(unsigned Words) {
  return Words == 0 ? '.' : Words < 10 ? char('0' + Words) : char('a' + (Words - 10));
}

std::string costText(const Request &R) {
  std::optional<Cost> C = costOf(R);
  if (!C)
    return "";
  return std::to_string(C->Wavefronts) + (C->Wavefronts == 1 ? " wavefront" : " wavefronts") + ", ideal " +
         std::to_string(C->Ideal);
}

void drawBanks(const Request &Now, const Request *Fixed, raw_ostream &Out) {
  Out << "  " << left_justify("bank", NameWidth + LanesWidth) << "0       8       16      24\n";
  drawRequest("now", Now, Out);
  if (Fixed)
    drawRequest("fixed", *Fixed, Out);
}

void drawLanes(const Request &Now, const Request *Fixed, raw_ostream &Out) {
  std::vector<Column> Columns = {{&Now, scheduleOf(Now)}};
  if (Fixed)
    Columns.push_back({Fixed, scheduleOf(*Fixed)});
  const char *Turn = Columns[0].Served && Columns[0].Served->IsLoop ? "round" : "wave";
  constexpr unsigned Half = WarpSize / 2;
  for (unsigned Side = 0; Side < 2; ++Side)
    for (size_t C = 0; C <= Columns.size(); ++C) {
      if (C == 0)
        Out << (Side ? "    " : "  ") << "lane";
      else
        Out << format("%7s%7s%7s", C == 2 ? "fixed:" : "byte", "bank", Turn);
    }
  Out << "\n";
  for (unsigned Row = 0; Row < Half; ++Row) {
    for (unsigned Side = 0; Side < 2; ++Side) {
      unsigned Lane = Row + Side * Half;
      Out << (Side ? "    " : "  ") << format("%4u", Lane);
      for (const Column &C : Columns)
        drawLane(C, Lane, Out);
    }
    Out << "\n";
  }
}

void drawPattern(const AccessFinding &A, size_t Index, raw_ostream &Out) {
  const DrawnFinding &Drawn = A.Drawn[Index];
  const Request *Fixed = nullptr;
  const FixFinding *Fix = nullptr;
  for (const FixFinding &F : A.Fixes)
    if (!Fixed && Index < F.Drawn.size() && F.Drawn[Index]) {
      Fix = &F;
      Fixed = &*F.Drawn[Index];
    }
  Out << "  '" << plainLine(A.Expression) << "'";
  if (!Drawn.Runs.empty())
    Out << " in " << plainLine(runText(Drawn.Runs[0].first, Drawn.Runs[0].second));
  if (Drawn.Count > 1)
    Out << " and in " << Drawn.Count - 1 << (Drawn.Count == 2 ? " request" : " requests") << " like it";
  if (Fixed)
    Out << "; fixed: '" << plainLine(Fix->Description) << "'";
  Out << "\n";
  drawBanks(Drawn.Asked, Fixed, Out);
  drawLanes(Drawn.Asked, Fixed, Out);
}

void drawAccess(const AccessFinding &A, raw_ostream &Out) {
  if (!A.Drawn.empty())
    drawPattern(A, 0, Out);
}

} // namespace bankcheck::report
