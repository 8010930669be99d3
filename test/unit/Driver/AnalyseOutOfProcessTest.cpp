// What a child process has evaluated is known to the next one.

#include "Driver/AnalyseOutOfProcess.h"
#include "Driver/KernelMemory.h"
#include "Report/ReportArchive.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <gtest/gtest.h>

using namespace llvm;

namespace bankcheck::driver {
namespace {

AnalysisOptions optionsOf(const std::string &Text) {
  AnalysisOptions Options;
  SmallString<128> Headers(sys::fs::getMainExecutable(nullptr, nullptr)); // in test/unit of the build
  for (int I = 0; I < 3; ++I)
    sys::path::remove_filename(Headers);
  sys::path::append(Headers, "lib", "bankcheck");
  Options.Parse.Resources = {(Headers + "/clang").str(), (Headers + "/headers").str()};
  Options.Parse.File = "/nowhere/k.cu";
  Options.Parse.Contents[Options.Parse.File] = Text;
  return Options;
}

TEST(AnalyseOutOfProcess, EvaluatesTheKernelsThatHaveChanged) {
  auto Kernels = std::make_shared<KernelMemory>(1 << 20);
  auto Same = [&](const std::string &Text) {
    AnalysisOptions Options = optionsOf(Text);
    FileResult Plain = analyseOutOfProcess(Options, {});
    Options.Kernels = Kernels;
    FileResult Found = analyseOutOfProcess(Options, {});
    EXPECT_EQ(Plain.Findings.Kernels.size(), 2u);
    EXPECT_EQ(Plain.Findings.count(report::FindingVerdict::Conflict), 2u);
    EXPECT_EQ(cache::archived(Found.Findings), cache::archived(Plain.Findings));
    return Kernels->size();
  };
  const std::string
      A = "__global__ void a(int *o) { __shared__ int s[32][32]; s[threadIdx.x][0] = 1; *o = s[0][0]; }\n",
      B = "__global__ void b(int *o) { __shared__ int s[32][32]; s[threadIdx.x][0] = 2; *o = s[0][0]; }\n",
      More = "__global__ void b(int *o) { __shared__ int s[32][32]; s[threadIdx.x][0] = 3; *o = s[0][0]; }\n",
      Launches = "void run(int *o) { a<<<1, 32>>>(o); b<<<1, 32>>>(o); }\n";
  EXPECT_EQ(Same(A + B + Launches), 2u);
  EXPECT_EQ(Same(A + B + Launches), 2u);
  EXPECT_EQ(Same("\n// Lines more.\n" + A + "\n" + B + Launches), 2u);
  EXPECT_EQ(Same(A + More + Launches), 3u);
  EXPECT_EQ(Same(A + B + Launches), 3u);
}

} // namespace
} // namespace bankcheck::driver
