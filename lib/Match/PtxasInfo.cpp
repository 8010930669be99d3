#include "Match/PtxasInfo.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace bankcheck::match {
namespace {

/// A kernel whose number of registers is still to come.
struct OpenEntry {
  unsigned Architecture;
  std::string Linkage;
  unsigned Line;
};

/// What ptxas says in \p Line; nothing if another program does.
std::optional<StringRef> saidIn(StringRef Line) {
  constexpr StringLiteral Begin = "ptxas info";
  const size_t At = Line.find(Begin);
  if (At == StringRef::npos)
    return std::nullopt;
  StringRef Said = Line.drop_front(At + Begin.size()).ltrim(' ');
  if (!Said.consume_front(":"))
    return std::nullopt;
  return Said.trim();
}

Error damaged(unsigned Line, const Twine &What) { return createStringError("line " + Twine(Line) + ": " + What); }

/// "'_Z1kPf' for 'sm_90'"
Expected<OpenEntry> entryIn(StringRef Said, unsigned Line) {
  auto [Linkage, Arch] = Said.split("' for 'sm_");
  unsigned Architecture = 0;
  if (!Linkage.consume_front("'") || Linkage.empty() || Arch.consumeInteger(10, Architecture) || !Arch.ends_with("'"))
    return damaged(Line, "a kernel and its architecture should be here: \"'_Z1kPf' for 'sm_90'\"");
  return OpenEntry{Architecture, Linkage.str(), Line};
}

Error withoutRegisters(const OpenEntry &E) {
  return damaged(E.Line, "no line 'Used N registers' of '" + E.Linkage +
                             "' follows: the text is cut off, or several compilations wrote to it at a time");
}

} // namespace

Error PtxasInfo::add(const std::string &File) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = input::readFile(File, limits::ReportBytes);
  if (!Buffer)
    return createStringError("'" + File + "': " + Buffer.getError().message());
  const StringRef Text = (*Buffer)->getBuffer();
  if (Error Failed = read(Text))
    return createStringError("'" + File + "': " + toString(std::move(Failed)));
  Identity += toHex(BLAKE3::hash(arrayRefFromStringRef(Text)));
  Name = ++Files == 1 ? "'" + File + "'" : std::to_string(Files) + " files of ptxas info";
  return Error::success();
}

Error PtxasInfo::read(StringRef Text) {
  std::optional<OpenEntry> Open;
  bool HasKernel = false;
  unsigned Number = 0;
  for (StringRef Line : split(Text, '\n')) {
    ++Number;
    std::optional<StringRef> Said = saidIn(Line);
    if (!Said)
      continue;
    if (Said->consume_front("Compiling entry function ")) {
      if (Open)
        return withoutRegisters(*Open);
      Expected<OpenEntry> Entry = entryIn(*Said, Number);
      if (!Entry)
        return Entry.takeError();
      Open = std::move(*Entry);
      HasKernel = true;
    } else if (Open && Said->consume_front("Used ")) { // else of a function that is no kernel
      unsigned Used = 0;
      if (Said->consumeInteger(10, Used) || !Said->starts_with(" registers") || !Used)
        return damaged(Number, "a number of registers should be here: \"Used 32 registers\"");
      Registers[{Open->Architecture, Open->Linkage}].insert(Used);
      Open.reset();
    }
  }
  if (Open)
    return withoutRegisters(*Open);
  if (!HasKernel)
    return createStringError("no kernel of ptxas info in it: compile with nvcc -Xptxas -v, and keep what it writes to "
                             "standard error");
  return Error::success();
}

std::optional<unsigned> PtxasInfo::registersOf(StringRef Linkage, unsigned Architecture) const {
  auto It = Registers.find({Architecture, Linkage.str()});
  if (It == Registers.end() || It->second.size() != 1)
    return std::nullopt;
  return *It->second.begin();
}

bool PtxasInfo::hasArchitecture(unsigned Architecture) const {
  return any_of(Registers, [&](const auto &Of) { return Of.first.first == Architecture; });
}

std::string PtxasInfo::archText() const {
  std::set<unsigned> All;
  for (const auto &[Of, Numbers] : Registers)
    All.insert(Of.first);
  return join(map_range(All, [](unsigned Number) { return "sm_" + std::to_string(Number); }), ", ");
}

} // namespace bankcheck::match
