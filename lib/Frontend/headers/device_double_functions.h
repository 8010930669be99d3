//===- device_double_functions.h - part of the prelude -------------------===//
#pragma once

#include "bankcheck_cuda.h"
