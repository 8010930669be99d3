#include "Sass/WarpRun.h"
#include "Sass/Arithmetic.h"
#include "Sass/OperationCodes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::sass {
namespace {

enum ControlFlow : unsigned {
  Bar = 0x11d,
  Bsync = 0x141,
  Break = 0x142,
  CallRelative = 0x144,
  Bssy = 0x145,
  Yield = 0x146,
  Bra = 0x147,
  Warpsync = 0x148,
  Exit = 0x14d,
  Ret = 0x150,
};

class WarpRunner {
public:
  WarpRunner(const MachineCode &Code, const Function &Kernel, const RunInputs &Inputs, unsigned Warp,
             function_ref<void(const RunRequest &)> Sink)
      : Kernel(Kernel), Architecture(Code.Architecture), R(Code, Inputs, Warp), Sink(Sink),
        Alive(Inputs.Block.lanesOf(Warp)) {
    for (const Instruction &I : Kernel.Instructions)
      At[I.Offset] = &I;
  }

  RunEnd run(uint64_t MostSteps) {
    Parties.push_back({Alive, 0});
    while (!Parties.empty() && End.TheKind == RunEnd::Complete) {
      Party Current = Parties.back();
      Parties.pop_back();
      while (Current.Lanes && End.TheKind == RunEnd::Complete) {
        if (++End.Steps > MostSteps)
          stop(RunEnd::Budget, Current);
        else
          step(Current);
      }
    }
    if (End.TheKind == RunEnd::Complete && Alive)
      End.TheKind = RunEnd::Stuck;
    return End;
  }

private:
  /// Lanes that run together.
  struct Party {
    LaneMask Lanes = 0;
    uint64_t Offset = 0;
  };
  /// Of one lane.
  struct Membership {
    LaneMask Members = 0;
    uint64_t Join = 0;
  };
  static constexpr unsigned Barriers = 16, OfWarp = Barriers;

  const Function &Kernel;
  const unsigned Architecture;
  Registers R;
  function_ref<void(const RunRequest &)> Sink;
  DenseMap<uint64_t, const Instruction *> At;
  std::vector<Party> Parties; ///< Those that can run.
  LaneMask Alive;
  std::array<std::array<Membership, WarpSize>, Barriers> Member;
  std::array<LaneMask, Barriers + 1> Waiting{}; ///< By barrier.
  std::array<uint64_t, WarpSize> Behind{};      ///< Where lanes that wait for the warp go on.
  RunEnd End;

  void stop(RunEnd::Kind Kind, Party &P) {
    End.TheKind = Kind;
    End.Offset = P.Offset;
    P.Lanes = 0;
  }

  /// Its predicate, that of its operand, or both.
  LanePredicate guardOf(const Bits &B) {
    LanePredicate P = R.predicate(B.at(12, 14), isUniform(B) && !runsInLanes(B));
    return B.is(15) ? !P : P;
  }
  /// Writes a uniform register, but lanes decide whether it does.
  static bool runsInLanes(const Bits &B) { return B.operation() == 0x0ca || B.operation() == 0x1c3; }

  static LanePredicate conditionOf(const Bits &B, Registers &R) {
    LanePredicate P = R.predicate(B.at(87, 89));
    return B.is(90) ? !P : P;
  }

  /// From the end of the instruction, in bytes; from sm_90 on it stands there in units of 4.
  int64_t distanceOf(const Bits &B) const {
    constexpr unsigned FirstInWords = 90;
    return Architecture < FirstInWords ? B.signedAt(32, 81) : 4 * (B.signedAt(34, 81) * 256 + int64_t(B.at(16, 23)));
  }

  void step(Party &P) {
    const size_t Index = P.Offset / InstructionBytes;
    if (Index >= Kernel.Code.size() || P.Offset % InstructionBytes)
      return stop(RunEnd::UnknownOperation, P);
    const Bits B(Kernel.Code[Index].first, Kernel.Code[Index].second);
    const LanePredicate Guard = guardOf(B);
    const Executing In{P.Lanes & Guard.True, P.Lanes & ~Guard.Known};
    switch (B.operation()) {
    case Bra:
      return branch(P, B, In);
    case CallRelative:
      if (In.Perhaps || (In.Lanes && In.Lanes != P.Lanes))
        return stop(RunEnd::UnknownBranch, P);
      P.Offset += InstructionBytes + (In.Lanes ? distanceOf(B) : 0);
      return;
    case Ret:
      return leave(P, B, In);
    case Exit:
      return exit(P, B, In);
    case Bssy:
      if (In.Perhaps)
        return stop(RunEnd::UnknownBranch, P);
      forEach(In.Lanes, [&](unsigned Lane) {
        Member[B.at(16, 19)][Lane] = {In.Lanes, P.Offset + InstructionBytes + B.signedAt(32, 63)};
      });
      break;
    case Break:
      return breakOff(P, B, In);
    case Bsync:
      return wait(P, B, In);
    case Warpsync:
      if (B.form() != 4)
        return stop(RunEnd::UnknownOperation, P);
      if (In.Lanes != P.Lanes)
        return stop(RunEnd::UnknownBranch, P);
      forEach(P.Lanes, [&](unsigned Lane) { Behind[Lane] = P.Offset + InstructionBytes; });
      Waiting[OfWarp] |= P.Lanes;
      P.Lanes = 0;
      return release();
    case Yield:
      if (In.Perhaps || (In.Lanes && P.Lanes != Alive)) // the others wait, or may come to
        return stop(RunEnd::Yields, P);
      break;
    case Bar: // parties come to it one by one
      break;
    default:
      request(P, In);
      if (!compute(B, R, In))
        return stop(RunEnd::UnknownOperation, P);
    }
    P.Offset += InstructionBytes;
  }

  template <typename Function> static void forEach(LaneMask Lanes, Function Do) {
    for (; Lanes; Lanes &= Lanes - 1)
      Do(unsigned(std::countr_zero(Lanes)));
  }

  void request(const Party &P, Executing In) {
    auto Found = At.find(P.Offset);
    if (Found == At.end() || !Found->second->accessesShared() || !(In.Lanes | In.Perhaps))
      return;
    const Instruction &I = *Found->second;
    RunRequest Request{&I, In.Lanes | In.Perhaps, std::nullopt};
    if (I.At && !In.Perhaps) {
      const LaneValues Base = I.At->Register ? R.of(*I.At->Register) : LaneValues::all(0);
      const LaneValues Uniform = I.At->UniformRegister ? R.ofUniform(*I.At->UniformRegister) : LaneValues::all(0);
      if (!(In.Lanes & ~(Base.Known & Uniform.Known))) {
        Request.Addresses.emplace();
        for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
          (*Request.Addresses)[Lane] = Base.Of[Lane] * I.At->Scale + Uniform.Of[Lane] + uint32_t(I.At->Offset);
      }
    }
    Sink(Request);
  }

  void branch(Party &P, const Bits &B, Executing In) {
    if (B.form() != 4)
      return stop(RunEnd::UnknownOperation, P);
    const LanePredicate Condition = conditionOf(B, R);
    // Where one of the two is false it is known.
    const LaneMask Never = (P.Lanes & ~(In.Lanes | In.Perhaps)) | (Condition.Known & ~Condition.True);
    if (P.Lanes & ~Never & (In.Perhaps | ~Condition.Known))
      return stop(RunEnd::UnknownBranch, P);
    const LaneMask Taking = P.Lanes & ~Never;
    const uint64_t Next = P.Offset + InstructionBytes, Target = Next + distanceOf(B);
    if (Taking && Taking != P.Lanes)
      Parties.push_back({P.Lanes & ~Taking, Next});
    P = Taking ? Party{Taking, Target} : Party{P.Lanes, Next};
  }

  void leave(Party &P, const Bits &B, Executing In) {
    const unsigned Number = B.at(24, 31);
    const LaneValues To = R.of(Number);
    if (In.Lanes != P.Lanes || P.Lanes & ~To.Known)
      return stop(RunEnd::UnknownBranch, P);
    std::map<uint32_t, LaneMask> Targets;
    forEach(P.Lanes, [&](unsigned Lane) { Targets[To.Of[Lane]] |= 1u << Lane; });
    const uint64_t Base = P.Offset + InstructionBytes + distanceOf(B);
    for (auto [Target, Lanes] : Targets)
      Parties.push_back({Lanes, Base + Target});
    P.Lanes = 0;
  }

  void exit(Party &P, const Bits &B, Executing In) {
    const LanePredicate Condition = conditionOf(B, R);
    if (In.Perhaps || P.Lanes & ~Condition.Known)
      return stop(RunEnd::UnknownBranch, P);
    const LaneMask Ending = In.Lanes & Condition.True;
    Alive &= ~Ending;
    P.Lanes &= ~Ending;
    goOn(P);
  }

  /// The lanes of \p P for which \p B does what it says; nothing, and the run ends, if they are not known.
  std::optional<LaneMask> lanesFor(Party &P, const Bits &B, Executing In) {
    const LanePredicate Condition = conditionOf(B, R);
    if (!In.Perhaps && !(In.Lanes & ~Condition.Known))
      return In.Lanes & Condition.True;
    stop(RunEnd::UnknownBranch, P);
    return std::nullopt;
  }

  void goOn(Party &P) {
    P.Offset += InstructionBytes;
    release();
  }

  void breakOff(Party &P, const Bits &B, Executing In) {
    const std::optional<LaneMask> Leaving = lanesFor(P, B, In);
    if (!Leaving)
      return;
    for (Membership &M : Member[B.at(16, 19)])
      M.Members &= ~*Leaving;
    goOn(P);
  }

  void wait(Party &P, const Bits &B, Executing In) {
    const std::optional<LaneMask> Here = lanesFor(P, B, In);
    if (!Here)
      return;
    Waiting[B.at(16, 19)] |= *Here;
    P.Lanes &= ~*Here;
    goOn(P);
  }

  /// Lanes for which all that they wait for have come go on.
  void release() {
    for (unsigned Barrier = 0; Barrier < Barriers; ++Barrier)
      while (releaseOneOf(Barrier)) {
      }
    if (LaneMask Lanes = Waiting[OfWarp]; Lanes && Lanes == Alive) {
      std::map<uint64_t, LaneMask> Next;
      forEach(Lanes, [&](unsigned Lane) { Next[Behind[Lane]] |= 1u << Lane; });
      for (auto [Offset, Here] : Next)
        Parties.push_back({Here, Offset});
      Waiting[OfWarp] = 0;
    }
  }

  bool releaseOneOf(unsigned Barrier) {
    for (LaneMask Rest = Waiting[Barrier]; Rest; Rest &= Rest - 1) {
      const Membership &M = Member[Barrier][std::countr_zero(Rest)];
      const LaneMask Members = (M.Members | (Rest & -Rest)) & Alive;
      if (Members & ~Waiting[Barrier])
        continue;
      Parties.push_back({Members, M.Join});
      Waiting[Barrier] &= ~Members;
      return true;
    }
    return false;
  }
};

} // namespace

RunEnd run(const MachineCode &Code, const Function &Kernel, const RunInputs &Inputs, unsigned Warp, uint64_t MostSteps,
           function_ref<void(const RunRequest &)> Sink) {
  return WarpRunner(Code, Kernel, Inputs, Warp, Sink).run(MostSteps);
}

} // namespace bankcheck::sass
