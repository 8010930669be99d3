//===- LaneVector.h - one 64-bit integer a lane --------------------------===//

#ifndef BANKCHECK_LANES_LANEVECTOR_H
#define BANKCHECK_LANES_LANEVECTOR_H

#include "Banks/Request.h"
#include <bit>

namespace bankcheck {

/// 32 integers, kept as one where all lanes are alike: most values are.
class LaneVector {
public:
  LaneVector(int64_t Same = 0) : Uniform(true) { Values[0] = Same; }
  explicit LaneVector(const std::array<int64_t, WarpSize> &PerLane) : Uniform(false), Values(PerLane) {
    normalise();
  }
  LaneVector(const LaneVector &Other) { *this = Other; }
  /// Copies no more than there is: these are copied more than anything else.
  LaneVector &operator=(const LaneVector &Other) {
    Uniform = Other.Uniform;
    if (Uniform)
      Values[0] = Other.Values[0];
    else
      Values = Other.Values;
    return *this;
  }

  int64_t operator[](unsigned Lane) const { return Values[Uniform ? 0 : Lane]; }
  bool isUniform() const { return Uniform; }
  bool isZero() const { return Uniform && Values[0] == 0; }

  template <typename F> static LaneVector make(F &&ValueOfLane) {
    std::array<int64_t, WarpSize> Result;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Result[Lane] = ValueOfLane(Lane);
    return LaneVector(Result);
  }
  template <typename F> LaneVector map(F &&Apply) const {
    if (Uniform)
      return Apply(Values[0]);
    return make([&](unsigned Lane) { return Apply(Values[Lane]); });
  }
  template <typename F> static LaneVector zip(const LaneVector &A, const LaneVector &B, F &&Apply) {
    if (A.Uniform && B.Uniform)
      return Apply(A.Values[0], B.Values[0]);
    return make([&](unsigned Lane) { return Apply(A[Lane], B[Lane]); });
  }
  template <typename F> bool all(F &&Holds) const {
    if (Uniform)
      return Holds(Values[0]);
    for (int64_t Value : Values)
      if (!Holds(Value))
        return false;
    return true;
  }
  /// Lane by lane: this where \p Mask has the lane's bit, else \p Other.
  LaneVector blend(LaneMask Mask, const LaneVector &Other) const {
    return make([&](unsigned Lane) { return Mask >> Lane & 1 ? (*this)[Lane] : Other[Lane]; });
  }
  bool operator==(const LaneVector &Other) const {
    if (Uniform != Other.Uniform)
      return false;
    return Uniform ? Values[0] == Other.Values[0] : Values == Other.Values;
  }

private:
  void normalise() {
    for (int64_t Value : Values)
      if (Value != Values[0])
        return;
    Uniform = true;
  }

  bool Uniform;
  std::array<int64_t, WarpSize> Values;
};

} // namespace bankcheck

#endif
