#include "Driver/AnalyseFiles.h"
#include "Driver/IncludedSource.h"
#include "Driver/OwnHeaders.h"
#include "Driver/ProjectFiles.h"
#include "Driver/SharedRun.h"
#include "Driver/TemplatesLeft.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::driver {
namespace {

enum class Part : uint8_t { Calls, Launches, IsLaunched };

/// What the text of \p File does with kernels, as far as it says so itself.
Part partOf(const std::string &File) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(File, limits::SourceBytes);
  if (Text && ((*Text)->getBuffer().contains("<<<") || (*Text)->getBuffer().contains("cudaLaunch")))
    return Part::Launches;
  return Text && !(*Text)->getBuffer().contains("__global__") ? Part::Calls : Part::IsLaunched;
}

bool isHeaderOfCpp(const std::string &File) {
  return index::isHeaderName(File) && sys::path::extension(File) != ".cuh";
}

/// Whether another launch could say more of the access.
bool dependsOnLaunch(const AccessFinding &A) {
  return A.Possible != OnlyFor::NoGuess || A.Verdict == FindingVerdict::Undecided || !A.Assumptions.empty() ||
         !A.Launched.empty();
}

class Run {
public:
  /// The process may fork before it has threads.
  Run(std::vector<FileJob> Jobs, const RunOptions &Options)
      : Options(Options), State(std::make_shared<SharedRun>(std::move(Jobs), Options)),
        Pool(std::make_unique<DefaultThreadPool>(hardware_concurrency(Options.Jobs))) {}

  RunResult all() {
    std::vector<size_t> Sources, Headers;
    for (size_t J = 0; J < State->Jobs.size(); ++J)
      Known.insert(fileOf(J));
    for (size_t J = 0; J < State->Jobs.size(); ++J)
      (State->Jobs[J].IsHeader ? Headers : Sources).push_back(J);
    bool Complete = searchLaunches(onlyDeclared(Sources)) && phase(launchersFirst(std::move(Sources))) &&
                    headers(Headers) && searchLaunches(withoutLaunch()) && searchCalls() && phase(withLateLaunches());
    if (!Complete)
      (void)Pool.release(); // its threads are busy
    std::string UnusedTemplates = deliver();
    if (State->Guard)
      State->Guard->finish();
    return {Complete,
            Done,
            Complete ? learned() : nullptr,
            std::move(UnusedTemplates),
            std::move(Sought),
            std::move(NamedUnread)};
  }

private:
  const RunOptions &Options;
  std::shared_ptr<SharedRun> State;
  std::unique_ptr<DefaultThreadPool> Pool;
  std::set<size_t> Counted; ///< As Done.
  size_t Done = 0;
  size_t Conflicts = 0;                      ///< Of the files that are done.
  std::vector<size_t> Unsettled;             ///< Done, but not yet passed to RunOptions::Settled.
  StringSet<> Known;                         ///< Files whose launches are known, or will be.
  mutable StringSet<> Searched;              ///< Kernels that the project was searched for, by their full name.
  mutable StringSet<> SearchedCalls;         ///< And functions.
  std::set<std::string> Sought, NamedUnread; ///< \see RunResult
  std::vector<std::string> AskedHeaders;     ///< As paths that can be compared.

  void seek(const StringSet<> &Names) {
    for (StringRef Name : Names.keys())
      Sought.insert(Name.str());
  }

  std::string fileOf(size_t Job) const { return comparablePath(State->Jobs[Job].Options.Parse.File); }

  /// Those that other files may wait for go first.
  std::vector<size_t> launchersFirst(std::vector<size_t> Sources) {
    if (Sources.size() < 2)
      return Sources;
    std::map<size_t, Part> Parts;
    for (size_t J : Sources) {
      Parts[J] = partOf(State->Jobs[J].Options.Parse.File);
      State->IsWithoutLaunches[J] = Parts[J] == Part::IsLaunched;
      State->Unread.insert(fileOf(J));
      if (Parts[J] == Part::Launches)
        State->UnreadLaunchers.insert(fileOf(J));
    }
    stable_sort(Sources, [&](size_t A, size_t B) { return Parts[A] < Parts[B]; });
    return Sources;
  }

  /// What files said whose launches are all that was asked for.
  std::shared_ptr<const index::ProjectIndex> learned() const {
    auto Result = std::make_shared<index::ProjectIndex>();
    for (size_t J = 0; J < State->Jobs.size(); ++J)
      if (State->isFurther(J) && State->Jobs[J].Options.OnlyIndex)
        if (const index::IndexedFile *File = State->Index.find(fileOf(J)))
          Result->add(*File);
    return Result;
  }

  /// By job, kernels whose launches the project is searched for.
  using Wanted = std::map<size_t, index::KernelNames>;

  /// Kernels that the text of their file launches nowhere: they are searched for before it is analysed.
  Wanted onlyDeclared(const std::vector<size_t> &Sources) const {
    Wanted Result;
    for (size_t J : Sources)
      if (State->Jobs[J].Options.Project)
        if (auto Text = readFile(fileOf(J), limits::SourceBytes))
          Result[J] = index::kernelsOnlyDeclaredIn((*Text)->getBuffer());
    return Result;
  }

  /// The kernels of a file with accesses of which another launch could say more, as the user would write them.
  static StringSet<> depending(const FileResult &File) {
    StringSet<> Result;
    for (const AccessFinding &A : File.Findings.Accesses)
      if (dependsOnLaunch(A))
        Result.insert(File.Findings.Kernels[A.Kernel].Name);
    return Result;
  }

  /// Kernels that were analysed and that no file is known to launch with a constant block, and those whose launches
  /// calls may complete: then what these were before stands no more for launches that are not known.
  Wanted withoutLaunch() const {
    Wanted Result;
    for (size_t J = 0; J < State->Results.size(); ++J) {
      const FileResult *File = State->Jobs[J].Options.Project ? State->Results[J].get() : nullptr;
      if (!File || File->Elsewhere.empty())
        continue;
      const StringSet<> Depending = depending(*File);
      for (const auto &[Linkage, Found] : File->Elsewhere) {
        auto HasBlock = [](const source::Launch &L) { return L.block().has_value(); };
        const index::IndexedKernel &Kernel = File->Indexed.Kernels.at(Linkage);
        StringRef Name = StringRef(Kernel.Name).split('<').first;
        const bool IsKnown = any_of(Found.Launches, HasBlock) || any_of(Kernel.Launches, HasBlock);
        const bool IsOpen = Depending.contains(Kernel.Name) && State->Index.isOpen(File->Indexed, Linkage);
        if ((!IsKnown || IsOpen) && Searched.insert(Name).second)
          Result[J].insert(Name.substr(Name.rfind(':') + 1));
      }
    }
    return Result;
  }

  /// Reads files of the project that may launch the kernels. False if it was interrupted.
  bool searchLaunches(const Wanted &Kernels) {
    std::vector<size_t> News;
    for (const auto &[J, Names] : Kernels) {
      seek(Names);
      if (!Names.empty() && State->Jobs[J].Options.SearchesLaunches)
        addFurther(J, State->Jobs[J].Options.Project->launchersOf(Names, fileOf(J)), News);
    }
    return phase(News);
  }

  /// Reads files of the project that may call functions which give arguments to launches. False if it was interrupted.
  bool searchCalls() {
    for (;;) {
      std::vector<size_t> News;
      for (const auto &[J, Names] : functionsToSearch()) {
        seek(Names);
        if (State->Jobs[J].Options.SearchesLaunches)
          addCallers(J, Names, News);
      }
      if (News.empty())
        return true;
      if (!phase(News))
        return false;
    }
  }

  /// By job, names of functions, not searched for before, whose calls could say more of its accesses.
  std::map<size_t, StringSet<>> functionsToSearch() const {
    std::map<size_t, StringSet<>> Result;
    for (size_t J = 0; J < State->Results.size(); ++J) {
      const FileResult *File = State->Jobs[J].Options.Project ? State->Results[J].get() : nullptr;
      if (!File)
        continue;
      auto Search = [&](const std::string &Linkage) {
        for (const std::string &Name : State->Index.functionsAround(File->Indexed, Linkage))
          if (SearchedCalls.insert(Name).second)
            Result[J].insert(Name);
      };
      if (State->Jobs[J].Options.OnlyIndex) // it is not known of which kernels the accesses depend on calls
        for (const auto &[Linkage, Kernel] : File->Indexed.Kernels)
          Search(Linkage);
      const StringSet<> Depending = depending(*File);
      for (const auto &[Linkage, Found] : File->Elsewhere)
        if (Depending.contains(File->Indexed.Kernels.at(Linkage).Name))
          Search(Linkage);
    }
    return Result;
  }

  /// Sources of the project with one of \p Names are read in the next phase, the nearest of them. What the others give
  /// is not known.
  void addCallers(size_t Job, const StringSet<> &Names, std::vector<size_t> &News) {
    auto IsKnown = [&](const std::string &File) { return Known.contains(File) || State->Index.find(File); };
    ProjectFiles::SourcesCalling Found = State->Jobs[Job].Options.Project->sourcesCalling(Names, fileOf(Job), IsKnown);
    std::set<std::string> Unread = std::move(Found.NamesInOthers);
    for (const auto &[File, Named] : Found.Nearest)
      if (!addFurther(Job, File, News))
        Unread.insert(Named.begin(), Named.end());
    State->Index.addUnread(Unread);
    NamedUnread.merge(Unread);
  }

  /// Those of \p Files that are not known yet are read, as \p Job asks for them, in the next phase.
  void addFurther(size_t Job, const std::vector<std::string> &Files, std::vector<size_t> &News) {
    for (const std::string &File : Files)
      if (!Known.contains(File) && !State->Index.find(File))
        addFurther(Job, File, News);
  }

  /// False if the file is not to be read.
  bool addFurther(size_t Job, const std::string &File, std::vector<size_t> &News) {
    std::optional<AnalysisOptions> Own = State->Jobs[Job].Options.Project->optionsOf(File);
    if (!Own)
      return false;
    Own->OnlyIndex = true;
    Own->Parse.Contents = State->Jobs[Job].Options.Parse.Contents;
    std::optional<size_t> Further = State->add({std::move(*Own)});
    if (!Further)
      return false;
    Known.insert(File);
    News.push_back(*Further);
    return true;
  }

  /// A header that is to be seen.
  struct HeaderSeen {
    size_t Job;
    std::string File;
    bool IsCovered; ///< Some file that was analysed includes it.
    std::vector<std::string> Includers;
    size_t Tried = 0; ///< Of these.
    FailedIncluders Failed = {};
  };

  /// Headers that no file of the run includes, and those with code of which nothing was analysed, are analysed through
  /// sources that include them; else by themselves. False if it was interrupted.
  bool headers(const std::vector<size_t> &Which) {
    StringSet<> Read = filesRead(), Analysed;
    for (size_t J = 0; J < State->Jobs.size(); ++J)
      Analysed.insert(fileOf(J));
    std::map<std::string, StringSet<>> Left = namesOfTemplatesLeft(*State);
    std::vector<HeaderSeen> All;
    for (size_t J : Which) {
      AskedHeaders.push_back(fileOf(J));
      HeaderSeen &H = All.emplace_back(HeaderSeen{J, fileOf(J), Read.contains(fileOf(J)), {}});
      const StringSet<> Here = namesLeft(H.File, Left);
      ProjectFiles *Project = State->Jobs[J].Options.Project.get();
      if (Project && index::isHeaderName(H.File) && (!H.IsCovered || !Here.empty()))
        H.Includers = Project->includersOf(H.File, State->Jobs[J].Options.Index.get(), H.IsCovered ? &Here : nullptr);
      erase_if(H.Includers, [&](const std::string &File) { return Analysed.contains(File); });
    }
    std::map<std::string, size_t> Through; // by file
    for (;;) {
      std::vector<size_t> News;
      std::vector<std::pair<HeaderSeen *, size_t>> Tried;
      for (HeaderSeen &H : All)
        if (std::optional<size_t> J = nextIncluder(H, namesLeft(H.File, Left), Through, News))
          Tried.push_back({&H, *J});
      if (Tried.empty())
        break;
      if (!phase(News))
        return false;
      Left = namesOfTemplatesLeft(*State);
      for (auto [H, J] : Tried) {
        H->IsCovered |= includes(J, H->File);
        const std::string &Name = State->Jobs[J].Options.Parse.File;
        if (const FileResult *Result = State->analysed(J); Result && !Result->IsAnalysed)
          H->Failed[Name] = whyNotAnalysed(Name, Result->Findings);
      }
    }
    for (const HeaderSeen &H : All)
      for (size_t J : worthReporting(H, Through)) {
        State->Jobs[J].For[H.File] = State->Jobs[H.Job].Options.Parse.File;
        State->Jobs[J].Failed.insert(H.Failed.begin(), H.Failed.end());
      }
    for (auto &[File, J] : Through)
      if (State->Jobs[J].For.empty())
        State->Results[J] = nullptr; // its launches are known all the same
    std::vector<size_t> Alone;
    for (const HeaderSeen &H : All) {
      State->Jobs[H.Job].Failed = H.Failed;
      const bool IsSkipped = Options.SkipsUnincluded && H.Failed.empty() && isHeaderOfCpp(H.File);
      if (H.IsCovered || IsSkipped)
        State->finish(H.Job, nullptr);
      else
        Alone.push_back(H.Job);
    }
    return phase(Alone);
  }

  bool includes(size_t Job, const std::string &Header) const {
    const FileResult *Result = State->analysed(Job);
    return Result && Result->IsAnalysed && Result->Files.contains(Header);
  }

  /// Of the sources that were analysed for headers those that say something of \p H that no other file said: they have
  /// a kernel or an access there. If none does, the first that includes it, unless a file of the run does.
  std::vector<size_t> worthReporting(const HeaderSeen &H, const std::map<std::string, size_t> &Through) const {
    std::vector<size_t> Order, Chosen;
    for (const std::string &File : H.Includers) // likeliest first
      if (auto It = Through.find(File); It != Through.end())
        Order.push_back(It->second);
    for (auto &[File, J] : Through)
      if (!is_contained(Order, J))
        Order.push_back(J);
    erase_if(Order, [&](size_t J) { return !includes(J, H.File); });
    std::set<Location> Said;
    bool IsOfRun = false;
    for (size_t J = 0; J < State->Results.size(); ++J)
      if (includes(J, H.File) && !is_contained(Order, J)) {
        Said.merge(codeIn(H.File, *State->Results[J]));
        IsOfRun = true;
      }
    for (size_t J : Order)
      if (size_t Before = Said.size(); Said.merge(codeIn(H.File, *State->Results[J])), Said.size() > Before)
        Chosen.push_back(J);
    if (Chosen.empty() && !IsOfRun && !Order.empty())
      Chosen.push_back(Order.front());
    return Chosen;
  }

  /// The job of the next source that may include the header, if one is needed: no file is known that does, or code of
  /// it is \p Left. A new one is in \p News, too.
  std::optional<size_t> nextIncluder(HeaderSeen &H, const StringSet<> &Left, std::map<std::string, size_t> &Through,
                                     std::vector<size_t> &News) {
    while (H.Tried < H.Includers.size() && (!H.IsCovered || !Left.empty())) {
      const std::string &File = H.Includers[H.Tried++];
      if (H.IsCovered && index::filesNaming(Left, {File}).empty())
        continue;
      if (auto It = Through.find(File); It != Through.end())
        return It->second;
      const std::shared_ptr<ProjectFiles> &Project = State->Jobs[H.Job].Options.Project;
      std::optional<AnalysisOptions> Own = Project->optionsOf(File);
      if (!Own)
        continue;
      Own->Project = Project;
      makeOwn(Own->Parse.Flags, AskedHeaders);
      Own->Parse.Contents = State->Jobs[H.Job].Options.Parse.Contents;
      std::optional<size_t> J = State->add({std::move(*Own)});
      if (!J)
        return std::nullopt;
      Through[File] = *J;
      News.push_back(*J);
      return J;
    }
    return std::nullopt;
  }

  /// What a source names that makes code of what is left of \p Header: its kernel templates, and its device functions
  /// that nothing calls. These may also be called by templates of other headers.
  StringSet<> namesLeft(const std::string &Header, const std::map<std::string, StringSet<>> &Templates) const {
    std::optional<std::set<std::string>> Uncalled;
    for (size_t J = 0; J < State->Results.size(); ++J)
      if (includes(J, Header)) {
        auto It = State->Results[J]->Uncalled.find(Header);
        std::set<std::string> Here = It == State->Results[J]->Uncalled.end() ? std::set<std::string>() : It->second;
        if (Uncalled)
          std::erase_if(*Uncalled, [&](const std::string &Name) { return !Here.contains(Name); });
        else
          Uncalled = std::move(Here);
      }
    const bool HasUncalled = Uncalled && !Uncalled->empty();
    StringSet<> Names;
    for (const auto &[File, Left] : Templates)
      if (File == Header || HasUncalled)
        Names.insert_range(Left.keys());
    if (HasUncalled)
      Names.insert_range(*Uncalled);
    return Names;
  }

  StringSet<> filesRead() const {
    StringSet<> Files;
    for (size_t J = 0; J < State->Results.size(); ++J)
      if (const FileResult *Result = State->analysed(J))
        for (const auto &[File, Hash] : Result->Files)
          Files.insert(File);
    return Files;
  }

  /// Files of whose kernels other files had launches that were not known in time.
  std::vector<size_t> withLateLaunches() const {
    std::vector<size_t> Jobs;
    for (size_t J = 0; J < State->Results.size(); ++J)
      if (const FileResult *Result = State->Results[J].get())
        if (any_of(Result->Elsewhere, [&](const auto &Used) {
              return State->Index.launchesElsewhere(Result->Indexed, Used.first) != Used.second;
            }))
          Jobs.push_back(J);
    return Jobs;
  }

  /// \see RunOptions::Settled. \p AllRead: of the files of the run, all that launch kernels.
  bool isSettled(size_t Job, bool AllRead) const {
    const FileResult &File = *State->Results[Job];
    auto HasBlock = [](const source::Launch &L) { return L.block().has_value(); };
    return all_of(File.Elsewhere, [&](const auto &Used) {
      const auto &[Linkage, Found] = Used;
      std::unique_lock Guard(State->Lock);
      const bool IsSearched = State->Jobs[Job].Options.Project != nullptr;
      if (State->Index.isOpen(File.Indexed, Linkage) &&
          (!State->Unread.empty() || (IsSearched && !State->Index.functionsAround(File.Indexed, Linkage).empty())))
        return false;
      if (any_of(File.Indexed.Kernels.at(Linkage).Launches, HasBlock) && File.Indexed.Kernels.at(Linkage).Open.empty())
        return true;
      if (!AllRead || (IsSearched && none_of(Found.Launches, HasBlock)))
        return false;
      return State->Index.launchesElsewhere(File.Indexed, Linkage) == Found;
    });
  }

  /// Passes on what is settled of \p News, and of what was not before if now all are read.
  void settle(std::vector<size_t> News, bool AllRead) {
    if (!Options.Settled)
      return;
    if (AllRead)
      News.insert(News.begin(), Unsettled.begin(), Unsettled.end()), Unsettled.clear();
    for (size_t J : News) {
      if (State->isFurther(J) || !State->analysed(J))
        continue;
      if (isSettled(J, AllRead))
        Options.Settled(State->Jobs[J], *State->Results[J]);
      else if (!AllRead)
        Unsettled.push_back(J);
    }
  }

  /// \see leaveLengthsIfIncluded
  void leaveLengths(size_t Job) {
    std::lock_guard Guard(State->Lock); // it may be analysed again
    FileResult *File = State->Results[Job].get();
    const std::shared_ptr<ProjectFiles> &Project = State->Jobs[Job].Options.Project;
    if (File && Project)
      leaveLengthsIfIncluded(File->Findings, [&] { return Project->includersOf(fileOf(Job)); });
  }

  /// False if it was interrupted.
  bool phase(const std::vector<size_t> &Which) {
    State->Unfinished = Which.size();
    for (size_t Job : Which)
      Pool->async([State = State, Job] { State->run(Job); });
    std::unique_lock Guard(State->Lock);
    for (;;) {
      bool Finished = State->Unfinished == 0;
      bool AllRead = State->UnreadLaunchers.empty();
      std::vector<size_t> News = std::move(State->News);
      State->News.clear();
      Guard.unlock();
      for (size_t J : News)
        leaveLengths(J);
      for (size_t J : News)
        if (Counted.insert(J).second) {
          ++Done;
          const FileResult *File = State->analysed(J);
          if (File)
            Conflicts += File->Findings.count(FindingVerdict::Conflict);
          if (Options.Progress)
            Options.Progress(
                {Done, State->Jobs.size(), Conflicts, State->Jobs[J].Options.Parse.File, File && File->WasKept});
        }
      settle(News, AllRead);
      if (Finished || isRunInterrupted())
        return Finished;
      Guard.lock();
      // A signal handler cannot notify.
      State->Changed.wait_for(Guard, std::chrono::milliseconds(50), [&] { return !State->News.empty(); });
    }
  }

  /// All that are done, with remarks on the templates that no file instantiates. Returns what else is said of these.
  std::string deliver() {
    TemplatesLeft Left;
    {
      std::lock_guard Guard(State->Lock); // after an interrupt other threads are still at work
      Left = templatesLeft(*State, Options.TellsOfHeaders ? Headers::All : Headers::Asked);
    }
    for (size_t J = 0; J < State->Jobs.size(); ++J) {
      std::unique_ptr<FileResult> Result;
      {
        std::lock_guard Guard(State->Lock);
        if (!State->IsDone[J])
          continue;
        if (State->isReported(J))
          Result = std::move(State->Results[J]);
      }
      if (Result) {
        append_range(Result->Findings.Remarks, Left.Remarks[J]);
        Result->WasReported = State->Guard && !State->Guard->noteReported();
      }
      Options.Finished(State->Jobs[J], std::move(Result));
    }
    return Left.Unused;
  }
};

} // namespace

RunResult analyseFiles(std::vector<FileJob> Jobs, const RunOptions &Options) {
  return Run(std::move(Jobs), Options).all();
}

void interruptAnalysis() { interruptRun(); }

} // namespace bankcheck::driver
