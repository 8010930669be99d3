//===- sm_20_intrinsics.h - part of the prelude --------------------------===//
#pragma once

#include "bankcheck_cuda.h"
