//===- intrinsics.h - CUDA's functions on words and lanes, on a CPU -------===//
//
// Included by recorder.h. Written from the CUDA and PTX manuals.
//===----------------------------------------------------------------------===//
#ifndef BANKCHECK_TEST_RANDOM_INTRINSICS_H
#define BANKCHECK_TEST_RANDOM_INTRINSICS_H

#include <math.h>

inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __clz(unsigned x) { return x ? __builtin_clz(x) : 32; }
inline int __ffs(unsigned x) { return __builtin_ffs(x); }
inline unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }

//===- words --------------------------------------------------------------===//

inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned n) {
  return ((uint64_t(high) << 32 | low) << (n & 31)) >> 32;
}
inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned n) {
  return (uint64_t(high) << 32 | low) >> (n & 31);
}
inline unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned n) {
  return n >= 32 ? low : __funnelshift_l(low, high, n);
}
inline unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned n) {
  return n >= 32 ? high : __funnelshift_r(low, high, n);
}
inline unsigned __byte_perm(unsigned a, unsigned b, unsigned selector) {
  uint64_t bytes = uint64_t(b) << 32 | a;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i)
    result |= unsigned(bytes >> 8 * (selector >> 4 * i & 7) & 255) << 8 * i;
  return result;
}
/// \p f of each part of \p bits bits.
template <typename F> unsigned eachPart(unsigned a, unsigned b, int bits, F f) {
  unsigned result = 0, mask = (1u << bits) - 1;
  for (int at = 0; at < 32; at += bits)
    result |= (unsigned(f(int(a >> at & mask), int(b >> at & mask))) & mask) << at;
  return result;
}
inline unsigned __vadd4(unsigned a, unsigned b) { return eachPart(a, b, 8, [](int x, int y) { return x + y; }); }
inline unsigned __vsub4(unsigned a, unsigned b) { return eachPart(a, b, 8, [](int x, int y) { return x - y; }); }
inline unsigned __vmaxu4(unsigned a, unsigned b) { return eachPart(a, b, 8, [](int x, int y) { return x > y ? x : y; }); }
inline unsigned __vminu4(unsigned a, unsigned b) { return eachPart(a, b, 8, [](int x, int y) { return x < y ? x : y; }); }
inline unsigned __vabsdiffu4(unsigned a, unsigned b) { return eachPart(a, b, 8, [](int x, int y) { return abs(x - y); }); }
inline unsigned __vavgu4(unsigned a, unsigned b) { return eachPart(a, b, 8, [](int x, int y) { return (x + y + 1) >> 1; }); }
inline unsigned __vadd2(unsigned a, unsigned b) { return eachPart(a, b, 16, [](int x, int y) { return x + y; }); }
inline unsigned __vmaxu2(unsigned a, unsigned b) { return eachPart(a, b, 16, [](int x, int y) { return x > y ? x : y; }); }
inline unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  for (int at = 0; at < 32; at += 8)
    c += (a >> at & 255) * (b >> at & 255);
  return c;
}
inline unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
inline unsigned __uhadd(unsigned a, unsigned b) { return (uint64_t(a) + b) >> 1; }
inline unsigned __urhadd(unsigned a, unsigned b) { return (uint64_t(a) + b + 1) >> 1; }
inline unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffff) * (b & 0xffffff); }
inline unsigned __umulhi(unsigned a, unsigned b) { return uint64_t(a) * b >> 32; }

//===- PTX ----------------------------------------------------------------===//

inline unsigned ptx_mad_lo_u32(unsigned a, unsigned b, unsigned c) { return a * b + c; }
inline unsigned ptx_mad_lo_s32(unsigned a, unsigned b, unsigned c) { return a * b + c; }
inline unsigned ptx_mad24_lo_u32(unsigned a, unsigned b, unsigned c) { return __umul24(a, b) + c; }
inline unsigned ptx_lop3_b32(int table, unsigned a, unsigned b, unsigned c) {
  unsigned result = 0;
  for (int bit = 0; bit < 32; ++bit)
    result |= unsigned(table >> ((a >> bit & 1) << 2 | (b >> bit & 1) << 1 | (c >> bit & 1)) & 1) << bit;
  return result;
}
inline unsigned ptx_bfe_u32(unsigned a, unsigned at, unsigned count) { return a >> at & ((1u << count) - 1); }
inline unsigned ptx_bfi_b32(unsigned a, unsigned b, unsigned at, unsigned count) {
  unsigned mask = ((1u << count) - 1) << at;
  return (b & ~mask) | (a << at & mask);
}
inline unsigned ptx_prmt_b32(unsigned a, unsigned b, unsigned selector) { return __byte_perm(a, b, selector); }
inline unsigned ptx_shf_l_wrap_b32(unsigned a, unsigned b, unsigned n) { return __funnelshift_l(a, b, n); }
inline unsigned ptx_shf_r_wrap_b32(unsigned a, unsigned b, unsigned n) { return __funnelshift_r(a, b, n); }
inline unsigned ptx_add_u32(unsigned a, unsigned b) { return a + b; }
inline unsigned ptx_sub_s32(unsigned a, unsigned b) { return a - b; }
inline unsigned ptx_and_b32(unsigned a, unsigned b) { return a & b; }
inline unsigned ptx_or_b32(unsigned a, unsigned b) { return a | b; }
inline unsigned ptx_xor_b32(unsigned a, unsigned b) { return a ^ b; }
inline unsigned ptx_shl_b32(unsigned a, unsigned n) { return a << n; }
inline unsigned ptx_shr_u32(unsigned a, unsigned n) { return a >> n; }
inline unsigned ptx_mul_lo_u32(unsigned a, unsigned b) { return a * b; }
inline unsigned ptx_mul24_lo_u32(unsigned a, unsigned b) { return __umul24(a, b); }
inline unsigned ptx_min_u32(unsigned a, unsigned b) { return a < b ? a : b; }
inline unsigned ptx_max_s32(int a, int b) { return a > b ? a : b; }
inline unsigned ptx_popc_b32(unsigned a) { return __popc(a); }
inline unsigned ptx_brev_b32(unsigned a) { return __brev(a); }
inline unsigned ptx_clz_b32(unsigned a) { return __clz(a); }
inline unsigned ptx_sad_u32(unsigned a, unsigned b, unsigned c) { return __usad(a, b, c); }
inline unsigned ptx_bfind_u32(unsigned a) { return 31 - __clz(a); }

//===- floats -------------------------------------------------------------===//

inline int __float2int_rn(float x) { return int(rintf(x)); }
inline int __float2int_rd(float x) { return int(floorf(x)); }
inline int __float2int_ru(float x) { return int(ceilf(x)); }
inline int __float2int_rz(float x) { return int(x); }
inline float __fmul_rn(float a, float b) { return a * b; }

//===- lanes: of whole warps ----------------------------------------------===//

inline unsigned threadNumber() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
inline unsigned laneOf() { return threadNumber() & 31; }

/// \p value, a function of a thread's place, in lane \p lane of the thread's warp.
template <typename T, typename F> auto ofLane(F value, unsigned lane) {
  unsigned t = (threadNumber() & ~31u) + lane, x = t % blockDim.x, y = t / blockDim.x % blockDim.y, z = t / blockDim.x / blockDim.y;
  return value(T(x), T(y), T(z), T(t), T(lane), T(t / 32));
}
template <typename T, typename F> unsigned ballot(F condition) {
  unsigned result = 0;
  for (unsigned lane = 0; lane < 32; ++lane)
    result |= unsigned(bool(ofLane<T>(condition, lane))) << lane;
  return result;
}
template <typename T, typename F> unsigned matchAny(F value) {
  unsigned result = 0;
  for (unsigned lane = 0; lane < 32; ++lane)
    result |= unsigned(ofLane<T>(value, lane) == ofLane<T>(value, laneOf())) << lane;
  return result;
}
template <typename T, typename F> T shuffle(F value, unsigned source) { return ofLane<T>(value, source); }
template <typename T, typename F> T reduce_min(F value) {
  T result = ofLane<T>(value, 0);
  for (unsigned lane = 1; lane < 32; ++lane)
    result = min(result, T(ofLane<T>(value, lane)));
  return result;
}
template <typename T, typename F> T reduce_max(F value) {
  T result = ofLane<T>(value, 0);
  for (unsigned lane = 1; lane < 32; ++lane)
    result = max(result, T(ofLane<T>(value, lane)));
  return result;
}

#endif
