//===- helper_functions.h - stands in for the header of NVIDIA's samples ---===//
#pragma once

#include "helper_image.h"
#include "helper_string.h"
#include "helper_timer.h"
#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
