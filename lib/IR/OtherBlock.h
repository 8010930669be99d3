//===- OtherBlock.h - whose shared memory an address of a cluster names ---------===//
//
// `mapa` (map_shared_rank) makes of an address in the block's own shared memory that of the same
// place in the block with a certain rank, which may be the block itself:
//
//   rank                                     the block is
//   cluster.block_rank() ^ 1                 another one
//   (cluster.block_rank() + 1) & 3            another one: own rank or not, adding 1 modulo 4 changes it
//   (cluster.block_rank() + 1) % 3           another one
//   (cluster.block_rank() + n) % m           any
//   r                                        any
//
// It matters since banks do not, in another block (docs/model.md, "Shared memory of another block").
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_OTHERBLOCK_H
#define BANKCHECK_IR_OTHERBLOCK_H

#include "llvm/IR/IntrinsicInst.h"

namespace bankcheck::ir {

enum class WhoseBlock : uint8_t { Own, Any, Other };

/// Of the block whose memory \p Address is in.
WhoseBlock whoseBlock(const llvm::Value &Address, const llvm::Module &M);

/// The intrinsic that makes addresses of another block, of the same place in the own one.
bool isMapa(const llvm::IntrinsicInst &I);

} // namespace bankcheck::ir

#endif
