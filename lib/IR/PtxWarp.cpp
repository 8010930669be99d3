// What lanes of a warp exchange.

#include "IR/PtxValues.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace bankcheck::ir {

PtxValues::Result PtxValues::ofWarp(const PtxStatement &S, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Word = Builder.getInt32Ty(), *Truth = Builder.getInt1Ty();
  auto Part = [&](unsigned Index) { return S.Parts.size() > Index ? StringRef(S.Parts[Index]) : StringRef(); };
  auto Simple = [&](Value *V) { return Result{V}; };
  auto Pair = [&](Value *V) { return Result{Builder.CreateExtractValue(V, 0), Builder.CreateExtractValue(V, 1)}; };
  bool WantsTwo = StringRef(S.Operands[0]).contains('|');
  if (Name == "activemask")
    return Simple(call(Intrinsic::nvvm_activemask, {}));
  if (Part(1) != "sync")
    return {};
  if (Name == "vote") {
    Intrinsic::ID Id = StringSwitch<Intrinsic::ID>(Part(2))
                           .Case("ballot", Intrinsic::nvvm_vote_ballot_sync)
                           .Case("any", Intrinsic::nvvm_vote_any_sync)
                           .Case("all", Intrinsic::nvvm_vote_all_sync)
                           .Case("uni", Intrinsic::nvvm_vote_uni_sync)
                           .Default(Intrinsic::not_intrinsic);
    Value *Predicate = Read(1, Truth), *Mask = Read(2, Word);
    return Id && Predicate && Mask ? Simple(call(Id, {Mask, Predicate})) : Result();
  }
  if (Name == "match") {
    bool Any = Part(2) == "any", Long = Part(3) == "b64";
    Value *V = Read(1, Long ? Builder.getInt64Ty() : Word), *Mask = Read(2, Word);
    if (!V || !Mask || (!Any && Part(2) != "all") || (Any && WantsTwo))
      return {};
    if (Any)
      return Simple(call(Long ? Intrinsic::nvvm_match_any_sync_i64 : Intrinsic::nvvm_match_any_sync_i32, {Mask, V}));
    return Pair(call(Long ? Intrinsic::nvvm_match_all_sync_i64p : Intrinsic::nvvm_match_all_sync_i32p, {Mask, V}));
  }
  if (Name == "redux") {
    bool Signed = Part(3) == "s32";
    Intrinsic::ID Id = StringSwitch<Intrinsic::ID>(Part(2))
                           .Case("add", Intrinsic::nvvm_redux_sync_add)
                           .Case("and", Intrinsic::nvvm_redux_sync_and)
                           .Case("or", Intrinsic::nvvm_redux_sync_or)
                           .Case("xor", Intrinsic::nvvm_redux_sync_xor)
                           .Case("min", Signed ? Intrinsic::nvvm_redux_sync_min : Intrinsic::nvvm_redux_sync_umin)
                           .Case("max", Signed ? Intrinsic::nvvm_redux_sync_max : Intrinsic::nvvm_redux_sync_umax)
                           .Default(Intrinsic::not_intrinsic);
    Value *V = Read(1, Word), *Mask = Read(2, Word);
    return Id && V && Mask && ptxType(Part(3)).Kind != 'f' ? Simple(call(Id, {V, Mask})) : Result();
  }
  if (Name != "shfl")
    return {};
  Intrinsic::ID Id =
      Intrinsic::lookupIntrinsicID(("llvm.nvvm.shfl.sync." + Part(2) + (WantsTwo ? ".i32p" : ".i32")).str());
  Value *V = Read(1, Word), *From = Read(2, Word), *Clamp = Read(3, Word), *Mask = Read(4, Word);
  if (!Id || !V || !From || !Clamp || !Mask)
    return {};
  Value *Moved = call(Id, {Mask, V, From, Clamp});
  return WantsTwo ? Pair(Moved) : Simple(Moved);
}

} // namespace bankcheck::ir
