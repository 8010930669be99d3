#include "Report/Texts.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace bankcheck::report {

StringRef textOf(Uncertainty U) {
  switch (U) {
  case Uncertainty::LanesLeaveLoop:
    return "lanes leave the loop in different iterations, and the compiler may run them apart";
  case Uncertainty::LanesLeftLoop:
    return "lanes have left a loop in different iterations, and may not have come together again";
  case Uncertainty::ComponentReloaded:
    return "it is unrolled so often that the compiler may load a component once more";
  case Uncertainty::ChosenAgain:
    return "of two elements that are compared the compiler may load the one that is chosen once more";
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
  case Uncertainty::CalledThroughPointer:
    return "it is in a function that the compiler calls through a pointer: what it merges there is not known";
  case Uncertainty::MergedInArrays:
    return "the compiler may merge it with its neighbours, or not: its address may lie in several arrays";
  case Uncertainty::PartlyOtherMemory:
    return "lanes that access other memory are part of the same instruction, which was not measured";
  case Uncertainty::CopySource:
    return "cp.async.ca also waits for the banks that it reads from, and whether its lanes share some of these is not "
           "known";
  case Uncertainty::OtherBlock:
    return "it may access the memory of another block of the cluster, whose banks do not matter";
  case Uncertainty::OtherWarps:
    return "other warps that change the same words meanwhile make lanes try again";
  }
  llvm_unreachable("all reasons have a text");
}

namespace {

std::string atLine(std::optional<unsigned> Line) { return Line ? " at line " + std::to_string(*Line) : ""; }

std::string theLoop(std::optional<unsigned> Line) { return "the loop at line " + std::to_string(Line.value_or(0)); }

/// "'a', 'b' and 'c'"
std::string listed(ArrayRef<std::string> Names) {
  std::string Text;
  for (const std::string &Name : Names)
    Text += (Text.empty() ? "" : &Name == &Names.back() ? " and " : ", ") + ("'" + Name + "'");
  return Text;
}

/// Of operations that the model has no rule for.
StringRef operationClauseOf(Undecided Kind) {
  switch (Kind) {
  case Undecided::Size:
    return "the size of the access is not known";
  case Undecided::Fragment:
    return "the code that the compiler makes of this wmma fragment is not known";
  case Undecided::OtherBlock:
    return "no rule is known for this operation on the memory of another block of the cluster";
  case Undecided::Operation:
    return "no rule is known for this operation";
  case Undecided::Atomic:
    return "no rule is known for this atomic";
  case Undecided::PastBanks:
    return "cp.async.cg of 16 bytes bypasses the banks; what these rows cost depends on the lines of the source, too";
  case Undecided::RepeatedByValue:
    return "a 64-bit min or max is repeated only where it would change the value: the data decide how often";
  case Undecided::HalfWarpsMeet:
    return "lanes of both half-warps meet at an address beside others of its bank: how often they try again depends on "
           "which take part";
  default:
    llvm_unreachable("a reason that is none of an operation");
  }
}

/// What is said in the same words whatever the numbers, names and lines of the reason; empty for other reasons.
StringRef fixedClauseOf(Undecided Kind) {
  switch (Kind) {
  case Undecided::Size:
  case Undecided::Fragment:
  case Undecided::OtherBlock:
  case Undecided::Operation:
  case Undecided::Atomic:
  case Undecided::PastBanks:
  case Undecided::RepeatedByValue:
  case Undecided::HalfWarpsMeet:
    return operationClauseOf(Kind);
  case Undecided::Recursion:
    return "recursion: the function calls itself and is not followed";
  case Undecided::FunctionPointer:
    return "it may run through a function pointer, which is not followed";
  case Undecided::ChangedInstruction:
    return "the instruction was changed in a way that is not followed";
  case Undecided::PassedToOtherFile:
    return "the function that is called with its address is not in this file";
  case Undecided::AssemblyBranches:
    return "the inline assembly has branches, which are not followed";
  case Undecided::LocalCopy:
    return "a copy of a large local variable is taken apart";
  case Undecided::NotKnown:
    return "it is not known";
  case Undecided::Value:
    return "a value cannot be followed";
  case Undecided::UndefinedValue:
    return "its value is undefined behaviour: a shift by its width or more, a division by zero, or no value was set";
  case Undecided::UnsetValue:
    return "it is used before it is set";
  case Undecided::WayThroughCode:
    return "the way through the code decides the address";
  case Undecided::WayThroughLoop:
    return "the way through the loop decides the address";
  case Undecided::AssemblyAddress:
    return "the address is written in assembly";
  case Undecided::PlaceOfVariable:
    return "where a variable lies in memory decides the address";
  case Undecided::MemorySpace:
    return "values that are not known decide whether the address lies in shared memory";
  case Undecided::Pointer:
    return "it is not known where the pointer leads";
  case Undecided::Unresolved:
    return "the address depends on unknown values in a way that was not resolved";
  case Undecided::GuardSearchBudget:
    return "budget: whether values meet all conditions on the way to it takes too long to find";
  case Undecided::CalleeBudget:
  case Undecided::LoopEntryBudget:
  case Undecided::LoopDepthBudget:
  case Undecided::LoopBudget:
  case Undecided::OtherFile:
  case Undecided::ComputedValue:
  case Undecided::LoadedValue:
  case Undecided::LocalArray:
  case Undecided::ConditionalLocalArray:
  case Undecided::CallResult:
  case Undecided::AssemblyResult:
  case Undecided::IndirectCallResult:
  case Undecided::ChangingValue:
  case Undecided::LanesLeaveLoop:
  case Undecided::LastIteration:
  case Undecided::PlacesOfArrays:
  case Undecided::Misaligned:
  case Undecided::GuardBudget:
  case Undecided::CaseBudget:
  case Undecided::ValueBudget:
  case Undecided::BranchBudget:
  case Undecided::StepBudget:
    return "";
  }
  llvm_unreachable("all reasons have a text");
}

/// Without the words on whether it is shared memory.
std::string clauseOf(const UndecidedReason &Why) {
  if (StringRef Fixed = fixedClauseOf(Why.Kind); !Fixed.empty())
    return Fixed.str();
  auto Kernel = [&] { return "kernel '" + Why.Names[0] + "'"; };
  auto Number = [&](unsigned I) { return std::to_string(Why.Numbers[I]); };
  switch (Why.Kind) {
  case Undecided::CalleeBudget:
    return "budget: the functions that " + (Why.Names.empty() ? "the kernel" : Kernel()) +
           " calls come to more code than is followed";
  case Undecided::LoopEntryBudget:
    return "budget: jumps lead into loops of " + Kernel() + " in more places than are followed";
  case Undecided::LoopDepthBudget:
    return "budget: loops of " + Kernel() + " stand one in the other, more than are followed";
  case Undecided::LoopBudget:
    return "budget: " + Kernel() + " has more loops than are followed";
  case Undecided::OtherFile:
    return "function " + listed(Why.Names) + " is not in this file and may access shared memory";
  case Undecided::ComputedValue:
    return "a value computed" + atLine(Why.Line) + " cannot be followed";
  case Undecided::LoadedValue:
    return "the value loaded" + atLine(Why.Line) + " decides the address";
  case Undecided::LocalArray:
    return "a local array read" + atLine(Why.Line) + " cannot be followed";
  case Undecided::ConditionalLocalArray:
    return "a local array read" + atLine(Why.Line) + " is written under a condition that is not known";
  case Undecided::CallResult:
    return "the result of a call" + atLine(Why.Line) + " decides the address";
  case Undecided::AssemblyResult:
    return "the result of inline assembly" + atLine(Why.Line) + " decides the address";
  case Undecided::IndirectCallResult:
    return "the result of an indirect call" + atLine(Why.Line) + " decides the address";
  case Undecided::ChangingValue:
    return "a value changes from iteration to iteration of " + theLoop(Why.Line) + " in a way that cannot be followed";
  case Undecided::LanesLeaveLoop:
    return "lanes leave " + theLoop(Why.Line) + " in different iterations";
  case Undecided::LastIteration:
    return "the iteration in which " + theLoop(Why.Line) + " ends decides the address";
  case Undecided::PlacesOfArrays:
    return "where " + listed(Why.Names) + " lie in shared memory decides the address";
  case Undecided::Misaligned:
    return "misaligned: lane " + Number(0) + " asks for " + Number(1) + " bytes at an address that is " + Number(2) +
           " bytes past a multiple of " + Number(1) + ", and faults";
  case Undecided::GuardBudget:
    return "budget: it is behind more than " + Number(0) + " conditions that are not known";
  case Undecided::CaseBudget:
    return "budget: more than " + Number(0) + " cases of unknown values";
  case Undecided::ValueBudget:
    return "budget: the cases of unknown values in the kernel's accesses take more than " + Number(0) + " evaluations";
  case Undecided::BranchBudget:
    return "budget: too many branches of " + Kernel() + " decide what runs";
  case Undecided::StepBudget:
    return "budget: the block takes more than " + Number(0) + " evaluations";
  default:
    llvm_unreachable("a reason with neither a fixed text nor one of its own");
  }
}

} // namespace

std::string textOf(const UndecidedReason &Why) {
  return (Why.MayBeOtherMemory ? "it may be shared memory: " : "") + clauseOf(Why);
}

std::string textOf(const ValueName &Name) {
  switch (Name.Kind) {
  case ValueKind::Unnamed:
    return "an unknown value";
  case ValueKind::Condition:
    return "an unknown condition";
  case ValueKind::OfSource:
    return Name.Text;
  case ValueKind::MemberAt:
    return "'" + Name.Text + "' at byte " + std::to_string(Name.Number);
  case ValueKind::Constant:
    return "a constant";
  case ValueKind::Computed:
    return "the value" + atLine(Name.Line);
  case ValueKind::Loaded:
    return "the value loaded" + atLine(Name.Line);
  case ValueKind::AgreedOn:
    return "the value agreed on" + atLine(Name.Line);
  case ValueKind::Broadcast:
    return "the value broadcast" + atLine(Name.Line);
  case ValueKind::FusedProduct:
    return "use of fma" + atLine(Name.Line);
  case ValueKind::AddressOf:
    return "the address of '" + Name.Text + "'";
  case ValueKind::UnitsOfArray:
    return "the address of '" + Name.Text + "' / 16";
  case ValueKind::AddressOfLocal:
    return "the address of a local variable";
  case ValueKind::Padding:
    return "padding";
  case ValueKind::ChangedByLoop:
    return Name.Text.empty() ? "a value that " + theLoop(Name.Line) + " changes"
                             : Name.Text + " (in " + theLoop(Name.Line) + ")";
  case ValueKind::TripOfLoop:
    return "the trip of " + theLoop(Name.Line) + ", as unrolled,";
  case ValueKind::LastTripOfLoop:
    return "the iteration in which " + theLoop(Name.Line) + " ends, of those that differ,";
  }
  llvm_unreachable("all values have a name");
}

/// "n != 3", "n != m", "n - 2 * m * k != 5"
static std::string textOfUnlike(const ClaimAssumption &A) {
  std::string Left, Right;
  bool OfTwo = A.Sum.size() == 2 && A.Number == 0 && A.Sum[1].Coefficient < 0;
  for (const ClaimAssumption::Addend &Part : A.Sum) {
    std::string &Side = OfTwo && &Part != &A.Sum[0] ? Right : Left;
    int64_t Size = std::abs(Part.Coefficient);
    if (!Side.empty())
      Side += Part.Coefficient < 0 ? " - " : " + ";
    if (Size != 1)
      Side += std::to_string(Size) + " * ";
    for (const ValueName &Factor : Part.Factors)
      Side += (&Factor == &Part.Factors[0] ? "" : " * ") + textOf(Factor);
  }
  return Left + " != " + (OfTwo ? Right : std::to_string(A.Number));
}

std::string textOf(const ClaimAssumption &A) {
  switch (A.Kind) {
  case Assumed::Residue:
    return textOf(A.Value) + (A.Modulus ? " % " + std::to_string(A.Modulus) : "") + " == " + std::to_string(A.Number);
  case Assumed::ConditionGoesOneWay:
    return "the condition" + atLine(A.Line) + " goes one way";
  case Assumed::Unlike:
    return textOfUnlike(A);
  case Assumed::NoOtherCoincidence:
    return "none of " + std::to_string(A.Number) + " other relations of these values makes lanes meet in a word";
  case Assumed::AsLaunched:
    return textOf(A.Value) + " == " + std::to_string(A.Number) + ", as launched";
  case Assumed::AsSomeLaunch:
    return textOf(A.Value) + " is what the launches in sight give";
  case Assumed::NoWrap:
    return "index arithmetic does not wrap around";
  case Assumed::NonNegative:
    return "indices that are divided are not negative";
  case Assumed::AtomicsChangeValues:
    return "each lane's atomic changes the value that it finds";
  case Assumed::NoOtherWarp:
    return "no other warp changes the same words meanwhile";
  case Assumed::LanesPass:
    return "all lanes that may pass the condition at " +
           (A.Line ? "line " + std::to_string(*A.Line) : "an unknown line") + " do";
  case Assumed::LanesPassAroundThese:
    return "all lanes that may pass the conditions around these do";
  case Assumed::OwnBlock:
    return "the rank is the block's own";
  case Assumed::SourceBeginsLine:
    return "the source of the copy begins at a multiple of 128 bytes";
  case Assumed::BeginsRow:
    return "the array begins at a multiple of 128 bytes";
  }
  llvm_unreachable("all assumptions have a text");
}

std::vector<std::string> textsOf(ArrayRef<ClaimAssumption> All) {
  std::vector<std::string> Texts;
  for (const ClaimAssumption &A : All)
    Texts.push_back(textOf(A));
  return Texts;
}

} // namespace bankcheck::report
