#include "Sass/MachineCode.h"
#include "Sass/DeviceImages.h"
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
    if (Error E = readLines())
      return std::move(E);
    return std::move(Result);
  }

private:
  ELF64LEFile File;
  ELF64LEFile::Elf_Shdr_Range Sections;
  MachineCode Result;
  StringRef DebugLine, Strings;
  unsigned DebugLineSection = 0;
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
    if (!IsCode && *Name != ".debug_line" && *Name != ".debug_str" && *Name != ".note.nv.tkinfo")
      return Error::success();
    Expected<ArrayRef<uint8_t>> Contents = File.getSectionContents(S);
    if (!Contents)
      return createStringError("section " + *Name + ": " + toString(Contents.takeError()));
    const StringRef Bytes = toStringRef(*Contents);
    const unsigned Index = &S - Sections.begin();
    if (IsCode)
      addFunction(Name->drop_front(StringRef(".text.").size()), Index, Bytes);
    else if (*Name == ".debug_line")
      DebugLine = Bytes, DebugLineSection = Index;
    else if (*Name == ".debug_str")
      Strings = Bytes;
    else
      readToolkit(Bytes);
    return Error::success();
  }

  void addFunction(StringRef Name, unsigned Section, StringRef Code) {
    Function F;
    F.Name = Name.str();
    F.Section = Section;
    for (uint64_t At = 0; Code.size() - At >= InstructionBytes; At += InstructionBytes) {
      const char *Bytes = Code.data() + At;
      Instruction I =
          decode(support::endian::read64le(Bytes), support::endian::read64le(Bytes + 8), At, Result.Architecture);
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
    for (const ELF64LE::Sym &S : *All)
      if (S.getType() == ELF::STT_FUNC && S.st_other & IsEntry)
        OfKernels.insert(S.st_shndx);
    for (Function &F : Result.Functions)
      F.IsKernel = OfKernels.contains(F.Section);
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

Expected<MachineCode> readCubin(StringRef Bytes) {
  if (!isCubin(Bytes))
    return createStringError("it is no cubin");
  Expected<ELF64LEFile> File = ELF64LEFile::create(Bytes);
  if (!File)
    return File.takeError();
  return CubinReader(std::move(*File)).run();
}

} // namespace bankcheck::sass
