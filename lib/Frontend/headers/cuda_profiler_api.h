//===- cuda_profiler_api.h - cudaProfilerStart ---------------------------===//
#pragma once

#include "bankcheck_cuda.h"
