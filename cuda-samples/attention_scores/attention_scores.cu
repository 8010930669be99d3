// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Scores of queries against 32 keys, one key a lane. The keys' rows are as long
// as a head, 64 floats: reading element d of all keys is 32-way. A row of 65
// makes it clean. The query is one word for a warp.

#include "../common/check.h"

constexpr int Head = 64, Keys = 32, Queries = 8;

template <int Pitch> __global__ void scores(float *out, const float *q, const float *k) {
  __shared__ float keys[Keys][Pitch];
  __shared__ float queries[Queries][Head];
  int lane = threadIdx.x, query = threadIdx.y;
  for (int d = lane; d < Head; d += 32) {
    for (int key = query; key < Keys; key += Queries)
      // CHECK-COUNT-2: attention_scores.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'keys': 1 wavefront per request, ideal 1
      keys[key][d] = k[key * Head + d];
    // CHECK-COUNT-2: attention_scores.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'queries': 1 wavefront per request, ideal 1
    queries[query][d] = q[query * Head + d];
  }
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int d = 0; d < Head; ++d) {
    // CHECK: attention_scores.cu:[[#@LINE+2]]:17: warning: 32-way bank conflict reading 'keys': 32 wavefronts per request, ideal 1
    // CHECK: attention_scores.cu:[[#@LINE+1]]:17: remark: no bank conflict reading 'keys': 1 wavefront per request, ideal 1
    float key = keys[lane][d];
    // CHECK-COUNT-2: attention_scores.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'queries': 1 wavefront per request, ideal 1
    sum += key * queries[query][d];
  }
  out[query * Keys + lane] = sum;
}

int main() {
  std::vector<float> q = values<float>(Queries * Head), k = values<float>(Keys * Head), expected(Queries * Keys);
  for (int i = 0; i < Queries; ++i)
    for (int j = 0; j < Keys; ++j)
      for (int d = 0; d < Head; ++d)
        expected[i * Keys + j] += q[i * Head + d] * k[j * Head + d];
  Device<float> dq(q), dk(k), plain(expected.size()), padded(expected.size());
  dim3 block(Keys, Queries);
  scores<Head><<<1, block>>>(plain.data, dq.data, dk.data);
  scores<Head + 1><<<1, block>>>(padded.data, dq.data, dk.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}
