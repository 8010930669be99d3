#include "Verify/KernelLines.h"
#include "Banks/Operation.h"
#include "Basic/KernelName.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::profile;
using namespace bankcheck::report;

namespace bankcheck::verify {
namespace {

std::string lastPart(StringRef File) { return sys::path::filename(File).str(); }

std::string operationName(const AccessFinding &A, unsigned Width) {
  std::string Name(banks::instructionNamed(A.Op));
  return Width > 4 && (Name == "LDS" || Name == "STS") ? Name + "." + std::to_string(8 * Width) : Name;
}

/// "LDS" of "LDS.128".
StringRef kindOf(StringRef Operation) { return Operation.split('.').first; }

/// Requests of \p I that some lane took part in, at the most: the profiler counts those of a predicate that holds for
/// none, too, which need no wavefront.
uint64_t ranOf(const ProfiledInstruction &I) { return std::min(I.Requests, I.Wavefronts); }

/// Adds the requests of an access. Its claim has a sum.
void addClaim(Figures &To, const AccessFinding &A, const ClaimFinding &Claim, uint64_t Blocks) {
  const TotalsFinding &Totals = *Claim.PerBlock;
  To.Requests += Totals.Requests * Blocks;
  To.Wavefronts += *Totals.SourcePage * Blocks;
  To.Ideal += Totals.Ideal * Blocks;
  for (auto [Width, Requests] : Totals.Widths)
    To.Operations[operationName(A, Width)] += Requests * Blocks;
}

void addPredicted(Line &L, const AccessFinding &A, KernelLines &K) {
  L.AnyPredicted = true;
  if (!L.Where.Line)
    L.Where = A.CodeAt;
  Claims Of = claimsOf(A, K.Blocks);
  for (auto [Claim, Blocks] : Of.All)
    L.Bounds.add(*Claim, A.CodeAt.Line, Blocks, Of.NotExact.empty() || whyNotExact(*Claim).empty());
  for (auto [Claim, Blocks] : Of.Likely)
    if (!Claim->PerBlock || !Claim->PerBlock->SourcePage)
      L.Likely.reset();
    else if (L.Likely)
      addClaim(*L.Likely, A, *Claim, Blocks);
  const std::string Kind = kindOf(operationName(A, A.Width)).str();
  if (!Of.NotExact.empty()) {
    K.Open.insert(Kind);
    if (L.NotExact.empty())
      L.NotExact = Of.NotExact;
    for (auto [Claim, Blocks] : Of.All)
      L.InexactRequests += Claim->PerBlock ? Claim->PerBlock->Requests * Blocks : 0;
    return;
  }
  for (auto [Claim, Blocks] : Of.All) {
    addClaim(L.Predicted, A, *Claim, Blocks);
    L.PredictedOf[Kind] += {*Claim->PerBlock->SourcePage * Blocks, Claim->PerBlock->Ideal * Blocks};
  }
}

void addMeasured(Line &L, const ProfiledInstruction &I) {
  L.Measured.Requests += I.Requests;
  L.Measured.Wavefronts += I.Wavefronts;
  L.Measured.Ideal += I.Ideal;
  L.Measured.Operations[I.Operation] += I.Requests;
  L.MeasuredOf[kindOf(I.Operation).str()] += {I.Wavefronts, I.Ideal};
  L.Ran += ranOf(I);
}

class Joiner {
public:
  Joiner(const Report &Predicted, const Profile &Measured) : Predicted(Predicted), Measured(Measured) {}

  JoinedLines run() {
    gatherMeasured();
    gatherPredicted();
    for (auto &[Id, K] : Joined.Kernels)
      joinHeaders(K);
    return std::move(Joined);
  }

private:
  const Report &Predicted;
  const Profile &Measured;
  JoinedLines Joined;

  void gatherMeasured() {
    std::set<std::string> Keys;
    for (const KernelFinding &K : Predicted.Kernels)
      Keys.insert(K.Key);
    std::set<std::string> Missing;
    for (const ProfiledLaunch &L : Measured.Launches) {
      std::string Key = kernelKey(L.Kernel);
      if (!Keys.contains(Key)) {
        if (Missing.insert(Key).second)
          Joined.NotInFiles.push_back(L.Kernel);
        continue;
      }
      KernelLines &K = Joined.Kernels[{Key, L.Shape.Block}];
      K.Name = Key;
      K.Blocks.All += L.Shape.blocks();
      K.Blocks.OfLaunch.push_back(L.Shape.blocks());
      for (const ProfiledInstruction &I : L.Instructions) {
        if (isHeader(I.File))
          K.HeaderInstructions.push_back(&I);
        else
          addMeasured(K.Lines[{lastPart(I.File), I.Line}], I);
      }
    }
  }

  /// Files without a prediction, which are not the user's.
  bool isHeader(const std::string &File) const {
    std::string Name = lastPart(File);
    return none_of(Predicted.Accesses, [&](const AccessFinding &A) { return lastPart(A.CodeAt.File) == Name; });
  }

  void gatherPredicted() {
    for (const AccessFinding &A : Predicted.Accesses) {
      const KernelFinding &Kernel = Predicted.Kernels[A.Kernel];
      auto It = Joined.Kernels.find({Kernel.Key, Kernel.Block});
      if (It == Joined.Kernels.end())
        continue;
      KernelLines &K = It->second;
      K.Name = Kernel.Name;
      ++Joined.Accesses;
      Joined.ExactAccesses += claimsOf(A, K.Blocks).NotExact.empty();
      bool HasLine = K.Lines.contains({lastPart(A.CodeAt.File), A.CodeAt.Line});
      if (A.InHeader && !HasLine)
        K.HeaderAccesses.push_back(&A);
      else
        addPredicted(K.Lines[{lastPart(A.CodeAt.File), A.CodeAt.Line}], A, K);
    }
  }

  void joinHeaders(KernelLines &K) {
    if (K.HeaderAccesses.empty() && K.HeaderInstructions.empty())
      return;
    Line &L = K.Lines[{"", 0}];
    for (const AccessFinding *A : K.HeaderAccesses)
      addPredicted(L, *A, K);
    for (const ProfiledInstruction *I : K.HeaderInstructions)
      addMeasured(L, *I);
    L.Where = {};
  }
};

} // namespace

JoinedLines joinLines(const Report &Predicted, const Profile &Measured) { return Joiner(Predicted, Measured).run(); }

unsigned widthOf(StringRef Operation) { return Operation.contains(".128") ? 16 : Operation.contains(".64") ? 8 : 4; }

} // namespace bankcheck::verify
