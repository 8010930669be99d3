//===- device_launch_parameters.h - part of the prelude -------------------===//
#pragma once

#include "cuda_runtime.h"
