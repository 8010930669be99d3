#include "llvm-pch.h"
#include "Analysis/KernelAnalysis.h"
