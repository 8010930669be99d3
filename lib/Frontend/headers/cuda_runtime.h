//===- cuda_runtime.h - the runtime --------------------------------------===//
#pragma once

#include "bankcheck_cuda.h"
#include "bankcheck/runtime_more.h"
#include "bankcheck/standard.h"
#include "bankcheck/texture_objects.h"
