//===- host_config.h - part of the prelude -------------------------------===//
#pragma once

#include "bankcheck_cuda.h"
