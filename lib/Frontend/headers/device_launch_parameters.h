//===- device_launch_parameters.h - part of the prelude ------------------===//
#pragma once

#include "bankcheck_cuda.h"
#include "bankcheck/runtime_more.h"
#include "bankcheck/textures.h"
