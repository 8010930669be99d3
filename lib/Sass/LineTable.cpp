#include "Sass/LineTable.h"
#include "Limits/ObjectLimits.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/DataExtractor.h"

using namespace llvm;

namespace bankcheck::sass {

enum : uint8_t { InlinedCall = 0x90 }; // ptxas's own

class LineReader {
public:
  LineReader(StringRef DebugLine, StringRef Strings, LineTable::Relocated StartAt)
      : Data(DebugLine, /*IsLittleEndian=*/true, /*AddressSize=*/8), StartAt(StartAt) {
    Result.Strings = Strings.str();
  }

  Expected<LineTable> run() {
    for (uint64_t At = 0; At < Data.size();) {
      Expected<uint64_t> Next = readUnit(At);
      if (!Next)
        return createStringError("at byte " + Twine(At) + " of .debug_line " + toString(Next.takeError()));
      At = *Next;
    }
    for (auto &[Section, Sequences] : Result.OfSection)
      llvm::sort(Sequences, [](const auto &A, const auto &B) { return A.begin() < B.begin(); });
    return std::move(Result);
  }

private:
  DataExtractor Data;
  LineTable::Relocated StartAt;
  LineTable Result;
  uint64_t Rows = 0;

  // Of a unit:
  uint8_t InstructionBytes = 1, LineRange = 1, FirstSpecial = 1;
  int8_t LineBase = 0;
  std::vector<uint8_t> Operands;
  std::shared_ptr<LineTable::Files> Names;
  // Of a sequence:
  LineTable::Sequence Now;
  LineTable::Row State;
  std::optional<LineTable::Start> Begin;

  Expected<uint64_t> readUnit(uint64_t At) {
    DataExtractor::Cursor C(At);
    const uint64_t Length = Data.getU32(C);
    if (!C)
      return C.takeError();
    if (Length > Data.size() - C.tell())
      return createStringError("a line table is cut off");
    const uint64_t End = C.tell() + Length;
    // What belongs to another unit is not seen.
    DataExtractor Unit(Data.getData().take_front(End), true, 8);
    const uint16_t Version = Unit.getU16(C);
    const uint64_t HeaderLength = Unit.getU32(C);
    const uint64_t Program = C.tell() + HeaderLength;
    if (C && (Version < 2 || Version > 4))
      return createStringError("a line table has version " + Twine(Version) + ", which is not known");
    readHeader(Unit, C, Version);
    if (!C)
      return C.takeError();
    if (C.tell() > Program || Program > End)
      return createStringError("the header of a line table has another size than it says");
    C.seek(Program);
    startSequence();
    while (C && C.tell() < End)
      if (Error E = step(Unit, C))
        return joinErrors(C.takeError(), std::move(E));
    if (!C)
      return C.takeError();
    return End;
  }

  void readHeader(const DataExtractor &Unit, DataExtractor::Cursor &C, uint16_t Version) {
    InstructionBytes = Unit.getU8(C);
    if (Version >= 4)
      Unit.skip(C, 1); // operations of an instruction
    Unit.skip(C, 1);   // whether rows are statements
    LineBase = Unit.getU8(C);
    LineRange = std::max<uint8_t>(Unit.getU8(C), 1);
    FirstSpecial = std::max<uint8_t>(Unit.getU8(C), 1);
    Operands.assign(FirstSpecial, 0);
    for (unsigned Opcode = 1; Opcode < FirstSpecial && C; ++Opcode)
      Operands[Opcode] = Unit.getU8(C);
    Names = std::make_shared<LineTable::Files>();
    for (StringRef Folder = Unit.getCStrRef(C); C && !Folder.empty(); Folder = Unit.getCStrRef(C))
      Names->Folders.push_back(Folder.str());
    for (StringRef Name = Unit.getCStrRef(C); C && !Name.empty(); Name = Unit.getCStrRef(C)) {
      LineTable::Files::File &File = Names->All.emplace_back();
      File.Name = Name.str();
      File.Folder = Unit.getULEB128(C);
      File.Time = Unit.getULEB128(C);
      File.Size = Unit.getULEB128(C);
    }
  }

  void startSequence() {
    Now = {Names, {}, 0};
    State = {0, 1, 1, 0, 0};
    Begin.reset();
  }

  Error addRow() {
    if (++Rows > limits::LineRows)
      return createStringError("there are more than " + Twine(limits::LineRows) + " rows");
    if (!Now.Rows.empty() && State.Offset < Now.Rows.back().Offset)
      return createStringError("offsets of rows go down");
    Now.Rows.push_back(State);
    return Error::success();
  }

  void advance(uint64_t By) { State.Offset += By * InstructionBytes; }

  Error step(const DataExtractor &Unit, DataExtractor::Cursor &C) {
    const uint8_t Opcode = Unit.getU8(C);
    if (Opcode >= FirstSpecial) {
      advance((Opcode - FirstSpecial) / LineRange);
      State.Line += LineBase + (Opcode - FirstSpecial) % LineRange;
      return addRow();
    }
    switch (Opcode) {
    case 0:
      return extendedStep(Unit, C);
    case dwarf::DW_LNS_copy:
      return addRow();
    case dwarf::DW_LNS_advance_pc:
      return advance(Unit.getULEB128(C)), Error::success();
    case dwarf::DW_LNS_advance_line:
      State.Line += Unit.getSLEB128(C);
      return Error::success();
    case dwarf::DW_LNS_set_file:
      State.File = Unit.getULEB128(C);
      return Error::success();
    case dwarf::DW_LNS_const_add_pc:
      return advance((255 - FirstSpecial) / LineRange), Error::success();
    case dwarf::DW_LNS_fixed_advance_pc:
      State.Offset += Unit.getU16(C);
      return Error::success();
    default: // a column, the end of a prologue, ...
      for (unsigned I = 0; I < Operands[Opcode] && C; ++I)
        Unit.getULEB128(C);
      return Error::success();
    }
  }

  Error extendedStep(const DataExtractor &Unit, DataExtractor::Cursor &C) {
    const uint64_t Length = Unit.getULEB128(C);
    if (!C || !Length)
      return Error::success();
    if (Length > Unit.size() - C.tell())
      return createStringError("an instruction of a line table is cut off");
    const uint64_t End = C.tell() + Length;
    switch (Unit.getU8(C)) {
    case dwarf::DW_LNE_set_address:
      Begin = StartAt(C.tell());
      State.Offset = Unit.getU64(C);
      break;
    case InlinedCall: {
      const uint64_t Context = Unit.getULEB128(C), Name = Unit.getULEB128(C);
      if (C && Context > Now.Rows.size())
        return createStringError("a row is inlined at a row behind it");
      State.Context = Context;
      State.Function = Name;
      break;
    }
    case dwarf::DW_LNE_end_sequence:
      endSequence();
      break;
    }
    if (C)
      C.seek(End);
    return Error::success();
  }

  /// Without a relocation it is not known of what code it speaks.
  void endSequence() {
    Now.End = State.Offset;
    if (Begin && !Now.Rows.empty()) {
      for (LineTable::Row &R : Now.Rows)
        R.Offset += Begin->Offset;
      Now.End += Begin->Offset;
      Result.OfSection[Begin->Section].push_back(std::move(Now));
    }
    startSequence();
  }
};

Expected<LineTable> LineTable::read(StringRef DebugLine, StringRef Strings, Relocated StartAt) {
  return LineReader(DebugLine, Strings, StartAt).run();
}

std::string LineTable::Files::nameOf(uint64_t Number) const {
  if (!Number || Number > All.size())
    return "";
  const File &F = All[Number - 1];
  const bool IsIn = F.Folder && F.Folder <= Folders.size() && !StringRef(F.Name).starts_with("/");
  return IsIn ? Folders[F.Folder - 1] + "/" + F.Name : F.Name;
}

std::vector<SourceFile> LineTable::files() const {
  std::vector<SourceFile> Result;
  llvm::SmallPtrSet<const Files *, 4> Seen;
  for (const auto &[Section, Sequences] : OfSection)
    for (const Sequence &S : Sequences)
      if (Seen.insert(S.Names.get()).second)
        for (const Files::File &F : S.Names->All)
          Result.push_back({F.Name, F.Time, F.Size});
  return Result;
}

std::vector<Place> LineTable::placesAt(unsigned Section, uint64_t Offset) const {
  auto Sequences = OfSection.find(Section);
  if (Sequences == OfSection.end())
    return {};
  auto Next = llvm::upper_bound(Sequences->second, Offset, [](uint64_t O, const Sequence &S) { return O < S.begin(); });
  if (Next == Sequences->second.begin() || Offset >= std::prev(Next)->End)
    return {};
  const Sequence &S = *std::prev(Next);
  auto Behind = llvm::upper_bound(S.Rows, Offset, [](uint64_t O, const Row &R) { return O < R.Offset; });
  std::vector<Place> Places;
  for (size_t Number = Behind - S.Rows.begin(); Number;) {
    if (Places.size() == limits::InlinedRows)
      return {};
    const Row &R = S.Rows[Number - 1];
    const char *Name = R.Context && R.Function < Strings.size() ? &Strings[R.Function] : "";
    Places.push_back({S.Names->nameOf(R.File), R.Line, Name});
    Number = R.Context;
  }
  return Places;
}

} // namespace bankcheck::sass
