//===- video.h - dot products and operations on packed bytes --------------===//
//
// What they compute is known by their names (IR/PackedArithmetic.h). Of the
// numbers in words that DPX instructions compare, a macro that nobody uses costs
// nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/min_max.h"
#include "vector_types.h"

extern "C" {
typedef unsigned int __bankcheck_word;
BANKCHECK_PURE __bankcheck_word
    __vabs2(__bankcheck_word), __vabsss2(__bankcheck_word),
    __vneg2(__bankcheck_word), __vnegss2(__bankcheck_word),
    __vabs4(__bankcheck_word), __vabsss4(__bankcheck_word),
    __vneg4(__bankcheck_word), __vnegss4(__bankcheck_word),
    __vabsdiffs2(__bankcheck_word, __bankcheck_word),
    __vabsdiffu2(__bankcheck_word, __bankcheck_word),
    __vadd2(__bankcheck_word, __bankcheck_word),
    __vaddss2(__bankcheck_word, __bankcheck_word),
    __vaddus2(__bankcheck_word, __bankcheck_word),
    __vavgs2(__bankcheck_word, __bankcheck_word),
    __vavgu2(__bankcheck_word, __bankcheck_word),
    __vcmpeq2(__bankcheck_word, __bankcheck_word),
    __vcmpges2(__bankcheck_word, __bankcheck_word),
    __vcmpgeu2(__bankcheck_word, __bankcheck_word),
    __vcmpgts2(__bankcheck_word, __bankcheck_word),
    __vcmpgtu2(__bankcheck_word, __bankcheck_word),
    __vcmples2(__bankcheck_word, __bankcheck_word),
    __vcmpleu2(__bankcheck_word, __bankcheck_word),
    __vcmplts2(__bankcheck_word, __bankcheck_word),
    __vcmpltu2(__bankcheck_word, __bankcheck_word),
    __vcmpne2(__bankcheck_word, __bankcheck_word),
    __vhaddu2(__bankcheck_word, __bankcheck_word),
    __vmaxs2(__bankcheck_word, __bankcheck_word),
    __vmaxu2(__bankcheck_word, __bankcheck_word),
    __vmins2(__bankcheck_word, __bankcheck_word),
    __vminu2(__bankcheck_word, __bankcheck_word),
    __vsads2(__bankcheck_word, __bankcheck_word),
    __vsadu2(__bankcheck_word, __bankcheck_word),
    __vseteq2(__bankcheck_word, __bankcheck_word),
    __vsetges2(__bankcheck_word, __bankcheck_word),
    __vsetgeu2(__bankcheck_word, __bankcheck_word),
    __vsetgts2(__bankcheck_word, __bankcheck_word),
    __vsetgtu2(__bankcheck_word, __bankcheck_word),
    __vsetles2(__bankcheck_word, __bankcheck_word),
    __vsetleu2(__bankcheck_word, __bankcheck_word),
    __vsetlts2(__bankcheck_word, __bankcheck_word),
    __vsetltu2(__bankcheck_word, __bankcheck_word),
    __vsetne2(__bankcheck_word, __bankcheck_word),
    __vsub2(__bankcheck_word, __bankcheck_word),
    __vsubss2(__bankcheck_word, __bankcheck_word),
    __vsubus2(__bankcheck_word, __bankcheck_word),
    __vabsdiffs4(__bankcheck_word, __bankcheck_word),
    __vabsdiffu4(__bankcheck_word, __bankcheck_word),
    __vadd4(__bankcheck_word, __bankcheck_word),
    __vaddss4(__bankcheck_word, __bankcheck_word),
    __vaddus4(__bankcheck_word, __bankcheck_word),
    __vavgs4(__bankcheck_word, __bankcheck_word),
    __vavgu4(__bankcheck_word, __bankcheck_word),
    __vcmpeq4(__bankcheck_word, __bankcheck_word),
    __vcmpges4(__bankcheck_word, __bankcheck_word),
    __vcmpgeu4(__bankcheck_word, __bankcheck_word),
    __vcmpgts4(__bankcheck_word, __bankcheck_word),
    __vcmpgtu4(__bankcheck_word, __bankcheck_word),
    __vcmples4(__bankcheck_word, __bankcheck_word),
    __vcmpleu4(__bankcheck_word, __bankcheck_word),
    __vcmplts4(__bankcheck_word, __bankcheck_word),
    __vcmpltu4(__bankcheck_word, __bankcheck_word),
    __vcmpne4(__bankcheck_word, __bankcheck_word),
    __vhaddu4(__bankcheck_word, __bankcheck_word),
    __vmaxs4(__bankcheck_word, __bankcheck_word),
    __vmaxu4(__bankcheck_word, __bankcheck_word),
    __vmins4(__bankcheck_word, __bankcheck_word),
    __vminu4(__bankcheck_word, __bankcheck_word),
    __vsads4(__bankcheck_word, __bankcheck_word),
    __vsadu4(__bankcheck_word, __bankcheck_word),
    __vseteq4(__bankcheck_word, __bankcheck_word),
    __vsetges4(__bankcheck_word, __bankcheck_word),
    __vsetgeu4(__bankcheck_word, __bankcheck_word),
    __vsetgts4(__bankcheck_word, __bankcheck_word),
    __vsetgtu4(__bankcheck_word, __bankcheck_word),
    __vsetles4(__bankcheck_word, __bankcheck_word),
    __vsetleu4(__bankcheck_word, __bankcheck_word),
    __vsetlts4(__bankcheck_word, __bankcheck_word),
    __vsetltu4(__bankcheck_word, __bankcheck_word),
    __vsetne4(__bankcheck_word, __bankcheck_word),
    __vsub4(__bankcheck_word, __bankcheck_word),
    __vsubss4(__bankcheck_word, __bankcheck_word),
    __vsubus4(__bankcheck_word, __bankcheck_word);
} // extern "C"

#define BANKCHECK_DOT(NAME, WORD, ARGUMENT, AS_WORD, PTX)             \
  BANKCHECK_D WORD NAME(ARGUMENT a, ARGUMENT b, WORD c) {             \
    WORD result;                                                      \
    asm(PTX " %0, %1, %2, %3;"                                        \
        : "=r"(result)                                                \
        : "r"(AS_WORD(a)), "r"(AS_WORD(b)), "r"(c));                  \
    return result;                                                    \
  }
#define BANKCHECK_SAME(x) x
#define BANKCHECK_BITS(x) __builtin_bit_cast(int, x)
BANKCHECK_DOT(__dp4a, int, int, BANKCHECK_SAME, "dp4a.s32.s32")
BANKCHECK_DOT(__dp4a, unsigned int, unsigned int, BANKCHECK_SAME,
              "dp4a.u32.u32")
BANKCHECK_DOT(__dp4a, int, char4, BANKCHECK_BITS, "dp4a.s32.s32")
BANKCHECK_DOT(__dp4a, unsigned int, uchar4, BANKCHECK_BITS, "dp4a.u32.u32")
BANKCHECK_DOT(__dp2a_lo, int, int, BANKCHECK_SAME, "dp2a.lo.s32.s32")
BANKCHECK_DOT(__dp2a_hi, int, int, BANKCHECK_SAME, "dp2a.hi.s32.s32")
BANKCHECK_DOT(__dp2a_lo, unsigned int, unsigned int, BANKCHECK_SAME,
              "dp2a.lo.u32.u32")
BANKCHECK_DOT(__dp2a_hi, unsigned int, unsigned int, BANKCHECK_SAME,
              "dp2a.hi.u32.u32")
#undef BANKCHECK_BITS
#undef BANKCHECK_SAME
#undef BANKCHECK_DOT

// DPX: the most or the least of three, of a sum and a number, or of what is more
// than 0.
#define __vimax3_s32(a, b, c) max(max((int)(a), (int)(b)), (int)(c))
#define __viaddmax_s32(a, b, c) max((int)(a) + (int)(b), (int)(c))
#define __vimax_s32_relu(a, b) max(max((int)(a), (int)(b)), 0)
#define __vimax3_s32_relu(a, b, c) max(__vimax3_s32(a, b, c), 0)
#define __viaddmax_s32_relu(a, b, c) max(__viaddmax_s32(a, b, c), 0)
#define __vimin3_s32(a, b, c) min(min((int)(a), (int)(b)), (int)(c))
#define __viaddmin_s32(a, b, c) min((int)(a) + (int)(b), (int)(c))
#define __vimin_s32_relu(a, b) max(min((int)(a), (int)(b)), 0)
#define __vimin3_s32_relu(a, b, c) max(__vimin3_s32(a, b, c), 0)
#define __viaddmin_s32_relu(a, b, c) max(__viaddmin_s32(a, b, c), 0)
#define __vimax3_u32(a, b, c) \
  max(max((unsigned int)(a), (unsigned int)(b)), (unsigned int)(c))
#define __viaddmax_u32(a, b, c) \
  max((unsigned int)(a) + (unsigned int)(b), (unsigned int)(c))
#define __vimin3_u32(a, b, c) \
  min(min((unsigned int)(a), (unsigned int)(b)), (unsigned int)(c))
#define __viaddmin_u32(a, b, c) \
  min((unsigned int)(a) + (unsigned int)(b), (unsigned int)(c))
#define __vimax3_s16x2(a, b, c) __vmaxs2(__vmaxs2(a, b), c)
#define __viaddmax_s16x2(a, b, c) __vmaxs2(__vadd2(a, b), c)
#define __vimax_s16x2_relu(a, b) __vmaxs2(__vmaxs2(a, b), 0u)
#define __vimax3_s16x2_relu(a, b, c) __vmaxs2(__vimax3_s16x2(a, b, c), 0u)
#define __viaddmax_s16x2_relu(a, b, c) __vmaxs2(__viaddmax_s16x2(a, b, c), 0u)
#define __vimin3_s16x2(a, b, c) __vmins2(__vmins2(a, b), c)
#define __viaddmin_s16x2(a, b, c) __vmins2(__vadd2(a, b), c)
#define __vimin_s16x2_relu(a, b) __vmaxs2(__vmins2(a, b), 0u)
#define __vimin3_s16x2_relu(a, b, c) __vmaxs2(__vimin3_s16x2(a, b, c), 0u)
#define __viaddmin_s16x2_relu(a, b, c) __vmaxs2(__viaddmin_s16x2(a, b, c), 0u)
#define __vimax3_u16x2(a, b, c) __vmaxu2(__vmaxu2(a, b), c)
#define __viaddmax_u16x2(a, b, c) __vmaxu2(__vadd2(a, b), c)
#define __vimin3_u16x2(a, b, c) __vminu2(__vminu2(a, b), c)
#define __viaddmin_u16x2(a, b, c) __vminu2(__vadd2(a, b), c)
BANKCHECK_D int __vibmax_s32(int a, int b, bool *first) {
  *first = a >= b;
  return *first ? a : b;
}
BANKCHECK_D unsigned int __vibmax_u32(unsigned int a, unsigned int b,
                                       bool *first) {
  *first = a >= b;
  return *first ? a : b;
}
BANKCHECK_D int __vibmin_s32(int a, int b, bool *first) {
  *first = a <= b;
  return *first ? a : b;
}
BANKCHECK_D unsigned int __vibmin_u32(unsigned int a, unsigned int b,
                                       bool *first) {
  *first = a <= b;
  return *first ? a : b;
}
