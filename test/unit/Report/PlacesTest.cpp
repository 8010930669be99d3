#include "Report/Places.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::report;

namespace {

/// A kernel `gemm<N>` for each of \p Ways, with one access at the same place: of so many ways, 1: clean, 0: undecided.
Report instances(const std::vector<unsigned> &Ways) {
  Report R;
  for (unsigned W : Ways) {
    KernelFinding K;
    K.Name = "gemm<" + std::to_string(R.Kernels.size()) + ">";
    K.Where = {"a.cu", 1, 1};
    AccessFinding A;
    A.Id = A.Kernel = R.Kernels.size();
    A.Where = {"a.cu", 5, 3};
    A.EndLine = 5, A.EndColumn = 9;
    A.Op = "load";
    A.Array = "tile";
    A.Verdict = W > 1 ? FindingVerdict::Conflict : W ? FindingVerdict::Clean : FindingVerdict::Undecided;
    A.Reason = W ? "" : "unknown";
    if (W > 1) {
      A.Worst.emplace();
      A.Worst->Ways = A.Worst->Wavefronts = W;
      A.Worst->Ideal = 1;
    }
    R.Kernels.push_back(K);
    R.Accesses.push_back(A);
  }
  return R;
}

std::string only(const Report &R, const Shown &What = {}) {
  std::vector<Diagnostic> All = diagnosticsOf(R, What);
  EXPECT_EQ(All.size(), 1u);
  return All.empty() ? "" : All[0].Message;
}

TEST(Places, TellInstancesAsOneAtItsWorst) {
  EXPECT_EQ(only(instances({2, 8, 1})),
            "8-way bank conflict reading 'tile': 8 wavefronts per request, ideal 1, in 'gemm<1>'; 2-way in 1 "
            "of 3 instantiations");
}

TEST(Places, CountOthersThatAreAsBadApartFromThoseWithFewer) {
  EXPECT_EQ(only(instances({8, 2, 8, 1})),
            "8-way bank conflict reading 'tile': 8 wavefronts per request, ideal 1, in 'gemm<0>' and "
            "1 more; 2-way in 1 of 4 instantiations");
}

TEST(Places, NameTheOneInstanceThatHasIt) {
  EXPECT_EQ(only(instances({1, 1, 4})),
            "4-way bank conflict reading 'tile': 4 wavefronts per request, ideal 1, in 1 of "
            "3 instantiations: 'gemm<2>'");
}

TEST(Places, HaveNoWorstWhereAllAreAlike) {
  EXPECT_EQ(only(instances({4, 4})),
            "4-way bank conflict reading 'tile': 4 wavefronts per request, ideal 1, in both instantiations");
}

TEST(Places, SayBlockShapesOfOneKernel) {
  Report R = instances({4, 2});
  R.Kernels[1].Name = R.Kernels[0].Name;
  R.Kernels[0].Block = {32, 8, 1};
  EXPECT_EQ(only(R),
            "4-way bank conflict reading 'tile': 4 wavefronts per request, ideal 1, in blocks of 32x8; 2-way in 1 "
            "of 2 block shapes");
}

TEST(Places, AreListedOnRequest) {
  Report R = instances({2, 8, 1});
  EXPECT_EQ(diagnosticsOf(R, {.Each = true}).size(), 2u);
  EXPECT_EQ(diagnosticsOf(R, {.All = true}).size(), 1u);
  EXPECT_EQ(diagnosticsOf(R, {.All = true, .Each = true}).size(), 3u);
  Diagnostic Explained = diagnosticsOf(R, {.Explain = true})[0];
  auto IsOther = [](const DiagnosticNote &N) {
    return N.Message.starts_with("in 'gemm<0>', blocks of 1, it is 2-way");
  };
  EXPECT_EQ(std::count_if(Explained.Notes.begin(), Explained.Notes.end(), IsOther), 1);
}

TEST(Places, ThatAreUndecidedAreOneForAnArray) {
  Report R = instances({0, 0, 0});
  R.Accesses[1].Where.Line = 7;
  R.Accesses[2].Where.Line = 9;
  EXPECT_EQ(only(R), "undecided bank conflicts at 3 places that access 'tile', here first: unknown");
  R.Accesses[2].Array = "other";
  EXPECT_EQ(diagnosticsOf(R, {}).size(), 2u);
}

TEST(Places, ThatAreDataDependentAreOneForAnArray) {
  Report R = instances({0, 0, 0});
  for (AccessFinding &A : R.Accesses) {
    A.Verdict = FindingVerdict::DataDependent;
    A.Data = DataFinding{1, 32, 32, 1, {}, false, {}, {}};
  }
  R.Accesses[1].Where.Line = 7;
  R.Accesses[2].Where.Line = 9;
  EXPECT_EQ(only(R), "data-dependent bank conflicts at 3 places that access 'tile': each 1 to 32 wavefronts per "
                     "request, ideal 1");
  R.Accesses[0].Data->Worst = 8;
  EXPECT_EQ(only(R), "data-dependent bank conflicts at 3 places that access 'tile': the worst here, 1 to 32 wavefronts "
                     "per request, ideal 1");
  EXPECT_EQ(diagnosticsOf(R, {})[0].Where.Line, 7u);
  Diagnostic Explained = diagnosticsOf(R, {.Explain = true})[0];
  auto IsOther = [](const DiagnosticNote &N) {
    return N.Message == "data-dependent reading 'tile': 1 to 8 wavefronts per request, ideal 1";
  };
  EXPECT_EQ(std::count_if(Explained.Notes.begin(), Explained.Notes.end(), IsOther), 1);
  EXPECT_EQ(diagnosticsOf(R, {.Each = true}).size(), 3u);
  R.Accesses[2].Data->Changes.push_back({"copies-per-lane", "one for each lane", 1, 1, {}, false, 128});
  const std::string Change = "one for each lane: 1 wavefront per request, for 128 bytes more shared memory (by hand)";
  auto IsChange = [&](const DiagnosticNote &N) { return N.Message == Change; };
  auto IsChangeOfOther = [&](const DiagnosticNote &N) { return N.Message == "for the access at line 9, " + Change; };
  Diagnostic WithChange = diagnosticsOf(R, {})[0];
  EXPECT_EQ(diagnosticsOf(R, {}).size(), 1u);
  EXPECT_EQ(WithChange.Where.Line, 9u); // as bad as line 7
  EXPECT_EQ(std::count_if(WithChange.Notes.begin(), WithChange.Notes.end(), IsChange), 1);
  R.Accesses[1].Data->Worst = std::nullopt;
  WithChange = diagnosticsOf(R, {})[0];
  EXPECT_EQ(WithChange.Where.Line, 7u);
  EXPECT_EQ(std::count_if(WithChange.Notes.begin(), WithChange.Notes.end(), IsChangeOfOther), 1);
  R.Accesses[0].DeclaredAt.Line = 3;
  EXPECT_EQ(diagnosticsOf(R, {}).size(), 2u);
}

TEST(Places, WithAConflictThatIsOnlyPossibleAreToldByASureOne) {
  Report R = instances({16, 2});
  R.Accesses[0].Possible = OnlyFor::GuessedBlock;
  Diagnostic D = diagnosticsOf(R, {})[0];
  EXPECT_EQ(D.TheSeverity, Severity::Warning);
  EXPECT_EQ(D.Access, &R.Accesses[1]);
}

} // namespace
