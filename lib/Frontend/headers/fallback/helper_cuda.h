//===- helper_cuda.h - stands in for the header of NVIDIA's samples --------===//
#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "helper_string.h"

template <typename T> void check(T result, char const *const function, const char *const file, int const line);
#define checkCudaErrors(value) check((value), #value, __FILE__, __LINE__)
#define getLastCudaError(message) __getLastCudaError(message, __FILE__, __LINE__)
#define printLastCudaError(message) __printLastCudaError(message, __FILE__, __LINE__)
void __getLastCudaError(const char *message, const char *file, const int line);
void __printLastCudaError(const char *message, const char *file, const int line);
template <typename T> const char *_cudaGetErrorEnum(T error);
int _ConvertSMVer2Cores(int major, int minor);
const char *_ConvertSMVer2ArchName(int major, int minor);
int gpuDeviceInit(int device);
int gpuGetMaxGflopsDeviceId();
int findCudaDevice(int argc, const char **argv);
int findIntegratedGPU();
bool checkCudaCapabilities(int major, int minor);
int ftoi(float value);
#ifndef MAX
#define MAX(a, b) (a > b ? a : b)
#endif
#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
