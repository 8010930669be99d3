// The cache of results, and `bankcheck cache`.

#include "Command.h"
#include "Driver/BackgroundPreludes.h"
#include "Limits/Limits.h"
#include "Report/Escape.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::cache;
using namespace bankcheck::driver;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

cl::opt<bool> NoCache("no-cache", cl::desc("Do not read or write the cache of results (also BANKCHECK_NO_CACHE=1)"),
                      BANKCHECK_READS_FILES, cl::cat(category(OptionGroup::Files)));
cl::opt<unsigned> CacheSize("cache-size", cl::desc("Keep at most this much for later runs (default: 1024)"),
                            cl::value_desc("MB"), BANKCHECK_READS_FILES, cl::sub(cacheCommand()),
                            cl::cat(category(OptionGroup::Files)));

std::optional<Store> openStore(std::string &Why) {
  std::string Path = defaultFolder();
  if (Path.empty()) {
    Why = "neither XDG_CACHE_HOME nor HOME names a folder from the root";
    return std::nullopt;
  }
  std::optional<Folder> Where = Folder::open(Path, Why);
  if (!Where)
    return std::nullopt;
  return Store(std::move(*Where), CacheSize.getNumOccurrences() ? uint64_t(CacheSize) << 20 : limits::CacheBytes);
}

std::string megabytes(uint64_t Bytes) {
  std::string Text;
  raw_string_ostream(Text) << format("%.1f MB", double(Bytes) / (1 << 20));
  return Text;
}

} // namespace

std::shared_ptr<ResultCache> openCache() {
  if (NoCache || !sys::Process::GetEnv("BANKCHECK_NO_CACHE").value_or("").empty())
    return nullptr;
  std::string Why;
  std::optional<Store> Entries = openStore(Why);
  return Entries ? std::make_shared<ResultCache>(std::move(*Entries)) : nullptr;
}

void prepareNextRun(const AnalysisOptions &Options) {
  if (Options.Cache)
    makePreludesInBackground(*Options.Cache);
}

int runCache() {
  std::string Why, Word = Files.size() == 1 ? Files[0] : "";
  if (Word != "clear" && Word != "stats")
    return fail("'bankcheck cache stats' shows what is kept, and 'bankcheck cache clear' removes it");
  std::optional<Store> Entries = openStore(Why);
  if (!Entries)
    return fail("no cache: " + Why);
  if (Word == "clear") {
    Entries->clear();
    return ExitClean;
  }
  StoreSize Size = Entries->size();
  outs() << "folder: " << plainLine(Entries->folder().path()) << "\nresults: " << Size.Results
         << "\npreludes: " << Size.Preludes << "\npreambles: " << Size.Preambles
         << "\ngroups of kernels: " << Size.Kernels << "\nsize: " << megabytes(Size.Bytes) << " of at most "
         << megabytes(Size.MostBytes) << "\n";
  return ExitClean;
}

} // namespace bankcheck::cli
