// Times kernels before and after their bank conflicts are removed.
//
// A family of kernels is a program: its main calls `measure` for each, which runs both variants, compares the results
// and prints a line of JSON. The variants are timed in turn, many times, as the GPU's clocks change between runs. The
// caches are warm: what fits into L2 comes from there.
//
// With --once, each variant runs only twice, the second time between cudaProfilerStart and cudaProfilerStop. Names of
// kernels as arguments select these.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_fp16.h>
#include <cuda_profiler_api.h>
#include <string>
#include <vector>

#define CUDA_CHECK(expression)                                                                                         \
  do {                                                                                                                 \
    cudaError_t status = (expression);                                                                                 \
    if (status != cudaSuccess) {                                                                                       \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));                             \
      std::exit(1);                                                                                                    \
    }                                                                                                                  \
  } while (0)

/// How a kernel is run. `in` and `out` are numbers of elements, and `n` is passed to the kernel.
struct Setup {
  dim3 grid, block;
  size_t in, out;
  int n = 0;
  size_t dynamicBytes[2] = {0, 0};
  int least = -8, most = 8; // values of the input: integers, so that sums do not depend on their order
  bool inPlace = false;     // `out` is both input and output
  double tolerance = 0;     // 0: bit for bit

  Setup dynamic(size_t before, size_t after) const {
    Setup result = *this;
    result.dynamicBytes[0] = before, result.dynamicBytes[1] = after;
    return result;
  }
  Setup values(int from, int to) const {
    Setup result = *this;
    result.least = from, result.most = to;
    return result;
  }
  Setup within(double relative) const {
    Setup result = *this;
    result.tolerance = relative;
    return result;
  }
  Setup changedInPlace() const {
    Setup result = *this;
    result.inPlace = true;
    return result;
  }
};

/// The type of an element's components.
template <typename T> struct Scalar {
  using type = T;
};
template <> struct Scalar<float2> {
  using type = float;
};
template <> struct Scalar<float4> {
  using type = float;
};
template <> struct Scalar<double2> {
  using type = double;
};
template <> struct Scalar<uchar4> {
  using type = unsigned char;
};
template <> struct Scalar<short4> {
  using type = short;
};
template <> struct Scalar<int2> {
  using type = int;
};
template <> struct Scalar<int4> {
  using type = int;
};

template <typename T> __global__ void fillValues(T *data, size_t count, int least, int most) {
  for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < count; i += size_t(gridDim.x) * blockDim.x) {
    unsigned hash = unsigned(i) * 2654435761u;
    hash = (hash ^ (hash >> 15)) * 2246822519u;
    data[i] = T(int((hash >> 8) % unsigned(most - least + 1)) + least);
  }
}

/// What the command line selects.
struct Selection {
  std::string family;
  bool once = false;
  std::vector<std::string> names;

  Selection(int count, char **arguments) {
    family = arguments[0];
    family = family.substr(family.rfind('/') + 1);
    for (int i = 1; i < count; ++i)
      if (!std::strcmp(arguments[i], "--once"))
        once = true;
      else
        names.push_back(arguments[i]);
  }
  bool has(const char *name) const { return names.empty() || std::count(names.begin(), names.end(), name); }
};

template <typename T>
bool sameResult(const std::vector<unsigned char> &a, const std::vector<unsigned char> &b, double tolerance) {
  if (tolerance == 0)
    return a == b;
  double largest = 0, difference = 0;
  for (size_t i = 0; i + sizeof(T) <= a.size(); i += sizeof(T)) {
    T x, y;
    std::memcpy(&x, &a[i], sizeof(T)), std::memcpy(&y, &b[i], sizeof(T));
    largest = std::max(largest, std::abs(double(x)));
    difference = std::max(difference, std::abs(double(x) - double(y)));
    if (!std::isfinite(double(x)) || !std::isfinite(double(y)))
      return false;
  }
  return difference <= tolerance * largest;
}

/// False for a result that a kernel without effect could have, too.
template <typename T> bool isVaried(const std::vector<unsigned char> &result) {
  for (size_t i = sizeof(T); i + sizeof(T) <= result.size(); i += sizeof(T))
    if (std::memcmp(&result[0], &result[i], sizeof(T)))
      return true;
  return false;
}

struct Quartiles {
  double lower, median, upper;
  explicit Quartiles(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    size_t last = times.size() - 1;
    lower = times[last / 4], median = times[last / 2], upper = times[last * 3 / 4];
  }
};

template <typename Out, typename In>
void measure(const Selection &selection, const char *name, const Setup &setup, void (*before)(Out *, const In *, int),
             void (*after)(Out *, const In *, int)) {
  using OutScalar = typename Scalar<Out>::type;
  using InScalar = typename Scalar<In>::type;
  constexpr int Samples = 41;
  constexpr double SampleMicroseconds = 400;
  if (!selection.has(name))
    return;
  void (*const kernels[2])(Out *, const In *, int) = {before, after};
  In *in;
  Out *out;
  size_t inBytes = setup.in * sizeof(In), outBytes = setup.out * sizeof(Out);
  CUDA_CHECK(cudaMalloc(&in, inBytes));
  CUDA_CHECK(cudaMalloc(&out, outBytes));
  fillValues<<<1024, 256>>>(reinterpret_cast<InScalar *>(in), inBytes / sizeof(InScalar), setup.least, setup.most);
  auto reset = [&] {
    if (setup.inPlace)
      CUDA_CHECK(cudaMemcpy(out, in, outBytes, cudaMemcpyDeviceToDevice));
    else
      CUDA_CHECK(cudaMemset(out, 0, outBytes));
  };
  auto launch = [&](int variant) {
    kernels[variant]<<<setup.grid, setup.block, setup.dynamicBytes[variant]>>>(out, in, setup.n);
  };
  cudaFuncAttributes attributes[2];
  int blocksPerSM[2];
  std::vector<unsigned char> results[2];
  for (int variant = 0; variant < 2; ++variant) {
    CUDA_CHECK(cudaFuncSetAttribute(kernels[variant], cudaFuncAttributeMaxDynamicSharedMemorySize,
                                    int(setup.dynamicBytes[variant])));
    CUDA_CHECK(cudaFuncGetAttributes(&attributes[variant], kernels[variant]));
    CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocksPerSM[variant], kernels[variant],
                                                             int(setup.block.x * setup.block.y * setup.block.z),
                                                             setup.dynamicBytes[variant]));
    reset();
    launch(variant);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaDeviceSynchronize());
    results[variant].resize(outBytes);
    CUDA_CHECK(cudaMemcpy(results[variant].data(), out, outBytes, cudaMemcpyDeviceToHost));
    if (selection.once) {
      reset();
      CUDA_CHECK(cudaDeviceSynchronize());
      CUDA_CHECK(cudaProfilerStart());
      launch(variant);
      CUDA_CHECK(cudaDeviceSynchronize());
      CUDA_CHECK(cudaProfilerStop());
    }
  }
  bool equal = sameResult<OutScalar>(results[0], results[1], setup.tolerance) && isVaried<OutScalar>(results[0]);
  std::vector<double> times[2];
  if (!selection.once) {
    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    auto time = [&](int variant, int launches) {
      CUDA_CHECK(cudaEventRecord(start));
      for (int i = 0; i < launches; ++i)
        launch(variant);
      CUDA_CHECK(cudaEventRecord(stop));
      CUDA_CHECK(cudaEventSynchronize(stop));
      float milliseconds;
      CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
      return milliseconds * 1000.0 / launches;
    };
    int launches[2];
    for (int variant = 0; variant < 2; ++variant) {
      time(variant, 2);
      launches[variant] = std::max(1, std::min(50, int(SampleMicroseconds / time(variant, 3))));
    }
    for (int sample = 0; sample < Samples; ++sample)
      for (int turn = 0; turn < 2; ++turn) {
        int variant = (sample + turn) % 2;
        times[variant].push_back(time(variant, launches[variant]));
      }
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
  }
  std::printf("{\"name\": \"%s\", \"family\": \"%s\", \"grid\": [%u, %u, %u], \"block\": [%u, %u, %u], \"bytes\": %zu, "
              "\"tolerance\": %g, \"equal\": %s",
              name, selection.family.c_str(), setup.grid.x, setup.grid.y, setup.grid.z, setup.block.x, setup.block.y,
              setup.block.z, (setup.inPlace ? outBytes : inBytes) + outBytes, setup.tolerance,
              equal ? "true" : "false");
  for (int variant = 0; variant < 2; ++variant) {
    std::printf(", \"%s\": {\"static_bytes\": %zu, \"dynamic_bytes\": %zu, \"registers\": %d, \"local_bytes\": %zu, "
                "\"blocks_per_sm\": %d",
                variant ? "after" : "before", attributes[variant].sharedSizeBytes, setup.dynamicBytes[variant],
                attributes[variant].numRegs, attributes[variant].localSizeBytes, blocksPerSM[variant]);
    if (!selection.once) {
      Quartiles quartiles(times[variant]);
      std::printf(", \"microseconds\": %.3f, \"quartiles\": [%.3f, %.3f]", quartiles.median, quartiles.lower,
                  quartiles.upper);
    }
    std::printf("}");
  }
  std::printf("}\n");
  std::fflush(stdout);
  CUDA_CHECK(cudaFree(in));
  CUDA_CHECK(cudaFree(out));
}
