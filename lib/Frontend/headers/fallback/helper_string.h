//===- helper_string.h - stands in for the header of NVIDIA's samples ------===//
#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <fstream>
#include <string>
#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
bool checkCmdLineFlag(const int argc, const char **argv, const char *flag);
template <typename T> bool getCmdLineArgumentValue(const int argc, const char **argv, const char *flag, T *value);
int getCmdLineArgumentInt(const int argc, const char **argv, const char *flag);
float getCmdLineArgumentFloat(const int argc, const char **argv, const char *flag);
bool getCmdLineArgumentString(const int argc, const char **argv, const char *flag, char **value);
char *sdkFindFilePath(const char *name, const char *executable);
int stringRemoveDelimiter(char delimiter, const char *string);
