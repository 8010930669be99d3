// What every sample's main needs: errors are fatal, results are compared.

#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CUDA_CHECK(expression)                                                                     \
  do {                                                                                             \
    cudaError_t status = (expression);                                                             \
    if (status != cudaSuccess) {                                                                   \
      std::printf("%s:%d: %s\nFAIL\n", __FILE__, __LINE__, cudaGetErrorString(status));            \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

// Over all bytes read back: a program with another result prints another number.
inline unsigned long long checksum = 14695981039346656037u;

// A device array that is filled from, or read back to, a host vector.
template <typename T> struct Device {
  T *data = nullptr;
  size_t count;
  explicit Device(size_t count) : count(count) {
    CUDA_CHECK(cudaMalloc(&data, count * sizeof(T)));
    CUDA_CHECK(cudaMemset(data, 0, count * sizeof(T)));
  }
  explicit Device(const std::vector<T> &from) : Device(from.size()) {
    CUDA_CHECK(cudaMemcpy(data, from.data(), count * sizeof(T), cudaMemcpyHostToDevice));
  }
  ~Device() { cudaFree(data); }
  std::vector<T> read() const {
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaDeviceSynchronize());
    std::vector<T> result(count);
    CUDA_CHECK(cudaMemcpy(result.data(), data, count * sizeof(T), cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < count * sizeof(T); ++i)
      checksum = (checksum ^ reinterpret_cast<const unsigned char *>(result.data())[i]) * 1099511628211u;
    return result;
  }
};

// A reproducible value for element i, small so that sums stay exact.
inline int valueOf(size_t i) { return int((i * 2654435761u >> 16) % 17) - 8; }

template <typename T> std::vector<T> values(size_t count) {
  std::vector<T> result(count);
  for (size_t i = 0; i < count; ++i)
    result[i] = T(valueOf(i));
  return result;
}

template <typename T> bool close(const std::vector<T> &a, const std::vector<T> &b, double tolerance = 0) {
  if (a.size() != b.size())
    return false;
  for (size_t i = 0; i < a.size(); ++i)
    if (!(std::abs(double(a[i]) - double(b[i])) <= tolerance)) {
      std::printf("element %zu: %g, expected %g\n", i, double(a[i]), double(b[i]));
      return false;
    }
  return true;
}

inline int report(bool passed) {
  std::printf("%s\nresult %016llx\n", passed ? "PASS" : "FAIL", checksum);
  return passed ? 0 : 1;
}
