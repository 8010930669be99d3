//===- cooperative_groups.h - groups of threads ---------------------------===//
//
// Ranks are plain arithmetic on threadIdx and blockDim, so that the IR shows
// which lane is meant; collectives are the shuffles and votes of the prelude.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck_cuda.h"
#include "bankcheck/thread_block.h"
#include "bankcheck/thread_grid.h"
#include "bankcheck/thread_tile.h"
#include "bankcheck/thread_group.h"
