//===- LaneVector.h - one 64-bit integer a lane --------------------------===//

#ifndef BANKCHECK_LANES_LANEVECTOR_H
#define BANKCHECK_LANES_LANEVECTOR_H

#include "Banks/Request.h"
#include <bit>
#include <utility>

namespace bankcheck::lanes {

/// 32 integers, kept as one where all lanes are alike: most values are. What differs
/// is shared by its copies, which are many, and belongs to one thread.
class LaneVector {
public:
  LaneVector(int64_t Same = 0) : Same(Same) {}
  explicit LaneVector(const std::array<int64_t, banks::WarpSize> &PerLane) : Same(PerLane[0]) {
    for (int64_t Value : PerLane)
      if (Value != Same) {
        Apart = new Lanes{PerLane};
        return;
      }
  }
  LaneVector(const LaneVector &Other) : Same(Other.Same), Apart(Other.Apart) {
    if (Apart)
      ++Apart->Owners;
  }
  LaneVector(LaneVector &&Other) noexcept : Same(Other.Same), Apart(std::exchange(Other.Apart, nullptr)) {}
  LaneVector &operator=(LaneVector Other) noexcept {
    Same = Other.Same;
    std::swap(Apart, Other.Apart);
    return *this;
  }
  ~LaneVector() {
    if (Apart && !--Apart->Owners)
      delete Apart;
  }

  int64_t operator[](unsigned Lane) const { return Apart ? Apart->Values[Lane] : Same; }
  bool isUniform() const { return !Apart; }
  bool isZero() const { return !Apart && Same == 0; }

  template <typename F> static LaneVector make(F &&ValueOfLane) {
    std::array<int64_t, banks::WarpSize> Result;
    for (unsigned Lane = 0; Lane < banks::WarpSize; ++Lane)
      Result[Lane] = ValueOfLane(Lane);
    return LaneVector(Result);
  }
  template <typename F> LaneVector map(F &&Apply) const {
    if (!Apart)
      return Apply(Same);
    return make([&](unsigned Lane) { return Apply(Apart->Values[Lane]); });
  }
  template <typename F> static LaneVector zip(const LaneVector &A, const LaneVector &B, F &&Apply) {
    if (A.Apart && B.Apart)
      return make([&](unsigned Lane) { return Apply(A.Apart->Values[Lane], B.Apart->Values[Lane]); });
    if (A.Apart)
      return make([&](unsigned Lane) { return Apply(A.Apart->Values[Lane], B.Same); });
    if (B.Apart)
      return make([&](unsigned Lane) { return Apply(A.Same, B.Apart->Values[Lane]); });
    return Apply(A.Same, B.Same);
  }
  /// Lane by lane what \p Apply gives for this, \p A and \p B.
  template <typename F> void update(const LaneVector &A, const LaneVector &B, F &&Apply) {
    if (!Apart && !A.Apart && !B.Apart) {
      Same = Apply(Same, A.Same, B.Same);
      return;
    }
    const int64_t *const Old = values(), *const OfA = A.values(), *const OfB = B.values();
    const unsigned Step = Apart ? 1 : 0, StepOfA = A.Apart ? 1 : 0, StepOfB = B.Apart ? 1 : 0;
    LaneVector New =
        make([&](unsigned Lane) { return Apply(Old[Lane * Step], OfA[Lane * StepOfA], OfB[Lane * StepOfB]); });
    *this = std::move(New);
  }
  template <typename F> bool all(F &&Holds) const {
    if (!Apart)
      return Holds(Same);
    for (int64_t Value : Apart->Values)
      if (!Holds(Value))
        return false;
    return true;
  }
  /// Lane by lane: this where \p Mask has the lane's bit, else \p Other.
  LaneVector blend(banks::LaneMask Mask, const LaneVector &Other) const {
    return make([&](unsigned Lane) { return Mask >> Lane & 1 ? (*this)[Lane] : Other[Lane]; });
  }
  bool operator==(const LaneVector &Other) const {
    if (!Apart || !Other.Apart)
      return !Apart && !Other.Apart && Same == Other.Same;
    return Apart == Other.Apart || Apart->Values == Other.Apart->Values;
  }

private:
  const int64_t *values() const { return Apart ? Apart->Values.data() : &Same; }

  struct Lanes {
    std::array<int64_t, banks::WarpSize> Values;
    unsigned Owners = 1;
  };

  int64_t Same;           ///< Of all lanes, if Apart is null.
  Lanes *Apart = nullptr; ///< Not all alike.
};

} // namespace bankcheck::lanes

#endif
