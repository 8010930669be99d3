#include "Filters/NoLint.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <map>
#include <set>

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::filters {
namespace {

struct Comment {
  enum Type { Line, NextLine, Begin, End } TheType;
  unsigned LineNumber, Column;
  std::string Text;                 ///< "NOLINT(bankcheck-conflict)"
  std::optional<std::string> Kinds; ///< What stands in parentheses.
  unsigned First, Last;             ///< Lines that it speaks of; none if First > Last.

  /// Of the globs that match, the last decides; a `-` takes out.
  bool covers(StringRef Kind) const {
    if (!Kinds)
      return true;
    bool Covered = false;
    SmallVector<StringRef> Globs;
    StringRef(*Kinds).split(Globs, ',');
    for (StringRef Glob : Globs) {
      Glob = Glob.trim();
      bool TakesOut = Glob.consume_front("-");
      Expected<GlobPattern> Pattern = GlobPattern::create(Glob);
      if (!Pattern)
        consumeError(Pattern.takeError());
      else if (Pattern->match(Kind))
        Covered = !TakesOut;
    }
    return Covered;
  }
  /// Else it may be meant for another tool.
  bool speaksOfBankcheck() const { return Kinds && StringRef(*Kinds).contains("bankcheck"); }
};

/// The comments of one file.
class Comments {
public:
  explicit Comments(StringRef Text) {
    unsigned Number = 0;
    while (!Text.empty()) {
      auto [Line, Rest] = Text.split('\n');
      Text = Rest;
      find(Line, ++Number);
    }
    match();
  }

  bool suppresses(unsigned Line, StringRef Kind) {
    auto [It, New] = Kinds.try_emplace(Kind.str());
    OfKind &Here = It->second;
    if (New)
      Here = ofKind(Kind);
    Here.Asked.insert(Line);
    auto Behind = partition_point(Here.Covered, [&](const auto &Range) { return Range.first <= Line; });
    return Behind != Here.Covered.begin() && Line <= std::prev(Behind)->second;
  }

  /// Whether one of the lines that were asked for is suppressed by \p C.
  bool isUsed(const Comment &C) const {
    return any_of(Kinds, [&](const auto &Kind) {
      const OfKind &Here = Kind.second;
      if (!Here.Covers[&C - All.data()])
        return false;
      auto It = Here.Asked.lower_bound(C.First);
      return It != Here.Asked.end() && *It <= C.Last;
    });
  }

  std::vector<Comment> All;
  std::vector<const Comment *> Unmatched;

private:
  /// What the comments do to findings of one kind.
  struct OfKind {
    std::vector<bool> Covers; ///< By comment.
    /// Lines from which on one is covered, in order, and the last line that one that begins here or before covers.
    std::vector<std::pair<unsigned, unsigned>> Covered;
    std::set<unsigned> Asked;
  };
  std::map<std::string, OfKind> Kinds;

  OfKind ofKind(StringRef Kind) const {
    OfKind Here;
    for (const Comment &C : All) {
      Here.Covers.push_back(C.First <= C.Last && C.covers(Kind));
      if (Here.Covers.back())
        Here.Covered.push_back({C.First, C.Last});
    }
    sort(Here.Covered);
    for (size_t I = 1; I < Here.Covered.size(); ++I)
      Here.Covered[I].second = std::max(Here.Covered[I].second, Here.Covered[I - 1].second);
    return Here;
  }

  void find(StringRef Line, unsigned Number) {
    constexpr StringLiteral Word = "NOLINT";
    for (size_t At = 0; (At = Line.find(Word, At)) != StringRef::npos;) {
      size_t End = At + Word.size();
      while (End < Line.size() && isAlpha(Line[End]))
        ++End;
      std::optional<Comment::Type> Type = StringSwitch<std::optional<Comment::Type>>(Line.slice(At + Word.size(), End))
                                              .Case("", Comment::Line)
                                              .Case("NEXTLINE", Comment::NextLine)
                                              .Case("BEGIN", Comment::Begin)
                                              .Case("END", Comment::End)
                                              .Default(std::nullopt);
      std::optional<std::string> Kinds;
      if (End < Line.size() && Line[End] == '(')
        if (size_t Close = Line.find(')', End); Close != StringRef::npos) {
          Kinds = Line.slice(End + 1, Close).str();
          End = Close + 1;
        }
      if (Type) {
        unsigned First = *Type == Comment::NextLine ? Number + 1 : *Type == Comment::Line ? Number : 1;
        unsigned Last = *Type == Comment::NextLine || *Type == Comment::Line ? First : 0;
        All.push_back({*Type, Number, unsigned(At + 1), Line.slice(At, End).str(), Kinds, First, Last});
      }
      At = End;
    }
  }

  /// A beginning speaks of the lines to its end.
  void match() {
    std::vector<Comment *> Open;
    for (Comment &C : All) {
      if (C.TheType == Comment::Begin) {
        Open.push_back(&C);
      } else if (C.TheType == Comment::End) {
        if (!Open.empty() && Open.back()->Kinds == C.Kinds) {
          Open.back()->First = Open.back()->LineNumber;
          Open.back()->Last = C.LineNumber;
          Open.pop_back();
        } else {
          Unmatched.push_back(&C);
        }
      }
    }
    Unmatched.insert(Unmatched.end(), Open.begin(), Open.end());
  }
};

struct CommentedFile {
  std::string Name; ///< As it is spelled first.
  Comments All;
};

/// Reads each file once, in whatever ways its path is spelled.
class CommentsOfFiles {
public:
  explicit CommentsOfFiles(const ReadText &Read) : Read(Read) {}
  Comments &of(const std::string &File) {
    SmallString<256> Path(File);
    sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
    auto It = Files.find(Path.str().str());
    if (It == Files.end())
      It = Files.try_emplace(Path.str().str(), CommentedFile{File, Comments(Read(File).value_or(""))}).first;
    return It->second.All;
  }
  const std::map<std::string, CommentedFile> &all() const { return Files; }

private:
  const ReadText &Read;
  std::map<std::string, CommentedFile> Files;
};

} // namespace

std::optional<std::string> textOnDisk(const std::string &File) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFile(File, limits::SourceBytes);
  if (!Buffer)
    return std::nullopt;
  return (*Buffer)->getBuffer().str();
}

std::vector<RemarkFinding> suppress(Report &R, const ReadText &Read, const NoLintOptions &Options) {
  CommentsOfFiles Files(Read);
  for (const std::string &File : Options.Files)
    Files.of(File);
  auto Apply = [&](auto &Finding) {
    if (!Finding.Where.Line || Finding.kind() == FindingKind::Clean)
      return;
    if (Files.of(Finding.Where.File).suppresses(Finding.Where.Line, textOf(Finding.kind()).Id))
      Finding.IsWithheld = Withheld::Comment;
  };
  for (AccessFinding &A : R.Accesses)
    Apply(A);
  for (RemarkFinding &F : R.Remarks)
    Apply(F);
  std::vector<RemarkFinding> Remarks;
  for (auto &[Path, Commented] : Files.all()) {
    const auto &[File, Here] = Commented;
    auto AddRemark = [&, &File = File](const Comment &C, const std::string &What) {
      Remarks.push_back({FindingKind::NoLint, {File, C.LineNumber, C.Column}, "'" + C.Text + "' " + What, {}});
    };
    for (const Comment *C : Here.Unmatched)
      if (C->speaksOfBankcheck())
        AddRemark(*C, std::string("has no 'NOLINT") + (C->TheType == Comment::Begin ? "END" : "BEGIN") +
                          "' with the same list");
    for (const Comment &C : Here.All)
      if (Options.ReportUnused && C.First <= C.Last && C.speaksOfBankcheck() && !Here.isUsed(C))
        AddRemark(C, "suppresses nothing");
  }
  return Remarks;
}

} // namespace bankcheck::filters
