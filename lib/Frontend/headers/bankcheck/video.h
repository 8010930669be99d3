//===- video.h - dot products and operations on packed bytes --------------===//
//
// Only their types matter, and there are a hundred: names of two functions.
//===----------------------------------------------------------------------===//
#pragma once

#include "vector_types.h"

extern "C" BANKCHECK_PURE unsigned int
__bankcheck_packed1(unsigned int) noexcept,
    __bankcheck_packed2(unsigned int, unsigned int) noexcept;

#define __vabs2 __bankcheck_packed1
#define __vabsss2 __bankcheck_packed1
#define __vneg2 __bankcheck_packed1
#define __vnegss2 __bankcheck_packed1
#define __vabs4 __bankcheck_packed1
#define __vabsss4 __bankcheck_packed1
#define __vneg4 __bankcheck_packed1
#define __vnegss4 __bankcheck_packed1

#define __vabsdiffs2 __bankcheck_packed2
#define __vabsdiffu2 __bankcheck_packed2
#define __vadd2 __bankcheck_packed2
#define __vaddss2 __bankcheck_packed2
#define __vaddus2 __bankcheck_packed2
#define __vavgs2 __bankcheck_packed2
#define __vavgu2 __bankcheck_packed2
#define __vcmpeq2 __bankcheck_packed2
#define __vcmpges2 __bankcheck_packed2
#define __vcmpgeu2 __bankcheck_packed2
#define __vcmpgts2 __bankcheck_packed2
#define __vcmpgtu2 __bankcheck_packed2
#define __vcmples2 __bankcheck_packed2
#define __vcmpleu2 __bankcheck_packed2
#define __vcmplts2 __bankcheck_packed2
#define __vcmpltu2 __bankcheck_packed2
#define __vcmpne2 __bankcheck_packed2
#define __vhaddu2 __bankcheck_packed2
#define __vmaxs2 __bankcheck_packed2
#define __vmaxu2 __bankcheck_packed2
#define __vmins2 __bankcheck_packed2
#define __vminu2 __bankcheck_packed2
#define __vsads2 __bankcheck_packed2
#define __vsadu2 __bankcheck_packed2
#define __vseteq2 __bankcheck_packed2
#define __vsetges2 __bankcheck_packed2
#define __vsetgeu2 __bankcheck_packed2
#define __vsetgts2 __bankcheck_packed2
#define __vsetgtu2 __bankcheck_packed2
#define __vsetles2 __bankcheck_packed2
#define __vsetleu2 __bankcheck_packed2
#define __vsetlts2 __bankcheck_packed2
#define __vsetltu2 __bankcheck_packed2
#define __vsetne2 __bankcheck_packed2
#define __vsub2 __bankcheck_packed2
#define __vsubss2 __bankcheck_packed2
#define __vsubus2 __bankcheck_packed2
#define __vabsdiffs4 __bankcheck_packed2
#define __vabsdiffu4 __bankcheck_packed2
#define __vadd4 __bankcheck_packed2
#define __vaddss4 __bankcheck_packed2
#define __vaddus4 __bankcheck_packed2
#define __vavgs4 __bankcheck_packed2
#define __vavgu4 __bankcheck_packed2
#define __vcmpeq4 __bankcheck_packed2
#define __vcmpges4 __bankcheck_packed2
#define __vcmpgeu4 __bankcheck_packed2
#define __vcmpgts4 __bankcheck_packed2
#define __vcmpgtu4 __bankcheck_packed2
#define __vcmples4 __bankcheck_packed2
#define __vcmpleu4 __bankcheck_packed2
#define __vcmplts4 __bankcheck_packed2
#define __vcmpltu4 __bankcheck_packed2
#define __vcmpne4 __bankcheck_packed2
#define __vhaddu4 __bankcheck_packed2
#define __vmaxs4 __bankcheck_packed2
#define __vmaxu4 __bankcheck_packed2
#define __vmins4 __bankcheck_packed2
#define __vminu4 __bankcheck_packed2
#define __vsads4 __bankcheck_packed2
#define __vsadu4 __bankcheck_packed2
#define __vseteq4 __bankcheck_packed2
#define __vsetges4 __bankcheck_packed2
#define __vsetgeu4 __bankcheck_packed2
#define __vsetgts4 __bankcheck_packed2
#define __vsetgtu4 __bankcheck_packed2
#define __vsetles4 __bankcheck_packed2
#define __vsetleu4 __bankcheck_packed2
#define __vsetlts4 __bankcheck_packed2
#define __vsetltu4 __bankcheck_packed2
#define __vsetne4 __bankcheck_packed2
#define __vsub4 __bankcheck_packed2
#define __vsubss4 __bankcheck_packed2
#define __vsubus4 __bankcheck_packed2

BANKCHECK_PURE int __dp4a(int, int, int), __dp2a_lo(int, int, int),
    __dp2a_hi(int, int, int), __dp4a(char4, char4, int);
BANKCHECK_PURE unsigned int
__dp4a(unsigned int, unsigned int, unsigned int),
    __dp2a_lo(unsigned int, unsigned int, unsigned int),
    __dp2a_hi(unsigned int, unsigned int, unsigned int),
    __dp4a(uchar4, uchar4, unsigned int);
