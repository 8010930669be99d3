#include "Frontend/Architecture.h"
#include "Frontend/FileFlags.h"
#include "Frontend/Paths.h"
#include "Frontend/ResponseFiles.h"
#include "clang/Options/Options.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

using namespace clang;
using namespace llvm::opt;

namespace bankcheck {
namespace {

/// Whether the flag matters to a parse, whatever compiler it was written for.
bool mattersAlways(const Option &O) {
  switch (O.getID()) {
  case options::OPT_D:
  case options::OPT_U:
  case options::OPT_I:
  case options::OPT_isystem:
  case options::OPT_iquote:
  case options::OPT_idirafter:
  case options::OPT_include:
  case options::OPT_imacros:
  case options::OPT_std_EQ:
  case options::OPT_fopenmp:
  case options::OPT_fexceptions:
  case options::OPT_fno_exceptions:
  case options::OPT_frtti:
  case options::OPT_fno_rtti:
  case options::OPT_fsigned_char:
  case options::OPT_fno_signed_char:
  case options::OPT_funsigned_char:
  case options::OPT_fno_unsigned_char:
  case options::OPT_pthread:
    return true;
  default:
    return false;
  }
}

bool mattersOfClang(const Option &O) {
  if (mattersAlways(O))
    return true;
  switch (O.getID()) {
  case options::OPT_Xclang:
  case options::OPT_isysroot:
  case options::OPT__sysroot_EQ:
  case options::OPT_nostdinc:
  case options::OPT_nostdincxx:
  case options::OPT_stdlib_EQ:
    return true;
  }
  // What makes code run faster, smaller or with checks does not matter.
  llvm::StringRef Name = O.getName();
  for (const char *Other : {"fsanitize", "fprofile", "fplugin", "flto", "fno-lto", "fmodule", "fpch", "fcrash", "fdiagnostics", "fcolor"})
    if (Name.starts_with(Other))
      return false;
  if (Name.starts_with("fgpu") || Name.starts_with("fcuda"))
    return true;
  return O.matches(options::OPT_f_Group) && !O.matches(options::OPT_offload_Group) && !O.matches(options::OPT_cuda_Group);
}

bool isPath(const Option &O) {
  switch (O.getID()) {
  case options::OPT_I:
  case options::OPT_isystem:
  case options::OPT_iquote:
  case options::OPT_idirafter:
  case options::OPT_isysroot:
    return true;
  default:
    return false;
  }
}

/// Keeps the flags that matter, and hands the rest to \p Other.
template <typename Matters, typename OtherFunction>
std::vector<std::string> keep(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory, Matters ThatMatter, OtherFunction Other) {
  std::vector<const char *> Pointers;
  for (const std::string &A : Arguments)
    Pointers.push_back(A.c_str());
  unsigned MissingIndex = 0, MissingCount = 0;
  InputArgList Parsed = getDriverOptTable().ParseArgs(Pointers, MissingIndex, MissingCount, llvm::opt::Visibility(options::ClangOption));
  std::vector<std::string> Kept;
  for (const Arg *A : Parsed) {
    const Option &O = A->getOption();
    if (O.getKind() == Option::InputClass || O.getKind() == Option::UnknownClass)
      continue;
    if (!ThatMatter(O)) {
      Other(*A);
      continue;
    }
    if (O.matches(options::OPT__sysroot_EQ)) {
      Kept.push_back("--sysroot=" + absolutePath(A->getValue(), Directory));
    } else if (isPath(O)) {
      Kept.push_back(O.getPrefixedName().str());
      Kept.push_back(absolutePath(A->getValue(), Directory));
    } else if (O.matches(options::OPT_include) || O.matches(options::OPT_imacros)) {
      Kept.push_back(O.getPrefixedName().str());
      Kept.push_back(absoluteHeader(A->getValue(), Directory));
    } else {
      ArgStringList Words;
      A->render(Parsed, Words);
      for (const char *Word : Words)
        Kept.push_back(Word);
    }
  }
  return Kept;
}

} // namespace

std::vector<std::string> hostFlags(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory) {
  return keep(Arguments, Directory, mattersAlways, [](const Arg &) {});
}

FileFlags flagsFromClang(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory) {
  FileFlags Result;
  ArchitectureChoice Arch;
  std::vector<std::string> All = expandResponseFiles(Arguments, Directory, Result.Problems);
  Result.Flags = keep(All, Directory, mattersOfClang, [&](const Arg &A) {
    if (A.getOption().matches(options::OPT_offload_arch_EQ))
      for (const char *Value : A.getValues())
        Arch.add(Value);
  });
  Result.Arch = Arch.newest();
  return Result;
}

} // namespace bankcheck
