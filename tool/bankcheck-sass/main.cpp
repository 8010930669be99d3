// Lists what is read of the machine code in a file: `bankcheck-sass [--json] FILE...`. For tests, and for the
// records in test/merging.

#include "Input/ReadFile.h"
#include "Limits/ObjectLimits.h"
#include "Sass/DeviceImages.h"
#include "Sass/Listing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::sass;

static cl::OptionCategory Category("bankcheck-sass");
static cl::list<std::string> Files(cl::Positional, cl::OneOrMore, cl::desc("FILE..."), cl::cat(Category));
static cl::opt<bool> AsJson("json", cl::desc("One object with all instructions that are kept"), cl::cat(Category));

static Error addImages(const std::string &File, std::vector<MachineCode> &Images) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = input::readFile(File, limits::ObjectBytes);
  if (!Buffer)
    return errorCodeToError(Buffer.getError());
  Expected<std::vector<Image>> Cubins = deviceImages(**Buffer);
  if (!Cubins)
    return Cubins.takeError();
  for (const Image &Cubin : *Cubins) {
    Expected<MachineCode> Code = readCubin(toStringRef(Cubin));
    if (!Code)
      return Code.takeError();
    Images.push_back(std::move(*Code));
  }
  return Error::success();
}

int main(int Argc, const char **Argv) {
  InitLLVM Init(Argc, Argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv, "Lists what is read of the machine code in a file.\n");
  std::vector<MachineCode> Images;
  for (const std::string &File : Files)
    if (Error E = addImages(File, Images)) {
      errs() << "bankcheck-sass: " << File << ": " << toString(std::move(E)) << "\n";
      return 2;
    }
  AsJson ? listJson(Images, outs()) : listText(Images, outs());
}
