//===- nvToolsExt.h - marks for profilers ---------------------------------===//
#pragma once

#include "nvtx3/nvToolsExt.h"
