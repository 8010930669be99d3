//===- Folder.h - where the cache is kept, and whether it may be trusted ----------===//
//
// What is in a cache becomes a report, and a precompiled header becomes the state of a compiler that does not check it. So
// a folder is used only if nobody but the user can have written it:
//
//   - Its name is from the environment of the user alone, from the root: no project, no configuration and no flag of a
//     compile command names it. A relative name, which would lie in whatever folder is current, is none.
//   - It belongs to the user, and no one else may enter, read or write it (mode 0700). That an archive or a repository
//     brings such a folder along does not happen by accident: git and zip do not keep that mode.
//   - It is asked once, of the folder as it was opened. All names are looked up in that folder from then on, so that it
//     does not help to move another in its place.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_CACHE_FOLDER_H
#define BANKCHECK_CACHE_FOLDER_H

#include "Cache/Bytes.h"
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

namespace bankcheck::cache {

/// `$XDG_CACHE_HOME/bankcheck`, or `~/.cache/bankcheck`; empty if the environment names neither.
std::string defaultFolder();

class Folder {
public:
  /// Makes the folder if it is not there. Nothing, with \p Why, if it may not be used.
  static std::optional<Folder> open(const std::string &Path, std::string &Why);
  ~Folder();
  Folder(Folder &&Other) noexcept : Path(std::move(Other.Path)), Handle(Other.Handle) { Other.Handle = -1; }

  const std::string &path() const { return Path; }
  int handle() const { return Handle; }

  /// The bytes of a file, which counts as used now. Nothing if it is not there, or is no regular file.
  std::optional<Bytes> read(const std::string &Name) const;
  /// Puts a whole file in place. False if it cannot: the folder is then as it was.
  bool write(const std::string &Name, const std::vector<std::string> &Parts) const;
  void remove(const std::string &Name) const;
  /// Makes an empty temporary file. False if there is one that is younger than \p Seconds: somebody is at that work.
  bool claim(const std::string &Name, time_t Seconds) const;
  void release(const std::string &Name) const;

  struct File {
    std::string Name;
    uint64_t Bytes = 0;
    timespec Used{};
    bool isTemporary() const;
  };
  std::vector<File> files() const;

private:
  Folder(std::string Path, int Handle) : Path(std::move(Path)), Handle(Handle) {}
  std::string Path;
  int Handle;
};

} // namespace bankcheck::cache

#endif
