#include "driver-pch.h"
#include <gtest/gtest.h>
