//===- cuda_device_runtime_api.h - part of the prelude -------------------===//
#pragma once

#include "bankcheck_cuda.h"
