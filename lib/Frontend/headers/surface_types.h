//===- surface_types.h - surfaces ----------------------------------------===//
#pragma once

#include "bankcheck/textures.h"
