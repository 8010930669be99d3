//===- nvtx3/nvToolsExt.h - marks for profilers ---------------------------===//
#pragma once

typedef unsigned long long nvtxRangeId_t;

extern "C" {
int nvtxRangePushA(const char *);
int nvtxRangePop();
nvtxRangeId_t nvtxRangeStartA(const char *);
void nvtxRangeEnd(nvtxRangeId_t);
void nvtxMarkA(const char *);
}
#define nvtxRangePush nvtxRangePushA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxMark nvtxMarkA
