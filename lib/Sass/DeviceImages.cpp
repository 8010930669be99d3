#include "Sass/DeviceImages.h"
#include "Limits/ObjectLimits.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ELF.h"

using namespace llvm;
using namespace llvm::object;

namespace bankcheck::sass {
namespace {

class FileReader {
public:
  Expected<std::vector<Image>> run(MemoryBufferRef File) {
    if (Error E = identify_magic(File.getBuffer()) == file_magic::archive ? addArchive(File) : add(File.getBuffer()))
      return std::move(E);
    return std::move(Images);
  }

private:
  uint64_t Room = limits::UnpackedBytes;
  std::vector<Image> Images;

  Error addArchive(MemoryBufferRef File) {
    Expected<std::unique_ptr<Archive>> Members = Archive::create(File);
    if (!Members)
      return Members.takeError();
    Error Failed = Error::success();
    for (const Archive::Child &Member : (*Members)->children(Failed)) {
      Expected<StringRef> Bytes = Member.getBuffer();
      if (!Bytes)
        return joinErrors(std::move(Failed), Bytes.takeError());
      // Others may hold no code: a list of names, or objects of other formats.
      if (isKnown(*Bytes))
        if (Error E = add(*Bytes))
          return joinErrors(std::move(Failed), std::move(E));
    }
    return Failed;
  }

  static bool isElf(StringRef Bytes) { return Bytes.starts_with(ELF::ElfMagic) && Bytes.size() > ELF::EI_NIDENT; }
  static bool isKnown(StringRef Bytes) { return isFatBinary(Bytes) || isElf(Bytes); }

  Error add(StringRef Bytes) {
    if (isFatBinary(Bytes))
      return addFatBinaryImages(Bytes, Room, Images);
    if (!isElf(Bytes))
      return createStringError("it is no cubin, fat binary, or object in ELF");
    const bool Is64 = Bytes[ELF::EI_CLASS] == ELF::ELFCLASS64, IsLittle = Bytes[ELF::EI_DATA] == ELF::ELFDATA2LSB;
    if (!Is64 || !IsLittle)
      return createStringError("it is for another host than one of 64 bits, little endian");
    if (isCubin(Bytes)) {
      if (Bytes.size() > Room || Images.size() == limits::DeviceImages)
        return createStringError("it holds more machine code than is read");
      Room -= Bytes.size();
      Images.emplace_back(Bytes.bytes_begin(), Bytes.bytes_end());
      return Error::success();
    }
    Expected<ELF64LEFile> File = ELF64LEFile::create(Bytes);
    if (!File)
      return File.takeError();
    auto Sections = File->sections();
    if (!Sections)
      return Sections.takeError();
    // A linked program keeps the code that was linked in the second.
    for (StringRef Wanted : {".nv_fatbin", "__nv_relfatbin"}) {
      const size_t Before = Images.size();
      for (const auto &Section : *Sections) {
        Expected<StringRef> Name = File->getSectionName(Section);
        if (!Name)
          return Name.takeError();
        if (*Name != Wanted)
          continue;
        Expected<ArrayRef<uint8_t>> Contents = File->getSectionContents(Section);
        if (!Contents)
          return Contents.takeError();
        if (Error E = addFatBinaryImages(toStringRef(*Contents), Room, Images))
          return E;
      }
      if (Images.size() != Before)
        break;
    }
    return Error::success();
  }
};

} // namespace

bool isCubin(StringRef Bytes) {
  return Bytes.size() >= sizeof(ELF64LE::Ehdr) && Bytes.starts_with(ELF::ElfMagic) &&
         Bytes[ELF::EI_CLASS] == ELF::ELFCLASS64 && support::endian::read16le(Bytes.data() + 18) == ELF::EM_CUDA;
}

Expected<std::vector<Image>> deviceImages(MemoryBufferRef File) { return FileReader().run(File); }

} // namespace bankcheck::sass
