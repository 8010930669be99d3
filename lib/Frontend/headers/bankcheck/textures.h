//===- textures.h - texture and surface objects, arrays -------------------===//
//
// Textures do not live in shared memory. So fetches are declared only.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck_cuda.h"

enum cudaChannelFormatKind {
  cudaChannelFormatKindSigned,
  cudaChannelFormatKindUnsigned,
  cudaChannelFormatKindFloat,
  cudaChannelFormatKindNone
};
enum cudaTextureAddressMode {
  cudaAddressModeWrap,
  cudaAddressModeClamp,
  cudaAddressModeMirror,
  cudaAddressModeBorder
};
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureReadMode {
  cudaReadModeElementType,
  cudaReadModeNormalizedFloat
};
enum cudaResourceType {
  cudaResourceTypeArray,
  cudaResourceTypeMipmappedArray,
  cudaResourceTypeLinear,
  cudaResourceTypePitch2D
};
enum cudaSurfaceBoundaryMode {
  cudaBoundaryModeZero,
  cudaBoundaryModeClamp,
  cudaBoundaryModeTrap
};
#define cudaArrayDefault 0x00
#define cudaArrayLayered 0x01
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayCubemap 0x04
#define cudaArrayTextureGather 0x08

struct cudaChannelFormatDesc {
  int x, y, z, w;
  enum cudaChannelFormatKind f;
};
struct cudaResourceDesc {
  enum cudaResourceType resType;
  union {
    struct {
      cudaArray_t array;
    } array;
    struct {
      void *devPtr;
      cudaChannelFormatDesc desc;
      size_t sizeInBytes;
    } linear;
    struct {
      void *devPtr;
      cudaChannelFormatDesc desc;
      size_t width, height, pitchInBytes;
    } pitch2D;
  } res;
};
struct cudaTextureDesc {
  enum cudaTextureAddressMode addressMode[3];
  enum cudaTextureFilterMode filterMode;
  enum cudaTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
};
struct cudaResourceViewDesc;

extern "C" {
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                            cudaChannelFormatKind);
cudaError_t cudaMallocArray(cudaArray_t *, const cudaChannelFormatDesc *,
                            size_t width, size_t height = 0,
                            unsigned int flags = 0);
cudaError_t cudaMalloc3DArray(cudaArray_t *, const cudaChannelFormatDesc *,
                              cudaExtent, unsigned int flags = 0);
cudaError_t cudaFreeArray(cudaArray_t);
cudaError_t cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t,
                              cudaMemcpyKind);
cudaError_t cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *,
                                size_t pitch, size_t width, size_t height,
                                cudaMemcpyKind);
cudaError_t cudaMemcpy2DFromArray(void *, size_t pitch, cudaArray_const_t,
                                  size_t, size_t, size_t width, size_t height,
                                  cudaMemcpyKind);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t *,
                                    const cudaResourceDesc *,
                                    const cudaTextureDesc *,
                                    const cudaResourceViewDesc *);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *,
                                    const cudaResourceDesc *);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t);
} // extern "C"
template <typename T> cudaChannelFormatDesc cudaCreateChannelDesc();

#define BANKCHECK_FETCH(NAME, ...)                                        \
  template <typename T>                                                   \
  __device__ __attribute__((pure)) T NAME(cudaTextureObject_t, __VA_ARGS__);
BANKCHECK_FETCH(tex1Dfetch, int)
BANKCHECK_FETCH(tex1D, float)
BANKCHECK_FETCH(tex2D, float, float)
BANKCHECK_FETCH(tex3D, float, float, float)
BANKCHECK_FETCH(tex1DLod, float, float)
BANKCHECK_FETCH(tex2DLod, float, float, float)
BANKCHECK_FETCH(tex3DLod, float, float, float, float)
BANKCHECK_FETCH(tex1DLayered, float, int)
BANKCHECK_FETCH(tex2DLayered, float, float, int)
BANKCHECK_FETCH(texCubemap, float, float, float)
BANKCHECK_FETCH(texCubemapLayered, float, float, float, int)
BANKCHECK_FETCH(tex2Dgather, float, float, int = 0)
#undef BANKCHECK_FETCH

#define BANKCHECK_SURFACE(NAME, ...)                                       \
  template <typename T>                                                    \
  __device__ T NAME##read(cudaSurfaceObject_t, __VA_ARGS__,                \
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap); \
  template <typename T>                                                    \
  __device__ void NAME##write(                                             \
      T, cudaSurfaceObject_t, __VA_ARGS__,                                 \
      cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
BANKCHECK_SURFACE(surf1D, int)
BANKCHECK_SURFACE(surf2D, int, int)
BANKCHECK_SURFACE(surf3D, int, int, int)
BANKCHECK_SURFACE(surf2DLayered, int, int, int)
#undef BANKCHECK_SURFACE
// The older form, which returns through a pointer.
template <typename T>
BANKCHECK_D void surf2Dread(T *to, cudaSurfaceObject_t surface, int x, int y) {
  *to = surf2Dread<T>(surface, x, y);
}
