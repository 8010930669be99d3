#include "Sass/FatBinary.h"
#include "Limits/ObjectLimits.h"
#include "Sass/Lz4.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Endian.h"
#include <cinttypes>

using namespace llvm;

namespace bankcheck::sass {
namespace {

constexpr uint32_t Magic = 0xba55ed50;
constexpr uint64_t HeaderBytes = 16, EntryBytes = 64;
enum : uint16_t { MachineCode = 2 };
enum : uint64_t { PackedByLz4 = 0x2000, PackedByZstd = 0x8000 };

/// The caller has checked that it is there.
template <class T> T at(StringRef Bytes, uint64_t Offset) {
  return support::endian::read<T, endianness::little>(Bytes.data() + Offset);
}

class SectionReader {
public:
  SectionReader(StringRef Section, uint64_t &Room, std::vector<Image> &Images)
      : Section(Section), Room(Room), Images(Images) {}

  Error run() {
    uint64_t At = 0;
    while (true) {
      while (At < Section.size() && !Section[At])
        ++At; // padding between the parts that a linker puts together
      if (At == Section.size())
        return Error::success();
      if (!isFatBinary(Section.substr(At)))
        return error(At, "no fat binary begins");
      const uint64_t Header = at<uint16_t>(Section, At + 6), Size = at<uint64_t>(Section, At + 8);
      if (Header < HeaderBytes || Header > Section.size() - At || Size > Section.size() - At - Header)
        return error(At, "a fat binary is cut off");
      if (Error E = readEntries(At + Header, At + Header + Size))
        return E;
      At += Header + Size;
    }
  }

private:
  StringRef Section;
  uint64_t &Room;
  std::vector<Image> &Images;

  static Error error(uint64_t At, const Twine &What) {
    return createStringError("at byte " + Twine(At) + " of its fat binaries " + What);
  }

  Error readEntries(uint64_t At, uint64_t End) {
    while (At < End) {
      if (End - At < EntryBytes)
        return error(At, "an entry is cut off");
      const uint64_t Header = at<uint32_t>(Section, At + 4), Size = at<uint64_t>(Section, At + 8);
      if (Header < EntryBytes || Header > End - At || Size > End - At - Header)
        return error(At, "an entry is cut off");
      if (at<uint16_t>(Section, At) == MachineCode)
        if (Error E = addImage(At, Section.substr(At + Header, Size)))
          return E;
      At += Header + Size;
    }
    return Error::success();
  }

  Error addImage(uint64_t At, StringRef Data) {
    if (Images.size() == limits::DeviceImages)
      return error(At, "there are more than " + Twine(limits::DeviceImages) + " images");
    const uint64_t Packed = at<uint32_t>(Section, At + 16), Flags = at<uint64_t>(Section, At + 40);
    const bool IsPacked = Flags & (PackedByLz4 | PackedByZstd);
    const uint64_t Size = IsPacked ? at<uint64_t>(Section, At + 56) : Data.size();
    if (Size > Room)
      return error(At, "more than " + Twine(limits::UnpackedBytes) + " bytes are unpacked");
    Room -= Size;
    if (!IsPacked) {
      Images.emplace_back(Data.bytes_begin(), Data.bytes_end());
      return Error::success();
    }
    if (Packed > Data.size())
      return error(At, "packed data is cut off");
    Expected<Image> Unpacked = unpack(arrayRefFromStringRef(Data.take_front(Packed)), Size, Flags);
    if (!Unpacked)
      return error(At, "packed data can't be read: " + toString(Unpacked.takeError()));
    Images.push_back(std::move(*Unpacked));
    return Error::success();
  }

  static Expected<Image> unpack(ArrayRef<uint8_t> Packed, uint64_t Size, uint64_t Flags) {
    if (Flags & PackedByLz4)
      return unpackLz4(Packed, Size);
    if (!compression::zstd::isAvailable())
      return createStringError("zstd is not built in");
    Image Result;
    if (Error E = compression::zstd::decompress(Packed, Result, Size))
      return std::move(E);
    if (Result.size() != Size)
      return createStringError("it unpacks to %zu bytes in place of %" PRIu64, Result.size(), Size);
    return std::move(Result);
  }
};

} // namespace

bool isFatBinary(StringRef Bytes) { return Bytes.size() >= HeaderBytes && at<uint32_t>(Bytes, 0) == Magic; }

Error addFatBinaryImages(StringRef Section, uint64_t &Room, std::vector<Image> &Images) {
  return SectionReader(Section, Room, Images).run();
}

} // namespace bankcheck::sass
