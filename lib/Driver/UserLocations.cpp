#include "Driver/UserLocations.h"

using namespace llvm;

namespace bankcheck::driver {

Location UserLocations::spelled(Location P) const {
  if (auto It = Spellings.find(P.File); It != Spellings.end())
    P.File = It->second;
  return P;
}

Location UserLocations::of(const std::vector<Location> &Locations) const {
  for (const Location &P : Locations)
    if (!isLibrary(P.File))
      return P;
  for (const Location &P : Locations)
    if (!isSystem(P.File))
      return P;
  return Locations.empty() ? Location() : Locations.front();
}

bool UserLocations::isSystem(StringRef File) const {
  for (const std::string &Root : {Parse.Toolkit, Parse.Resources.BundledHeaders, Parse.Resources.ClangResourceDir,
                                  std::string("/usr/include"), std::string("/usr/lib")})
    if (!Root.empty() && File.starts_with(Root))
      return true;
  return false;
}

bool UserLocations::isSystemHeader(StringRef File) const {
  auto [It, New] = SystemHeaders.try_emplace(File);
  if (New) {
    It->second = isSystem(File);
    StringRef Flag;
    for (StringRef Word : Parse.Flags) {
      StringRef Directory = Word;
      bool Joined = Directory.consume_front("-isystem") && !Directory.empty();
      if (Joined || Flag == "-isystem")
        It->second |= File.starts_with(Directory) && File.substr(Directory.size()).starts_with("/");
      Flag = Word;
    }
  }
  return It->second;
}

bool UserLocations::isLibrary(StringRef File) const {
  auto [It, New] = Libraries.try_emplace(File);
  if (New) {
    It->second = isSystemHeader(File);
    for (StringRef Inside : {"/include/cute/", "/include/cutlass/", "/include/cub/", "/cub/cub/", "/include/thrust/",
                             "/thrust/thrust/", "/include/cuda/", "/include/nv/"})
      It->second |= File.contains(Inside);
  }
  return It->second;
}

} // namespace bankcheck::driver
