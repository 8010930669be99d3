// What --version prints.

#include "Version.h"
#include "Commit.inc"
#include "Frontend/ResourcePaths.h"
#include "Nvcc/CodeTarget.h"
#include "llvm/Config/llvm-config.h"

using namespace llvm;

namespace bankcheck::cli {

void printVersion(raw_ostream &Out) {
  std::string Error, Toolkit = frontend::findToolkit("", Error);
  Out << "bankcheck " BANKCHECK_VERSION " (commit " BANKCHECK_COMMIT ")\nLLVM " LLVM_VERSION_STRING
      << "\nCUDA toolkit: " << (Toolkit.empty() ? "none, the bundled headers are used" : Toolkit)
      << "\narchitectures measured: sm_90\nnvcc releases recorded:";
  for (auto [Major, Minor] : nvcc::RecordedReleases)
    Out << " " << Major << "." << Minor;
  Out << "\n";
}

} // namespace bankcheck::cli
