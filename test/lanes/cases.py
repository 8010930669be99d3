"""Index expressions and what they are in each thread of a block of 64, in groups."""
from fractions import Fraction

from oracle import *

GROUPS = {}


def group(name, includes=""):
    """The cases that follow belong to it; they share a file."""
    global CURRENT
    CURRENT = GROUPS.setdefault(name, {"includes": includes, "cases": []})["cases"]


def each(expression, value, setup="", outside=""):
    """`value` of a thread is the index; None where it makes no access."""
    CURRENT.append((expression, setup, outside, lambda ts: [value(t) for t in ts]))


def warp(expression, values, setup="", outside=""):
    """`values` of a warp's 32 threads."""
    CURRENT.append((expression, setup, outside, values))


def lanes(ts, mask=MASK):
    return [i for i in range(32) if mask >> i & 1]


# ---------------------------------------------------------------------------
group("integers")
each("__popc(t * 7)", lambda t: popc(t * 7))
each("__popcll((unsigned long long)t << 33 | t)", lambda t: popc(t << 33 | t, 64))
each("__ffs(t)", ffs)
each("__ffsll((long long)t << 20)", lambda t: ffs(t << 20))
each("__clz(t)", clz)
each("__clzll(t)", lambda t: clz(t, 64))
each("__brev(t) >> 26", lambda t: brev(t) >> 26)
each("(int)(__brevll(t) >> 58)", lambda t: brev(t, 64) >> 58)
each("__fns(0xf0f0f0f0u, 0, (t & 7) + 1)", lambda t: [i for i in range(32) if 0xF0F0F0F0 >> i & 1][t & 7])
each("__fns(0x88888888u, t & 31, 1) & 31", lambda t: next((i for i in range(t & 31, 32) if 0x88888888 >> i & 1), 31))
each("__mul24(t - 20, 3) + 60", lambda t: (t - 20) * 3 + 60)
each("__umul24(t, 33)", lambda t: t * 33)
each("__mulhi(t << 28, 64)", lambda t: s32(t << 28) * 64 >> 32)
each("__umulhi(t << 26, 48)", lambda t: u32(t << 26) * 48 >> 32)
each("(int)__mul64hi((long long)t << 40, 1 << 26)", lambda t: (t << 40) * (1 << 26) >> 64)
each("(int)__umul64hi((unsigned long long)t << 57, 24)", lambda t: (t << 57) * 24 >> 64)
each("__hadd(t, t * 3)", lambda t: (t + t * 3) >> 1)
each("__rhadd(t, t * 2)", lambda t: (t + t * 2 + 1) >> 1)
each("__uhadd(t, 5u)", lambda t: (t + 5) >> 1)
each("__urhadd(t, 4u)", lambda t: (t + 4 + 1) >> 1)
each("__hadd(-t, 7)", lambda t: (-t + 7) >> 1)
each("__sad(t, 20, 3u)", lambda t: abs(t - 20) + 3)
each("__usad(t * 2u, 31u, t)", lambda t: abs(t * 2 - 31) + t)
each("__funnelshift_l(0x80000000u, t, 3)", lambda t: t << 3 | 4)
each("__funnelshift_l(t << 27, t, t & 7)", lambda t: u32((t << 32 | u32(t << 27)) << (t & 7) >> 32))
each("__funnelshift_r(t, t * 3, 2)", lambda t: u32((t * 3 << 32 | t) >> 2))
each("__funnelshift_r(t << 5, 0, t & 3)", lambda t: (t << 5) >> (t & 3))
each("__funnelshift_lc(t * 5, t, t)", lambda t: u32((t << 32 | t * 5) << min(t, 32) >> 32))
each("__funnelshift_rc(t * 5, t, t)", lambda t: u32((t << 32 | t * 5) >> min(t, 32)))
each("__byte_perm(t, t * 2, 0x5041)", lambda t: byte_perm(t, t * 2, 0x5041))
each("__byte_perm(t * 0x01020304, 0, 0x4440 + (t & 3))", lambda t: byte_perm(t * 0x01020304, 0, 0x4440 + (t & 3)))
each("min(t * 2, 40)", lambda t: min(t * 2, 40))
each("max(t - 30, 3)", lambda t: max(t - 30, 3))
each("abs(t * 2 - 40)", lambda t: abs(t * 2 - 40))
each("(int)llabs((long long)t - 40)", lambda t: abs(t - 40))
each("(int)min((long long)t * 2, 50ll)", lambda t: min(t * 2, 50))
each("umin(t * 2u, 50u)", lambda t: min(t * 2, 50))
each("umax(t, 13u) + (unsigned)max(t, 3u)", lambda t: max(t, 13) + max(t, 3))
each("t * 5 / 3 % 17", lambda t: t * 5 // 3 % 17)
each("(t - 40) / 3 + 14", lambda t: int((t - 40) / 3) + 14)
each("(t - 40) % 7 + 7", lambda t: (abs(t - 40) % 7) * (1 if t >= 40 else -1) + 7)
each("__popc(t) * 32 + __ffs(t)", lambda t: popc(t) * 32 + ffs(t))
each("31 - __clz(t | 1)", lambda t: (t | 1).bit_length() - 1)
each("(short)(t * 3000) & 127", lambda t: (t * 3000) & 127)
each("(signed char)(t * 9) + 128", lambda t: ((t * 9 + 128) & 255) - 128 + 128)

group("packed")
each("__dp4a(t * 0x01020304, 0x01010101, 5)", lambda t: dot(t * 0x01020304, 0x01010101, 5, True))
each("__dp4a(t * 0x01020304u, 0x02010101u, 5u)", lambda t: dot(t * 0x01020304, 0x02010101, 5, False))
each("__dp4a(make_char4(t, -1, t, 2), make_char4(2, 3, -1, t), 40)", lambda t: t * 2 - 3 - s32(t) + 2 * t + 40)
each("__dp2a_lo(t << 16 | 3, 0x0102, 1)", lambda t: 3 * 2 + t * 1 + 1)
each("__dp2a_hi(t << 16 | 3, 0x01020000, 1)", lambda t: 3 * 2 + t * 1 + 1)
each("__dp2a_lo(t << 16 | 3u, 0x0102u, 1u)", lambda t: 3 * 2 + t * 1 + 1)
for name, signed, operation in (
    ("__vadd4", False, lambda a, b: a + b),
    ("__vsub4", False, lambda a, b: a - b),
    ("__vaddss4", True, lambda a, b: saturated(a + b, 8, True)),
    ("__vaddus4", False, lambda a, b: saturated(a + b, 8, False)),
    ("__vsubss4", True, lambda a, b: saturated(a - b, 8, True)),
    ("__vsubus4", False, lambda a, b: saturated(a - b, 8, False)),
    ("__vavgs4", True, lambda a, b: (a + b + (a + b >= 0)) >> 1),
    ("__vavgu4", False, lambda a, b: (a + b + 1) >> 1),
    ("__vhaddu4", False, lambda a, b: (a + b) >> 1),
    ("__vmaxs4", True, max),
    ("__vmaxu4", False, max),
    ("__vmins4", True, min),
    ("__vminu4", False, min),
    ("__vabsdiffs4", True, lambda a, b: abs(a - b)),
    ("__vabsdiffu4", False, lambda a, b: abs(a - b)),
    ("__vcmpeq4", False, lambda a, b: -(a == b)),
    ("__vcmpne4", False, lambda a, b: -(a != b)),
    ("__vcmpgts4", True, lambda a, b: -(a > b)),
    ("__vcmpgtu4", False, lambda a, b: -(a > b)),
    ("__vcmpges4", True, lambda a, b: -(a >= b)),
    ("__vcmpgeu4", False, lambda a, b: -(a >= b)),
    ("__vcmplts4", True, lambda a, b: -(a < b)),
    ("__vcmpltu4", False, lambda a, b: -(a < b)),
    ("__vcmples4", True, lambda a, b: -(a <= b)),
    ("__vcmpleu4", False, lambda a, b: -(a <= b)),
    ("__vseteq4", False, lambda a, b: a == b),
    ("__vsetgts4", True, lambda a, b: a > b),
    ("__vsetleu4", False, lambda a, b: a <= b),
):
    for half in (False, True):
        bits, intrinsic = (16, name[:-1] + "2") if half else (8, name)
        f = simd(bits, signed,
                 (lambda o: lambda a, b: o(a, b))(operation)) if "ss" not in name and "us" not in name else None
        if f is None:
            plus = "add" in name
            f = simd(bits, signed,
                     (lambda p, b, s: lambda x, y: saturated(x + y if p else x - y, b, s))(plus, bits, signed))
        a, b = (lambda t: u32(t * 0x01030509)), (lambda t: u32(0x7F108004 + t))
        for shift in (0, 13):
            each(f"{intrinsic}(t * 0x01030509u, 0x7f108004u + t) >> {shift}",
                 (lambda f, s: lambda t: f(a(t), b(t)) >> s)(f, shift))
for name, bits, f in (
    ("__vabs4", 8, lambda a: abs(a)),
    ("__vneg4", 8, lambda a: -a),
    ("__vabs2", 16, lambda a: abs(a)),
    ("__vneg2", 16, lambda a: -a),
    ("__vabsss4", 8, lambda a: saturated(abs(a), 8, True)),
    ("__vnegss2", 16, lambda a: saturated(-a, 16, True)),
):
    each(f"{name}(t * 0x8103f509u) >> 4", (lambda n, f: lambda t: simd(n, True, f)(t * 0x8103F509) >> 4)(bits, f))
each("__vsadu4(t * 0x01030509u, 0x10203040u)",
     lambda t: sum(abs(a - b) for a, b in zip(fields(u32(t * 0x01030509), 8), fields(0x10203040, 8))))
each("__vsads4(t * 0x01030509u, 0x10203040u)",
     lambda t: sum(abs(a - b) for a, b in zip(fields(u32(t * 0x01030509), 8, True), fields(0x10203040, 8, True))))
each("__vsadu2(t * 0x01030509u, 0x10203040u)",
     lambda t: sum(abs(a - b) for a, b in zip(fields(u32(t * 0x01030509), 16), fields(0x10203040, 16))))
each("__vsads2(t * 0x01030509u, 0x10203040u)",
     lambda t: sum(abs(a - b) for a, b in zip(fields(u32(t * 0x01030509), 16, True), fields(0x10203040, 16, True))))

group("dpx")
each("__vimax3_s32(t, 20, 40 - t)", lambda t: max(t, 20, 40 - t))
each("__vimin3_s32(t, 20, 60 - t)", lambda t: min(t, 20, 60 - t))
each("__vimax3_u32(t, 20, 63 - t)", lambda t: max(t, 20, 63 - t))
each("__vimin3_u32(t, 20, 63 - t)", lambda t: min(t, 20, 63 - t))
each("__vimax_s32_relu(t - 20, -3)", lambda t: max(t - 20, -3, 0))
each("__vimin_s32_relu(t - 20, 9)", lambda t: max(min(t - 20, 9), 0))
each("__vimax3_s32_relu(t - 40, -1, 7 - t)", lambda t: max(t - 40, -1, 7 - t, 0))
each("__vimin3_s32_relu(t - 40, 11, 37 - t)", lambda t: max(min(t - 40, 11, 37 - t), 0))
each("__viaddmax_s32(t, 5, 30)", lambda t: max(t + 5, 30))
each("__viaddmin_s32(t, 5, 30)", lambda t: min(t + 5, 30))
each("__viaddmax_u32(t, 5, 30)", lambda t: max(t + 5, 30))
each("__viaddmin_u32(t, 5, 30)", lambda t: min(t + 5, 30))
each("__viaddmax_s32_relu(t, -50, -3)", lambda t: max(t - 50, -3, 0))
each("__viaddmin_s32_relu(t, -50, 9)", lambda t: max(min(t - 50, 9), 0))
each("__vimax_s16x2_relu(t << 16 | t, 0xfff0ffe0) >> 8",
     lambda t: simd(16, True, lambda a, b: max(a, b, 0))(t << 16 | t, 0xFFF0FFE0) >> 8)
each("__vimin3_u16x2(t << 16 | t, 0x00100020u, 0x00200010u)",
     lambda t: simd(16, False, min)(t << 16 | t, 0x00100020, 0x00200010))
each("__viaddmax_s16x2(t << 16 | t, 0x00100005, 0x00100020)",
     lambda t: simd(16, True, lambda a, b, c: max(a + b, c))(t << 16 | t, 0x00100005, 0x00100020))
each("__vibmax_s32(t, 20, &p) + p", lambda t: max(t, 20) + (t >= 20), setup="bool p;")
each("__vibmin_u32(t, 20u, &p) + p", lambda t: min(t, 20) + (t <= 20), setup="bool p;")

group("standard", "#include <cuda/std/bit>\n#include <cuda/std/array>")
each("(int)cuda::std::bit_ceil((unsigned)t)", lambda t: 1 << max(t - 1, 0).bit_length())
each("(int)cuda::std::bit_floor((unsigned)t)", lambda t: 1 << (t.bit_length() - 1) if t else 0)
each("(int)cuda::std::bit_width((unsigned)t)", lambda t: t.bit_length())
each("cuda::std::popcount((unsigned)t)", popc)
each("cuda::std::countl_zero((unsigned)t)", clz)
each("cuda::std::countr_zero((unsigned)t | 64)", lambda t: ffs(t | 64) - 1)
each("cuda::std::countr_one((unsigned)t)", lambda t: ffs(~t & 127) - 1)
each("(int)cuda::std::rotl((unsigned)t, 3)", lambda t: t << 3)
each("(int)(cuda::std::rotr((unsigned)t, 3) >> 20)", lambda t: u32(t << 29 | t >> 3) >> 20)
each("table[t & 3]", lambda t: [0, 32, 5, 64][t & 3], setup="constexpr cuda::std::array<int, 4> table{0, 32, 5, 64};")

# ---------------------------------------------------------------------------
group("votes")
EVEN = 0x55555555


def ranked(predicate):
    return lambda ts: [popc(ballot([predicate(u) for u in ts]) & below(i)) for i, t in enumerate(ts)]


def ranked_inside(predicate):
    return lambda ts: [
        popc(ballot([predicate(u) for u in ts]) & below(i)) if predicate(t) else None for i, t in enumerate(ts)
    ]


warp("__popc(__ballot_sync(0xffffffffu, t & 4) & ((1u << (t & 31)) - 1))", ranked(lambda t: t & 4))
warp("__popc(__ballot_sync(~0u, t % 3 == 0) & lt) * 32", lambda ts: [32 * v for v in ranked(lambda t: t % 3 == 0)(ts)],
     setup='unsigned lt; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));')
warp("__popc(__activemask() & lt)", ranked_inside(lambda t: t % 5 < 2),
     setup='unsigned lt; asm volatile("mov.u32 %0, %%lanemask_lt;" : "=r"(lt)); if (t % 5 < 2)')
warp(
    "__popc(__ballot_sync(0x55555555u, t & 8) & below(t))", lambda ts:
    [popc(ballot([u & 8 and not u & 1 for u in ts]) & below(i)) if not t & 1 else None for i, t in enumerate(ts)],
    setup="if (!(t & 1))", outside="__device__ unsigned below(int t) { return (1u << (t & 31)) - 1; }")
warp("__any_sync(~0u, t == 40) * 32 * (t & 1)", lambda ts: [(40 in ts) * 32 * (t & 1) for t in ts])
warp("__all_sync(~0u, t < 32) ? t : 2 * t", lambda ts: [t if ts[0] == 0 else 2 * t for t in ts])
warp("__ffs(__match_any_sync(~0u, t / 5)) * 4",
     lambda ts: [4 * (min(i for i in range(32) if ts[i] // 5 == t // 5) + 1) for t in ts])
warp("__popc(__match_any_sync(~0u, t % 7) & ((1u << (t & 31)) - 1))",
     lambda ts: [sum(ts[i] % 7 == t % 7 for i in range(j)) for j, t in enumerate(ts)])
warp("(int)__match_any_sync(~0u, (long long)(t >> 3)) >> (t & 24)",
     lambda ts: [s32(0xFF << (t & 24)) >> (t & 24) for t in ts])
warp("__match_all_sync(~0u, t >> 5, &p) ? t * p * 2 : 7", lambda ts: [2 * t for t in ts], setup="int p;")
warp("__match_all_sync(~0u, t >> 4, &p) ? 5 : t * 2 + p", lambda ts: [2 * t for t in ts], setup="int p;")
warp("__reduce_add_sync(~0u, t) % 61 * t", lambda ts: [sum(ts) % 61 * t for t in ts])
warp("__reduce_max_sync(~0u, t & 13) + t", lambda ts: [13 + t for t in ts])
warp("__reduce_min_sync(~0u, (unsigned)t ^ 3u) + t * 2", lambda ts: [min(ts) + t * 2 for t in ts])
warp("__reduce_or_sync(~0u, (unsigned)t & 5) * t", lambda ts: [5 * t for t in ts])
warp("__reduce_and_sync(~0u, (unsigned)t | 6) % 32 * t", lambda ts: [6 * t for t in ts])
warp("__reduce_xor_sync(~0u, (unsigned)t * 3) % 7 + t * 4",
     lambda ts: [__import__("functools").reduce(lambda a, b: a ^ b, (3 * t for t in ts)) % 7 + 4 * t for t in ts])
warp("__reduce_add_sync(0xffffu << (t & 16), t & 15) + t", lambda ts: [120 + t for t in ts])
warp("__shfl_sync(~0u, t * 3, t / 2)", lambda ts: [3 * ts[(t // 2) % 32] for t in ts])
warp("__shfl_xor_sync(~0u, t * 2, 5)", lambda ts: [2 * (t ^ 5) for t in ts])
warp("__shfl_up_sync(~0u, t * 2, 3, 8)", lambda ts: [2 * (t - 3 if t % 8 >= 3 else t) for t in ts])
warp("__shfl_down_sync(~0u, t * 2, 3, 16)", lambda ts: [2 * (t + 3 if t % 16 < 13 else t) for t in ts])
warp("__shfl_sync(~0u, t, 1, 4)", lambda ts: [t // 4 * 4 + 1 for t in ts])
warp("__shfl_sync(~0u, (long long)t * 4, 31 - (t & 31))", lambda ts: [4 * ts[31 - i] for i in range(32)])
warp("__ffs(~__ballot_sync(~0u, t % 32 < 9)) + t * 16", lambda ts: [10 + t * 16 for t in ts])
warp("__fns(__ballot_sync(~0u, t & 1), 0, (t & 15) + 1)", lambda ts: [2 * (t & 15) + 1 for t in ts])
warp("__clz(__ballot_sync(~0u, (t & 31) < 3)) * t", lambda ts: [29 * t for t in ts])
warp(
    "__popc(__ballot_sync(__activemask(), t & 2) & ((1 << (t & 31)) - 1))", lambda ts:
    [popc(ballot([u % 3 == 1 and u & 2 for u in ts]) & below(i)) if t % 3 == 1 else None for i, t in enumerate(ts)],
    setup="if (t % 3 == 1)")
each("lane * 2 + warp * 3", lambda t: t % 32 * 2 + t // 32 * 3,
     setup='int lane, warp; asm("mov.u32 %0, %%laneid;" : "=r"(lane)); asm("mov.u32 %0, %%warpid;" : "=r"(warp));')
for name, f in (("eq", lambda i: 1 << i), ("le", lambda i: below(i + 1)), ("ge", lambda i: MASK & ~below(i)),
                ("gt", lambda i: MASK & ~below(i + 1))):
    each("__popc(m) + __ffs(m)", (lambda f: lambda t: popc(f(t % 32)) + ffs(f(t % 32)))(f),
         setup=f'unsigned m; asm("mov.u32 %0, %%lanemask_{name};" : "=r"(m));')
warp(
    "__popc(b & ((1u << (t & 31)) - 1))", ranked(lambda t: t & 6), setup=
    'unsigned b; asm volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, 0xffffffff; }" : '
    '"=r"(b) : "r"(t & 6));'
)
warp("__popc(m & ((1u << (t & 31)) - 1))", ranked_inside(lambda t: t % 3 < 2),
     setup='unsigned m = 0; if (t % 3 < 2) asm volatile("activemask.b32 %0;" : "=r"(m)); if (t % 3 < 2)')
# Two ways, each with its own lanes.
warp(
    "__popc(__activemask() & ((1u << (t & 31)) - 1)) + 64",
    lambda ts: [popc(ballot([not u & 3 for u in ts]) & below(i)) + 64 if not t & 3 else None for i, t in enumerate(ts)],
    setup="if (t & 3) out[t] = 1; else")
# Threads that left take no part.
warp("__popc(__ballot_sync(~0u, t & 1) & below(t))",
     lambda ts: [popc(ballot([u & 1 and u < 50 for u in ts]) & below(i)) if t < 50 else None for i, t in enumerate(ts)],
     setup="if (t >= 50) return;")

group("groups", "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;")
warp("cg::coalesced_threads().thread_rank()", ranked_inside(lambda t: t % 3 == 0), setup="if (t % 3 == 0)")
warp("cg::coalesced_threads().size() * t",
     lambda ts: [sum(u % 4 == 1 for u in ts) * t if t % 4 == 1 else None for t in ts], setup="if (t % 4 == 1)")
each("tile.thread_rank() * 8 + tile.meta_group_rank()", lambda t: t % 8 * 8 + t // 8,
     setup="auto tile = cg::tiled_partition<8>(cg::this_thread_block());")
each("tile.shfl(t * 2, 3)", lambda t: (t // 16 * 16 + 3) * 2,
     setup="auto tile = cg::tiled_partition<16>(cg::this_thread_block());")
each("tile.shfl_xor(t, 3) * 4", lambda t: (t ^ 3) * 4,
     setup="auto tile = cg::tiled_partition<4>(cg::this_thread_block());")
each("tile.shfl_down(t, 2) * 2", lambda t: (t + 2 if t % 8 < 6 else t) * 2,
     setup="auto tile = cg::tiled_partition<8>(cg::this_thread_block());")
each("tile.shfl_up(t, 2) * 2", lambda t: (t - 2 if t % 8 >= 2 else t) * 2,
     setup="auto tile = cg::tiled_partition<8>(cg::this_thread_block());")
each("__popc(tile.ballot(t & 3)) * t", lambda t: 6 * t,
     setup="auto tile = cg::tiled_partition<8>(cg::this_thread_block());")
each("tile.any((t & 31) == 9) ? t : t * 2", lambda t: t if t % 32 // 8 == 1 else t * 2,
     setup="auto tile = cg::tiled_partition<8>(cg::this_thread_block());")
each("tile.all(t < 40) ? t : t * 2", lambda t: t if t < 40 else t * 2,
     setup="auto tile = cg::tiled_partition<8>(cg::this_thread_block());")
each("__ffs(tile.match_any(t % 3))", lambda t: next(i for i in range(8) if (t // 8 * 8 + i) % 3 == t % 3) + 1,
     setup="auto tile = cg::tiled_partition<8>(cg::this_thread_block());")
warp("g.thread_rank()", lambda ts: [sum(u % 5 == t % 5 for u in ts[:i]) for i, t in enumerate(ts)],
     setup="auto g = cg::labeled_partition(cg::tiled_partition<32>(cg::this_thread_block()), t % 5);")
warp(
    "g.thread_rank() + 32 * g.size()", lambda ts: [
        sum((u % 5 < 2) == (t % 5 < 2) for u in ts[:i]) + 32 * sum((u % 5 < 2) == (t % 5 < 2) for u in ts)
        for i, t in enumerate(ts)
    ], setup="auto g = cg::binary_partition(cg::tiled_partition<32>(cg::this_thread_block()), t % 5 < 2);")
warp("g.shfl(t, 1) + t", lambda ts: [[u for u in ts if u % 5 == 1][1] + t if t % 5 == 1 else None for t in ts],
     setup="if (t % 5 == 1) { auto g = cg::coalesced_threads();")
each("cg::this_thread_block().thread_rank() * 2", lambda t: t * 2)
each("pair.thread_rank() + pair.meta_group_rank() * 4", lambda t: t % 4 + t // 4 % 4 * 4,
     setup="auto half = cg::tiled_partition<16>(cg::this_thread_block()); auto pair = cg::tiled_partition<4>(half);")

# ---------------------------------------------------------------------------
group("assembly")


def asm(text, value, inputs, output="int"):
    letter = {"int": "r", "unsigned": "r", "long long": "l", "short": "h"}[output]
    ins = ", ".join(f'"{l}"({v})' for l, v in inputs)
    each("(int)d", value, setup=f'{output} d; asm("{text}" : "={letter}"(d) : {ins});')


asm("mad.lo.s32 %0, %1, %2, %3;", lambda t: t * 3 + 7, [("r", "t"), ("r", "3"), ("r", "7")])
asm("mad.lo.u32 %0, %1, 33, %1;", lambda t: t * 34, [("r", "t")])
asm("mad.wide.u32 %0, %1, 5, %2;", lambda t: t * 5 + 9, [("r", "t"), ("l", "9ull")], "long long")
asm("mad.hi.u32 %0, %1, 16, 3;", lambda t: (u32(t << 27) * 16 >> 32) + 3, [("r", "t << 27")])
asm("mul.lo.s32 %0, %1, %2;", lambda t: t * 12, [("r", "t"), ("r", "12")])
asm("mul.hi.s32 %0, %1, 64;", lambda t: s32(t << 28) * 64 >> 32, [("r", "t << 28")])
asm("mul.wide.s32 %0, %1, -4;", lambda t: t * -4, [("r", "t")], "long long")
asm("mul24.lo.u32 %0, %1, 6;", lambda t: t * 6, [("r", "t")])
asm("mad24.lo.u32 %0, %1, 6, %1;", lambda t: t * 7, [("r", "t")])
asm("lop3.b32 %0, %1, %2, %3, 0x96;", lambda t: t ^ (t * 2) ^ 5, [("r", "t"), ("r", "t * 2"), ("r", "5")])
asm("lop3.b32 %0, %1, %2, %3, 0xE8;", lambda t: lop3(t, t * 3, 0x1F, 0xE8), [("r", "t"), ("r", "t * 3"), ("r", "31")])
asm("lop3.b32 %0, %1, %2, %3, 0x2D;", lambda t: lop3(t, t * 3, 0x1F, 0x2D), [("r", "t"), ("r", "t * 3"), ("r", "31")])
asm("bfe.u32 %0, %1, 2, 3;", lambda t: bfe(t, 2, 3), [("r", "t")])
asm("bfe.u32 %0, %1, %2, 4;", lambda t: bfe(t * 37, t & 7, 4), [("r", "t * 37"), ("r", "t & 7")])
asm("bfe.s32 %0, %1, 1, 4;", lambda t: bfe(t, 1, 4, True), [("r", "t")])
asm("bfe.s32 %0, %1, 28, 12;", lambda t: bfe(t << 26, 28, 12, True), [("r", "t << 26")])
asm("bfi.b32 %0, %1, %2, 3, 2;", lambda t: bfi(t, t * 5, 3, 2), [("r", "t"), ("r", "t * 5")])
asm("bfi.b32 %0, %1, 0, %2, 7;", lambda t: bfi(t, 0, t & 3, 7), [("r", "t"), ("r", "t & 3")])
asm("bmsk.clamp.b32 %0, 1, %1;", lambda t: bmsk(1, t), [("r", "t")])
asm("bmsk.clamp.b32 %0, %1, %2;", lambda t: bmsk(t, 3), [("r", "t"), ("r", "3")])
asm("bmsk.wrap.b32 %0, %1, %2;", lambda t: bmsk(t, t * 3, True), [("r", "t"), ("r", "t * 3")])
asm("bmsk.clamp.b32 %0, %1, %2;", lambda t: bmsk(t - 1, 40), [("r", "t - 1"), ("r", "40")])
asm("szext.clamp.u32 %0, %1, %2;", lambda t: szext(t * 37, t & 7), [("r", "t * 37"), ("r", "t & 7")])
asm("szext.clamp.s32 %0, %1, 4;", lambda t: szext(t, 4, True), [("r", "t")])
asm("szext.clamp.s32 %0, %1, %2;", lambda t: szext(t * 37 - 40, t, True), [("r", "t * 37 - 40"), ("r", "t")])
asm("szext.clamp.u32 %0, %1, %2;", lambda t: szext(t * 37, t - 1), [("r", "t * 37"), ("r", "t - 1")])
asm("szext.wrap.u32 %0, %1, %2;", lambda t: szext(t * 37, t, wraps=True), [("r", "t * 37"), ("r", "t")])
asm("szext.wrap.s32 %0, %1, %2;", lambda t: szext(t * 9, t, True, True), [("r", "t * 9"), ("r", "t")])
asm("bfind.u32 %0, %1;", lambda t: t.bit_length() - 1, [("r", "t")])
asm("bfind.shiftamt.u32 %0, %1;", lambda t: clz(t) if t else -1, [("r", "t")])
asm("bfind.s32 %0, %1;", lambda t: ((t - 40) if t >= 40 else ~(t - 40)).bit_length() - 1, [("r", "t - 40")])
asm("prmt.b32 %0, %1, %2, 0x0415;", lambda t: byte_perm(t, t * 9, 0x0415), [("r", "t"), ("r", "t * 9")])
asm("prmt.b32 %0, %1, 0, 0x4488;", lambda t: byte_perm(t * 5, 0, 0x4488, True), [("r", "t * 5")])
asm("shf.l.wrap.b32 %0, %1, %2, 3;", lambda t: u32((t << 32 | t * 5) << 3 >> 32), [("r", "t * 5"), ("r", "t")])
asm("shf.r.clamp.b32 %0, %1, %2, %3;", lambda t: u32((t << 32 | t * 5) >> min(t, 32)),
    [("r", "t * 5"), ("r", "t"), ("r", "t")])
asm("shf.l.clamp.b32 %0, %1, %2, %3;", lambda t: u32((t << 32 | t * 5) << min(t, 32) >> 32),
    [("r", "t * 5"), ("r", "t"), ("r", "t")])
asm("shf.r.wrap.b32 %0, %1, %2, %3;", lambda t: u32((t << 32 | t * 5) >> (t & 31)),
    [("r", "t * 5"), ("r", "t"), ("r", "t")])
asm("shl.b32 %0, %1, %2;", lambda t: t << (t & 7), [("r", "t"), ("r", "t & 7")])
asm("shl.b32 %0, %1, %2;", lambda t: u32(3 << t) if t < 32 else 0, [("r", "3"), ("r", "t")])
asm("shr.u32 %0, %1, 2;", lambda t: t >> 2, [("r", "t")])
asm("shr.s32 %0, %1, %2;", lambda t: (t - 40) >> min(t, 31), [("r", "t - 40"), ("r", "t")])
asm("and.b32 %0, %1, 12;", lambda t: t & 12, [("r", "t")])
asm("or.b32 %0, %1, %2;", lambda t: t | 64, [("r", "t"), ("r", "64")])
asm("xor.b32 %0, %1, %2;", lambda t: t ^ t >> 2, [("r", "t"), ("r", "t >> 2")])
asm("not.b32 %0, %1;", lambda t: ~t, [("r", "t")])
asm("cnot.b32 %0, %1;", lambda t: (t & 6) == 0, [("r", "t & 6")])
asm("neg.s32 %0, %1;", lambda t: -t, [("r", "t")])
asm("abs.s32 %0, %1;", lambda t: abs(t - 20), [("r", "t - 20")])
asm("add.s32 %0, %1, %2;", lambda t: t * 3, [("r", "t"), ("r", "t * 2")])
asm("sub.u32 %0, %1, 9;", lambda t: t - 9, [("r", "t")])
asm("add.s64 %0, %1, 40;", lambda t: t + 40, [("l", "(long long)t")], "long long")
asm("div.u32 %0, %1, 5;", lambda t: t * 9 // 5, [("r", "t * 9")])
asm("rem.s32 %0, %1, 7;", lambda t: t % 7, [("r", "t")])
asm("min.s32 %0, %1, 20;", lambda t: min(t, 20), [("r", "t")])
asm("max.u32 %0, %1, 20;", lambda t: max(t, 20), [("r", "t")])
asm("popc.b32 %0, %1;", lambda t: popc(t * 5), [("r", "t * 5")])
asm("popc.b64 %0, %1;", lambda t: popc(t * 5), [("l", "t * 5ull")])
asm("clz.b32 %0, %1;", lambda t: clz(t), [("r", "t")])
asm("brev.b32 %0, %1;", lambda t: brev(t << 24), [("r", "t << 24")])
asm("sad.u32 %0, %1, 20, %1;", lambda t: abs(t - 20) + t, [("r", "t")])
asm("slct.s32.s32 %0, %1, 5, %2;", lambda t: t if t >= 20 else 5, [("r", "t"), ("r", "t - 20")])
asm("cvt.u32.u64 %0, %1;", lambda t: t * 3, [("l", "t * 3ull")])
asm("cvt.s64.s32 %0, %1;", lambda t: t - 9, [("r", "t - 9")], "long long")
asm("cvt.u64.u32 %0, %1;", lambda t: u32(t * 4), [("r", "t * 4")], "long long")
asm("cvt.s32.s8 %0, %1;", lambda t: ((t * 9 + 128) & 255) - 128, [("r", "t * 9")])
asm("cvt.u32.u16 %0, %1;", lambda t: t * 2, [("h", "(short)(t * 2)")])
asm("cvt.sat.u8.s32 %0, %1;", lambda t: min(max(t * 8 - 30, 0), 255), [("r", "t * 8 - 30")])
asm("dp4a.u32.u32 %0, %1, %2, 3;", lambda t: dot(t * 0x01020304, 0x02010101, 3, False),
    [("r", "t * 0x01020304"), ("r", "0x02010101")])
asm("dp4a.s32.s32 %0, %1, %2, 3;", lambda t: s32(dot(t * 0x01020304, 0xFF010101, 3, True)),
    [("r", "t * 0x01020304"), ("r", "0xff010101")])
asm("mov.b32 %0, {%1, %2};", lambda t: t | 3 << 16, [("h", "(short)t"), ("h", "(short)3")])
asm("mov.b64 %0, {%1, %2};", lambda t: t * 5, [("r", "t * 5"), ("r", "t")], "long long")
asm("fns.b32 %0, 0xf0f0f0f0, 0, %1;", lambda t: [i for i in range(32) if 0xF0F0F0F0 >> i & 1][t & 7],
    [("r", "(t & 7) + 1")])
asm("{ .reg .pred p; setp.lt.s32 p, %1, 20; selp.b32 %0, %1, 7, p; }", lambda t: t if t < 20 else 7, [("r", "t")])
asm("{ .reg .pred p, q; setp.ge.u32 p, %1, 20; setp.ne.and.u32 q, %1, 30, p; selp.s32 %0, %1, 7, q; }",
    lambda t: t if t >= 20 and t != 30 else 7, [("r", "t")])
asm("{\\n\\t.reg .pred p;\\n\\tsetp.eq.u32 p, %1, 0;\\n\\tmov.u32 %0, 9;\\n\\t@p mov.u32 %0, 64;\\n\\t}",
    lambda t: 64 if t % 3 == 0 else 9, [("r", "t % 3")])
asm("{ .reg .u32 a, b; shl.b32 a, %1, 2; and.b32 b, %1, 3; xor.b32 a, a, b; add.u32 %0, a, b; }",
    lambda t: (t << 2 ^ t & 3) + (t & 3), [("r", "t")])
asm("{ .reg .u32 v<4>; mov.u32 v1, %1; mad.lo.u32 v2, v1, 3, 5; mov.u32 %0, v2; }", lambda t: t * 3 + 5, [("r", "t")])
asm("{ .reg .u16 lo, hi; mov.b32 {lo, hi}, %1; mov.b32 %0, {hi, lo}; }", lambda t: (t << 16 | t * 3 & 0xFFFF) & MASK,
    [("r", "t * 3 << 16 | t")])
asm("{ .reg .u32 lo, hi; mov.b64 {lo, hi}, %1; add.u32 %0, lo, hi; }", lambda t: t * 3,
    [("l", "(unsigned long long)t << 32 | t * 2")])
asm("{ .reg .u64 a; mul.wide.u32 a, %1, %1; shr.u64 a, a, 1; cvt.u32.u64 %0, a; }", lambda t: t * t >> 1, [("r", "t")])
asm("{ add.cc.u32 %0, %1, %2; addc.u32 %0, %3, 0; }", lambda t: (u32(t << 27) + 0xE0000000 >> 32) + t,
    [("r", "t << 27"), ("r", "0xe0000000u"), ("r", "t")])
asm("{ sub.cc.u32 %0, %1, 9; subc.u32 %0, %2, 0; }", lambda t: t * 2 - (t < 9), [("r", "t"), ("r", "t * 2")])
asm("{ .reg .u32 l; mad.lo.cc.u32 l, %1, %1, %1; madc.hi.u32 %0, %1, %2, 1; }",
    lambda t: (t << 26 & MASK) * 3 // (1 << 32) + 1 + ((t << 26 & MASK) ** 2 % (1 << 32) + (t << 26 & MASK) >> 32),
    [("r", "t << 26"), ("r", "3")])
asm("{ .reg .u32 n; mov.u32 n, %%tid.x; mad.lo.u32 %0, n, 2, %1; }", lambda t: 3 * t, [("r", "t")])
asm("{ .reg .u32 n, m; mov.u32 n, %%ntid.x; mov.u32 m, %%laneid; mad.lo.u32 %0, n, %1, m; }",
    lambda t: 64 * (t & 3) + t % 32, [("r", "t & 3")])
asm("vadd4.u32.u32.u32 %0, %1, %2, %3;", lambda t: simd(8, False, lambda a, b: a + b)(t * 0x01030509, 0x80F01080),
    [("r", "t * 0x01030509"), ("r", "0x80f01080"), ("r", "0")])
each("d + 2 * x", lambda t: (t * 5 & 7) + 2 * (t * 5 >> 3),
     setup='int d, x; asm("and.b32 %0, %2, 7; shr.u32 %1, %2, 3;" : "=&r"(d), "=r"(x) : "r"(t * 5));')
each("d", lambda t: t * 3 + 8, setup='int d = t; asm volatile("mad.lo.s32 %0, %0, 3, 8;" : "+r"(d));')
each("d", lambda t: (t ^ 3) + 3,
     setup='int d = t, x = 3; asm("xor.b32 %0, %0, %1; add.s32 %0, %0, %1;" : "+r"(d) : "r"(x));')
each("d", lambda t: t * 4 + 2, setup='int d; asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(t), "n"(4), "n"(2));')
each("d", lambda t: t & 24, setup='unsigned d; asm("and.b32 \\t %0, %1, 0x18;// a comment" : "=r"(d) : "r"(t));')
warp(
    "d", lambda ts: [2 * ts[i ^ 1] for i in range(32)], setup=
    'int d; asm volatile("{ .reg .pred p; shfl.sync.bfly.b32 %0|p, %1, 1, 31, 0xffffffff; @!p mov.b32 %0, 0; }" : '
    '"=r"(d) : "r"(t * 2));'
)

group("floats")
F = Fraction


def fused(a, b, c):
    """float(a * b + c), rounded once."""
    exact = F(a) * F(b) + F(c)
    guess = f32(float(exact))
    step = F(2) ** -150 if not guess else abs(F(guess)) / 2 ** 26
    near = {f32(float(F(guess) + k * step)) for k in (-8, -6, -4, -2, 0, 2, 4, 6, 8)}
    return min(near, key=lambda x: (abs(F(x) - exact), bits_of(x) & 1))


each("(int)(t * 1.21875f)", lambda t: int(f32(t * 1.21875)))
each("(int)(t * 0.1f)", lambda t: int(f32(t * f32(0.1))))
each("(int)(t * 0.1)", lambda t: int(t * 0.1))
each("(int)((float)t / 3.0f)", lambda t: int(f32(t / 3)))
each("(int)((double)t / 7.0 * 21.0)", lambda t: int(t / 7.0 * 21.0))
each("(int)sqrtf((float)t)", lambda t: int(f32(math.sqrt(t))))
each("(int)sqrt((double)t * 3)", lambda t: int(math.sqrt(t * 3.0)))
each("(int)rintf(t * 0.5f)", lambda t: nearest(t * 0.5))
each("(int)nearbyintf(t * 0.75f)", lambda t: nearest(t * 0.75))
each("(int)roundf(t * 0.5f)", lambda t: math.floor(t * 0.5 + 0.5))
each("(int)floorf((t - 30) * 0.7f) + 40", lambda t: math.floor(f32((t - 30) * f32(0.7))) + 40)
each("(int)ceilf((t - 30) * 0.7f) + 40", lambda t: math.ceil(f32((t - 30) * f32(0.7))) + 40)
each("(int)truncf((t - 30) * 0.7f) + 40", lambda t: int(f32((t - 30) * f32(0.7))) + 40)
each("__float2int_rn(t * 1.5f)", lambda t: nearest(t * 1.5))
each("__float2int_rz((t - 30) * 1.5f)", lambda t: int((t - 30) * 1.5))
each("__float2int_ru(t * 0.3f)", lambda t: math.ceil(f32(t * f32(0.3))))
each("__float2int_rd((t - 30) * 0.3f)", lambda t: math.floor(f32((t - 30) * f32(0.3))))
each("__float2uint_rn(t * 2.5f)", lambda t: nearest(t * 2.5))
each("__double2int_rn(t * 0.7)", lambda t: nearest(t * 0.7))
each("__double2int_rz(t * 0.7)", lambda t: int(t * 0.7))
each("lrintf(t * 1.5f)", lambda t: nearest(t * 1.5))
each("(int)lroundf(t * 1.5f)", lambda t: math.floor(t * 1.5 + 0.5))
each("(int)fmaf((float)t, 1.1f, 0.5f)", lambda t: int(fused(t, f32(1.1), 0.5)))
each("(int)__fmaf_rn((float)t, 1.1f, 0.5f)", lambda t: int(fused(t, f32(1.1), 0.5)))
each("(int)__fmul_rn((float)t, 1.7f)", lambda t: int(f32(t * f32(1.7))))
each("(int)__fadd_rn(__fmul_rn((float)t, 1.7f), 0.5f)", lambda t: int(f32(f32(t * f32(1.7)) + 0.5)))
each("(int)__fsub_rn((float)t, 1.7f)", lambda t: int(f32(t - f32(1.7))))
each("(int)__fdiv_rn((float)t, 1.7f)", lambda t: int(f32(t / f32(1.7))))
each("(int)__fsqrt_rn(t * 5.0f)", lambda t: int(f32(math.sqrt(t * 5))))
each("(int)(t * 1.7f + 0.5f)", lambda t: int(fused(t, f32(1.7), 0.5)))
each("__float_as_int((float)t) >> 19", lambda t: bits_of(t) >> 19)
each("(__float_as_uint(t + 0.5f) >> 18) & 127", lambda t: bits_of(t + 0.5) >> 18 & 127)
each("(int)__int_as_float(0x3f800000 + (t << 19))",
     lambda t: int(struct.unpack("f", struct.pack("I", 0x3F800000 + (t << 19)))[0]))
each("__float_as_int(t + 8388608.0f) & 63", lambda t: t)
each("(int)fminf(t * 1.5f, 40.0f)", lambda t: int(min(t * 1.5, 40)))
each("(int)fmaxf(t * 1.5f, 40.0f)", lambda t: int(max(t * 1.5, 40)))
each("(int)fabsf(t - 30.5f)", lambda t: int(abs(t - 30.5)))
each("t * 1.5f > 40.0f ? t * 2 : t", lambda t: 2 * t if t * 1.5 > 40 else t)
each("(t & 15) * 0.25f < 2.0f ? 0 : t * 32", lambda t: 0 if (t & 15) * 0.25 < 2 else t * 32)
each("(int)(unsigned char)(t * 3.9f)", lambda t: int(f32(t * f32(3.9))))
each("(int)((t + 0.5f) * (1.0f / 3.0f))", lambda t: int(f32((t + 0.5) * f32(1 / 3))))
each("(int)(-(float)t * 0.5f) + 64", lambda t: int(-t * 0.5) + 64)
each("(int)(2.0f * t - 0.25f)", lambda t: int(2.0 * t - 0.25))
each("(int)ldexpf((float)t, -2)", lambda t: t // 4)
each("(int)scalbnf((float)t, 1)", lambda t: t * 2)
each("(int)copysignf((float)t, t - 20.0f) + 64", lambda t: (t if t >= 20 else -t) + 64)
each("(int)saturated(t * 0.1f - 1.0f)", lambda t: int(min(max(f32(f32(t * f32(0.1)) - 1), 0), 1)),
     outside="__device__ float saturated(float x) { return __saturatef(x) * 1.0f; }")
each("(int)__saturatef(t * 0.25f) * t", lambda t: (t >= 4) * t)
each("(t * 1.1f == 11.0f) * 32 + t", lambda t: (f32(t * f32(1.1)) == 11.0) * 32 + t)
each("isnan((float)t) ? 0 : t * 2", lambda t: t * 2)
each("f(t)", lambda t: int(f32(f32(math.sqrt(f32(8 * t + 1))) - 1) * 0.5),
     outside="__device__ int f(int t) { return (int)((sqrtf(8.0f * t + 1.0f) - 1.0f) * 0.5f); }")
each("x", lambda t: sum(1 for k in range(20) if k * 3.5 < t) * 2,
     setup="int x = 0; for (float y = 0; y < t && x < 40; y += 3.5f) x += 2;")
each("(int)v.y", lambda t: int(t * 0.5), setup="float2 v = make_float2(t, t * 0.5f);")

warp("(int)__shfl_sync(~0u, (float)t, 31 - (t & 31)) * 2", lambda ts: [2 * ts[31 - i] for i in range(32)])
asm("{ .reg .f32 f; cvt.rn.f32.u32 f, %1; mul.rn.f32 f, f, 0f40200000; cvt.rzi.s32.f32 %0, f; }",
    lambda t: int(t * 2.5), [("r", "t")])
asm("{ .reg .f32 f; cvt.rn.f32.s32 f, %1; add.f32 f, f, 0f3F000000; cvt.rni.s32.f32 %0, f; }",
    lambda t: nearest(t + 0.5), [("r", "t")])

group("halves", "#include <cuda_fp16.h>\n#include <cuda_bf16.h>")
each("(int)__half2float(__float2half((float)t))", lambda t: t)
each("(int)__half2float(__float2half(t * 1.37f))", lambda t: int(f16(f32(t * f32(1.37)))))
each("__half2int_rn(__float2half(t * 0.5f))", lambda t: nearest(t * 0.5))
each("__half2int_rz(__int2half_rn(t * 3))", lambda t: t * 3)
each("__half_as_ushort(__int2half_rn(t)) >> 6", lambda t: struct.unpack("H", struct.pack("e", t))[0] >> 6)
each(
    "(int)__bfloat162float(__float2bfloat16((float)t * 9))", lambda t: int(
        struct.unpack("f", struct.pack("I", (bits_of(t * 9) + 0x7FFF + (bits_of(t * 9) >> 16 & 1)) & 0xFFFF0000))[0]))

# ---------------------------------------------------------------------------
group("tables")
TABLE = [0, 32, 64, 96, 5, 37, 69, 101]
ROWS = "{0, 32, 64, 96, 5, 37, 69, 101}"
for declaration, use in (
    (f"__constant__ int settable[8] = {ROWS};", "settable[t & 7]"),
    (f"static __constant__ int internal[8] = {ROWS};", "internal[t & 7]"),
    (f"__constant__ const int never[8] = {ROWS};", "never[t & 7]"),
    (f"__constant__ unsigned char bytes[8] = {ROWS};", "bytes[t & 7]"),
    (f"__constant__ int square[2][4] = {{{{0, 32, 64, 96}}, {{5, 37, 69, 101}}}};", "square[t >> 2 & 1][t & 3]"),
    (f"struct Pair {{ short at; float v; }}; __constant__ Pair pairs[8] = {{{{0, 1}}, {{32, 1}}, {{64}}, {{96}}, "
     f"{{5}}, {{37}}, {{69}}, {{101}}}};",
     "pairs[t & 7].at"),
    (f"struct All {{ int n; int table[8]; }}; __constant__ All whole = {{8, {ROWS}}};", "whole.table[t % whole.n]"),
    (f"namespace deep {{ __constant__ int table[8] = {ROWS}; }}", "deep::table[t & 7]"),
    (f"template <typename T> __constant__ T table_of[8] = {ROWS};", "table_of<int>[t & 7]"),
    (f"__constant__ float reals[8] = {ROWS};", "(int)reals[t & 7]"),
    (f"__constant__ int2 doubles[4] = {{{{0, 32}}, {{64, 96}}, {{5, 37}}, {{69, 101}}}};",
     "(t & 1 ? doubles[t >> 1 & 3].y : doubles[t >> 1 & 3].x)"),
    (f"__device__ const int device[8] = {ROWS};", "device[t & 7]"),
):
    each(use, lambda t: TABLE[t & 7], outside=declaration)
each(
    "tri[t & 7]", lambda t: (t & 7) * ((t & 7) + 1) // 2, outside=
    "struct Tri { int v[8]; constexpr __host__ __device__ Tri() : v() { for (int i = 0; i < 8; ++i) v[i] = i * (i + 1) "
    "/ 2; } constexpr __host__ __device__ int operator[](int i) const { return v[i]; } };",
    setup="constexpr Tri tri;")
each("scale * t", lambda t: 4 * t, outside="__constant__ int scale = 4;")
each("zeros[t & 7] + t", lambda t: t, outside="__constant__ int zeros[8] = {};")

group("functions")
SHAPES = """struct Shape { __device__ virtual int at(int t) const = 0; };
struct Wide : Shape {
  int n;
  __device__ Wide(int n) : n(n) {}
  __device__ int at(int t) const override { return t * n; }
};
struct Narrow : Shape { __device__ int at(int t) const override { return t & 7; } };
__device__ int call(const Shape &s, int t) { return s.at(t); }"""
each("call(Wide(4), t)", lambda t: 4 * t, outside=SHAPES)
each("w.at(t)", lambda t: 8 * t, setup="Wide w(8);")
each("p->at(t)", lambda t: t & 7, setup="Narrow n; const Shape *p = &n;")
FUNCTIONS = """__device__ int twice(int t) { return 2 * t; }
__device__ int low(int t) { return t & 3; }
typedef int (*Function)(int);
__device__ Function const fixed[2] = {low, twice};
template <typename F> __device__ int apply(F f, int t) { return f(t); }
struct Maker {
  int n;
  __device__ int times(int t) const { return n * t; }
  __device__ int plus(int t) const { return n + t; }
};"""
each("f(t)", lambda t: 2 * t, setup="Function f = twice;", outside=FUNCTIONS)
each("apply(low, t)", lambda t: t & 3)
each("fixed[1](t)", lambda t: 2 * t)
each("local[1](t)", lambda t: t & 3, setup="Function local[2] = {twice, low};")
each("(m.*f)(t)", lambda t: 4 * t, setup="Maker m{4}; int (Maker::*f)(int) const = &Maker::times;")
each("(t & 1 ? twice : low)(t)", lambda t: 2 * t if t & 1 else t & 3)
each("fixed[t & 1](t)", lambda t: 2 * t if t & 1 else t & 3)

# ---------------------------------------------------------------------------
