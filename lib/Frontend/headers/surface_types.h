//===- surface_types.h - surfaces ----------------------------------------===//
#pragma once

#include "bankcheck/texture_objects.h"
