#pragma once
#include "bankcheck_fallback/catch2.h"
