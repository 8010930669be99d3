#include "Sass/Lz4.h"

using namespace llvm;

namespace bankcheck::sass {
namespace {

constexpr size_t ShortestMatch = 4;

class Unpacker {
public:
  Unpacker(ArrayRef<uint8_t> Packed, size_t Size) : Packed(Packed), Size(Size) {}

  Expected<SmallVector<uint8_t, 0>> run() {
    while (!Packed.empty()) {
      const uint8_t Token = Packed.consume_front();
      size_t Literals = lengthOf(Token >> 4);
      if (Literals > Packed.size() || Literals > Size - Out.size())
        return damaged("literals");
      Out.append(Packed.begin(), Packed.begin() + Literals);
      Packed = Packed.drop_front(Literals);
      if (Packed.empty())
        break; // the last sequence has no match
      if (Packed.size() < 2)
        return damaged("a distance");
      const size_t Distance = Packed[0] | Packed[1] << 8;
      Packed = Packed.drop_front(2);
      const size_t Length = lengthOf(Token & 15) + ShortestMatch;
      if (!Distance || Distance > Out.size() || Length > Size - Out.size())
        return damaged("a match");
      for (size_t I = 0; I < Length; ++I) // may read what it has just written
        Out.push_back(Out[Out.size() - Distance]);
    }
    if (Out.size() != Size)
      return createStringError("it unpacks to %zu bytes in place of %zu", Out.size(), Size);
    return std::move(Out);
  }

private:
  ArrayRef<uint8_t> Packed;
  size_t Size;
  SmallVector<uint8_t, 0> Out;

  /// No more than 255 times the bytes of the block.
  size_t lengthOf(size_t Length) {
    if (Length != 15)
      return Length;
    for (uint8_t More = 255; More == 255 && !Packed.empty();)
      Length += More = Packed.consume_front();
    return Length;
  }

  Error damaged(const char *What) {
    return createStringError("%s behind byte %zu of the unpacked data is damaged", What, Out.size());
  }
};

} // namespace

Expected<SmallVector<uint8_t, 0>> unpackLz4(ArrayRef<uint8_t> Packed, size_t Size) {
  return Unpacker(Packed, Size).run();
}

} // namespace bankcheck::sass
