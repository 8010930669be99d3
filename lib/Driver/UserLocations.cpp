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

/// Whether flags say that what is included by a name like \p Name is no library's.
static bool isOwn(StringRef Name, ArrayRef<std::string> Flags) {
  return any_of(Flags, [&](StringRef Flag) {
    return Flag.consume_front("--no-system-header-prefix=") && Name.starts_with(Flag);
  });
}

bool UserLocations::isSystemHeader(StringRef File) const {
  auto [It, New] = SystemHeaders.try_emplace(File);
  if (New) {
    It->second = isSystem(File);
    StringRef Flag;
    for (StringRef Word : Parse.Flags) {
      StringRef Directory = Word;
      bool Joined = Directory.consume_front("-isystem") && !Directory.empty();
      StringRef Name = File;
      if ((Joined || Flag == "-isystem") && Name.consume_front(Directory) && Name.consume_front("/"))
        It->second |= !isOwn(Name, Parse.Flags);
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
