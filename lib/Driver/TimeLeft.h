//===- TimeLeft.h - how long a run will still take ------------------------------===//
//
// A file whose result is kept from an earlier run takes a thousandth of one that is analysed, and a run that goes on
// after an interrupt has those first: neither the mean of all files nor that of the last hundred says what the rest
// takes. So the two kinds have a mean each, and the rest is taken to be mixed as the last few files were.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_TIMELEFT_H
#define BANKCHECK_DRIVER_TIMELEFT_H

#include <cstdint>
#include <deque>
#include <optional>

namespace bankcheck::driver {

class TimeLeft {
public:
  /// A file was done \p Seconds after the one before it, or after the beginning.
  void done(double Seconds, bool WasKept);
  /// In seconds, for \p Files more; nothing until one was analysed.
  std::optional<double> forFiles(uint64_t Files) const;

private:
  /// Of the last hundred.
  struct Times {
    std::deque<double> All;
    double mean() const;
  };
  Times Kept, Analysed;
  std::deque<bool> LastKept;
};

} // namespace bankcheck::driver

#endif
