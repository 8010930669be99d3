// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Records are copied as a whole between a thread's own array and shared memory: four
// neighbours a thread go in, four that are a block apart come out.

#include "../common/check.h"

struct Pair {
  int key, value;
};
struct Triple {
  int key, value, rank;
};

constexpr int Threads = 128, Each = 4;

template <typename Record> __global__ void exchange(const Record *in, Record *out) {
  __shared__ Record records[Threads * Each];
  Record mine[Each];
#pragma unroll
  for (int i = 0; i < Each; ++i)
    mine[i] = in[threadIdx.x * Each + i];
#pragma unroll
  for (int i = 0; i < Each; ++i)
    // CHECK: record_exchange.cu:[[#@LINE+2]]:5: warning: 2-way bank conflict writing 'records': 8 wavefronts per request, ideal 4
    // CHECK: record_exchange.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'records': 4 wavefronts per request, ideal 4
    records[threadIdx.x * Each + i] = mine[i];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < Each; ++i)
    // CHECK: record_exchange.cu:[[#@LINE+2]]:15: remark: no bank conflict reading 'records': 2 wavefronts per request, ideal 2
    // CHECK: record_exchange.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 'records': 1 wavefront per request, ideal 1
    mine[i] = records[threadIdx.x + i * Threads];
#pragma unroll
  for (int i = 0; i < Each; ++i)
    out[threadIdx.x + i * Threads] = mine[i];
}

// Rows of sixteen records, of which each thread writes two.
__global__ void rows(const Pair *in, Pair *out) {
  __shared__ Pair records[Threads * 16];
  Pair mine[2] = {in[2 * threadIdx.x], in[2 * threadIdx.x + 1]};
#pragma unroll
  for (int i = 0; i < 2; ++i)
    // CHECK: record_exchange.cu:[[#@LINE+1]]:5: warning: 16-way bank conflict writing 'records': 32 wavefronts per request, ideal 2
    records[threadIdx.x * 16 + i * 3] = mine[i];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 2; ++i)
    // CHECK: record_exchange.cu:[[#@LINE+1]]:15: warning: 16-way bank conflict reading 'records': 32 wavefronts per request, ideal 2
    mine[i] = records[threadIdx.x * 16 + (1 - i) * 3];
  out[2 * threadIdx.x] = mine[0];
  out[2 * threadIdx.x + 1] = mine[1];
}

template <typename Record> std::vector<int> words(const std::vector<Record> &records) {
  const int *first = reinterpret_cast<const int *>(records.data());
  return std::vector<int>(first, first + records.size() * sizeof(Record) / sizeof(int));
}

template <typename Record> bool runExchange() {
  std::vector<int> numbers = values<int>(Threads * Each * sizeof(Record) / sizeof(int));
  const Record *first = reinterpret_cast<const Record *>(numbers.data());
  std::vector<Record> records(first, first + Threads * Each);
  Device<Record> in(records), out(Threads * Each);
  exchange<<<1, Threads>>>(in.data, out.data);
  return close(words(out.read()), words(records));
}

int main() {
  bool good = runExchange<Pair>() && runExchange<Triple>();
  std::vector<Pair> records, expected;
  for (int i = 0; i < Threads; ++i) {
    records.push_back({i, valueOf(i)});
    records.push_back({-i, valueOf(2 * i)});
    expected.push_back(records[2 * i + 1]);
    expected.push_back(records[2 * i]);
  }
  Device<Pair> in(records), out(2 * Threads);
  rows<<<1, Threads>>>(in.data, out.data);
  return report(good && close(words(out.read()), words(expected)));
}
