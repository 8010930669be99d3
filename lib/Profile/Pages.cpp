#include "Basic/KernelName.h"
#include "Profile/Csv.h"
#include "Profile/Profile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <set>

using namespace llvm;

namespace bankcheck::profile {
namespace {

uint64_t numberOf(StringRef Text) {
  std::string Digits = Text.str();
  llvm::erase(Digits, ',');
  uint64_t Number = 0;
  StringRef(Digits).getAsInteger(10, Number); // "-" stays 0
  return Number;
}

/// "16,384", or "16,384.000000"; nothing where it is rounded to thousands ("16.38", in Ksector), or not there ("n/a").
std::optional<uint64_t> counterOf(StringRef Text, StringRef Unit) {
  const auto [Whole, Fraction] = Text.split('.');
  std::string Digits = Whole.str();
  llvm::erase(Digits, ',');
  uint64_t Number = 0;
  if (StringRef(Digits).getAsInteger(10, Number) || Fraction.find_first_not_of('0') != StringRef::npos ||
      (!Unit.empty() && isUpper(Unit[0])))
    return std::nullopt;
  return Number;
}

/// "(32, 8, 1)"
GridExtents extentsOf(StringRef Text) {
  GridExtents Extents{1, 1, 1};
  SmallVector<StringRef, 3> Parts;
  Text.trim("()").split(Parts, ',');
  for (size_t I = 0; I < std::min<size_t>(Parts.size(), 3); ++I)
    Parts[I].trim().getAsInteger(10, Extents[I]);
  return Extents;
}

/// ncu says on lines of its own what is wrong, before and between the rows.
bool isRemark(const CsvRow &Row) { return StringRef(Row.Fields[0]).starts_with("=="); }

Expected<std::vector<ProfiledLaunch>> launchesOf(StringRef RawPage) {
  std::vector<ProfiledLaunch> Launches;
  std::vector<std::string> Header, Units;
  auto Take = [&](const CsvRow &Row) -> Error {
    if (isRemark(Row))
      return Error::success();
    if (Header.empty()) {
      if (Row.Fields[0] == "ID")
        Header = Row.Fields;
      return Error::success();
    }
    if (Row.Fields.size() != Header.size())
      return createStringError("line " + std::to_string(Row.Line) + ": cut off: " + std::to_string(Row.Fields.size()) +
                               " of " + std::to_string(Header.size()) + " fields");
    if (Row.Fields[0].empty()) {
      Units = Row.Fields;
      return Error::success();
    }
    ProfiledLaunch L;
    for (size_t I = 0; I < Header.size(); ++I) {
      if (Header[I] == "Kernel Name")
        L.Kernel = Row.Fields[I];
      if (Header[I] == "Block Size") {
        auto E = extentsOf(Row.Fields[I]);
        L.Shape.Block = {E[0], E[1], E[2]};
      }
      if (Header[I] == "Grid Size")
        L.Shape.Grid = extentsOf(Row.Fields[I]);
      for (const CounterName &C : Counters)
        if (Header[I] == C.Metric)
          L.Counted[size_t(C.Which)] = counterOf(Row.Fields[I], Units.empty() ? "" : StringRef(Units[I]));
    }
    if (L.Kernel.empty())
      return createStringError("it has no column 'Kernel Name'");
    Launches.push_back(std::move(L));
    return Error::success();
  };
  if (Error E = readCsv(RawPage, Take))
    return createStringError("raw page: " + toString(std::move(E)));
  if (Launches.empty())
    return createStringError("raw page: no launch in it");
  return Launches;
}

/// Takes the source page apart into launches.
class SourcePage {
public:
  explicit SourcePage(std::vector<ProfiledLaunch> &Launches) : Launches(Launches) {}

  Error read(StringRef Text) {
    Error Problem = readCsv(Text, [&](const CsvRow &Row) -> Error {
      if (!isRemark(Row))
        return row(Row);
      NoLines |= StringRef(Row.Fields[0]).contains("No lineinfo");
      return Error::success();
    });
    if (Problem)
      return createStringError("source page: " + toString(std::move(Problem)));
    if (Current < 0)
      return createStringError(
          NoLines ? "source page: no source lines: build the program with -lineinfo"
                  : "source page: no kernel in it; export it with --page source --csv --print-source cuda,sass");
    if (size_t(Current) + 1 != Launches.size())
      return createStringError("the source page has " + std::to_string(Current + 1) + " launches, the raw page " +
                               std::to_string(Launches.size()));
    finish();
    return Error::success();
  }

private:
  std::vector<ProfiledLaunch> &Launches;
  int Current = -1;
  bool NoLines = false;
  std::string File, Function;
  std::set<std::string> FilesSeen;
  StringMap<size_t> Column;
  size_t Columns = 0;
  unsigned Line = 0;
  /// By address: an instruction of inlined code stands in several files.
  std::map<uint64_t, ProfiledInstruction> Instructions;

  void finish() {
    if (Current < 0)
      return;
    for (auto &[Address, I] : Instructions)
      Launches[Current].Instructions.push_back(std::move(I));
    Instructions.clear();
    FilesSeen.clear();
  }

  Error row(const CsvRow &Row) {
    const std::string &First = Row.Fields[0];
    if (First == "File Path" && Row.Fields.size() > 1) {
      File = Row.Fields[1];
      Columns = 0;
    } else if (First == "Function Name" && Row.Fields.size() > 1) {
      bool Another = Row.Fields[1] != Function || FilesSeen.contains(File);
      Function = Row.Fields[1];
      if (Another) {
        finish();
        if (size_t(++Current) >= Launches.size() || kernelKey(Launches[Current].Kernel) != kernelKey(Function))
          return createStringError("line " + std::to_string(Row.Line) + ": the pages do not fit: it has '" + Function +
                                   "', the raw page " +
                                   (size_t(Current) < Launches.size() ? "'" + Launches[Current].Kernel + "'"
                                                                      : std::string("no more launches")));
      }
      FilesSeen.insert(File);
      Columns = 0;
    } else if (First == "Line No") {
      Column.clear();
      Columns = Row.Fields.size();
      for (size_t I = 0; I < Columns; ++I)
        if (!Column.try_emplace(Row.Fields[I], I).second)
          Column[Row.Fields[I] + " 2"] = I; // the second "Source" is the instruction
      for (StringRef Needed : {"Address", "Source 2", "Instructions Executed"})
        if (Error E = need(Needed, Row))
          return E;
    } else if (Columns) {
      // ncu does not double the quotes of a line of the source, whose commas then seem to begin fields.
      bool MayHaveMore = !First.empty();
      if (Row.Fields.size() < Columns || (Row.Fields.size() > Columns && !MayHaveMore))
        return createStringError("line " + std::to_string(Row.Line) + ": cut off: " +
                                 std::to_string(Row.Fields.size()) + " of " + std::to_string(Columns) + " fields");
      return instruction(Row);
    }
    return Error::success();
  }

  Error need(StringRef Name, const CsvRow &Row) const {
    if (Column.contains(Name))
      return Error::success();
    return createStringError("line " + std::to_string(Row.Line) + ": no column '" + Name.split(" 2").first +
                             "'; collect it with --section SourceCounters and print cuda,sass");
  }

  Error instruction(const CsvRow &Row) {
    // The page of a launch that accesses no shared memory, or no memory, lacks the columns of that.
    auto Field = [&](StringRef Name) {
      auto It = Column.find(Name);
      return It == Column.end() ? StringRef() : StringRef(Row.Fields[It->second]);
    };
    if (!Row.Fields[0].empty()) {
      Line = numberOf(Row.Fields[0]);
      return Error::success();
    }
    uint64_t Address = 0;
    if (Field("Address").getAsInteger(0, Address))
      return Error::success(); // "...": other instructions between
    ProfiledInstruction I;
    I.Wavefronts = numberOf(Field("L1 Wavefronts Shared"));
    if (!Field("Address Space").contains("Shared") && !I.Wavefronts)
      return Error::success();
    for (StringRef Needed : {"L1 Wavefronts Shared", "L1 Wavefronts Shared Ideal"})
      if (Error E = need(Needed, Row))
        return E;
    I.File = File;
    I.Line = Line;
    SmallVector<StringRef, 4> Words;
    Field("Source 2").split(Words, ' ', -1, /*KeepEmpty=*/false);
    size_t Name = !Words.empty() && Words[0].starts_with("@");
    if (Name < Words.size())
      I.Operation = Words[Name].rtrim(';').str();
    I.Requests = numberOf(Field("Instructions Executed"));
    I.Ideal = numberOf(Field("L1 Wavefronts Shared Ideal"));
    auto [It, New] = Instructions.try_emplace(Address, I);
    // The program's own file rather than the header that was inlined into it.
    if (!New && StringRef(It->second.File).contains("/include/") && !StringRef(File).contains("/include/"))
      It->second = I;
    return Error::success();
  }
};

} // namespace

Expected<Profile> readPages(StringRef SourcePageText, StringRef RawPage) {
  if (SourcePageText.trim().empty())
    return createStringError("source page: empty");
  if (RawPage.trim().empty())
    return createStringError("raw page: empty");
  Expected<std::vector<ProfiledLaunch>> Launches = launchesOf(RawPage);
  if (!Launches)
    return Launches.takeError();
  Profile Result;
  Result.Launches = std::move(*Launches);
  if (Error E = SourcePage(Result.Launches).read(SourcePageText))
    return std::move(E);
  return Result;
}

} // namespace bankcheck::profile
