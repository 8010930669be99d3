#include "Report/Texts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>
#include <set>

using namespace bankcheck;
using namespace bankcheck::report;

namespace {

std::vector<Undecided> allUndecided() {
  std::vector<Undecided> All;
  for (unsigned Kind = 0; Kind < UndecidedKinds; ++Kind)
    All.push_back(Undecided(Kind));
  return All;
}

UndecidedReason sampleOf(Undecided Kind) {
  switch (aboutOf(Kind)) {
  case UndecidedAbout::Nothing:
    break;
  case UndecidedAbout::Line:
    return UndecidedReason::atLine(Kind, 4321);
  case UndecidedAbout::Names:
    return UndecidedReason::ofNames(Kind, {"some_name"});
  case UndecidedAbout::Numbers:
    return UndecidedReason::ofNumbers(Kind, {7654, 321, 98});
  }
  return Kind;
}

bool isKebabCase(llvm::StringRef Name) {
  return !Name.empty() && llvm::all_of(Name, [](char C) { return llvm::isLower(C) || llvm::isDigit(C) || C == '-'; });
}

} // namespace

TEST(Texts, EachReasonForUndecidedHasASentenceOfItsOwn) {
  std::set<std::string> Sentences, Names;
  for (Undecided Kind : allUndecided()) {
    std::string Text = textOf(sampleOf(Kind)), Name = UndecidedNames[unsigned(Kind)];
    EXPECT_TRUE(isKebabCase(Name)) << Name;
    EXPECT_TRUE(Names.insert(Name).second) << Name;
    EXPECT_TRUE(Sentences.insert(Text).second) << Name << ": " << Text;
    EXPECT_FALSE(llvm::StringRef(Text).ends_with(".")) << Text;
    EXPECT_EQ(textOf(sampleOf(Kind).ofAnyMemory()), "it may be shared memory: " + Text);
  }
}

TEST(Texts, ASentenceSaysWhatItIsAbout) {
  for (Undecided Kind : allUndecided()) {
    std::string Text = textOf(sampleOf(Kind));
    auto Says = [&](llvm::StringRef What) { return llvm::StringRef(Text).contains(What); };
    EXPECT_EQ(Says("line 4321"), aboutOf(Kind) == UndecidedAbout::Line) << Text;
    EXPECT_EQ(Says("'some_name'"), aboutOf(Kind) == UndecidedAbout::Names) << Text;
    EXPECT_EQ(Says("7654"), aboutOf(Kind) == UndecidedAbout::Numbers) << Text;
  }
}

TEST(Texts, ParametersOfSentences) {
  EXPECT_EQ(textOf(UndecidedReason::atLine(Undecided::LoadedValue, 12)),
            "the value loaded at line 12 decides the address");
  EXPECT_EQ(textOf(UndecidedReason::atLine(Undecided::LoadedValue, std::nullopt)),
            "the value loaded decides the address");
  EXPECT_EQ(textOf(UndecidedReason::ofNames(Undecided::PlacesOfArrays, {"a", "b"})),
            "where 'a' and 'b' lie in shared memory decides the address");
  EXPECT_EQ(textOf(UndecidedReason::ofNames(Undecided::PlacesOfArrays, {"a", "b", "c"})),
            "where 'a', 'b' and 'c' lie in shared memory decides the address");
  EXPECT_EQ(textOf(UndecidedReason::ofNames(Undecided::CalleeBudget, {})),
            "budget: the functions that the kernel calls come to more code than is followed");
  EXPECT_EQ(textOf(UndecidedReason::ofNumbers(Undecided::Misaligned, {3, 16, 4})),
            "misaligned: lane 3 asks for 16 bytes at an address that is 4 bytes past a multiple of 16, and faults");
}

TEST(Texts, EachReasonForNotExactHasASentence) {
  for (unsigned Kind = 0; Kind < UncertaintyKinds; ++Kind) {
    EXPECT_FALSE(textOf(Uncertainty(Kind)).empty());
    EXPECT_FALSE(textOf(Uncertainty(Kind)).ends_with("."));
  }
}

TEST(Texts, NamesOfValues) {
  auto At7 = [](ValueKind Kind) { return textOf(ValueName(Kind, 7)); };
  EXPECT_EQ(textOf(ValueName("params.n")), "params.n");
  EXPECT_EQ(textOf(ValueName()), "an unknown value");
  EXPECT_FALSE(ValueName("").isGiven());
  EXPECT_EQ(textOf(ValueName::memberAt("params", 12)), "'params' at byte 12");
  EXPECT_EQ(At7(ValueKind::Loaded), "the value loaded at line 7");
  EXPECT_EQ(textOf(ValueName(ValueKind::Loaded)), "the value loaded");
  EXPECT_EQ(At7(ValueKind::TripOfLoop), "the trip of the loop at line 7, as unrolled,");
  EXPECT_EQ(At7(ValueKind::ChangedByLoop), "a value that the loop at line 7 changes");
  EXPECT_EQ(textOf(ValueName(ValueKind::ChangedByLoop, "stride", 7)), "stride (in the loop at line 7)");
}

TEST(Texts, Assumptions) {
  EXPECT_EQ(textOf({.Kind = Assumed::Residue, .Value = "n", .Modulus = 32, .Number = 1}), "n % 32 == 1");
  EXPECT_EQ(textOf({.Kind = Assumed::Residue, .Value = "n", .Number = -1}), "n == -1");
  EXPECT_EQ(textOf({.Kind = Assumed::AsLaunched, .Value = "n", .Number = 33}), "n == 33, as launched");
  EXPECT_EQ(textOf({.Kind = Assumed::LanesPass, .Line = 3}), "all lanes that may pass the condition at line 3 do");
  EXPECT_EQ(textOf({.Kind = Assumed::LanesPass}), "all lanes that may pass the condition at an unknown line do");
}

TEST(Texts, Relations) {
  EXPECT_EQ(textOf({.Kind = Assumed::Unlike, .Number = 3, .Sum = {{1, {"n"}}}}), "n != 3");
  EXPECT_EQ(textOf({.Kind = Assumed::Unlike, .Sum = {{1, {"n"}}, {-1, {"m"}}}}), "n != m");
  EXPECT_EQ(textOf({.Kind = Assumed::Unlike, .Number = 5, .Sum = {{1, {"n"}}, {-2, {"m", "k"}}}}),
            "n - 2 * m * k != 5");
}
