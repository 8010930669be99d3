//===- curand_kernel.h - random numbers in device code --------------------===//
//
// Declared only: a random number is a value that nothing is known of.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck_cuda.h"

struct curandStateXORWOW {
  unsigned int d, v[5];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
struct curandStatePhilox4_32_10 {
  uint4 ctr, output;
  uint2 key;
  unsigned int STATE;
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
struct curandStateMRG32k3a {
  unsigned int s1[3], s2[3];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef curandStateXORWOW curandStateXORWOW_t, curandState_t, curandState;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;

// CUDA overloads these for each generator.
template <typename State>
__device__ void curand_init(unsigned long long seed,
                            unsigned long long subsequence,
                            unsigned long long offset, State *);
template <typename State>
__device__ void skipahead(unsigned long long, State *);
#define BANKCHECK_RANDOM(NAME, RESULT, ...) \
  template <typename State>                 \
  __device__ RESULT NAME(State *__VA_OPT__(, ) __VA_ARGS__);
BANKCHECK_RANDOM(curand, unsigned int)
BANKCHECK_RANDOM(curand4, uint4)
BANKCHECK_RANDOM(curand_uniform, float)
BANKCHECK_RANDOM(curand_uniform2, float2)
BANKCHECK_RANDOM(curand_uniform4, float4)
BANKCHECK_RANDOM(curand_uniform_double, double)
BANKCHECK_RANDOM(curand_uniform2_double, double2)
BANKCHECK_RANDOM(curand_normal, float)
BANKCHECK_RANDOM(curand_normal2, float2)
BANKCHECK_RANDOM(curand_normal4, float4)
BANKCHECK_RANDOM(curand_normal_double, double)
BANKCHECK_RANDOM(curand_normal2_double, double2)
BANKCHECK_RANDOM(curand_log_normal, float, float mean, float stddev)
BANKCHECK_RANDOM(curand_poisson, unsigned int, double lambda)
#undef BANKCHECK_RANDOM
