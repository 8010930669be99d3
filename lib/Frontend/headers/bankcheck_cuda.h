//===- bankcheck_cuda.h - what nvcc gives a file without an include -------===//
//
// The bundled headers stand in for a CUDA toolkit when the machine has none.
// The device side is parsed and turned into LLVM IR; nothing is linked or run.
// So a function is written in one of these ways:
//
//   * With a body that ends in compiler builtins, where the IR must show what
//     it does: accesses to memory, shuffles, integer arithmetic.
//   * As a declaration that stands for an intrinsic of LLVM (threadIdx.x, min,
//     floorf), or as another name of a builtin (__popc). Both parse in a
//     fraction of a body's time, and there are hundreds.
//   * Without a body, where only the type matters: sinf, cudaMalloc. Pure ones
//     are `const`, so that the IR says memory(none).
//
// Bodies are `nodebug`: after inlining, their instructions take the place of
// the call, and a finding points at the user's line and not into these files.
//
// This file is included before every source, also before one of ten lines.
// What is costly to parse or rarely used has a header of its own.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"
#include "vector_types.h"
#include "vector_functions.h"
#include "bankcheck/index_variables.h"
#include "bankcheck/c_library.h"
#include "bankcheck/barriers.h"
#include "bankcheck/memory.h"
#include "bankcheck/integers.h"
#include "bankcheck/conversions.h"
#include "bankcheck/math.h"
#include "bankcheck/min_max.h"
#include "bankcheck/rounded_math.h"
#include "bankcheck/warp.h"
#include "bankcheck/atomics.h"
#include "bankcheck/video.h"
#include "driver_types.h"
#include "bankcheck/runtime.h"
#include "bankcheck/launch.h"
#include "bankcheck/textures.h"
