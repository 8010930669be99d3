//===- HighProduct.h - the upper half of a product ---------------------------===//

#ifndef BANKCHECK_IR_HIGHPRODUCT_H
#define BANKCHECK_IR_HIGHPRODUCT_H

#include "llvm/IR/IRBuilder.h"

namespace bankcheck::ir {

/// Of two integers of 32 or 64 bits; no value in it has more than 64, which is what affine values hold.
llvm::Value *highProduct(llvm::Value *A, llvm::Value *B, bool Signed, llvm::IRBuilder<> &Builder);

} // namespace bankcheck::ir

#endif
