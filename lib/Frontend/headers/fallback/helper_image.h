//===- helper_image.h - stands in for the header of NVIDIA's samples -------===//
#pragma once

#include <string>
template <typename T> bool sdkLoadPGM(const char *file, T **data, unsigned *width, unsigned *height);
template <typename T> bool sdkLoadPPM4(const char *file, T **data, unsigned *width, unsigned *height);
template <typename T> bool sdkSavePGM(const char *file, T *data, unsigned width, unsigned height);
bool sdkSavePPM4ub(const char *file, unsigned char *data, unsigned width, unsigned height);
template <typename T> bool sdkReadFile(const char *file, T **data, unsigned *length, bool verbose);
template <typename T, typename S> bool sdkWriteFile(const char *file, const T *data, unsigned length, const S epsilon, bool verbose, bool append = false);
template <typename T, typename S> bool compareData(const T *reference, const T *data, const unsigned length, const S epsilon, const float threshold);
bool sdkCompareBin2BinFloat(const char *a, const char *b, unsigned count, const float epsilon, const float threshold, char *path);
bool sdkCompareL2fe(const float *reference, const float *data, const unsigned length, const float epsilon);
bool sdkComparePPM(const char *a, const char *b, const float epsilon, const float threshold, bool verbose);
