//===- channel_descriptor.h - cudaCreateChannelDesc ----------------------===//
#pragma once

#include "bankcheck/textures.h"
