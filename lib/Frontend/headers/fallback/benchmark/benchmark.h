//===- benchmark.h - stands in for Google Benchmark -------------------------===//
#pragma once

#include <stdint.h>
#include <string>

namespace benchmark {
struct State {
  struct Iterator {
    bool operator!=(const Iterator &) const;
    Iterator &operator++();
    int operator*() const;
  };
  Iterator begin(), end();
  int64_t range(int = 0) const, iterations() const;
  void SetBytesProcessed(int64_t), SetItemsProcessed(int64_t), SetIterationTime(double), PauseTiming(), ResumeTiming();
};
template <typename T> void DoNotOptimize(const T &);
namespace internal {
struct Benchmark {
  template <typename... T> Benchmark *Arg(T...);
  template <typename... T> Benchmark *Args(T...);
  template <typename... T> Benchmark *Range(T...);
  template <typename... T> Benchmark *Unit(T...);
  Benchmark *UseManualTime();
};
} // namespace internal
enum TimeUnit { kNanosecond, kMicrosecond, kMillisecond };
template <typename F> internal::Benchmark *RegisterBenchmark(const char *, F);
} // namespace benchmark
#define BENCHMARK(f) static benchmark::internal::Benchmark *bankcheck_benchmark_##f = benchmark::RegisterBenchmark(#f, f)
#define BENCHMARK_MAIN() int main()
