//===- texture_types.h - textures ----------------------------------------===//
#pragma once

#include "bankcheck/texture_objects.h"
