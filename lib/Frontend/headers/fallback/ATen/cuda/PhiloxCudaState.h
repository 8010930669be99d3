#pragma once
#include "bankcheck_fallback/torch.h"
