#include "Frontend/FileFlags.h"
#include "Frontend/NvccOptions.h"
#include "llvm/ADT/StringExtras.h"
#include <fstream>
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::frontend;

namespace {

FileFlags translate(std::vector<std::string> Arguments, UnknownFlags Unknown = UnknownFlags::OfHost,
                    const std::string &Directory = "/w") {
  return flagsFromNvcc(Arguments, Directory, Unknown);
}

std::string flagsOf(std::vector<std::string> Arguments) {
  return llvm::join(translate(std::move(Arguments)).Flags, " ");
}

std::string archOf(std::vector<std::string> Arguments) { return translate(std::move(Arguments)).Arch; }

/// A line of nvcc-options.txt.
struct Row {
  std::string Long, Short, Value, Expected;
};

std::vector<Row> rows() {
  std::ifstream File(BANKCHECK_TEST_DATA "/nvcc-options.txt");
  std::vector<Row> Rows;
  for (std::string Line; std::getline(File, Line);) {
    if (Line.starts_with("#"))
      continue;
    llvm::SmallVector<llvm::StringRef> Cells;
    llvm::StringRef(Line).split(Cells, '|');
    EXPECT_GE(Cells.size(), 3u) << Line;
    Cells.resize(4);
    Rows.push_back({Cells[0].trim().str(), Cells[1].trim().str(), Cells[2].trim().str(), Cells[3].trim().str()});
  }
  return Rows;
}

/// All spellings that nvcc has for an option with its value.
std::vector<std::vector<std::string>> spellings(const Row &R) {
  if (R.Value.empty())
    return {{"--" + R.Long}, {"-" + R.Short}};
  std::vector<std::vector<std::string>> All = {{"--" + R.Long, R.Value},
                                               {"--" + R.Long + "=" + R.Value},
                                               {"-" + R.Short, R.Value},
                                               {"-" + R.Short + "=" + R.Value}};
  if (findNvccOption(R.Long)->ShortForm == NvccShortForm::MayBeJoined)
    All.push_back({"-" + R.Short + R.Value});
  return All;
}

TEST(NvccFlags, EveryOptionOfTheHelpHasALineInTheTable) {
  ASSERT_GT(rows().size(), 140u);
  for (const Row &R : rows()) {
    EXPECT_NE(findNvccOption(R.Long), nullptr) << R.Long;
    EXPECT_EQ(findNvccOption(R.Short), findNvccOption(R.Long)) << R.Short;
  }
}

// Nothing of an option may be left over, and nothing behind it may be lost.
TEST(NvccFlags, EveryOptionInEverySpelling) {
  for (const Row &R : rows())
    for (std::vector<std::string> Words : spellings(R)) {
      std::string Shown = llvm::join(Words, " ");
      Words.insert(Words.begin(), "-DBEFORE");
      Words.push_back("-DBEHIND");
      Words.push_back("x.cu");
      FileFlags Result = translate(Words, UnknownFlags::OfClang, BANKCHECK_TEST_DATA);
      std::string Expected = R.Expected, Arch;
      if (Expected.starts_with("arch:"))
        Arch = std::exchange(Expected, "").substr(5);
      for (size_t At; (At = Expected.find("/w/")) != std::string::npos;)
        Expected.replace(At, 2, BANKCHECK_TEST_DATA);
      // The host compiler's flags come last.
      std::string Host = R.Long == "compiler-options" ? " " + std::exchange(Expected, "") : "";
      EXPECT_EQ(llvm::join(Result.Flags, " "),
                "-DBEFORE " + Expected + (Expected.empty() ? "" : " ") + "-DBEHIND" + Host)
          << Shown;
      EXPECT_EQ(Result.Arch, Arch) << Shown;
      EXPECT_TRUE(Result.Problems.empty()) << Shown;
    }
}

TEST(NvccFlags, OptionsThatClangReadsWrongly) {
  EXPECT_EQ(flagsOf({"-G", "-DX"}), "-D__CUDACC_DEBUG__ -DX");
  EXPECT_EQ(flagsOf({"-lineinfo", "-use_fast_math", "-dc", "-objtemp", "-Werror", "all-warnings", "-t", "4", "-DX"}),
            "-fgpu-flush-denormals-to-zero -D__CUDACC_RDC__ -DX");
  EXPECT_EQ(flagsOf({"-ftz=true"}), "-fgpu-flush-denormals-to-zero");
  EXPECT_EQ(flagsOf({"-ftz=false", "-prec-div=true", "--prec-sqrt", "true"}), "");
  EXPECT_EQ(flagsOf({"--prec-div=false"}), "-fgpu-flush-denormals-to-zero");
  EXPECT_EQ(flagsOf({"-isystem=/d", "-I=/d"}), "-isystem /d -I/d");
  EXPECT_EQ(flagsOf({"-rdc=false", "--default-stream=legacy"}), "");
  // clang's -Werror has no value.
  EXPECT_EQ(flagsOf({"-Werror", "-DX"}), "-DX");
}

TEST(NvccFlags, Lists) {
  EXPECT_EQ(flagsOf({R"(-DA="x,y",B)"}), R"(-DA="x,y" -DB)");
  EXPECT_EQ(flagsOf({R"(-DA=x\,y)"}), "-DA=x,y");
  EXPECT_EQ(flagsOf({"-DF(a,b)=a"}), "-DF(a -Db)=a"); // nvcc does that, too
}

TEST(NvccFlags, FlagsOfTheHostCompiler) {
  EXPECT_EQ(flagsOf({"-Xcompiler", "-fPIC,-fopenmp", "-Xcompiler=-fno-exceptions", "-Xcompiler", "-isystem",
                     "-Xcompiler", "sys", "-Xcompiler", "-Wall -I inc"}),
            "-fopenmp -fno-exceptions -isystem /w/sys -I /w/inc");
  EXPECT_EQ(flagsOf({"-forward-unknown-to-host-compiler", "-march=native", "-fno-rtti", "-iquote", "q", "-Wl,-rpath,/x",
                     "-pthread"}),
            "-fno-rtti -iquote /w/q -pthread");
  EXPECT_EQ(flagsOf({"-Xcompiler", "--sysroot=/x,-std=c++17,-Wp,-DA,-include,h.h"}),
            "--sysroot=/x -std=c++17 -D A -include h.h");
}

TEST(NvccFlags, WhatTheHostCompilerIsHandedInVain) {
  // Also behind `--`: not an error, since builds hand much to it. What device code does not see is no matter.
  for (UnknownFlags Unknown : {UnknownFlags::OfHost, UnknownFlags::OfClang}) {
    FileFlags Flags = translate({"-Xcompiler", "-m32,-ffast-math,-fshort-enums,-O3", "-Xcompiler=-fplugin=x.so",
                                 "-Xcompiler", "--gcc-toolchain=/x"},
                                Unknown);
    EXPECT_TRUE(Flags.Flags.empty() && Flags.Refused.empty() && Flags.Unknown.empty());
    EXPECT_EQ(llvm::join(Flags.Missed, "\n"), "'-m32' is left out: the host is this machine\n"
                                              "'--gcc-toolchain=/x' is left out: headers of the host are those of this "
                                              "machine's compiler: -isystem or --sysroot names others\n"
                                              "'-fplugin=x.so' is left out: no parse may have it");
  }
}

TEST(NvccFlags, BehindTwoDashesUnknownFlagsAreClangs) {
  FileFlags Flags = translate({"-arch=sm_80", "-Xclang", "-fnative-half-type", "-nonsense"}, UnknownFlags::OfClang);
  EXPECT_EQ(llvm::join(Flags.Flags, " "), "-Xclang -fnative-half-type");
  EXPECT_EQ(llvm::join(Flags.Unknown, " "), "-nonsense");
}

TEST(NvccFlags, OneArchitecture) {
  EXPECT_EQ(archOf({}), "");
  EXPECT_EQ(archOf({"-arch=sm_70", "-gencode", "arch=compute_80,code=sm_80", "-gencode=arch=compute_75,code=sm_75"}),
            "sm_80");
  EXPECT_EQ(archOf({"-gencode=arch=compute_90,code=sm_90", "-gencode=arch=compute_90a,code=sm_90a"}), "sm_90a");
  EXPECT_EQ(archOf({"--generate-code=arch=compute_100f,code=[sm_100,compute_100f]"}), "sm_100");
  EXPECT_EQ(archOf({"-gencode", "\"arch=compute_80,code=sm_80\""}), "sm_80");
  EXPECT_EQ(archOf({"-arch=lto_89"}), "sm_89");
  EXPECT_EQ(archOf({"-arch=native"}), "");
  EXPECT_EQ(archOf({"-arch", "all-major"}), "");
  EXPECT_EQ(archOf({"-arch=sm_400"}), "sm_121"); // the newest that clang 22 knows
  EXPECT_EQ(archOf({"-arch=sm_91"}), "sm_90");
  EXPECT_EQ(archOf({"-gencode=arch=compute_20,code=sm_20"}), "sm_30"); // the oldest that a toolkit has a library for
}

TEST(ClangFlags, OfAnEntryOfClang) {
  std::vector<std::string> Arguments = {"-x",
                                        "cuda",
                                        "--offload-arch=sm_80",
                                        "--cuda-gpu-arch=sm_86",
                                        "-Iinc",
                                        "-isystem",
                                        "sys",
                                        "-DX=1",
                                        "-std=c++20",
                                        "-O3",
                                        "-g",
                                        "-c",
                                        "-o",
                                        "x.o",
                                        "-MD",
                                        "-MF",
                                        "x.d",
                                        "--cuda-path=/opt/cuda",
                                        "-fgpu-rdc",
                                        "-fsanitize=address",
                                        "-march=native",
                                        "-unheard-of",
                                        "x.cu"};
  FileFlags Result = flagsFromClang(Arguments, "/w");
  EXPECT_EQ(llvm::join(Result.Flags, " "), "-I /w/inc -isystem /w/sys -D X=1 -std=c++20 -fgpu-rdc");
  EXPECT_EQ(Result.Arch, "sm_86");
}

} // namespace
