//===- cuda_pipeline.h - asynchronous copies ------------------------------===//
#pragma once

#include "cuda_pipeline_primitives.h"
