#include "Driver/TimeLeft.h"
#include <algorithm>
#include <numeric>

namespace bankcheck::driver {

template <typename T> static void addTo(std::deque<T> &Last, T New, size_t Most) {
  Last.push_back(New);
  if (Last.size() > Most)
    Last.pop_front();
}

double TimeLeft::Times::mean() const {
  return All.empty() ? 0 : std::accumulate(All.begin(), All.end(), 0.0) / double(All.size());
}

void TimeLeft::done(double Seconds, bool WasKept) {
  addTo((WasKept ? Kept : Analysed).All, Seconds, 100);
  addTo(LastKept, WasKept, 8);
}

std::optional<double> TimeLeft::forFiles(uint64_t Files) const {
  if (Analysed.All.empty())
    return std::nullopt;
  const double OfKept = double(std::count(LastKept.begin(), LastKept.end(), true)) / double(LastKept.size());
  return double(Files) * (OfKept * Kept.mean() + (1 - OfKept) * Analysed.mean());
}

} // namespace bankcheck::driver
