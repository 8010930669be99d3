#include "Driver/LineTable.h"
#include "Driver/GroupAnalysis.h"
#include "Report/ReportArchive.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::driver {
namespace {

unsigned rankIn(const std::vector<unsigned> &Numbers, unsigned N) {
  return llvm::lower_bound(Numbers, N) - Numbers.begin();
}

void sortUnique(std::vector<unsigned> &Numbers) {
  llvm::sort(Numbers);
  Numbers.erase(llvm::unique(Numbers), Numbers.end());
}

/// Visits findings as an archive does.
class Mover {
public:
  static constexpr bool Reads = false;
  Mover(const SpelledLines &Before, const SpelledLines &Now) : Before(Before), Now(Now) {}

  bool HasFailed = false;

  template <typename... T> void operator()(T &...Values) { (visit(Values), ...); }

private:
  const SpelledLines &Before, &Now;
  std::map<const void *, EditList> Edits; ///< Those moved, by their keeper before.
  std::vector<EditList> Kept;             ///< So that no other takes its place.

  unsigned line(const std::string &File, unsigned Line) {
    if (!Line)
      return 0;
    auto Old = Before.find(File), New = Now.find(File);
    if (Old == Before.end() || New == Now.end())
      return fail();
    unsigned Rank = rankIn(Old->second.Lines, Line);
    if (Rank >= Old->second.Lines.size() || Old->second.Lines[Rank] != Line || Rank >= New->second.Lines.size())
      return fail();
    return New->second.Lines[Rank];
  }

  /// Of a file that is not told: all that have such a line agree.
  unsigned lineOfAny(unsigned Line) {
    if (!Line)
      return 0;
    std::optional<unsigned> Found;
    for (const auto &[File, Numbers] : Before)
      if (llvm::binary_search(Numbers.Lines, Line)) {
        unsigned Moved = line(File, Line);
        if (Found.value_or(Moved) != Moved)
          return fail();
        Found = Moved;
      }
    return Found ? *Found : fail();
  }

  /// Within a piece of text, or at its end.
  unsigned byte(const std::string &File, unsigned Offset) {
    auto Old = Before.find(File), New = Now.find(File);
    if (Old == Before.end() || New == Now.end() || Old->second.Bytes.size() != New->second.Bytes.size())
      return fail();
    auto It = llvm::upper_bound(Old->second.Bytes, Offset);
    if (It == Old->second.Bytes.begin())
      return fail();
    size_t Rank = std::prev(It) - Old->second.Bytes.begin();
    // Both ends of a piece were noted.
    if (Old->second.Bytes[Rank] != Offset)
      return fail();
    return New->second.Bytes[Rank];
  }

  unsigned fail() {
    HasFailed = true;
    return 0;
  }

  /// "line 12"; of "lines 3, 5" it is not known what belongs to it.
  void text(std::string &Text) {
    std::string Moved;
    for (size_t From = 0;;) {
      size_t At = Text.find("line", From);
      if (At == std::string::npos) {
        Moved += Text.substr(From);
        break;
      }
      size_t Behind = At + 4;
      bool IsPlural = Behind < Text.size() && Text[Behind] == 's';
      size_t Digits = Behind + IsPlural + 1;
      bool IsWord =
          !(At && isAlnum(Text[At - 1])) && Digits < Text.size() && Text[Digits - 1] == ' ' && isDigit(Text[Digits]);
      if (!IsWord) {
        Moved += Text.substr(From, Behind - From);
        From = Behind;
        continue;
      }
      StringRef Number = StringRef(Text).substr(Digits).take_while([](char C) { return isDigit(C); });
      unsigned Line = 0;
      if (IsPlural || Number.getAsInteger(10, Line)) {
        fail();
        return;
      }
      Moved += Text.substr(From, Digits - From) + std::to_string(lineOfAny(Line));
      From = Digits + Number.size();
    }
    Text = std::move(Moved);
  }

  void visit(Location &P) { P.Line = line(P.File, P.Line); }
  void visit(std::string &Text) { text(Text); }
  void visit(EditFinding &E) {
    E.EndLine = line(E.Begin.File, E.EndLine);
    unsigned End = byte(E.Begin.File, E.Offset + E.Length);
    E.Offset = byte(E.Begin.File, E.Offset);
    HasFailed |= End - E.Offset != E.Length;
    visit(E.Begin);
  }
  void visit(EditList &List) {
    if (List.empty())
      return;
    auto [It, IsNew] = Edits.try_emplace(List.keeper());
    if (IsNew) {
      std::vector<EditFinding> All = List.all();
      for (EditFinding &E : All)
        visit(E);
      It->second = EditList(std::move(All));
      Kept.push_back(List);
    }
    List = It->second;
  }
  void visit(ClaimFinding &F) {
    for (unsigned &Line : F.MayRunWith)
      Line = lineOfAny(Line);
    members(*this, F);
  }
  void visit(AccessFinding &F) {
    F.EndLine = line(F.Where.File, F.EndLine);
    std::string Expression = std::move(F.Expression); // of the source
    members(*this, F);
    F.Expression = std::move(Expression);
  }
  template <typename T> void visit(std::vector<T> &All) {
    if constexpr (!cache::Scalar<T>)
      for (T &Each : All)
        visit(Each);
  }
  template <typename T, size_t N> void visit(std::array<T, N> &All) {
    if constexpr (!cache::Scalar<T>)
      for (T &Each : All)
        visit(Each);
  }
  template <typename T> void visit(std::optional<T> &V) {
    if (V)
      visit(*V);
  }
  template <typename A, typename B> void visit(std::pair<A, B> &V) {
    visit(V.first);
    visit(V.second);
  }
  template <typename K, typename V> void visit(std::map<K, V> &) { static_assert(cache::Scalar<V>); }
  template <typename T> void visit(std::set<T> &) {}
  template <typename T> void visit(T &V) {
    if constexpr (!cache::Scalar<T> && !std::is_same_v<T, double>)
      members(*this, V);
  }
};

} // namespace

void LineTable::close() {
  for (auto &[File, All] : Files) {
    sortUnique(All.Lines);
    sortUnique(All.Bytes);
  }
}

unsigned LineTable::rankOfLine(const std::string &File, unsigned Line) const {
  return rankIn(Files.at(File).Lines, Line);
}

unsigned LineTable::rankOfByte(const std::string &File, unsigned Offset) const {
  return rankIn(Files.at(File).Bytes, Offset);
}

bool moveFindings(GroupFindings &Found, const SpelledLines &Before, const SpelledLines &Now) {
  if (Before == Now)
    return true;
  Mover Move(Before, Now);
  for (KernelFindings &Kernel : Found.Kernels)
    Move(Kernel.Kernels, Kernel.Accesses, Kernel.Oversized);
  return !Move.HasFailed;
}

} // namespace bankcheck::driver
