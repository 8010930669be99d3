#include "Common.h"
#include "Report/Json.h"
#include "Report/Renderers.h"
#include "Report/Serialise.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/thread.h"
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::report;

namespace bankcheck::fuzz {

/// Taken before libFuzzer closes the stream, on which the code under test writes.
static const int Errors = dup(STDERR_FILENO);

void claim(bool Holds, const char *Claim, StringRef Shown) {
  if (Holds)
    return;
  raw_fd_ostream Out(Errors, /*shouldClose=*/false);
  Out << "does not hold: " << Claim << "\n" << Shown.take_front(4000) << "\n";
  Out.flush();
  std::abort();
}

static void setTimer(int Seconds) {
  static const timer_t Timer = [] {
    timer_t Made{};
    sigevent Event{};
    Event.sigev_notify = SIGEV_SIGNAL;
    Event.sigev_signo = SIGXCPU;
    std::signal(SIGXCPU, [](int) { claim(false, "a run ends within its time"); });
    claim(timer_create(CLOCK_PROCESS_CPUTIME_ID, &Event, &Made) == 0, "there is a timer");
    return Made;
  }();
  itimerspec Once{};
  Once.it_value.tv_sec = Seconds;
  timer_settime(Timer, 0, &Once, nullptr);
}

Timed::Timed() {
  static const char *const Given = std::getenv("FUZZ_SECONDS");
  static const int Seconds = Given ? std::max(1, std::atoi(Given)) : 10;
  setTimer(Seconds);
}

Timed::~Timed() { setTimer(0); }

namespace {
struct Scratch {
  std::string Path;
  Scratch() {
    SmallString<128> Made;
    bool InMemory = sys::fs::is_directory("/dev/shm");
    std::error_code Code =
        sys::fs::createUniqueDirectory(InMemory ? "/dev/shm/bankcheck-fuzz" : "bankcheck-fuzz", Made);
    claim(!Code, "a folder for files can be made", Code.message());
    Path = Made.str();
  }
  ~Scratch() { sys::fs::remove_directories(Path); }
};
} // namespace

const std::string &scratch() {
  static const Scratch Folder;
  return Folder.Path;
}

std::string write(StringRef Name, StringRef Text) {
  std::string Path = scratch() + "/" + Name.str();
  std::error_code Code;
  raw_fd_ostream Out(Path, Code);
  claim(!Code, "a file can be written", Path);
  Out << Text;
  return Path;
}

std::vector<StringRef> parts(StringRef Text) {
  std::vector<StringRef> Parts;
  constexpr StringLiteral Between = "\n-----\n";
  for (;;) {
    auto [First, Rest] = Text.split(Between);
    Parts.push_back(First);
    if (First.size() == Text.size())
      return Parts;
    Text = Rest;
  }
}

const AnalysisOptions &plainOptions() {
  static const AnalysisOptions Options = [] {
    AnalysisOptions Made;
    std::string Error;
    std::optional<ResourcePaths> Found = ResourcePaths::find("", Error);
    claim(Found.has_value(), "the headers are beside the program", Error);
    Made.Parse.Resources = *Found;
    return Made;
  }();
  return Options;
}

FileResult analyse(const AnalysisOptions &Options) {
  constexpr std::optional<unsigned> StackBytes = 32 << 20; // as runWithCrashRecovery has it
  FileResult Result;
  llvm::thread(StackBytes, [&] { Result = analyseFile(Options); }).join();
  return Result;
}

const Report &someReport() {
  static const Report Some = [] {
    AnalysisOptions Options = plainOptions();
    Options.Parse.File = "/nowhere/some.cu";
    Options.Parse.Contents[Options.Parse.File] =
        "__global__ void column(float *out, const int *in, int n) {\n"
        "  __shared__ float tile[32][32];\n"
        "  __shared__ int row[64];\n"
        "  tile[threadIdx.y][threadIdx.x] = 1; out[0] = tile[threadIdx.x][threadIdx.y];\n"
        "  __syncthreads();\n"
        "  row[in[threadIdx.x] & 63] = n;\n"
        "}\n"
        "void launch(float *out, int *in) { column<<<1, dim3(32, 8)>>>(out, in, 3); }\n";
    FileResult Result = analyse(Options);
    claim(Result.IsAnalysed && Result.Findings.Accesses.size() == 3, "the example is analysed");
    return std::move(Result.Findings);
  }();
  return Some;
}

void renderAll(const Report &R) {
  std::string Text;
  raw_string_ostream Out(Text);
  for (bool All : {false, true}) {
    Shown What{.All = All, .Statistics = true, .Explain = true};
    renderText(R, What, {}, [](const std::string &) { return std::optional<std::string>("a\tb\xff\n"); }, Out);
    renderPlain(R, What, Out);
    renderConcise(R, What, Out);
    renderSarif(R, What, "0", Out);
    renderRdjson(R, What, Out);
    renderGithub(R, What, Out);
  }
  renderHtml(R, {}, "0", Out);
  std::string First, Second, Whole;
  raw_string_ostream FirstOut(First), SecondOut(Second), WholeOut(Whole);
  renderJson(R, "0", FirstOut);
  Expected<Report> Read = readJson(First);
  claim(bool(Read), "a report that is written can be read", Read ? "" : toString(Read.takeError()));
  renderJson(*Read, "0", SecondOut);
  claim(First == Second, "a report that is read and written stays as it is", First + "\n" + Second);
  std::optional<Report> Back = deserialise(serialise(*Read));
  claim(Back.has_value(), "a whole report can be read", First);
  renderJson(*Back, "0", WholeOut);
  claim(First == Whole, "a whole report stays as it is", First + "\n" + Whole);
}

} // namespace bankcheck::fuzz
