//===- channel_descriptor.h - cudaCreateChannelDesc ----------------------===//
#pragma once

#include "bankcheck/texture_objects.h"
