//===- host.h - what a compiler of the host does not define ----------------===//
//
// Included before a source that the build gives to a compiler of the host. It
// is parsed as CUDA, like others: of that its text is to see nothing.
//===----------------------------------------------------------------------===//
#pragma once

#undef __CUDA__
#undef __CUDACC__
#undef __CUDACC_VER_MAJOR__
#undef __CUDACC_VER_MINOR__
#undef __CUDACC_VER_BUILD__
#undef __CUDA_ARCH__
#undef __CUDA_ARCH_LIST__
#undef __CUDA_ARCH_FEAT_SM90_ALL
#undef __NVPTX__
#undef __PTX__
