#include "Match/ObjectCode.h"
#include "Input/ReadFile.h"
#include "Limits/ObjectLimits.h"
#include "Sass/DeviceImages.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace llvm;
using namespace bankcheck::sass;

namespace bankcheck::match {

Error ObjectCode::add(const std::string &File) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = input::readFile(File, limits::ObjectBytes);
  if (!Buffer)
    return createStringError("'" + File + "': " + Buffer.getError().message());
  Expected<std::vector<Image>> Cubins = deviceImages(**Buffer);
  if (!Cubins)
    return createStringError("'" + File + "': " + toString(Cubins.takeError()));
  if (Cubins->empty())
    return createStringError("'" + File + "': it holds no machine code for a GPU");
  for (const Image &Cubin : *Cubins) {
    Expected<MachineCode> Code = readCubin(toStringRef(Cubin));
    if (!Code)
      return createStringError("'" + File + "': " + toString(Code.takeError()));
    for (SourceFile &S : Code->Lines.files())
      Sources.emplace(sys::path::filename(S.Name).str(), S);
    Images.push_back(std::move(*Code));
  }
  sys::fs::file_status Status;
  if (!sys::fs::status(File, Status))
    Time = std::max<uint64_t>(Time, sys::toTimeT(Status.getLastModificationTime()));
  Identity += toHex(BLAKE3::hash(arrayRefFromStringRef((*Buffer)->getBuffer()))) + std::to_string(Time);
  Name = ++Files == 1 ? "'" + File + "'" : std::to_string(Files) + " objects";
  return Error::success();
}

ObjectCode::Found ObjectCode::find(StringRef Name, unsigned Architecture) const {
  Found Result;
  for (const MachineCode &Code : Images) {
    if (Code.Architecture != Architecture)
      continue;
    for (const sass::Function &F : Code.Functions)
      if (F.IsKernel && F.Name == Name) {
        if (!Result)
          Result = {&Code, &F};
        else
          Result.IsOneOfSeveral |= F.Code != Result.Function->Code;
      }
  }
  return Result;
}

std::string ObjectCode::whyOfOtherSource(StringRef Path, uint64_t Size, uint64_t Changed) const {
  auto [Begin, End] = Sources.equal_range(sys::path::filename(Path).str());
  if (Begin == End)
    return "";
  auto AsNow = std::find_if(Begin, End, [&](const auto &S) { return !S.second.Size || S.second.Size == Size; });
  if (AsNow == End)
    return "'" + Path.str() + "' has " + std::to_string(Size) + " bytes, and had " +
           std::to_string(Begin->second.Size) + " when " + Name + " was made";
  return AsNow->second.Time == Changed || Changed <= Time ? "" : "'" + Path.str() + "' is newer than " + Name;
}

bool ObjectCode::hasArchitecture(unsigned Architecture) const {
  return any_of(Images, [&](const MachineCode &Code) { return Code.Architecture == Architecture; });
}

std::string ObjectCode::archText() const {
  std::set<unsigned> All;
  for (const MachineCode &Code : Images)
    All.insert(Code.Architecture);
  return join(map_range(All, [](unsigned Number) { return "sm_" + std::to_string(Number); }), ", ");
}

} // namespace bankcheck::match
