// Atomics on shared memory. atomics.json says how many nvcc made, and of them which one lane does for its warp:
// those of code that elects a lane. (Of old = atomicAdd(p, v) it makes two, one for full warps.)

#define ON(name, address, call)                                                                                      \
  __global__ void name(unsigned *out, const unsigned *in, int n) {                                                   \
    __shared__ unsigned h[64];                                                                                       \
    int t = threadIdx.x;                                                                                             \
    unsigned v = in[t], old = 0;                                                                                     \
    if (t < 64)                                                                                                      \
      h[t] = 0;                                                                                                      \
    __syncthreads();                                                                                                 \
    unsigned *p = address;                                                                                           \
    call;                                                                                                            \
    __syncthreads();                                                                                                 \
    out[t] = old + h[t & 63];                                                                                        \
  }

ON(add_to_one, &h[0], atomicAdd(p, v))
ON(add_one_to_one, &h[0], atomicAdd(p, 1u))
ON(sub_from_one, &h[0], atomicSub(p, v))
ON(max_of_one, &h[0], atomicMax(p, v))
ON(min_of_one, &h[0], atomicMin(p, v))
ON(or_of_one, &h[0], atomicOr(p, v))
ON(and_of_one, &h[0], atomicAnd(p, v))
ON(xor_of_one, &h[0], atomicXor(p, v))
ON(exchange_of_one, &h[0], old = atomicExch(p, v))
ON(cas_of_one, &h[0], old = atomicCAS(p, v, 7u))
ON(by_argument, &h[n & 63], atomicAdd(p, v))
ON(by_block, &h[blockIdx.x & 63], atomicAdd(p, v))
ON(by_warp, &h[t / 32], atomicAdd(p, v))
ON(by_lane, &h[t & 63], atomicAdd(p, v))
ON(by_value, &h[v & 63], atomicAdd(p, 1u))
ON(place_of_one, &h[0], old = atomicAdd(p, 1u))
ON(result_of_max, &h[0], old = atomicMax(p, v))
