//===- ArrayRequests.h - every request on an array, under another layout ----------===//

#ifndef BANKCHECK_FIXES_ARRAYREQUESTS_H
#define BANKCHECK_FIXES_ARRAYREQUESTS_H

#include "Fixes/Fix.h"
#include "Fixes/Layout.h"

namespace bankcheck::fixes {

/// Whether neighbouring elements visibly stay neighbours in the index as it is changed. If so, accesses that the
/// compiler merged stay merged where they are aligned; else they may also run apart.
enum class Neighbours : uint8_t { Stay, MayPart };

/// What a change does to one access, or to all of an array.
struct LayoutEffect {
  bool Possible = true;              ///< In one piece, and decided.
  bool IsAligned = true;             ///< In every case; the others speak of those that are.
  bool KeepsMatrix = true;           ///< A matrix of wmma begins at a multiple of 32 bytes if it did.
  unsigned Ways = 0, Wavefronts = 0; ///< Of the worst request.
  uint64_t Total = 0;                ///< Wavefronts of all its requests.
  unsigned Requests = 1;             ///< In which it runs,
  bool MayStayWhole = false;         ///< or in one, as before.
  uint64_t Work = 1;                 ///< That it took, in evaluations of a known address.

  bool isClean() const { return Possible && IsAligned && KeepsMatrix && Ways <= 1; }
};

/// What a change that leaves conflicts does to the accesses of an array, none of which
/// gets worse.
struct Improvement {
  std::map<unsigned, unsigned> Wavefronts; ///< Of the worst request, by access number.
  std::map<unsigned, unsigned> Left;       ///< The ways of those that still conflict.
  BlockCosts Costs;
};

/// What a change costs that makes all accesses of an array clean.
struct CleanCosts {
  std::map<unsigned, unsigned> Wavefronts; ///< Of the worst request, by access number.
  BlockCosts Costs;
};

class ArrayRequests {
public:
  /// What the kernels do to arrays that \p Meant holds for, by their index. Complete unless whyNot says what is in the way.
  /// \p BytesOf: of the expression of an access, by its number; the pieces of one that is as wide as the request stay
  /// together if its unit does.
  ArrayRequests(const std::vector<KernelUse> &Kernels, const IsArray &Meant,
                const std::function<unsigned(unsigned)> &BytesOf = {});

  const std::string &whyNot() const { return WhyNot; }
  const std::vector<ArrayRequest> &all() const { return All; }
  /// Those of access \p Number.
  const std::vector<const ArrayRequest *> &of(unsigned Number) const;
  /// Wavefronts, as it is.
  const BlockCosts &costsNow() const { return Now; }
  /// Bytes that the widest access needs its address to be a multiple of.
  unsigned alignment() const { return Alignment; }
  uint64_t bytes() const { return Bytes; } ///< Of the largest array; of dynamic memory what is used.
  /// As far as access \p Number reaches; bytes() if its addresses are not known.
  uint64_t bytesUsedBy(unsigned Number) const;
  const std::set<unsigned> &numbers() const { return Numbers; } ///< Of the accesses.
  unsigned accesses() const { return Numbers.size(); }
  /// Whether some are of wmma, which steps from line to line of its matrix by itself.
  bool haveFragments() const { return !Fragments.empty(); }
  /// Whether access \p Number is.
  bool isOfFragment(unsigned Number) const { return Fragments.contains(Number); }

  /// Whether bulk copies by tensor maps write it, which say where the parts of a tile lie.
  bool isFilledByTensorMap() const { return IsFilledByTensorMap; }

  /// How far a request is evaluated that turns out not to be clean.
  enum class Extent : uint8_t { WhileClean, Entirely };
  /// One request with the layout. Exact if it is clean, or evaluated entirely.
  LayoutEffect effectOn(const ArrayRequest &T, const Layout &L, Neighbours With,
                        Extent HowFar = Extent::WhileClean) const;
  /// Whether there is no time for more: costsIfClean is empty from then on.
  bool isSpent() const;
  /// Nothing unless all requests are clean.
  std::optional<CleanCosts> costsIfClean(const Layout &L, Neighbours With) const;
  /// Nothing where the layout takes no wavefront away, takes a request apart that cannot be,
  /// or makes some access dearer: in a request or over all blocks. Or where these take more than \p Most
  /// wavefronts: what is known to be worse is not looked at to its end.
  std::optional<Improvement> improvement(const Layout &L, Neighbours With, uint64_t Most = UINT64_MAX) const;

private:
  std::vector<ArrayRequest> All; ///< Those with conflicts first.
  std::set<unsigned> Varying;    ///< Accesses that the compiler may merge otherwise.
  std::set<unsigned> Numbers;    ///< Of all,
  std::set<unsigned> Fragments;  ///< and of those that wmma makes.
  BlockCosts Now;
  uint64_t Bytes = 0;
  uint64_t LeastTotal = 0; ///< One wavefront for each request.
  /// What an access takes as it is.
  struct Share {
    uint64_t Total = 0; ///< Over all blocks.
    unsigned Worst = 0; ///< In a request.
  };
  std::map<unsigned, Share> Shares; ///< By its number.
  unsigned Alignment = 1;
  bool IsFilledByTensorMap = false;
  std::string WhyNot;
  mutable std::map<unsigned, std::vector<const ArrayRequest *>> ByNumber; ///< Once asked for.
  mutable uint64_t Work = 0; ///< So far, in evaluations of a known address.

  /// Adds what kernel \p K does to the arrays, or sets WhyNot.
  void add(const KernelUse &K, const IsArray &Meant);
  /// Evaluates all requests as they are, or sets WhyNot. Notes their costs.
  void evaluateNow();
  /// Of dynamic arrays: as far as requests with known addresses go.
  uint64_t bytesUsed() const;
  void putConflictsFirst();
};

} // namespace bankcheck::fixes

#endif
