#include "IR/LaneExchange.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace bankcheck::ir {

LaneExchange laneExchangeOf(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call)
    return LaneExchange::None;
  const Intrinsic::ID Id = Call->getIntrinsicID();
  switch (Id) {
  case Intrinsic::nvvm_activemask:
    return LaneExchange::Present;
  case Intrinsic::nvvm_vote_all_sync:
  case Intrinsic::nvvm_vote_any_sync:
  case Intrinsic::nvvm_vote_uni_sync:
  case Intrinsic::nvvm_vote_ballot_sync:
    return LaneExchange::Vote;
  case Intrinsic::nvvm_match_any_sync_i32:
  case Intrinsic::nvvm_match_any_sync_i64:
  case Intrinsic::nvvm_match_all_sync_i32p:
  case Intrinsic::nvvm_match_all_sync_i64p:
    return LaneExchange::Match;
  default:
    break;
  }
  StringRef Name = Intrinsic::isOverloaded(Id) ? "" : Intrinsic::getBaseName(Id);
  return Name.starts_with("llvm.nvvm.shfl.sync.")   ? LaneExchange::Shuffle
         : Name.starts_with("llvm.nvvm.vote.")      ? LaneExchange::Vote
         : Name.starts_with("llvm.nvvm.redux.sync") ? LaneExchange::Reduction
                                                    : LaneExchange::None;
}

} // namespace bankcheck::ir
