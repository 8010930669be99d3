//===- sm_30_intrinsics.h - part of the prelude --------------------------===//
#pragma once

#include "bankcheck_cuda.h"
