//===- JsonValues.h - single values of a JSON report ------------------------===//
//
// How a field is written where it is no plain number, text or list: masks, shapes, words for enums, ... Each
// value has a wrapper or a type of its own, which is written and read here.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_JSONVALUES_H
#define BANKCHECK_REPORT_JSONVALUES_H

#include "Report/Diagnostic.h"
#include "Report/JsonFields.h"
#include "llvm/ADT/StringExtras.h"

namespace bankcheck::report {

/// Text that is null where it is empty.
template <typename Text> struct OrNull {
  Text &T;
};
template <typename Text> OrNull(Text &) -> OrNull<Text>;
template <typename Text> llvm::json::Value toJSON(const OrNull<Text> &V) {
  return V.T.empty() ? llvm::json::Value(nullptr) : llvm::json::Value(llvm::json::fixUTF8(V.T));
}
inline bool fromJSON(const llvm::json::Value &V, OrNull<std::string> &Into, llvm::json::Path P) {
  Into.T.clear();
  return V.getAsNull() || fromJSON(V, Into.T, P);
}

/// "0x0000ffff"
template <typename Mask> struct Hexadecimal {
  Mask &M;
};
template <typename Mask> Hexadecimal(Mask &) -> Hexadecimal<Mask>;
template <typename Mask> llvm::json::Value toJSON(const Hexadecimal<Mask> &V) {
  return "0x" + llvm::utohexstr(V.M, /*LowerCase=*/true, 8);
}
inline bool fromJSON(const llvm::json::Value &V, Hexadecimal<banks::LaneMask> &Into, llvm::json::Path P) {
  std::optional<llvm::StringRef> Text = V.getAsString();
  if (!Text || !Text->consume_front("0x") || Text->getAsInteger(16, Into.M))
    return wrong(P, "expected a mask of lanes, \"0x0000ffff\"");
  return true;
}

/// A number a lane, null for lanes that are not active.
template <typename Worst> struct Offsets {
  Worst &W;
};
template <typename Worst> Offsets(Worst &) -> Offsets<Worst>;
template <typename Worst> llvm::json::Value toJSON(const Offsets<Worst> &V) {
  llvm::json::Array Lanes;
  for (unsigned Lane = 0; Lane < banks::WarpSize; ++Lane)
    Lanes.push_back(V.W.Active >> Lane & 1 ? llvm::json::Value(V.W.Offsets[Lane]) : llvm::json::Value(nullptr));
  return Lanes;
}
inline bool fromJSON(const llvm::json::Value &V, Offsets<WorstFinding> &Into, llvm::json::Path P) {
  std::vector<std::optional<unsigned>> Lanes;
  if (!fromJSON(V, Lanes, P))
    return false;
  if (Lanes.size() != banks::WarpSize)
    return wrong(P, "expected 32 offsets");
  for (unsigned Lane = 0; Lane < banks::WarpSize; ++Lane)
    Into.W.Offsets[Lane] = Lanes[Lane].value_or(0);
  return true;
}

/// Requests by bytes a lane.
template <typename Map> struct Widths {
  Map &M;
};
template <typename Map> Widths(Map &) -> Widths<Map>;
template <typename Map> llvm::json::Value toJSON(const Widths<Map> &V) {
  llvm::json::Object O;
  for (auto [Width, Requests] : V.M)
    O[std::to_string(Width)] = Requests;
  return O;
}
inline bool fromJSON(const llvm::json::Value &V, Widths<std::map<unsigned, uint64_t>> &Into, llvm::json::Path P) {
  std::map<std::string, uint64_t> ByText;
  if (!fromJSON(V, ByText, P))
    return false;
  for (const auto &[Text, Requests] : ByText) {
    unsigned Width = 0;
    if (llvm::StringRef(Text).getAsInteger(10, Width))
      return wrong(P, "expected numbers of bytes as names");
    Into.M[Width] = Requests;
  }
  return true;
}

/// Numbers by name.
template <typename Map> struct Numbers {
  Map &M;
};
template <typename Map> Numbers(Map &) -> Numbers<Map>;
template <typename Map> llvm::json::Value toJSON(const Numbers<Map> &V) {
  llvm::json::Object O;
  for (const auto &[Name, Value] : V.M)
    O[llvm::json::fixUTF8(Name)] = Value;
  return O;
}
inline bool fromJSON(const llvm::json::Value &V, Numbers<std::map<std::string, int64_t>> &Into, llvm::json::Path P) {
  return fromJSON(V, Into.M, P);
}

/// Amounts by the names of InstructionClass.def.
template <typename Amounts> struct ByClass {
  Amounts &A;
};
template <typename Amounts> ByClass(Amounts &) -> ByClass<Amounts>;
template <typename Amounts> llvm::json::Value toJSON(const ByClass<Amounts> &V) {
  llvm::json::Object O;
  for (unsigned C = 0; C < InstructionClasses; ++C)
    O[InstructionClassNames[C]] = V.A[C];
  return O;
}
inline bool fromJSON(const llvm::json::Value &V, ByClass<ByInstructionClass<Amount>> &Into, llvm::json::Path P) {
  llvm::json::ObjectMapper Map(V, P);
  bool Ok = bool(Map);
#define INSTRUCTION_CLASS(Enumerator, Name) Ok = Ok && Map.map(Name, Into.A[unsigned(InstructionClass::Enumerator)]);
#include "Basic/InstructionClass.def"
#undef INSTRUCTION_CLASS
  return Ok;
}

template <typename E> struct Word {
  E Value;
  llvm::StringLiteral Text; ///< "": null
};
inline constexpr Word<FindingVerdict> Verdicts[] = {{FindingVerdict::Clean, "clean"},
                                                    {FindingVerdict::Conflict, "conflict"},
                                                    {FindingVerdict::Undecided, "undecided"},
                                                    {FindingVerdict::DataDependent, "data-dependent"},
                                                    {FindingVerdict::ScatteredCopy, "scattered-copy"},
                                                    {FindingVerdict::Misaligned, "misaligned"}};
inline constexpr Word<Withheld> Reasons[] = {{Withheld::No, ""},
                                             {Withheld::Ignored, "severity"},
                                             {Withheld::FewWays, "minimum-ways"},
                                             {Withheld::Cheap, "minimum-gain"},
                                             {Withheld::Path, "path"},
                                             {Withheld::System, "system-header"},
                                             {Withheld::Comment, "nolint"},
                                             {Withheld::Baseline, "baseline"},
                                             {Withheld::Line, "line"}};
inline constexpr Word<OnlyFor> Guesses[] = {{OnlyFor::NoGuess, ""},
                                            {OnlyFor::GuessedBlock, "guessed_block"},
                                            {OnlyFor::OwnBlock, "own_block"},
                                            {OnlyFor::UnseenValues, "unseen_values"}};
inline llvm::ArrayRef<Word<OnlyFor>> wordsOf(OnlyFor) { return Guesses; }
inline llvm::ArrayRef<Word<FindingVerdict>> wordsOf(FindingVerdict) { return Verdicts; }
inline llvm::ArrayRef<Word<Withheld>> wordsOf(Withheld) { return Reasons; }

template <typename E>
  requires requires(E V) { wordsOf(V); }
llvm::json::Value toJSON(const E &V) {
  for (const Word<E> &W : wordsOf(V))
    if (W.Value == V && !W.Text.empty())
      return W.Text;
  return nullptr;
}
template <typename E>
  requires requires(E V) { wordsOf(V); }
bool fromJSON(const llvm::json::Value &V, E &Into, llvm::json::Path P) {
  std::optional<llvm::StringRef> Text = V.getAsNull() ? llvm::StringRef() : V.getAsString();
  for (const Word<E> &W : wordsOf(Into))
    if (Text == W.Text) {
      Into = W.Value;
      return true;
    }
  return wrong(P, "no word of this version");
}

/// How an expectation was found: "calculation", or "simulation".
template <typename Flag> struct ExpectedFrom {
  Flag &IsSimulated;
};
template <typename Flag> ExpectedFrom(Flag &) -> ExpectedFrom<Flag>;
template <typename Flag> llvm::json::Value toJSON(const ExpectedFrom<Flag> &V) {
  return V.IsSimulated ? "simulation" : "calculation";
}
inline bool fromJSON(const llvm::json::Value &V, ExpectedFrom<bool> &Into, llvm::json::Path P) {
  Into.IsSimulated = V.getAsString() == llvm::StringRef("simulation");
  return Into.IsSimulated || V.getAsString() == llvm::StringRef("calculation") ||
         wrong(P, "expected \"calculation\" or \"simulation\"");
}

inline llvm::json::Value toJSON(const Severity &S) { return wordOf(S); }
inline bool fromJSON(const llvm::json::Value &V, Severity &Into, llvm::json::Path P) {
  for (Severity S : {Severity::Note, Severity::Warning, Severity::Error})
    if (V.getAsString() == wordOf(S)) {
      Into = S;
      return true;
    }
  return wrong(P, "expected \"error\", \"warning\" or \"remark\"");
}

inline llvm::json::Value toJSON(const FindingKind &K) { return textOf(K).Id; }
inline bool fromJSON(const llvm::json::Value &V, FindingKind &Into, llvm::json::Path P) {
  const KindText *Kind = kindNamed(V.getAsString().value_or(""));
  if (!Kind)
    return wrong(P, "no kind of finding of this version");
  Into = Kind->Kind;
  return true;
}

} // namespace bankcheck::report

namespace bankcheck { // Where LLVM's templates look for what writes and reads a BlockShape.

inline llvm::json::Value toJSON(const BlockShape &B) { return llvm::json::Array{B.X, B.Y, B.Z}; }
inline bool fromJSON(const llvm::json::Value &V, BlockShape &Into, llvm::json::Path P) {
  std::vector<unsigned> Threads;
  if (!fromJSON(V, Threads, P))
    return false;
  std::optional<BlockShape> Shape =
      Threads.size() == 3 ? BlockShape::make(Threads[0], Threads[1], Threads[2]) : std::nullopt;
  if (!Shape)
    return report::wrong(P, "no shape of a block");
  Into = *Shape;
  return true;
}

} // namespace bankcheck

#endif
