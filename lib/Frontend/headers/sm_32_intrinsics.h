//===- sm_32_intrinsics.h - part of the prelude --------------------------===//
#pragma once

#include "bankcheck_cuda.h"
