// --format=html. The page, its style and its script are files of lib/Report/html; the
// report travels in it as JSON, which the script draws.

#include "Banks/Cost.h"
#include "Banks/Schedule.h"
#include "Report/DataText.h"
#include "Report/FixDiff.h"
#include "Report/Identity.h"
#include "Report/Json.h"
#include "Report/JsonValues.h"
#include "Report/Renderers.h"
#include "Report/TimeText.h"
#include "Report/Told.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Mustache.h"
#include "llvm/Support/raw_ostream.h"

#include "Report/HtmlParts.inc"

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::report {
namespace {

/// What pictures may take of a page, in bytes; accesses share it evenly.
constexpr size_t PictureBytes = 5 << 20;
/// Source text that a page holds.
constexpr size_t SourceBytes = 3 << 20;
/// Patches that make the fixes.
constexpr size_t DiffBytes = 1 << 20;

/// A share of PictureBytes.
class Budget {
public:
  explicit Budget(size_t Bytes) : BytesLeft(Bytes) {}
  bool take(size_t Bytes) {
    bool Fits = Bytes <= BytesLeft;
    BytesLeft -= std::min(Bytes, BytesLeft);
    return Fits;
  }

private:
  size_t BytesLeft;
};

/// Writes what the script draws, one access at a time: as JSON they take many times their text.
class Page {
public:
  Page(const ReportView &R, const std::map<std::string, std::string> &Sources) : R(R), Sources(Sources) {}

  void write(json::OStream &J) {
    J.object([&] {
      J.attributeArray("accesses", [&] { writeAccesses(J); });
      J.attribute("diffs", std::move(Diffs));
      J.attributeArray("kernels", [&] { writeKernels(J); });
      J.attribute("requests", std::move(Requests));
      J.attribute("sources", std::move(Texts));
    });
  }

private:
  const ReportView &R;
  const std::map<std::string, std::string> &Sources;
  json::Array Requests, Diffs;
  json::Object Texts;                         ///< Of Sources, those that fit.
  std::map<std::string, size_t> RequestIndex; ///< By its text.

  std::map<const void *, json::Value> DiffIndex; ///< By what keeps the edits; null where there is no diff.
  Budget DiffsLeft{DiffBytes};

  void writeKernels(json::OStream &J) const {
    for (const KernelFinding &K : R.Kernels) {
      json::Object O{
          {"name", json::fixUTF8(K.Name)}, {"block", K.Block.text()}, {"from", json::fixUTF8(K.BlockOrigin)}};
      if (K.Gain && !K.Gain->Resources.empty()) {
        O["gain"] = gainText(*K.Gain);
        O["resources"] = json::Array(K.Gain->Resources);
      }
      J.value(std::move(O));
    }
  }

  void writeAccesses(json::OStream &J) {
    size_t Share = PictureBytes / std::max<size_t>(R.size(), 1);
    size_t SourceLeft = SourceBytes;
    SmallString<256> Here;
    sys::fs::current_path(Here);
    IdentityCount Seen;
    Told(R, {.All = true}).eachAccess([&](const Diagnostic &D) {
      J.value(valueOf(D, Seen.fingerprintOf(identityOf(R, D, Here)), Share));
      const std::string &File = D.Access->Where.File;
      if (auto It = Sources.find(File); It != Sources.end() && It->second.size() <= SourceLeft &&
                                        Texts.try_emplace(json::fixUTF8(File), json::fixUTF8(It->second)).second)
        SourceLeft -= It->second.size();
    });
  }

  /// Its place in Diffs.
  json::Value diffIndexOf(const EditList &Edits) {
    auto [It, New] = DiffIndex.try_emplace(Edits.keeper(), nullptr);
    if (New)
      if (std::string Diff = diffOf(Edits, Sources); !Diff.empty() && DiffsLeft.take(Diff.size())) {
        It->second = Diffs.size();
        Diffs.push_back(json::fixUTF8(Diff));
      }
    return It->second;
  }

  /// \p Link: what a link to it names, the same in later reports.
  json::Object valueOf(const Diagnostic &D, std::string Link, size_t Share) {
    const AccessFinding &A = *D.Access;
    json::Array Notes;
    for (const DiagnosticNote &N : D.Notes)
      Notes.push_back(
          json::Array{N.Where == A.Where ? "" : json::fixUTF8(N.Where.File) + ":" + std::to_string(N.Where.Line),
                      json::fixUTF8(N.Message)});
    for (const Location &P : A.Conditions)
      Notes.push_back(json::Array{json::fixUTF8(P.File) + ":" + std::to_string(P.Line),
                                  "the numbers are those if this condition lets the warp pass"});
    bool Conflict = A.Verdict == FindingVerdict::Conflict;
    auto Over = [&](uint64_t Wavefronts, uint64_t Ideal) {
      return Conflict && Wavefronts > Ideal ? Wavefronts - Ideal : 0;
    };
    uint64_t RequestExcess = A.Worst ? Over(A.Worst->Wavefronts, A.Worst->Ideal) : 0;
    json::Object O{{"id", A.Id},
                   {"link", std::move(Link)},
                   {"kernel", A.Kernel},
                   {"file", json::fixUTF8(A.Where.File)},
                   {"line", A.Where.Line},
                   {"column", A.Where.Column},
                   {"expression", json::fixUTF8(A.Expression)},
                   {"array", json::fixUTF8(A.Array)},
                   {"verdict", A.Verdict},
                   {"hardwareAddressed", A.HardwareAddressed},
                   {"range", A.Data   ? json::Value(wavefrontsText(*A.Data))
                             : A.Copy ? json::Value(std::to_string(A.Copy->LeastCycles) + " cycles or more")
                                      : json::Value(nullptr)},
                   {"message", json::fixUTF8(D.Message)},
                   {"notes", std::move(Notes)},
                   {"excessKnown", A.PerBlock.has_value()},
                   {"excess", A.PerBlock ? Over(A.PerBlock->Wavefronts, A.PerBlock->Ideal) : RequestExcess},
                   {"requestExcess", RequestExcess},
                   {"ways", A.Worst ? A.Worst->Ways : 0},
                   {"wavefronts", A.Worst ? json::Value(A.Worst->Wavefronts) : json::Value(nullptr)},
                   {"ideal", A.Worst ? json::Value(A.Worst->Ideal) : json::Value(nullptr)}};
    addPictures(A, Budget(Share), O);
    return O;
  }

  /// The drawn requests that fit, the worst first and always.
  void addPictures(const AccessFinding &A, Budget Remaining, json::Object &Into) {
    json::Array Drawn;
    std::vector<json::Array> Fixed(A.Fixes.size());
    for (size_t I = 0; I < A.Drawn.size(); ++I) {
      json::Array Runs = runsOf(A.Drawn[I], Remaining);
      bool Fits = true;
      json::Value Now = indexOf(A.Drawn[I].Asked, Remaining, Fits);
      if (Now.kind() == json::Value::Null || ((!Fits || Runs.empty()) && I))
        break;
      for (size_t F = 0; F < A.Fixes.size(); ++F)
        if (I < A.Fixes[F].Drawn.size())
          Fixed[F].push_back(A.Fixes[F].Drawn[I] ? indexOf(*A.Fixes[F].Drawn[I], Remaining, Fits)
                                                 : json::Value(nullptr));
      Drawn.push_back(
          json::Object{{"request", std::move(Now)}, {"count", A.Drawn[I].Count}, {"runs", std::move(Runs)}});
    }
    json::Array Fixes;
    for (size_t F = 0; F < A.Fixes.size(); ++F)
      Fixes.push_back(json::Object{{"description", json::fixUTF8(A.Fixes[F].Description)},
                                   {"diff", diffIndexOf(A.Fixes[F].Edits)},
                                   {"byHand", A.Fixes[F].Edits.empty()},
                                   {"drawn", std::move(Fixed[F])}});
    Into["drawn"] = std::move(Drawn);
    Into["fixes"] = std::move(Fixes);
  }

  /// [iteration, [[first warp, last warp], ...]] for each iteration.
  static json::Array runsOf(const DrawnFinding &D, Budget &Remaining) {
    std::vector<std::string> Order;
    std::map<std::string, std::vector<std::pair<unsigned, unsigned>>> Warps;
    for (const auto &[Warp, Iteration] : D.Runs) {
      std::vector<std::pair<unsigned, unsigned>> &Ranges = Warps[Iteration];
      if (Ranges.empty())
        Order.push_back(Iteration);
      if (!Ranges.empty() && Ranges.back().second + 1 == Warp)
        Ranges.back().second = Warp;
      else
        Ranges.push_back({Warp, Warp});
    }
    json::Array Result;
    for (const std::string &Iteration : Order) {
      json::Array Ranges;
      for (auto [First, Last] : Warps[Iteration])
        Ranges.push_back(json::Array{First, Last});
      if (!Remaining.take(Iteration.size() + 8 + 8 * Ranges.size()) && !Result.empty())
        break;
      Result.push_back(json::Array{json::fixUTF8(Iteration), std::move(Ranges)});
    }
    return Result;
  }

  /// Its place in Requests; null without a rule.
  json::Value indexOf(const Request &R, Budget &Remaining, bool &Fits) {
    std::optional<Cost> C = costOf(R);
    std::optional<Schedule> S = scheduleOf(R);
    if (!C || !S)
      return nullptr;
    json::Array Offsets, Served;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      bool Active = R.Active >> Lane & 1;
      Offsets.push_back(Active ? R.Offsets[Lane] : 0);
      Served.push_back(Active ? S->Wavefront[Lane] : 0);
    }
    json::Value V = json::Object{
        {"width", R.Width},       {"active", R.Active}, {"offsets", std::move(Offsets)}, {"served", std::move(Served)},
        {"turns", S->Wavefronts}, {"loop", S->IsLoop},  {"wavefronts", C->Wavefronts},   {"ideal", C->Ideal}};
    std::string Text;
    raw_string_ostream(Text) << V;
    auto [It, New] = RequestIndex.try_emplace(Text, Requests.size());
    if (New) {
      Fits &= Remaining.take(Text.size());
      Requests.push_back(std::move(V));
    }
    return It->second;
  }
};

/// JSON inside a script element: nothing in it can end the element.
class Embedded : public raw_ostream {
public:
  explicit Embedded(raw_ostream &Out) : Out(Out) { SetBufferSize(1 << 16); }
  ~Embedded() override { flush(); }

private:
  raw_ostream &Out;
  uint64_t Position = 0;

  uint64_t current_pos() const override { return Position; }
  void write_impl(const char *Text, size_t Size) override {
    Position += Size;
    for (StringRef Rest(Text, Size); !Rest.empty();) {
      const auto [Before, Behind] = Rest.split('<');
      Out << Before;
      if (Before.size() < Rest.size())
        Out << "\\u003c";
      Rest = Behind;
    }
  }
};

} // namespace

void renderHtml(const ReportView &R, const std::map<std::string, std::string> &Sources, const std::string &Version,
                raw_ostream &Out) {
  std::string Title = "bankcheck: " + std::to_string(R.count(FindingVerdict::Conflict)) + " conflicts";
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  mustache::MustacheContext Context(Allocator, Saver);
  mustache::Template Template(page_page, Context);
  constexpr char DataMark[] = "\x01"; // stands for the data, which are written without a copy
  std::string Frame;
  raw_string_ostream FrameOut(Frame);
  Template.render(json::Object{{"title", Title},
                               {"summary", summaryOf(R)},
                               {"version", Version},
                               {"arch", join(R.Head.Archs, ", ")},
                               {"style", page_style},
                               {"script", std::string("\"use strict\";\n") + page_clipboard + page_breaks +
                                              page_colours + page_syntax + page_totals + page_resources + page_script},
                               {"data", DataMark}},
                  FrameOut);
  const auto [Before, Behind] = StringRef(Frame).split(DataMark);
  Out << Before;
  {
    Embedded Data(Out);
    json::OStream J(Data);
    Page(R, Sources).write(J);
  }
  Out << Behind;
}

} // namespace bankcheck::report
