//===- bankcheck_cuda_full.h - the prelude with all that nvcc includes ----===//
//
// nvcc includes half of the C++ library before every source, and some programs
// rely on it. The prelude declares the commonest functions instead, since the
// library takes ten times as long. To include in the prelude's place when a
// source has errors without.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck_cuda.h"

#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "cuda_runtime.h"
#include <math.h>
