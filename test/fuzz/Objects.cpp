// Machine code in files of any kind: cubins, fat binaries, objects and archives; the input is also taken for a packed
// block and for a line table alone. What can be read is listed.

#include "Common.h"
#include "Sass/DeviceImages.h"
#include "Sass/Listing.h"
#include "Sass/Lz4.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::sass;

static void list(StringRef Cubin) {
  Expected<MachineCode> Code = readCubin(Cubin);
  if (!Code)
    return consumeError(Code.takeError());
  std::vector<MachineCode> Images;
  Images.push_back(std::move(*Code));
  std::string Text;
  raw_string_ostream Out(Text);
  listText(Images, Out);
  listJson(Images, Out);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  const ArrayRef<uint8_t> Bytes(Data, Size);
  if (Expected<std::vector<Image>> Images = deviceImages({toStringRef(Bytes), "object"}))
    for (const Image &Cubin : *Images)
      list(toStringRef(Cubin));
  else
    consumeError(Images.takeError());
  consumeError(unpackLz4(Bytes, 1 << 16).takeError());
  consumeError(LineTable::read(toStringRef(Bytes), "names", [](uint64_t At) -> std::optional<LineTable::Start> {
                 return LineTable::Start{unsigned(At % 7), At};
               }).takeError());
  return 0;
}
