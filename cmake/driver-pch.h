#include "clang-pch.h"
#include "report-pch.h"
#include "Driver/AnalyseFile.h"
#include "Driver/EvaluatedFile.h"
