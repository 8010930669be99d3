//===- sm_35_intrinsics.h - part of the prelude --------------------------===//
#pragma once

#include "bankcheck_cuda.h"
