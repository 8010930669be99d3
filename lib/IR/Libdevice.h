//===- Libdevice.h - the integer functions of libdevice ---------------------===//

#ifndef BANKCHECK_IR_LIBDEVICE_H
#define BANKCHECK_IR_LIBDEVICE_H

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// Clang's CUDA headers call `__nv_brev` and the like, whose bodies come with
/// the toolkit as bitcode. The integer ones, and `__vadd4` and its like of our own
/// headers, get bodies of LLVM's intrinsics, so that indices through them are
/// followed; all others are marked as functions of their arguments alone.
void defineLibdevice(llvm::Module &M);

/// Whether \p F is a function of libdevice, or of the device's runtime: printf, malloc, free, the end of assert.
bool isOfDeviceLibrary(const llvm::Function &F);

} // namespace bankcheck::ir

#endif
