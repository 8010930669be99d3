//===- texture_types.h - textures ----------------------------------------===//
#pragma once

#include "bankcheck/textures.h"
