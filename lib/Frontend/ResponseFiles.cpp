#include "Frontend/ResponseFiles.h"
#include "Frontend/NvccOptions.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::frontend {
namespace {

std::string tooManyWords() {
  return "all flags behind the first " + std::to_string(limits::CommandWords) + " words are left out";
}

class Expansion {
public:
  Expansion(StringRef Directory, std::vector<std::string> &Problems) : Directory(Directory), Problems(Problems) {}
  std::vector<std::string> Result;

  void add(ArrayRef<std::string> Arguments, unsigned Depth) {
    for (size_t I = 0; I < Arguments.size(); ++I) {
      if (Result.size() == limits::CommandWords) {
        if (!std::exchange(IsCut, true))
          Problems.push_back(tooManyWords());
        return;
      }
      StringRef A = Arguments[I];
      if (A.size() > 1 && A.consume_front("@")) {
        addFile(A, Depth);
      } else if (std::optional<StringRef> Files = optionsFiles(Arguments, I)) {
        SmallVector<StringRef> Names;
        Files->split(Names, ',');
        for (StringRef Name : Names)
          addFile(Name, Depth);
      } else {
        Result.push_back(Arguments[I]);
      }
    }
  }

private:
  StringRef Directory;
  std::vector<std::string> &Problems;
  unsigned FilesRead = 0;
  size_t BytesRead = 0;
  bool WasReported = false; ///< That there are too many.
  bool IsCut = false;       ///< Words were left out, and a problem says so.

  /// The value of `--options-file` if it stands at \p I, which is moved on to it.
  static std::optional<StringRef> optionsFiles(ArrayRef<std::string> Arguments, size_t &I) {
    auto [Name, Value] = StringRef(Arguments[I]).split('=');
    StringRef Bare = Name.ltrim('-');
    const NvccOption *Option = Bare.size() < Name.size() ? findNvccOption(Bare) : nullptr;
    if (!Option || Option->Meaning != NvccMeaning::OptionsFile)
      return std::nullopt;
    if (Name.size() < Arguments[I].size())
      return Value;
    return I + 1 < Arguments.size() ? StringRef(Arguments[++I]) : StringRef();
  }

  void addFile(StringRef Name, unsigned Depth) {
    SmallString<256> Path(Name);
    sys::path::make_absolute(Directory, Path);
    if (Depth == limits::ResponseLevels) {
      Problems.push_back("response file '" + Name.str() + "' is left out: more than " +
                         std::to_string(limits::ResponseLevels) + " are nested");
      return;
    }
    if (FilesRead == limits::ResponseFiles || BytesRead == limits::ResponseBytes) {
      if (!std::exchange(WasReported, true))
        Problems.push_back("response file '" + Name.str() + "' is left out, and what follows: more than " +
                           std::to_string(limits::ResponseFiles) + " are named, or they are too large");
      return;
    }
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFile(Path, limits::ResponseBytes - BytesRead);
    if (!Buffer) {
      Problems.push_back("response file '" + Path.str().str() + "': " + Buffer.getError().message());
      return;
    }
    ++FilesRead;
    BytesRead += (*Buffer)->getBufferSize();
    BumpPtrAllocator Memory;
    StringSaver Saver(Memory);
    SmallVector<const char *> Words;
    cl::TokenizeGNUCommandLine((*Buffer)->getBuffer(), Saver, Words);
    add(std::vector<std::string>(Words.begin(), Words.end()), Depth + 1);
  }
};

} // namespace

std::vector<std::string> expandResponseFiles(ArrayRef<std::string> Arguments, StringRef Directory,
                                             std::vector<std::string> &Problems) {
  Expansion Work(Directory, Problems);
  Work.add(Arguments, 0);
  return std::move(Work.Result);
}

void cutFlags(std::vector<std::string> &Flags, std::vector<std::string> &Problems) {
  if (Flags.size() <= limits::CommandWords)
    return;
  Flags.resize(StringRef(Flags[limits::CommandWords]).starts_with("-") ? limits::CommandWords
                                                                       : limits::CommandWords - 1);
  Problems.push_back(tooManyWords());
}

} // namespace bankcheck::frontend
