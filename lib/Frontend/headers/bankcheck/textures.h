//===- textures.h - fetches from textures and surfaces --------------------===//
//
// Textures do not live in shared memory, so every fetch is a name of one
// function without a body.
//===----------------------------------------------------------------------===//
#pragma once

#include "driver_types.h"

enum cudaSurfaceBoundaryMode {
  cudaBoundaryModeZero,
  cudaBoundaryModeClamp,
  cudaBoundaryModeTrap
};

template <typename T, typename... Coordinates>
__device__ T __bankcheck_fetch(unsigned long long object, Coordinates...);
template <typename T, typename... Coordinates>
BANKCHECK_D void __bankcheck_fetch(T *to, unsigned long long object,
                                   Coordinates... coordinates) {
  *to = __bankcheck_fetch<T>(object, coordinates...);
}
template <typename T, typename... Coordinates>
__device__ void __bankcheck_put(T, unsigned long long object, Coordinates...);

#define tex1Dfetch __bankcheck_fetch
#define tex1D __bankcheck_fetch
#define tex2D __bankcheck_fetch
#define tex3D __bankcheck_fetch
#define tex1DLod __bankcheck_fetch
#define tex2DLod __bankcheck_fetch
#define tex3DLod __bankcheck_fetch
#define tex1DGrad __bankcheck_fetch
#define tex2DGrad __bankcheck_fetch
#define tex3DGrad __bankcheck_fetch
#define tex1DLayered __bankcheck_fetch
#define tex2DLayered __bankcheck_fetch
#define texCubemap __bankcheck_fetch
#define texCubemapLayered __bankcheck_fetch
#define tex2Dgather __bankcheck_fetch
#define surf1Dread __bankcheck_fetch
#define surf1Dwrite __bankcheck_put
#define surf2Dread __bankcheck_fetch
#define surf2Dwrite __bankcheck_put
#define surf3Dread __bankcheck_fetch
#define surf3Dwrite __bankcheck_put
#define surf1DLayeredread __bankcheck_fetch
#define surf1DLayeredwrite __bankcheck_put
#define surf2DLayeredread __bankcheck_fetch
#define surf2DLayeredwrite __bankcheck_put
#define surfCubemapread __bankcheck_fetch
#define surfCubemapwrite __bankcheck_put
