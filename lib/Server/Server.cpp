#include "Server/Server.h"
#include "Driver/KernelMemory.h"
#include "Filters/NoLint.h"
#include "Index/Includers.h"
#include "Input/Paths.h"
#include "Limits/Limits.h"
#include "Report/Escape.h"
#include "Report/Plural.h"
#include "Report/Renderers.h"
#include "Report/Respell.h"
#include "Server/ClientCapabilities.h"
#include "Server/ClientSettings.h"
#include "Server/FileChanges.h"
#include "Server/FixAll.h"
#include "Server/KnownProject.h"
#include "Server/Messages.h"
#include "Server/OpenDocuments.h"
#include "Server/Preparation.h"
#include "Server/Responses.h"
#include "Server/ShownProgress.h"
#include "Server/TouchedFiles.h"
#include "Server/Uris.h"
#include "Server/Worker.h"
#include "llvm/Support/LSP/Transport.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <set>

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::filters;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::server {
namespace {

/// Parameters that are read where they are used.
struct Raw {
  json::Value Value = nullptr;
};
bool fromJSON(const json::Value &V, Raw &Into, json::Path) {
  Into.Value = V;
  return true;
}

AnalysisBudget givingWay(AnalysisBudget Budget) {
  Budget.GivesWay = true;
  return Budget;
}

using Reply = lsp::Callback<json::Value>;
using OfDocument = lsp::DocumentSymbolParams; ///< Those with nothing but a document.

class Server {
public:
  Server(lsp::JSONTransport &Transport, ServerOptions Given)
      : Options(std::move(Given)), Handler(Transport),
        Reading({[this](const std::string &File) { return prepareReading(File); }, [](const Work &) {},
                 [this](const Work &W) { Shown.begin(W); },
                 [this](const AnalysisOptions &O) { return Options.Analyse(O, givingWay(Options.Budget)); },
                 [this](const Work &W, ProcessResult R, bool Stale, std::chrono::milliseconds) {
                   read(W, std::move(R), Stale);
                 }},
                1, Worker::AskedAgain::WaitsForRun),
        Analyses({[this](const std::string &File) { return prepare(File, Purpose::Answer); },
                  [this](const Work &W) { begun(W); }, [this](const Work &W) { Shown.begin(W); },
                  [this](const AnalysisOptions &O) { return Options.Analyse(O, Options.Budget); },
                  [this](const Work &W, ProcessResult R, bool Stale, std::chrono::milliseconds Took) {
                    done(W, std::move(R), Stale, Took);
                  }},
                 limits::Analyses, Worker::AskedAgain::MakesRunStale) {
    if (!Options.Analysis.Kernels)
      Options.Analysis.Kernels = std::make_shared<KernelMemory>(limits::KernelMemoryBytes);
    Handler.method("initialize", this, &Server::initialize);
    Handler.method("shutdown", this, &Server::shutdown);
    Handler.notification("initialized", this, &Server::initialized);
    Handler.notification("$/cancelRequest", this, &Server::ignore);
    Handler.notification("$/setTrace", this, &Server::ignore);
    Handler.notification("workspace/didChangeConfiguration", this, &Server::configure);
    Handler.notification("workspace/didChangeWatchedFiles", this, &Server::changeWatched);
    Handler.notification("textDocument/didOpen", this, &Server::open);
    Handler.notification("textDocument/didChange", this, &Server::change);
    Handler.notification("textDocument/didSave", this, &Server::save);
    Handler.notification("textDocument/didClose", this, &Server::close);
    Handler.method("textDocument/hover", this, &Server::hover);
    Handler.method("textDocument/codeAction", this, &Server::codeAction);
    Handler.method("codeAction/resolve", this, &Server::resolveCodeAction);
    Handler.method("textDocument/inlayHint", this, &Server::inlayHint);
    Handler.method("textDocument/codeLens", this, &Server::codeLens);
    Handler.method("bankcheck/explain", this, &Server::explain);
    Handler.method("bankcheck/htmlReport", this, &Server::htmlReport);
    Handler.method(InvalidMessage, this, &Server::invalidMessage);
    ShowMessage = Handler.outgoingNotification<json::Value>("window/showMessage");
    Publish = Handler.outgoingNotification<json::Value>("textDocument/publishDiagnostics");
    NoteStatus = Handler.outgoingNotification<json::Value>("bankcheck/status");
    auto Nothing = [](const json::Value &, Expected<Raw> Answer) { consumeError(Answer.takeError()); };
    RegisterCapability = Handler.outgoingRequest<json::Value, Raw>("client/registerCapability", Nothing);
    Shown.Tell = Handler.outgoingNotification<json::Value>("$/progress");
    Shown.Create = Handler.outgoingRequest<json::Value, Raw>("window/workDoneProgress/create", Nothing);
    RefreshHints = Handler.outgoingRequest<json::Value, Raw>("workspace/inlayHint/refresh", Nothing);
    RefreshLenses = Handler.outgoingRequest<json::Value, Raw>("workspace/codeLens/refresh", Nothing);
  }

  ~Server() { // each worker asks the other
    Reading.end();
    Analyses.end();
  }

  bool run(lsp::JSONTransport &Transport) {
    consumeError(Transport.run(Handler));
    return WasShutDown;
  }

private:
  ServerOptions Options;
  std::mutex Lock; ///< Of all below; the worker reads and writes it, too.
  OpenDocuments Documents;
  Preparation Prepared{Options};
  ClientCapabilities Client;
  bool WasShutDown = false;
  std::atomic<int64_t> NextId = 0;
  KnownProject Known;
  ShownProgress Shown{NextId};

  lsp::MessageHandler Handler;
  lsp::OutgoingNotification<json::Value> Publish, ShowMessage, NoteStatus;
  lsp::OutgoingRequest<json::Value> RegisterCapability, RefreshHints, RefreshLenses;
  Worker Reading, Analyses; // last: their threads use all the others

  //===--- the session ----------------------------------------------------===//

  void initialize(const Raw &Params, Reply Reply) {
    const json::Object *O = Params.Value.getAsObject();
    Client = capabilitiesIn(O ? O->getObject("capabilities") : nullptr);
    Shown.IsWanted = Client.HasProgress;
    if (const json::Value *Settings = O ? O->get("initializationOptions") : nullptr)
      take(*Settings);
    Reply(json::Object{
        {"serverInfo", json::Object{{"name", "bankcheck"}, {"version", Options.Version}}},
        {"capabilities",
         json::Object{{"textDocumentSync", json::Object{{"openClose", true}, {"change", 2}, {"save", true}}},
                      {"hoverProvider", true},
                      {"codeActionProvider",
                       json::Object{{"codeActionKinds", json::Array{QuickFix, FixAll}}, {"resolveProvider", true}}},
                      {"inlayHintProvider", true},
                      {"codeLensProvider", json::Object{{"resolveProvider", false}}}}}});
  }
  void shutdown(const Raw &, Reply Reply) {
    WasShutDown = true;
    Reply(nullptr);
  }
  void initialized(const Raw &) {
    if (Client.WatchesFiles)
      RegisterCapability(watchedFiles(), ++NextId);
  }
  void ignore(const Raw &) {}
  void invalidMessage(const Raw &Params, Reply Reply) {
    const json::Object *O = Params.Value.getAsObject();
    StringRef Message = O ? O->getString("message").value_or("") : "";
    Reply(
        make_error<lsp::LSPError>(Message.str(), lsp::ErrorCode(O ? O->getInteger("code").value_or(-32600) : -32600)));
  }
  void showError(const std::string &Message) {
    constexpr int Error = 1;
    ShowMessage(json::Object{{"type", Error}, {"message", "bankcheck: " + plainLine(Message)}});
  }

  void take(const json::Value &Settings) {
    std::optional<ClientSettings> Read = readClientSettings(Settings);
    if (!Read)
      return;
    {
      std::lock_guard Guard(Lock);
      Prepared.setClient(std::move(Read->Values));
    }
    for (const std::string &Mistake : Read->Mistakes)
      showError(Mistake);
  }

  void configure(const Raw &Params) {
    if (const json::Object *O = Params.Value.getAsObject())
      if (const json::Value *Settings = O->get("settings"))
        take(*Settings);
    analyseAll(Params);
  }

  void analyseAll(const Raw &) {
    std::vector<std::string> Files;
    {
      std::lock_guard Guard(Lock);
      Prepared.forgetFiles();
      Known.forget();
      Reading.forgetAll();
      for (auto &[File, D] : Documents.all()) {
        D.TakeAny = true;
        Files.push_back(File);
      }
    }
    ask(Files);
  }

  void changeWatched(const Raw &Params) {
    FileChanges Changes = changesIn(Params.Value);
    if (Changes.OfSettings)
      return analyseAll(Params);
    {
      std::lock_guard Guard(Lock);
      std::erase_if(Changes.Texts,
                    [&](const std::string &File) { return Documents.find(File); }); // the editor's counts
    }
    readAgain(Changes.Texts);
  }

  /// Files have changed, on the disk or in the editor: what depends on them is done again, and nothing else.
  void readAgain(const std::set<std::string> &Changed) {
    std::vector<std::string> Answers;
    std::set<std::string> Readings;
    {
      std::lock_guard Guard(Lock);
      Answers = Documents.readersOf(Changed);
      for (const std::string &Path : Changed) {
        Readings.merge(Known.knownReadersOf(Path));
        const std::optional<std::string> Text = Documents.textOf(Path);
        for (const auto &[File, D] : Documents.all())
          if (Text && File != Path && !Known.isRead(Path) && Known.mayConcern(File, Path, *Text)) {
            Known.forgetSought(File);
            Readings.insert(File);
          }
      }
    }
    for (const std::string &File : Readings)
      Reading.ask(File, {});
    ask(Answers);
  }

  //===--- documents ------------------------------------------------------===//

  void ask(const std::vector<std::string> &Files, std::chrono::milliseconds Delay = {}) {
    for (const std::string &File : Files) {
      Analyses.ask(File, Options.IsSynchronous ? std::chrono::milliseconds(0) : Delay);
      if (Options.IsSynchronous)
        finish();
    }
  }
  void finish() {
    for (size_t Asked = 0; Asked != Analyses.asked() + Reading.asked();) { // each may ask the other
      Asked = Analyses.asked() + Reading.asked();
      Analyses.finish();
      Reading.finish();
    }
  }

  void open(const lsp::DidOpenTextDocumentParams &P) {
    std::string File = fileOf(P.textDocument.uri);
    {
      std::lock_guard Guard(Lock);
      Documents.open(File, P.textDocument);
    }
    ask({File});
  }

  void change(const lsp::DidChangeTextDocumentParams &P) {
    std::string File = fileOf(P.textDocument.uri);
    std::chrono::milliseconds Delay;
    {
      std::lock_guard Guard(Lock);
      OpenDocument *D = Documents.find(File);
      if (!D)
        return lsp::Logger::error("'{0}' is changed, and not open", plainLine(File));
      for (const lsp::TextDocumentContentChangeEvent &C : P.contentChanges)
        D->Text.change(C);
      D->Text.setVersion(P.textDocument.version);
      Delay = D->delay(Options.MostDelay);
    }
    ask({File}, Delay);
  }

  /// What is saved may be included by the others. A client that watches no files says only so that some have changed.
  void save(const OfDocument &P) {
    if (!Client.WatchesFiles)
      return analyseAll({});
    const std::string File = fileOf(P.textDocument.uri);
    {
      std::lock_guard Guard(Lock);
      if (OpenDocument *D = Documents.find(File))
        D->TakeAny = true;
    }
    readAgain({File});
  }

  void close(const lsp::DidCloseTextDocumentParams &P) {
    std::string File = fileOf(P.textDocument.uri);
    Analyses.forget(File);
    Reading.forget(File);
    bool WasSaved = true;
    std::vector<json::Object> Left; // that others have found in it, and it in others
    {
      std::lock_guard Guard(Lock);
      std::set<std::string> Touched = {File};
      if (OpenDocument *D = Documents.find(File)) {
        Touched.merge(D->Touched);
        WasSaved = textOnDisk(File) == D->Text.text();
        Documents.close(File);
      }
      Known.forgetSought(File);
      Left = Documents.ofClosed(Touched);
    }
    json::Array OfFile;
    for (json::Object &Of : Left)
      if (Of.getString("uri") == uriOf(File)) // the editor may have another name for it
        OfFile = std::move(*Of.getArray("diagnostics"));
      else
        Publish(std::move(Of));
    Publish(json::Object{{"uri", P.textDocument.uri.uri()}, {"diagnostics", std::move(OfFile)}});
    if (!WasSaved)
      readAgain({File});
  }

  //===--- the workers' side ------------------------------------------------===//

  Work prepare(const std::string &File, Purpose For) {
    std::string Unread;
    Work W;
    {
      std::lock_guard Guard(Lock);
      W = Prepared.workOf(File, For, Documents, Known.index(), Unread);
    }
    if (!Unread.empty())
      showError("'" + Unread + "' is not read: its errors are in the log");
    return W;
  }

  void begun(const Work &W) {
    constexpr std::chrono::seconds Long(1);
    constexpr size_t LongText = 200000;
    {
      std::lock_guard Guard(Lock);
      const OpenDocument *D = Documents.find(W.File);
      if (!D || (D->Took < Long && D->Text.text().size() < LongText))
        return;
    }
    Shown.begin(W);
  }

  Work prepareReading(const std::string &File) {
    bool IsOpen = false;
    {
      std::lock_guard Guard(Lock);
      IsOpen = Documents.find(File);
    }
    return prepare(File, IsOpen ? Purpose::Search : Purpose::Reread);
  }

  /// Other files are read: those are analysed again whose kernels they launch otherwise than was known.
  void read(const Work &W, ProcessResult Result, bool Stale) {
    Shown.end(W);
    if (Stale)
      return;
    if (!Result.Learned)
      for (const ErrorFinding &E : Result.Findings.Errors)
        lsp::Logger::error("{0}: other files: {1}", plainLine(W.File), plainLine(E.Message));
    std::vector<std::string> Outdated;
    {
      std::lock_guard Guard(Lock);
      if (W.For == Purpose::Reread) {
        Known.learn(Result.Own);
      } else {
        if (Result.Learned)
          Known.learn(*Result.Learned);
        Known.noteSought(W.File, Result.Sought, Result.NamedUnread, bool(Result.Learned));
      }
      Outdated = Documents.outdated(Known.index());
    }
    for (const std::string &File : Outdated)
      Analyses.ask(File, {});
  }

  void done(const Work &W, ProcessResult Result, bool Stale, std::chrono::milliseconds Took) {
    Shown.end(W);
    std::vector<json::Object> Found;
    std::vector<std::string> Outdated;
    std::string Status;
    bool IsSought = true;
    {
      std::lock_guard Guard(Lock);
      OpenDocument *Open = Documents.find(W.File);
      if (Stale || !Open || Open->Text.version() != W.Version)
        return;
      OpenDocument &D = *Open;
      D.Took = Took;
      size_t Errors = Result.Findings.Errors.size();
      if (!D.TakeAny && D.HasGood && (Errors > D.GoodErrors || !Result.IsAnalysed))
        return; // it does not parse: the last good answer stays
      D.TakeAny = false;
      Status = includersText(Result.Through, Result.Failed);
      D.IsAlone = index::isHeaderName(W.File) && Result.Through.empty();
      D.IsGoodAnalysed = Result.IsAnalysed;
      D.Own = Result.Own;
      D.Index = W.Options.Index;
      std::erase_if(Result.Own, [&](const index::IndexedFile &File) { return !Prepared.hasCommand(File.Path); });
      Known.learn(Result.Own);
      Outdated = Documents.outdated(Known.index());
      IsSought = Known.isSought(W.File, Result.Sought);
      if (!IsSought)
        Known.want(W.File, std::move(Result.Sought));
      D.Good = std::move(Result.Findings);
      respell(D.Good, [](StringRef File) { return realName(File); });
      D.GoodFiles = std::move(Result.Files);
      W.Configured.applyTo(D.Good, W.File);
      suppress(D.Good, [&](const std::string &Name) { return Documents.textOf(Name); }, {});
      D.HasGood = true;
      D.GoodVersion = W.Version;
      D.GoodErrors = Errors;
      D.Text.anchor();
      Found.push_back(json::Object{{"uri", D.Uri},
                                   {"version", W.Version},
                                   {"diagnostics", Documents.diagnosticsOf(W.File, D, Result.IsAnalysed)}});
      std::set<std::string> Before = std::exchange(D.Touched, filesWithFindings(D.Good));
      Before.insert(D.Touched.begin(), D.Touched.end());
      for (json::Object &Other : Documents.ofClosed(Before))
        Found.push_back(std::move(Other));
    }
    if (index::isHeaderName(W.File))
      NoteStatus(json::Object{{"uri", Found.front().getString("uri")->str()}, {"message", Status}});
    for (json::Object &Of : Found)
      Publish(std::move(Of));
    if (!IsSought)
      Reading.ask(W.File, {});
    for (const std::string &File : Outdated)
      Analyses.ask(File, {});
    if (Client.HasHintRefresh)
      RefreshHints(nullptr, ++NextId);
    if (Client.HasLensRefresh)
      RefreshLenses(nullptr, ++NextId);
  }

  //===--- questions ----------------------------------------------------------===//

  /// Answers with what \p Make makes of the document, or null if it is not open.
  template <typename F> void answer(const lsp::URIForFile &Uri, Reply &Reply, F &&Make) {
    json::Value Result = nullptr;
    {
      std::lock_guard Guard(Lock);
      const std::string File = fileOf(Uri);
      if (const OpenDocument *D = Documents.find(File))
        Result = Make(Documents.answers(File, *D), *D);
    }
    Reply(std::move(Result));
  }

  void hover(const lsp::TextDocumentPositionParams &P, Reply Reply) {
    answer(P.textDocument.uri, Reply, [&](const Responses &A, const OpenDocument &) { return A.hover(P.position); });
  }
  static constexpr StringLiteral QuickFix = "quickfix", FixAll = "source.fixAll.bankcheck";

  /// Whether actions of \p Kind are asked for: by its name, or a part of it up to a dot.
  static bool isAsked(const std::vector<std::string> &Only, StringRef Kind) {
    return Only.empty() || any_of(Only, [&](StringRef K) { return Kind == K || Kind.starts_with(K.str() + "."); });
  }
  void codeAction(const lsp::CodeActionParams &P, Reply Reply) {
    const std::vector<std::string> &Only = P.context.only;
    const std::string File = fileOf(P.textDocument.uri);
    json::Array Actions;
    size_t Arrays = 0; // that all fixes change
    {
      std::lock_guard Guard(Lock);
      const OpenDocument *D = Documents.find(File);
      if (!D)
        return Reply(nullptr);
      if (isAsked(Only, QuickFix))
        Actions = Documents.answers(File, *D).codeActions(P.range);
      if (D->isCurrent() && isAsked(Only, FixAll))
        Arrays = fixesIn(D->Good, File).size();
    }
    // In a menu it stands next to the fix of one of several arrays.
    if (Only.empty() ? Arrays > 1 && !Actions.empty() && Client.ResolvesEdits : Arrays > 0) {
      json::Object Action{{"title", "Fix all in file (" + plural(Arrays, "array") + ")"},
                          {"kind", FixAll},
                          {"data", json::Object{{"file", File}}}};
      if (!Client.ResolvesEdits)
        Action["edit"] = fixAllEdit(File);
      if (Client.ResolvesEdits || Action["edit"].kind() != json::Value::Null)
        Actions.push_back(std::move(Action));
    }
    Reply(std::move(Actions));
  }
  void resolveCodeAction(const Raw &P, Reply Reply) {
    json::Value Action = P.Value;
    json::Object *O = Action.getAsObject();
    const json::Object *Data = O && O->getString("kind") == FixAll ? O->getObject("data") : nullptr;
    if (std::optional<StringRef> File = Data ? Data->getString("file") : std::nullopt)
      if (json::Value Edit = fixAllEdit(File->str()); Edit.kind() != json::Value::Null)
        O->insert({"edit", std::move(Edit)});
    Reply(std::move(Action));
  }
  /// WorkspaceEdit of the safe fixes of a document that hold together; null if there are none, or it changes meanwhile.
  json::Value fixAllEdit(const std::string &File) {
    Report Before;
    std::string Text;
    {
      std::lock_guard Guard(Lock);
      const OpenDocument *D = Documents.find(File);
      if (!D || !D->isCurrent())
        return nullptr;
      Before = D->Good;
      Text = D->Text.text();
    }
    Work W = prepare(File, Purpose::Answer);
    W.Options.WithFixes = false;
    W.Options.WithBudget = true;
    auto Analyse = [&](const std::string &Changed) -> std::optional<Report> {
      W.Options.Parse.Contents[File] = Changed;
      ProcessResult Result = Options.Analyse(W.Options, Options.Budget);
      if (!Result.IsAnalysed)
        return std::nullopt;
      respell(Result.Findings, [](StringRef Path) { return realName(Path); });
      return std::move(Result.Findings);
    };
    std::vector<edits::ChosenFix> Fixes = provedFixesIn(Before, File, Text, W.Options.Gpu, Analyse);
    std::lock_guard Guard(Lock);
    const OpenDocument *D = Documents.find(File);
    if (Fixes.empty() || !D || D->Text.text() != Text)
      return nullptr;
    std::vector<const FixFinding *> All;
    for (const edits::ChosenFix &C : Fixes)
      All.push_back(&C.Fix);
    return Documents.answers(File, *D).editOf(All);
  }
  void inlayHint(const lsp::InlayHintsParams &P, Reply Reply) {
    answer(P.textDocument.uri, Reply,
           [&](const Responses &A, const OpenDocument &) { return json::Value(A.inlayHints(P.range)); });
  }
  void codeLens(const OfDocument &P, Reply Reply) {
    answer(P.textDocument.uri, Reply,
           [&](const Responses &A, const OpenDocument &) { return json::Value(A.codeLenses()); });
  }
  void explain(const lsp::TextDocumentPositionParams &P, Reply Reply) {
    answer(P.textDocument.uri, Reply,
           [&](const Responses &A, const OpenDocument &) { return json::Value(A.explain(P.position)); });
  }
  void htmlReport(const OfDocument &P, Reply Reply) {
    answer(P.textDocument.uri, Reply, [&](const Responses &, const OpenDocument &D) {
      std::string Page;
      raw_string_ostream Out(Page);
      renderHtml(D.Good, {{fileOf(P.textDocument.uri), D.Text.text()}}, Options.Version, Out);
      return json::Value(Page);
    });
  }
};

} // namespace

bool serve(lsp::JSONTransport &Transport, ServerOptions Options) {
  return Server(Transport, std::move(Options)).run(Transport);
}

} // namespace bankcheck::server
