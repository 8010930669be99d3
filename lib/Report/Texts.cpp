#include "Report/Texts.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace bankcheck {

StringRef textOf(Uncertainty U) {
  switch (U) {
  case Uncertainty::LanesLeaveLoop:
    return "lanes leave the loop in different iterations, and the compiler may run them apart";
  case Uncertainty::LanesLeftLoop:
    return "lanes have left a loop in different iterations, and may not have come together again";
  case Uncertainty::ComponentReloaded:
    return "it is unrolled so often that the compiler may load a component once more";
  case Uncertainty::KeptInRegister:
    return "the compiler may keep the value in a register, and not access it here each time";
  case Uncertainty::FieldOfOtherBlock:
    return "the compiler may access the bit-field with other bytes around it: its value comes from another block";
  case Uncertainty::NeighbourBudget:
    return "budget: it stands among more loads and stores than are looked through for what the compiler merges";
  case Uncertainty::ArmBudget:
    return "budget: it stands in one of more arms of an 'if' or 'switch' than are compared";
  case Uncertainty::Speculated:
    return "the compiler may load from this fixed place whatever the condition says, and choose the value behind it";
  case Uncertainty::RunsApart:
    return "lanes come to it by two conditions, and the compiler may run them apart";
  case Uncertainty::Delayed:
    return "the compiler may load it behind the condition that it is used behind, by fewer lanes";
  case Uncertainty::Merged:
  case Uncertainty::MergedIfUnrolled:
    return "the compiler may merge it with its neighbours, or not: what it can prove of their addresses is not known";
  case Uncertainty::NewerCode:
    return "the compiler's code for this architecture follows other rules than for sm_90, which are not known";
  case Uncertainty::BitField:
    return "the compiler may access the bit-field with other bytes around it: it has neighbours of other types";
  case Uncertainty::PartLoaded:
    return "the compiler may load a part of it alone: of which parts of 64 bits it does that is not known";
  case Uncertainty::StructCopy:
    return "the compiler may copy it in other pieces: in which is not known for this type";
  case Uncertainty::MergedInArrays:
    return "the compiler may merge it with its neighbours, or not: its address may lie in several arrays";
  case Uncertainty::PartlyOtherMemory:
    return "lanes that access other memory are part of the same instruction, which was not measured";
  case Uncertainty::OtherWarps:
    return "other warps that change the same words meanwhile make lanes try again";
  }
  llvm_unreachable("all reasons have a text");
}

} // namespace bankcheck
