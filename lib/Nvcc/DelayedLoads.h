//===- DelayedLoads.h - loads that run behind a later condition --------------===//
//
// What is loaded in front of a condition and used only behind it need not be loaded by
// the lanes that do not pass:
//
//   v = s[t]; if (t < n) out[t] = v * 2;               moved behind the condition
//   v = s[t]; r[t] = out[t] = 1; if (t < n) out[i] = v;    so too: other memory is written between
//   v = s[t]; if (t < n) { x(); if (t < m) y(v); }     moved behind both
//   v = s[t]; s[i] = 1; if (t < n) out[t] = v;         not: the store may change what is loaded
//   v = s[t]; __syncthreads(); if ...                  not; a fence or a shuffle likewise
//   v = s[t]; for (...) ...; if ...                    not
//   v = t < n ? s[t] : 0                               \see SpeculatedLoads
//   v = s[t] + s[t + 1]; if (t < n) out[t] = v;        both moved: one value, the address, goes in, and one comes out
//   v = s[t] + s[i]; if (t < n) out[t] = v;            either
//   v = s[t] * s[t] + 1; if (t < n) out[t] = v;        either: the product becomes one instruction with the sum
//   v = s[t]; if (t < n) { if (t < m) a(v); else b(v); }   either: needed in two arms
//   v = s[t] + r[t & n ? i : j]; if (t < n) a(v);      either: computed behind another condition
//   v = s[t]; if (t < n) a(); if (t < m) b(v);         either: moved over another `if`
//   v = s[t]; out[t] = 1; if (t < n) out[t] = v;       either: the value is chosen, and stored once
//   for (...) { v = s[t]; r[t] = i; if ... }           either: another shared array, in a loop
//   v = 2 * s[t]; if (t < n) for (...) out[i] = v;     either
//   v = s[t]; atomicAdd(out, 1); if (t < n) ...        either
//   v = s[t]; if (t < n) v = x / n; out[t] = v;        either, of bytes and shorts, or where v is converted: moved to
//                                                      the way that passes the arm by (test/merging/arms.py)
//
// Some are moved by nvcc's own compiler, some by ptxas, which does it where registers are few.
// Those that always move are moved here, too, so that the IR has them where they run; the last
// ten are counted where the source has them, and not called exact. No rule was found
// for them: of four loads before four conditions the first and the last move.
//
// Source: nvcc 13.0's PTX and code for sm_90, of 128 kernels written for it, and of 8,000 made at
// random: the 3,767 of them that are claimed here agree.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_DELAYEDLOADS_H
#define BANKCHECK_NVCC_DELAYEDLOADS_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::nvcc {

/// On a load that may run behind a condition, or not.
constexpr llvm::StringLiteral MayBeDelayed = "bankcheck.delayed";

/// To be run when all loads have the width that they run in.
struct DelayLoadsPass : llvm::PassInfoMixin<DelayLoadsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::nvcc

#endif
