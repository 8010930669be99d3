#include "Frontend/InputFiles.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::frontend {
namespace {

/// What a build of CMake compiles to try the compiler is nobody's code.
bool isOfTools(StringRef Folder) { return sys::path::filename(Folder) == "CMakeFiles"; }

/// All files below the directory, sorted; hidden ones left out. Below "." they are named from there.
std::vector<std::string> filesBelow(StringRef Directory, std::vector<MissingInput> &Missing) {
  std::vector<std::string> Files, Folders = {Directory.str()};
  while (!Folders.empty()) {
    std::string Folder = std::move(Folders.back());
    Folders.pop_back();
    std::error_code Error;
    for (sys::fs::directory_iterator I(Folder, Error, /*follow_symlinks=*/false), End; I != End && !Error;
         I.increment(Error))
      if (!sys::path::filename(I->path()).starts_with(".") && !isOfTools(I->path()))
        (I->type() == sys::fs::file_type::directory_file ? Folders : Files).push_back(I->path());
    if (Error)
      Missing.push_back({Folder, "directory '" + Folder + "' cannot be read: " + Error.message()});
  }
  if (Directory == ".")
    for (std::string &File : Files)
      File.erase(0, 2);
  llvm::sort(Files);
  return Files;
}

bool isPattern(StringRef Argument) { return Argument.find_first_of("*?[") != StringRef::npos; }

using Part = sys::path::const_iterator;

bool matches(Part Pattern, Part PatternEnd, Part Path, Part PathEnd) {
  if (Pattern == PatternEnd)
    return Path == PathEnd;
  if (*Pattern == "**") {
    Part Rest = Pattern;
    ++Rest;
    for (;; ++Path) {
      if (matches(Rest, PatternEnd, Path, PathEnd))
        return true;
      if (Path == PathEnd)
        return false;
    }
  }
  if (Path == PathEnd)
    return false;
  Expected<GlobPattern> Glob = GlobPattern::create(*Pattern);
  if (!Glob) {
    consumeError(Glob.takeError());
    return false;
  }
  return Glob->match(*Path) && matches(++Pattern, PatternEnd, ++Path, PathEnd);
}

/// The directory before the first part that is a pattern.
std::string plainPartOf(StringRef Pattern) {
  SmallString<256> Plain;
  for (Part P = sys::path::begin(Pattern); P != sys::path::end(Pattern) && !isPattern(*P); ++P)
    sys::path::append(Plain, *P);
  return Plain.str().str();
}

std::string realPathOf(StringRef Path) {
  SmallString<256> Real;
  return sys::fs::real_path(Path, Real) ? Path.str() : Real.str().str();
}

/// The `.cu` files that \p File includes, as far as its text says: what is in a
/// comment or left out counts, too.
void addIncludedSources(StringRef File, StringSet<> &Into) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(File, limits::SourceBytes);
  if (!Text)
    return;
  for (line_iterator Line(**Text); !Line.is_at_eof(); ++Line) {
    StringRef Rest = Line->ltrim();
    if (!Rest.consume_front("#") || !(Rest = Rest.ltrim()).consume_front("include") ||
        !(Rest = Rest.ltrim()).consume_front("\""))
      continue;
    StringRef Name = Rest.split('"').first;
    SmallString<256> Path = sys::path::parent_path(File);
    sys::path::append(Path, Name);
    if (Name.ends_with(".cu") && sys::fs::exists(Path) && !sys::fs::equivalent(Path, File))
      Into.insert(realPathOf(Path));
  }
}

} // namespace

std::vector<InputFile> findInputFiles(ArrayRef<std::string> Arguments, std::vector<MissingInput> &Missing) {
  std::vector<InputFile> Sources, Headers;
  StringSet<> Seen;
  auto Add = [&](std::vector<InputFile> &To, InputFile File) {
    SmallString<256> Key(File.Path);
    sys::path::remove_dots(Key, /*remove_dot_dot=*/false);
    bool New = Seen.insert(Key).second;
    if (New)
      To.push_back(std::move(File));
    return New;
  };
  StringSet<> Found, Included;
  for (const std::string &Argument : Arguments) {
    if (sys::fs::is_directory(Argument)) {
      size_t Unread = Missing.size();
      bool Any = false;
      for (const std::string &File : filesBelow(Argument, Missing)) {
        StringRef Extension = sys::path::extension(File);
        if (is_contained({".cu", ".cuh", ".h", ".hpp", ".hh"}, Extension))
          addIncludedSources(File, Included);
        Any |= Extension == ".cu" || Extension == ".cuh";
        if (Extension == ".cu") {
          if (Add(Sources, {.Path = File}))
            Found.insert(File);
        } else if (Extension == ".cuh")
          Add(Headers, {.Path = File, .IsFoundHeader = true});
      }
      if (!Any && Missing.size() == Unread)
        Missing.push_back({Argument, "no '.cu' or '.cuh' file in directory '" + Argument + "'"});
    } else if (isPattern(Argument) && !sys::fs::exists(Argument)) {
      std::string Plain = plainPartOf(Argument);
      bool Any = false;
      for (const std::string &File : filesBelow(Plain.empty() ? "." : Plain, Missing)) {
        StringRef Name = File;
        if (!matches(sys::path::begin(Argument), sys::path::end(Argument), sys::path::begin(Name),
                     sys::path::end(Name)))
          continue;
        Any = true;
        Add(Sources, {.Path = Name.str()});
      }
      if (!Any)
        Missing.push_back({Argument, "no file matches '" + Argument + "'"});
    } else {
      Add(Sources, {.Path = Argument});
    }
  }
  auto Own = std::stable_partition(Sources.begin(), Sources.end(), [&](const InputFile &F) {
    return !Found.contains(F.Path) || !Included.contains(realPathOf(F.Path));
  });
  for (InputFile &F : make_range(Own, Sources.end()))
    F.IsFoundHeader = true;
  Sources.insert(Sources.end(), Headers.begin(), Headers.end());
  return Sources;
}

} // namespace bankcheck::frontend
