// For probes that time: what a kernel takes where nothing disturbs it.

#pragma once

#include "../common/check.h"
#include <algorithm>
#include <cstdint>

// The least cycles of five runs of `launch`, whose kernel writes them to `cycles` on the device.
template <typename Launch> long long leastOfFive(const long long *cycles, Launch launch) {
  long long best = INT64_MAX;
  for (int run = 0; run < 5; ++run) {
    launch();
    CUDA_CHECK(cudaDeviceSynchronize());
    long long now;
    CUDA_CHECK(cudaMemcpy(&now, cycles, sizeof now, cudaMemcpyDeviceToHost));
    best = std::min(best, now);
  }
  return best;
}
