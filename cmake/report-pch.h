#include "llvm-pch.h"
#include "Report/Finding.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
