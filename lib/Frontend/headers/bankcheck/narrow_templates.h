//===- narrow_templates.h - what the 16-bit types share -------------------===//
#pragma once

#include "bankcheck/keywords.h"

template <typename To, typename From>
BANKCHECK_HD To __bankcheck_convert(const From &x) {
  return (To)x;
}

// Rounded in a way that no conversion does by itself.
template <typename To> BANKCHECK_PURE_HD To __bankcheck_rounded(float);

// Saturation and its like change values, and the values of both types alike.
#define __hadd_rn __hadd
#define __hadd_sat __hadd
#define __hsub_rn __hsub
#define __hsub_sat __hsub
#define __hmul_rn __hmul
#define __hmul_sat __hmul
#define __hfma_sat __hfma
#define __hfma_relu __hfma
#define __hadd2_rn __hadd2
#define __hadd2_sat __hadd2
#define __hsub2_rn __hsub2
#define __hsub2_sat __hsub2
#define __hmul2_rn __hmul2
#define __hmul2_sat __hmul2
#define __hfma2_sat __hfma2
#define __hfma2_relu __hfma2
#define __hmax_nan __hmax
#define __hmin_nan __hmin
#define __hmax2_nan __hmax2
#define __hmin2_nan __hmin2
#define __hequ __heq
#define __hneu __hne
#define __hltu __hlt
#define __hleu __hle
#define __hgtu __hgt
#define __hgeu __hge
#define __hequ2 __heq2
#define __hneu2 __hne2
#define __hltu2 __hlt2
#define __hleu2 __hle2
#define __hgtu2 __hgt2
#define __hgeu2 __hge2
