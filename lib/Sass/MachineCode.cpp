#include "Sass/MachineCode.h"
#include "Sass/DeviceImages.h"
#include "Sass/Encoding.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ELF.h"

using namespace llvm;
using namespace llvm::object;

namespace bankcheck::sass {
namespace {

constexpr unsigned FirstArchitecture = 75;
constexpr uint8_t IsEntry = 0x10; // in a symbol's st_other
constexpr unsigned NewFlagsVersion = 8;

/// The architecture is in bits 8..15 of the flags since CUDA 13, in bits 0..7 before.
unsigned architectureOf(const ELF64LE::Ehdr &Header) {
  return Header.e_ident[ELF::EI_ABIVERSION] >= NewFlagsVersion ? Header.e_flags >> 8 & 255 : Header.e_flags & 255;
}

class CubinReader {
public:
  explicit CubinReader(ELF64LEFile File) : File(std::move(File)) {}

  Expected<MachineCode> run() {
    Result.Architecture = architectureOf(File.getHeader());
    if (Result.Architecture < FirstArchitecture)
      return createStringError("it is for sm_" + Twine(Result.Architecture) + "; machine code is read from sm_" +
                               Twine(FirstArchitecture) + " on");
    auto Found = File.sections();
    if (!Found)
      return Found.takeError();
    Sections = *Found;
    for (const ELF64LE::Shdr &S : Sections)
      if (Error E = addSection(S))
        return std::move(E);
    if (Error E = readSymbols())
      return std::move(E);
    if (Error E = placeTables())
      return std::move(E);
    if (Error E = readLines())
      return std::move(E);
    return std::move(Result);
  }

private:
  ELF64LEFile File;
  ELF64LEFile::Elf_Shdr_Range Sections;
  MachineCode Result;
  StringRef DebugLine, Strings, Attributes;
  unsigned DebugLineSection = 0, TablesSection = 0;
  std::map<unsigned, unsigned> SectionOfBank;
  const ELF64LE::Shdr *Symbols = nullptr;

  Error addSection(const ELF64LE::Shdr &S) {
    if (S.sh_type == ELF::SHT_SYMTAB)
      Symbols = &S;
    Expected<StringRef> Name = File.getSectionName(S);
    if (!Name)
      return Name.takeError();
    if (S.sh_type == ELF::SHT_NOBITS)
      return Error::success();
    const bool IsCode = Name->starts_with(".text.");
    const std::optional<unsigned> Bank = bankOf(*Name);
    const bool IsTables = *Name == ".nv.global.init";
    if (!IsCode && !Bank && !IsTables && *Name != ".debug_line" && *Name != ".debug_str" &&
        *Name != ".note.nv.tkinfo" && *Name != ".nv.info")
      return Error::success();
    Expected<ArrayRef<uint8_t>> Contents = File.getSectionContents(S);
    if (!Contents)
      return createStringError("section " + *Name + ": " + toString(Contents.takeError()));
    const StringRef Bytes = toStringRef(*Contents);
    const unsigned Index = &S - Sections.begin();
    if (IsCode)
      addFunction(Name->drop_front(StringRef(".text.").size()), Index, Bytes);
    else if (Bank)
      Result.Constants[*Bank] = Bytes.str(), SectionOfBank[*Bank] = Index;
    else if (IsTables)
      Result.Tables = Bytes.str(), TablesSection = Index;
    else if (*Name == ".debug_line")
      DebugLine = Bytes, DebugLineSection = Index;
    else if (*Name == ".debug_str")
      Strings = Bytes;
    else if (*Name == ".nv.info")
      Attributes = Bytes;
    else
      readToolkit(Bytes);
    return Error::success();
  }

  /// Of `.nv.constant3`, what is declared __constant__, and `.nv.constant4`, the addresses of global memory. Others are
  /// of one function.
  static std::optional<unsigned> bankOf(StringRef Name) {
    return Name == ".nv.constant3" ? std::optional(3u) : Name == ".nv.constant4" ? std::optional(4u) : std::nullopt;
  }

  void addFunction(StringRef Name, unsigned Section, StringRef Code) {
    Function F;
    F.Name = Name.str();
    F.Section = Section;
    for (uint64_t At = 0; Code.size() - At >= InstructionBytes; At += InstructionBytes) {
      const char *Bytes = Code.data() + At;
      F.Code.push_back({support::endian::read64le(Bytes), support::endian::read64le(Bytes + 8)});
      Instruction I = decode(F.Code.back().first, F.Code.back().second, At, Result.Architecture);
      F.HasUnknown |= I.Does == Action::Unknown;
      if (!I.Name.empty())
        ++F.Counts[I.Name.str()];
      if (I.Does != Action::Compute)
        F.Instructions.push_back(std::move(I));
    }
    Result.Functions.push_back(std::move(F));
  }

  /// ptxas's name, the toolkit, a build and options, one behind the other.
  void readToolkit(StringRef Note) {
    const size_t At = Note.find("Cuda compilation tools");
    if (At != StringRef::npos)
      Result.Compiler = Note.substr(At).split('\0').first.str();
  }

  Error readSymbols() {
    if (!Symbols)
      return Error::success();
    auto All = File.symbols(Symbols);
    if (!All)
      return All.takeError();
    DenseSet<unsigned> OfKernels;
    DenseMap<unsigned, unsigned> Registers; // by section
    const DenseMap<unsigned, unsigned> BySymbol = registersBySymbol();
    for (const ELF64LE::Sym &S : *All) {
      if (S.getType() == ELF::STT_FUNC && S.st_other & IsEntry)
        OfKernels.insert(S.st_shndx);
      if (auto Count = BySymbol.find(&S - All->begin()); Count != BySymbol.end())
        Registers[S.st_shndx] = Count->second;
    }
    for (Function &F : Result.Functions) {
      F.IsKernel = OfKernels.contains(F.Section);
      if (auto Count = Registers.find(F.Section); Count != Registers.end())
        F.Registers = Count->second;
    }
    return Error::success();
  }

  /// Of `.nv.info`: records of a format, an attribute, and two bytes, which in one format say how many more follow. Ends
  /// where a record does not fit.
  DenseMap<unsigned, unsigned> registersBySymbol() const {
    constexpr uint8_t WithSize = 4, RegisterCount = 0x2f; // as `cuobjdump -elf` names it: EIATTR_REGCOUNT
    DenseMap<unsigned, unsigned> Result;
    for (StringRef Rest = Attributes; Rest.size() >= 4;) {
      const uint8_t Format = Rest[0], Attribute = Rest[1];
      const size_t Size = Format == WithSize ? support::endian::read16le(Rest.data() + 2) : 0;
      Rest = Rest.drop_front(4);
      if (Size > Rest.size())
        break;
      if (Format == WithSize && Attribute == RegisterCount && Size == 8)
        Result[support::endian::read32le(Rest.data())] = support::endian::read32le(Rest.data() + 4);
      Rest = Rest.drop_front(Size);
    }
    return Result;
  }

  /// Writes the addresses of tables into the constants that have them, and forgets all others.
  Error placeTables() {
    auto Bank = Result.Constants.find(4);
    if (Bank == Result.Constants.end())
      return Error::success();
    DenseMap<uint64_t, LineTable::Start> Addresses;
    for (const ELF64LE::Shdr &S : Sections)
      if (Symbols && S.sh_info == SectionOfBank[4] && S.sh_type == ELF::SHT_RELA) {
        if (Error E = addStarts(File.relas(S), Addresses))
          return E;
      } else if (Symbols && S.sh_info == SectionOfBank[4] && S.sh_type == ELF::SHT_REL) {
        if (Error E = addStarts(File.rels(S), Addresses))
          return E;
      }
    std::string &Bytes = Bank->second;
    for (auto &[At, Where] : Addresses)
      if (Where.Section == TablesSection && TablesSection && At <= Bytes.size() && Bytes.size() - At >= 8)
        support::endian::write64le(Bytes.data() + At, MachineCode::TablesBegin + Where.Offset);
    return Error::success();
  }

  Error readLines() {
    if (DebugLine.empty() || !Symbols)
      return Error::success();
    DenseMap<uint64_t, LineTable::Start> Starts;
    for (const ELF64LE::Shdr &S : Sections)
      if (S.sh_info == DebugLineSection && S.sh_type == ELF::SHT_RELA) {
        if (Error E = addStarts(File.relas(S), Starts))
          return E;
      } else if (S.sh_info == DebugLineSection && S.sh_type == ELF::SHT_REL) { // before sm_90
        if (Error E = addStarts(File.rels(S), Starts))
          return E;
      }
    Expected<LineTable> Lines =
        LineTable::read(DebugLine, Strings, [&](uint64_t At) -> std::optional<LineTable::Start> {
          auto It = Starts.find(At);
          return It == Starts.end() ? std::nullopt : std::optional(It->second);
        });
    if (!Lines)
      return Lines.takeError();
    Result.Lines = std::move(*Lines);
    return Error::success();
  }

  static uint64_t addendOf(const ELF64LE::Rela &R) { return R.r_addend; }
  static uint64_t addendOf(const ELF64LE::Rel &) { return 0; } // it stands where the relocation is made

  template <class Range> Error addStarts(Range Relocations, DenseMap<uint64_t, LineTable::Start> &Starts) {
    if (!Relocations)
      return Relocations.takeError();
    for (const auto &R : *Relocations) {
      Expected<const ELF64LE::Sym *> Symbol = File.getRelocationSymbol(R, Symbols);
      if (!Symbol)
        return Symbol.takeError();
      if (*Symbol)
        Starts[R.r_offset] = {(*Symbol)->st_shndx, (*Symbol)->st_value + addendOf(R)};
    }
    return Error::success();
  }
};

} // namespace

std::optional<uint32_t> MachineCode::constantAt(unsigned Bank, uint64_t Offset) const {
  auto Found = Constants.find(Bank);
  if (Found == Constants.end() || Offset > Found->second.size() || Found->second.size() - Offset < sizeof(uint32_t))
    return std::nullopt;
  return support::endian::read32le(Found->second.data() + Offset);
}

std::optional<uint64_t> MachineCode::tableAt(uint64_t Address, unsigned Size) const {
  const uint64_t Offset = Address - TablesBegin;
  if (Address < TablesBegin || Offset > Tables.size() || Tables.size() - Offset < Size)
    return std::nullopt;
  uint64_t Value = 0;
  for (unsigned I = 0; I < Size; ++I)
    Value |= uint64_t(uint8_t(Tables[Offset + I])) << 8 * I;
  return Value;
}

Expected<MachineCode> readCubin(StringRef Bytes) {
  if (!isCubin(Bytes))
    return createStringError("it is no cubin");
  Expected<ELF64LEFile> File = ELF64LEFile::create(Bytes);
  if (!File)
    return File.takeError();
  return CubinReader(std::move(*File)).run();
}

} // namespace bankcheck::sass
