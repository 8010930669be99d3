#include "Frontend/Architecture.h"
#include "Frontend/FileFlags.h"
#include "Frontend/IncludedHeader.h"
#include "Frontend/NvccOptions.h"
#include "Frontend/ResponseFiles.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::frontend {
namespace {

/// An argument taken apart.
struct NvccArgument {
  const NvccOption *Option = nullptr;
  std::optional<StringRef> Value; ///< As far as it stands in the same argument.
};

NvccArgument read(StringRef Argument) {
  StringRef Name = Argument.ltrim('-');
  if (Name.size() == Argument.size() || Name.empty())
    return {};
  if (const NvccOption *O = findNvccOption(Name))
    return {O, std::nullopt};
  auto [Before, After] = Name.split('=');
  if (Before.size() < Name.size())
    if (const NvccOption *O = findNvccOption(Before); O && O->Value != NvccValue::None)
      return {O, After};
  if (const NvccOption *O = findNvccOption(Name.take_front(1));
      O && O->ShortForm == NvccShortForm::MayBeJoined && !Argument.starts_with("--"))
    return {O, Name.drop_front()};
  return {};
}

std::vector<std::string> splitList(StringRef Text) {
  std::vector<std::string> Items(1);
  bool InQuotes = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '\\' && I + 1 < Text.size() && Text[I + 1] == ',') {
      Items.back() += Text[++I];
    } else if (Text[I] == ',' && !InQuotes) {
      Items.emplace_back();
    } else {
      InQuotes ^= Text[I] == '"';
      Items.back() += Text[I];
    }
  }
  erase_if(Items, [](const std::string &S) { return S.empty(); });
  return Items;
}

class NvccTranslation {
public:
  NvccTranslation(StringRef Directory, UnknownFlags Unknown) : Directory(Directory), Unknown(Unknown) {}
  FileFlags Result;

  void run(ArrayRef<std::string> Arguments) {
    std::vector<std::string> All = expandResponseFiles(Arguments, Directory, Result.Problems);
    for (size_t I = 0; I < All.size(); ++I) {
      NvccArgument A = read(All[I]);
      if (!A.Option) {
        (Unknown == UnknownFlags::OfClang ? Clang : Host).push_back(All[I]);
        continue;
      }
      if (A.Option->Value != NvccValue::None && !A.Value && I + 1 < All.size() && takes(*A.Option, All[I + 1]))
        A.Value = All[++I];
      apply(*A.Option, A.Value.value_or(""));
    }
    addHostFlags(Host, Directory, Result);
    Result.Arch = Arch.newest();
    addClangFlags(Clang, Directory, Result);
  }

private:
  StringRef Directory;
  UnknownFlags Unknown;
  std::vector<std::string> Host, Clang;
  ArchitectureChoice Arch;

  /// clang's `-Werror` has no value: a flag is one only of options that pass flags on.
  static bool takes(const NvccOption &O, StringRef Next) {
    return !Next.starts_with("-") || StringRef(O.Short).starts_with("X") || O.Short == "run-args";
  }

  void apply(const NvccOption &O, StringRef Value) {
    auto Add = [&](const Twine &Flag) { Result.Flags.push_back(Flag.str()); };
    switch (O.Meaning) {
    case NvccMeaning::Nothing:
    case NvccMeaning::OptionsFile: // expanded before
      break;
    case NvccMeaning::IncludePath:
      for (const std::string &Path : splitList(Value))
        Add("-I" + absolutePath(Path, Directory));
      break;
    case NvccMeaning::SystemInclude:
      for (const std::string &Path : splitList(Value)) {
        Add("-isystem");
        Add(absolutePath(Path, Directory));
      }
      break;
    case NvccMeaning::PreInclude:
      for (const std::string &Path : splitList(Value)) {
        Add("-include");
        Add(absoluteHeader(Path, Directory));
      }
      break;
    case NvccMeaning::Define:
      for (const std::string &Macro : splitList(Value))
        Add("-D" + Macro);
      break;
    case NvccMeaning::Undefine:
      for (const std::string &Macro : splitList(Value))
        Add("-U" + Macro);
      break;
    case NvccMeaning::Standard:
      Add("-std=" + Value);
      break;
    case NvccMeaning::TemplateDepth:
      Add("-ftemplate-depth=" + Value);
      break;
    case NvccMeaning::Macro:
      if (O.Value == NvccValue::None || Value == "true")
        Add("-D" + O.Macro);
      break;
    case NvccMeaning::Approximate: // clang knows flushing alone, and marks functions with it
      if (O.Value == NvccValue::None || Value == O.Macro)
        Add("-fgpu-flush-denormals-to-zero");
      break;
    case NvccMeaning::PerThreadStream:
      if (Value == "per-thread")
        Add("-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1");
      break;
    case NvccMeaning::Architecture:
      architectures(Value);
      break;
    case NvccMeaning::HostFlags:
      for (const std::string &Part : splitList(Value)) {
        BumpPtrAllocator Memory;
        StringSaver Saver(Memory);
        SmallVector<const char *> Words;
        cl::TokenizeGNUCommandLine(Part, Saver, Words);
        Host.insert(Host.end(), Words.begin(), Words.end());
      }
      break;
    }
  }

  /// `sm_90` of -arch, or `arch=compute_80,code=[sm_80,compute_80]` of -gencode.
  void architectures(StringRef Value) {
    auto [First, Rest] = Value.split("arch=");
    if (First.size() == Value.size())
      return Arch.add(Value);
    Arch.add(Rest.take_until([](char C) { return C == ','; }));
  }
};

} // namespace

FileFlags flagsFromNvcc(ArrayRef<std::string> Arguments, StringRef Directory, UnknownFlags Unknown) {
  NvccTranslation Translation(Directory, Unknown);
  Translation.run(Arguments);
  cutFlags(Translation.Result.Flags, Translation.Result.Problems);
  return std::move(Translation.Result);
}

} // namespace bankcheck::frontend
