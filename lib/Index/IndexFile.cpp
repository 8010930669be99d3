#include "Index/IndexFile.h"
#include "Index/KernelText.h"
#include "Input/Nesting.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::source;

namespace bankcheck::index {
namespace {

constexpr int Schema = 2;
using StepKind = GrowingFunction::Step::Kind;
constexpr std::pair<StepKind, StringLiteral> StepNames[] = {
    {StepKind::Times, "*"}, {StepKind::By, "/"}, {StepKind::Plus, "+"}};
using HostStep = HostExpression::Step;
constexpr std::pair<HostOperation, StringLiteral> OperationNames[] = {
    {HostOperation::Add, "+"},        {HostOperation::Sub, "-"},           {HostOperation::Mul, "*"},
    {HostOperation::Div, "/"},        {HostOperation::Rem, "%"},           {HostOperation::Shl, "<<"},
    {HostOperation::Shr, ">>"},       {HostOperation::And, "&"},           {HostOperation::Or, "|"},
    {HostOperation::Xor, "^"},        {HostOperation::Less, "<"},          {HostOperation::Greater, ">"},
    {HostOperation::LessEqual, "<="}, {HostOperation::GreaterEqual, ">="}, {HostOperation::Equal, "=="},
    {HostOperation::NotEqual, "!="}};

//===--- writing ------------------------------------------------------------===//

class IndexWriter {
public:
  IndexWriter(PathStyle Style, raw_ostream &Out)
      : Here(Style == PathStyle::RelativeToHere ? comparablePath(".") : ""), J(Out) {}

  void write(const ProjectIndex &Index) {
    J.object([&] {
      J.attribute("schema", Schema);
      J.attributeArray("files", [&] {
        for (const auto &[Path, File] : Index.files())
          write(File);
      });
    });
  }

private:
  const std::string Here; ///< Paths below it are relative to it; empty: none are.
  json::OStream J;

  std::string pathOf(StringRef Path) const {
    StringRef Below = Path;
    bool IsBelow = !Here.empty() && Below.consume_front(Here) && Below.consume_front("/");
    return json::fixUTF8(IsBelow ? Below : Path);
  }

  json::Value valueOf(const Location &P) const {
    return P.Line ? json::Value(json::Array{pathOf(comparablePath(P.File)), P.Line, P.Column}) : json::Value(nullptr);
  }

  static json::Value valueOf(const GrowingFunction &F) {
    json::Array Result{int64_t(F.variable())};
    for (const GrowingFunction::Step &S : F.steps())
      for (const auto &[Kind, Name] : StepNames)
        if (Kind == S.TheKind) {
          Result.push_back(Name);
          Result.push_back(S.Operand);
        }
    return Result;
  }

  static json::Value valueOf(const HostStep &S) {
    switch (S.TheKind) {
    case HostStep::Constant:
      return S.A;
    case HostStep::Parameter:
      return "p" + std::to_string(S.A) + (S.B < 0 ? "" : "." + std::to_string(S.B));
    case HostStep::Convert:
      return (S.B ? "s" : "u") + std::to_string(S.A);
    case HostStep::Operation:
      for (const auto &[Operation, Name] : OperationNames)
        if (int64_t(Operation) == S.A)
          return Name;
      return nullptr;
    case HostStep::Select:
      return "?";
    }
    return nullptr;
  }

  static json::Value valueOf(const HostExpression &E) {
    if (E.constant())
      return *E.constant();
    json::Array Result;
    for (const HostStep &S : E.steps())
      Result.push_back(valueOf(S));
    return Result;
  }

  template <typename T> json::Value valueOf(const std::optional<T> &V) const {
    return V ? json::Value(valueOf(*V)) : json::Value(nullptr);
  }
  static json::Value valueOf(unsigned V) { return V; }
  static json::Value valueOf(uint64_t V) { return int64_t(V); }

  template <typename T> json::Value valueOf(const std::array<T, 3> &Three) const {
    return json::Array{valueOf(Three[0]), valueOf(Three[1]), valueOf(Three[2])};
  }

  void write(const IndexedFile &File) {
    J.object([&] {
      J.attribute("path", pathOf(File.Path));
      J.attributeArray("includes", [&] {
        for (const std::string &Path : File.Includes)
          J.value(pathOf(Path));
      });
      J.attributeArray("kernels", [&] {
        for (const auto &[Linkage, K] : File.Kernels)
          write(Linkage, K);
      });
      J.attributeArray("functions", [&] {
        for (const auto &[Linkage, F] : File.Functions)
          write(Linkage, F);
      });
      J.attributeArray("named_kernels", [&] {
        for (const std::string &Linkage : File.NamedKernels)
          J.value(json::fixUTF8(Linkage));
      });
      if (!File.Words.empty())
        J.attribute("words", json::fixUTF8(join(File.Words, " ")));
    });
  }

  void writeDeclared(const std::set<Location> &Declared) {
    J.attributeArray("declared", [&] {
      for (const Location &P : Declared)
        J.value(valueOf(P));
    });
  }

  void writeArguments(const HostArguments &Arguments) {
    J.attributeArray("arguments", [&] {
      for (const auto &[Part, Value] : Arguments)
        J.value(json::Array{Part.Index, valueOf(Part.Offset), valueOf(Value)});
    });
  }

  void write(const std::string &Linkage, const HostFunction &F) {
    J.object([&] {
      J.attribute("linkage", json::fixUTF8(Linkage));
      J.attribute("name", json::fixUTF8(F.Name));
      J.attribute("at", valueOf(F.Where));
      writeDeclared(F.Declared);
      J.attribute("named", F.IsNamed);
      J.attributeArray("calls", [&] {
        for (const HostCall &C : F.Calls)
          J.object([&] {
            J.attribute("at", valueOf(C.Where));
            J.attribute("in", json::fixUTF8(C.In));
            J.attribute("for_others", C.IsForOtherFiles);
            writeArguments(C.Arguments);
          });
      });
    });
  }

  void write(const OpenLaunch &L) {
    J.object([&] {
      J.attribute("in", json::fixUTF8(L.In));
      J.attributeBegin("known");
      write(L.Known);
      J.attributeEnd();
      J.attribute("replaced", L.IsReplaced);
      J.attribute("block", valueOf(L.Block));
      J.attribute("grid", valueOf(L.Grid));
      writeArguments(L.Arguments);
    });
  }

  void write(const std::string &Linkage, const IndexedKernel &K) {
    J.object([&] {
      J.attribute("linkage", json::fixUTF8(Linkage));
      J.attribute("name", json::fixUTF8(K.Name));
      J.attribute("at", valueOf(K.Where));
      writeDeclared(K.Declared);
      J.attribute("file_only", K.IsOfFileOnly);
      J.attributeArray("launches", [&] {
        for (const Launch &L : K.Launches)
          write(L);
      });
      J.attributeArray("open", [&] {
        for (const OpenLaunch &L : K.Open)
          write(L);
      });
    });
  }

  void write(const Launch &L) {
    J.object([&] {
      J.attribute("at", valueOf(L.Where));
      if (L.CalledFrom.Line)
        J.attribute("called_from", valueOf(L.CalledFrom));
      J.attribute("block", valueOf(L.PartOfBlock));
      J.attribute("growing", valueOf(L.GrowingBlock));
      J.attribute("default", L.DefaultBlock
                                 ? json::Value(json::Array{L.DefaultBlock->X, L.DefaultBlock->Y, L.DefaultBlock->Z})
                                 : json::Value(nullptr));
      J.attribute("grid", valueOf(L.Grid));
      J.attributeArray("arguments", [&] {
        for (auto [Index, Value] : L.Arguments)
          J.value(json::Array{Index, Value});
      });
      J.attributeArray("members", [&] {
        for (auto [At, Value] : L.Members)
          J.value(json::Array{At.first, At.second, Value});
      });
      J.attributeArray("growing_arguments", [&] {
        for (const auto &[Index, Growing] : L.GrowingArguments)
          J.value(json::Array{Index, valueOf(Growing)});
      });
    });
  }
};

//===--- reading ------------------------------------------------------------===//

bool wrong(json::Path P, StringLiteral Message) {
  P.report(Message);
  return false;
}

/// Calls \p Read for each element of an array with at most \p Most.
template <typename F> bool readEach(const json::Value &V, json::Path P, F &&Read, size_t Most = SIZE_MAX) {
  const json::Array *A = V.getAsArray();
  if (!A || A->size() > Most)
    return A ? wrong(P, "expected fewer elements") : wrong(P, "expected array");
  for (size_t I = 0; I < A->size(); ++I)
    if (!Read((*A)[I], P.index(I)))
      return false;
  return true;
}

template <typename T> bool readNumber(const json::Value &V, T &Into, int64_t Least, int64_t Most, json::Path P) {
  std::optional<int64_t> Number = V.getAsInteger();
  if (!Number || *Number < Least || *Number > Most)
    return wrong(P, "expected an integer in its range");
  Into = *Number;
  return true;
}

/// An array of \p Size elements, or nothing with an error.
const json::Array *tuple(const json::Value &V, size_t Size, json::Path P) {
  const json::Array *A = V.getAsArray();
  if (A && A->size() == Size)
    return A;
  wrong(P, "expected array of another size");
  return nullptr;
}

bool read(const json::Value &V, std::string &Into, json::Path P) {
  std::optional<StringRef> Text = V.getAsString();
  if (!Text)
    return wrong(P, "expected string");
  Into = Text->str();
  return true;
}

bool read(const json::Value &V, Location &Into, json::Path P) {
  if (V.getAsNull())
    return true;
  const json::Array *A = tuple(V, 3, P);
  if (!A || !read((*A)[0], Into.File, P.index(0)) || !readNumber((*A)[1], Into.Line, 1, UINT32_MAX, P.index(1)) ||
      !readNumber((*A)[2], Into.Column, 0, UINT32_MAX, P.index(2)))
    return false;
  Into.File = comparablePath(Into.File);
  return true;
}

bool read(const json::Value &V, std::optional<GrowingFunction> &Into, json::Path P) {
  constexpr size_t MostSteps = 64;
  if (V.getAsNull())
    return true;
  const json::Array *A = V.getAsArray();
  uint32_t Variable = 0;
  if (!A || A->size() % 2 == 0 || A->size() > 2 * MostSteps + 1 || !readNumber((*A)[0], Variable, 0, UINT32_MAX, P))
    return wrong(P, "expected a variable and steps");
  Into.emplace(Variable);
  for (size_t I = 1; I < A->size(); I += 2) {
    int64_t Operand = 0;
    if (!readNumber((*A)[I + 1], Operand, INT32_MIN, INT32_MAX, P))
      return false;
    StringRef Name = (*A)[I].getAsString().value_or("");
    Into = Name == "*"   ? Into->times(Operand)
           : Name == "/" ? Into->dividedBy(Operand)
           : Name == "+" ? Into->plus(Operand)
                         : std::nullopt;
    if (!Into)
      return wrong(P, "expected \"*\", \"/\" or \"+\", and what a size is multiplied by, divided by or added to");
  }
  return true;
}

template <typename Number>
bool readExtents(const json::Value &V, std::array<Number, 3> &Into, int64_t Most, json::Path P) {
  const json::Array *A = tuple(V, 3, P);
  if (!A)
    return false;
  for (size_t I = 0; I < 3; ++I)
    if (!(std::is_same_v<Number, std::optional<unsigned>> && (*A)[I].getAsNull()) &&
        !readNumber((*A)[I], Into[I], 1, Most, P.index(I)))
      return false;
  return true;
}

constexpr int64_t MostParameters = 4096, MostOffset = 1 << 20;

/// Null if there is none.
const json::Value &fieldOf(const json::Object *O, StringLiteral Name) {
  static const json::Value Null = nullptr;
  const json::Value *Found = O ? O->get(Name) : nullptr;
  return Found ? *Found : Null;
}

std::optional<HostStep> stepOf(const json::Value &V) {
  if (std::optional<int64_t> Constant = V.getAsInteger())
    return HostStep{HostStep::Constant, *Constant};
  StringRef Text = V.getAsString().value_or("");
  for (const auto &[Operation, Name] : OperationNames)
    if (Text == Name)
      return HostStep{HostStep::Operation, int64_t(Operation)};
  if (Text == "?")
    return HostStep{HostStep::Select};
  const bool IsParameter = Text.consume_front("p"), IsSigned = !IsParameter && Text.consume_front("s");
  if (!IsParameter && !IsSigned && !Text.consume_front("u"))
    return std::nullopt;
  auto [First, Second] = Text.split('.');
  HostStep Result{IsParameter ? HostStep::Parameter : HostStep::Convert, 0, IsParameter ? -1 : IsSigned};
  if (!to_integer(First, Result.A, 10) || Result.A < 0 || Result.A > (IsParameter ? MostParameters : 1 << 16) ||
      (!Second.empty() && (!IsParameter || !to_integer(Second, Result.B, 10) || Result.B < 0 || Result.B > MostOffset)))
    return std::nullopt;
  return Result;
}

bool read(const json::Value &V, std::optional<HostExpression> &Into, json::Path P) {
  if (V.getAsNull())
    return true;
  if (std::optional<int64_t> Constant = V.getAsInteger()) {
    Into = HostExpression(*Constant);
    return true;
  }
  std::vector<HostStep> Steps;
  if (const json::Array *A = V.getAsArray())
    for (const json::Value &Element : *A) {
      std::optional<HostStep> Step = stepOf(Element);
      if (!Step)
        return wrong(P, "expected a constant, a parameter, an operation or a conversion");
      Steps.push_back(*Step);
    }
  Into = HostExpression::of(Steps);
  return Into || wrong(P, "expected an expression in postfix order");
}

bool read(const json::Value &V, HostArguments &Into, json::Path P) {
  return readEach(V, P, [&](const json::Value &E, json::Path At) {
    const json::Array *A = tuple(E, 3, At);
    ParameterPart Part;
    std::optional<HostExpression> Value;
    if (!A || !readNumber((*A)[0], Part.Index, 0, MostParameters, At) ||
        (!(*A)[1].getAsNull() && !readNumber((*A)[1], Part.Offset.emplace(), 0, MostOffset, At)) ||
        !read((*A)[2], Value, At))
      return false;
    if (Value)
      Into.emplace(Part, std::move(*Value));
    return true;
  });
}

bool read(const json::Value &V, std::set<Location> &Into, json::Path P) {
  return readEach(V, P, [&](const json::Value &E, json::Path At) {
    Location Where;
    if (!read(E, Where, At))
      return false;
    Into.insert(std::move(Where));
    return true;
  });
}

bool read(const json::Value &V, HostCall &Into, json::Path P) {
  const json::Object *O = V.getAsObject();
  Into.IsForOtherFiles = O && O->getBoolean("for_others").value_or(false);
  return read(fieldOf(O, "at"), Into.Where, P.field("at")) && read(fieldOf(O, "in"), Into.In, P.field("in")) &&
         read(fieldOf(O, "arguments"), Into.Arguments, P.field("arguments"));
}

bool read(const json::Value &V, HostFunction &Into, json::Path P) {
  const json::Object *O = V.getAsObject();
  Into.IsNamed = O && O->getBoolean("named").value_or(false);
  return read(fieldOf(O, "name"), Into.Name, P.field("name")) && read(fieldOf(O, "at"), Into.Where, P.field("at")) &&
         read(fieldOf(O, "declared"), Into.Declared, P.field("declared")) &&
         readEach(
             fieldOf(O, "calls"), P.field("calls"),
             [&](const json::Value &C, json::Path At) { return read(C, Into.Calls.emplace_back(), At); },
             limits::IndexedLaunches);
}

bool read(const json::Value &V, Launch &Into, json::Path P) {
  const json::Object *O = V.getAsObject();
  auto Field = [&](StringLiteral Name) -> const json::Value & { return fieldOf(O, Name); };
  std::array<unsigned, 3> Three;
  if (!O || !read(Field("at"), Into.Where, P.field("at")) ||
      !read(Field("called_from"), Into.CalledFrom, P.field("called_from")) ||
      !readExtents(Field("block"), Into.PartOfBlock, INT32_MAX, P.field("block")))
    return O ? false : wrong(P, "expected object");
  const json::Array *Growing = tuple(Field("growing"), 3, P.field("growing"));
  if (!Growing)
    return false;
  for (size_t I = 0; I < 3; ++I)
    if (!read((*Growing)[I], Into.GrowingBlock[I], P.field("growing").index(I)))
      return false;
  if (!Field("default").getAsNull()) {
    if (!readExtents(Field("default"), Three, BlockShape::MostThreads, P.field("default")))
      return false;
    Into.DefaultBlock = BlockShape::make(Three[0], Three[1], Three[2]);
  }
  if (!Field("grid").getAsNull()) {
    if (!readExtents(Field("grid"), Three, INT32_MAX, P.field("grid")))
      return false;
    Into.Grid = Three;
  }
  return readEach(Field("arguments"), P.field("arguments"),
                  [&](const json::Value &E, json::Path At) {
                    const json::Array *A = tuple(E, 2, At);
                    unsigned Index = 0;
                    return A && readNumber((*A)[0], Index, 0, MostParameters, At) &&
                           readNumber((*A)[1], Into.Arguments[Index], INT64_MIN, INT64_MAX, At);
                  }) &&
         readEach(Field("members"), P.field("members"),
                  [&](const json::Value &E, json::Path At) {
                    const json::Array *A = tuple(E, 3, At);
                    unsigned Index = 0, Offset = 0;
                    return A && readNumber((*A)[0], Index, 0, MostParameters, At) &&
                           readNumber((*A)[1], Offset, 0, MostOffset, At) &&
                           readNumber((*A)[2], Into.Members[{Index, Offset}], INT64_MIN, INT64_MAX, At);
                  }) &&
         readEach(Field("growing_arguments"), P.field("growing_arguments"), [&](const json::Value &E, json::Path At) {
           const json::Array *A = tuple(E, 2, At);
           unsigned Index = 0;
           std::optional<GrowingFunction> Growing;
           if (!A || !readNumber((*A)[0], Index, 0, MostParameters, At) || !read((*A)[1], Growing, At))
             return false;
           if (Growing)
             Into.GrowingArguments.emplace(Index, *Growing);
           return true;
         });
}

bool read(const json::Value &V, std::array<std::optional<HostExpression>, 3> &Into, json::Path P) {
  const json::Array *A = tuple(V, 3, P);
  return A && read((*A)[0], Into[0], P.index(0)) && read((*A)[1], Into[1], P.index(1)) &&
         read((*A)[2], Into[2], P.index(2));
}

bool read(const json::Value &V, OpenLaunch &Into, json::Path P) {
  const json::Object *O = V.getAsObject();
  Into.IsReplaced = O && O->getBoolean("replaced").value_or(false);
  return read(fieldOf(O, "in"), Into.In, P.field("in")) && read(fieldOf(O, "known"), Into.Known, P.field("known")) &&
         read(fieldOf(O, "block"), Into.Block, P.field("block")) &&
         read(fieldOf(O, "grid"), Into.Grid, P.field("grid")) &&
         read(fieldOf(O, "arguments"), Into.Arguments, P.field("arguments"));
}

bool read(const json::Value &V, IndexedFile &Into, json::Path P) {
  const json::Object *O = V.getAsObject();
  const json::Value *Path = O ? O->get("path") : nullptr, *Includes = O ? O->get("includes") : nullptr,
                    *Kernels = O ? O->get("kernels") : nullptr, *Functions = O ? O->get("functions") : nullptr;
  if (!Path || !Includes || !Kernels || !Functions)
    return wrong(P, "expected object with 'path', 'includes', 'kernels' and 'functions'");
  if (!read(*Path, Into.Path, P.field("path")))
    return false;
  Into.Path = comparablePath(Into.Path);
  if (const json::Value *Words = O->get("words")) {
    std::optional<StringRef> Text = Words->getAsString();
    if (!Text)
      return wrong(P.field("words"), "expected string");
    addWords(*Text, Into.Words);
  }
  return readEach(*Includes, P.field("includes"),
                  [&](const json::Value &E, json::Path At) {
                    std::string Name;
                    if (!read(E, Name, At))
                      return false;
                    Into.Includes.insert(comparablePath(Name));
                    return true;
                  }) &&
         readEach(
             *Kernels, P.field("kernels"),
             [&](const json::Value &E, json::Path At) {
               const json::Object *K = E.getAsObject();
               const json::Value *Linkage = K ? K->get("linkage") : nullptr, *Name = K ? K->get("name") : nullptr,
                                 *Where = K ? K->get("at") : nullptr, *Declared = K ? K->get("declared") : nullptr,
                                 *Launches = K ? K->get("launches") : nullptr, *Open = K ? K->get("open") : nullptr;
               std::string Key;
               if (!Linkage || !Name || !Where || !Declared || !Launches || !Open)
                 return wrong(At, "expected object with 'linkage', 'name', 'at', 'declared', 'launches' and 'open'");
               if (!read(*Linkage, Key, At.field("linkage")))
                 return false;
               IndexedKernel &Kernel = Into.Kernels[Key];
               Kernel.IsOfFileOnly = K->getBoolean("file_only").value_or(false);
               return read(*Name, Kernel.Name, At.field("name")) && read(*Where, Kernel.Where, At.field("at")) &&
                      read(*Declared, Kernel.Declared, At.field("declared")) &&
                      readEach(
                          *Launches, At.field("launches"),
                          [&](const json::Value &L, json::Path There) {
                            return read(L, Kernel.Launches.emplace_back(), There);
                          },
                          limits::IndexedLaunches) &&
                      readEach(
                          *Open, At.field("open"),
                          [&](const json::Value &L, json::Path There) {
                            return read(L, Kernel.Open.emplace_back(), There);
                          },
                          limits::IndexedLaunches);
             }) &&
         readEach(fieldOf(O, "named_kernels"), P.field("named_kernels"),
                  [&](const json::Value &E, json::Path At) {
                    std::string Linkage;
                    if (!read(E, Linkage, At))
                      return false;
                    Into.NamedKernels.insert(std::move(Linkage));
                    return true;
                  }) &&
         readEach(*Functions, P.field("functions"), [&](const json::Value &E, json::Path At) {
           std::string Key;
           return read(fieldOf(E.getAsObject(), "linkage"), Key, At.field("linkage")) &&
                  read(E, Into.Functions[Key], At);
         });
}

/// Launches and calls are told of as files are named from the current folder.
void spell(IndexedFile &File) {
  const std::string Here = comparablePath(".");
  eachPlace(File, [&](const Location &P) {
    if (StringRef Name = P.File; !Here.empty() && Name.consume_front(Here) && Name.consume_front("/"))
      File.Spellings[P.File] = Name.str();
  });
}

} // namespace

void writeIndex(const ProjectIndex &Index, PathStyle Style, raw_ostream &Out) {
  IndexWriter(Style, Out).write(Index);
  Out << "\n";
}

Expected<ProjectIndex> readIndex(StringRef Text) {
  if (isJsonTooDeep(Text))
    return createStringError("no index of bankcheck: too many levels of brackets");
  // One file at a time: all as objects of LLVM would take a hundred times their text.
  TakenOut Files = takeOutArray(Text, "files");
  Expected<json::Value> Top = parseJson(Files.Rest);
  if (!Top)
    return Top.takeError();
  const json::Object *O = Top->getAsObject();
  if (!O || O->getInteger("schema") != Schema || !O->getArray("files") || !O->getArray("files")->empty())
    return createStringError("no index of this version of bankcheck: 'bankcheck index' writes one");
  ProjectIndex Index;
  json::Path::Root Root("index");
  for (StringRef Element : Files.Elements) {
    Expected<json::Value> V = parseJson(Element);
    if (!V)
      return V.takeError();
    IndexedFile File;
    if (!read(*V, File, Root))
      return Root.getError();
    spell(File);
    Index.add(std::move(File));
  }
  return Index;
}

Expected<ProjectIndex> readIndexFile(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::ReportBytes);
  if (!Text)
    return createStringError("'" + Path + "': " + Text.getError().message());
  Expected<ProjectIndex> Index = readIndex((*Text)->getBuffer());
  if (!Index)
    return createStringError("'" + Path + "': " + toString(Index.takeError()));
  return Index;
}

} // namespace bankcheck::index
