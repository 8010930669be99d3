#include "Sass/WarpRun.h"
#include "Basic/CopyOnWrite.h"
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
             function_ref<unsigned(const RunRequest &)> Sink)
      : Kernel(Kernel), Architecture(Code.Architecture), Sink(Sink), R(Code, Inputs, Warp) {
    Now.Alive = Inputs.Block.lanesOf(Warp);
    for (const Instruction &I : Kernel.Instructions)
      At[I.Offset] = &I;
  }

  RunEnd run(uint64_t MostSteps) {
    Now.Parties.push_back({Now.Alive, 0});
    runParties(MostSteps);
    while (!OtherWays.empty() && End.TheKind == RunEnd::Complete) {
      Now = std::move(OtherWays.back().Now);
      R = OtherWays.back().R;
      Counts = std::move(OtherWays.back().Counts);
      OtherWays.pop_back();
      release();
      runParties(MostSteps);
    }
    return std::move(End);
  }

private:
  /// Lanes that run together.
  struct Party {
    LaneMask Lanes = 0;
    uint64_t Offset = 0;
    auto operator<=>(const Party &) const = default;
  };
  /// Of one lane.
  struct Membership {
    LaneMask Members = 0;
    uint64_t Join = 0;
    auto operator<=>(const Membership &) const = default;
  };
  static constexpr unsigned Barriers = 16, OfWarp = Barriers;

  /// Where the lanes of the warp are.
  struct Positions {
    std::vector<Party> Parties; ///< Those that can run.
    LaneMask Alive = 0;
    using OfLanes = CopyOnWrite<std::array<Membership, WarpSize>>;
    std::array<OfLanes, Barriers> Member = OfLanes().times<Barriers>(); ///< Few are written.
    std::array<LaneMask, Barriers + 1> Waiting{};                       ///< By barrier.
    std::array<uint64_t, WarpSize> Behind{};                            ///< Where lanes that wait for the warp go on.
    auto operator<=>(const Positions &) const = default;
  };
  /// A way that leads to a branch which is not known, or from there.
  struct Way {
    Positions Now;
    Registers R;
    std::vector<unsigned> Counts;
  };
  /// Of ways to one branch so many are kept apart.
  static constexpr unsigned WaysKept = 3;

  const Function &Kernel;
  const unsigned Architecture;
  function_ref<unsigned(const RunRequest &)> Sink;
  DenseMap<uint64_t, const Instruction *> At;
  Positions Now;
  Registers R;
  std::vector<unsigned> Counts; ///< Requests on this way, by their numbers.
  std::vector<Way> OtherWays;   ///< That are still to be run.
  std::map<Positions, std::vector<std::pair<Registers, std::vector<unsigned>>>> Seen; ///< Ways to each such branch.
  std::optional<std::vector<unsigned>> OfEnd; ///< The counts of the first way that came to an end.
  RunEnd End;

  /// Until all lanes have ended, or this way was seen before.
  void runParties(uint64_t MostSteps) {
    bool IsNew = true;
    while (!Now.Parties.empty() && IsNew && End.TheKind == RunEnd::Complete) {
      Party Current = Now.Parties.back();
      Now.Parties.pop_back();
      while (Current.Lanes && IsNew && End.TheKind == RunEnd::Complete) {
        if (++End.Steps > MostSteps)
          stop(RunEnd::Budget, Current);
        else
          IsNew = step(Current);
      }
    }
    if (!IsNew || End.TheKind != RunEnd::Complete)
      return;
    if (Now.Alive)
      End.TheKind = RunEnd::Stuck;
    if (!OfEnd)
      OfEnd = Counts;
    compare(*OfEnd);
  }

  /// Two ways lead to one place: which requests were made equally often on both?
  void compare(const std::vector<unsigned> &Others) {
    const size_t Size = std::max(Counts.size(), Others.size());
    if (End.Requests.size() < Size)
      End.Requests.resize(Size);
    for (size_t I = 0; I < Size; ++I) {
      const unsigned Here = I < Counts.size() ? Counts[I] : 0, There = I < Others.size() ? Others[I] : 0;
      End.Requests[I].Most = std::max<uint64_t>(End.Requests[I].Most, std::max(Here, There));
      End.Requests[I].Varies |= Here != There;
    }
  }

  /// Whether a way that leads to a branch which is not known, where \p P runs, is new. Registers may be forgotten.
  bool isNewWay(const Party &P) {
    End.IsForked = true;
    Positions Here = Now;
    Here.Parties.push_back(P);
    auto &Ways = Seen[std::move(Here)];
    for (const auto &[Before, CountsBefore] : Ways)
      if (Before.isCommonWith(R)) {
        compare(CountsBefore);
        return false;
      }
    if (Ways.size() < WaysKept) {
      Ways.push_back({R, Counts});
      return true;
    }
    auto &[Like, CountsOfLike] = *std::max_element(Ways.begin(), Ways.end(), [&](const auto &A, const auto &B) {
      return A.first.commonWith(R) < B.first.commonWith(R);
    });
    compare(CountsOfLike);
    Like.keepCommon(R);
    R = Like;
    return true;
  }

  bool stop(RunEnd::Kind Kind, Party &P) {
    End.TheKind = Kind;
    End.Offset = P.Offset;
    P.Lanes = 0;
    return false;
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

  /// False if the way need not be followed on.
  bool step(Party &P) {
    const size_t Index = P.Offset / InstructionBytes;
    if (Index >= Kernel.Code.size() || P.Offset % InstructionBytes)
      return stop(RunEnd::UnknownOperation, P);
    const Bits B(Kernel.Code[Index].first, Kernel.Code[Index].second);
    const LanePredicate Guard = guardOf(B);
    const Executing In{P.Lanes & Guard.True, P.Lanes & ~Guard.Known};
    switch (B.operation()) {
    case Bra:
      if (B.form() != 4)
        return stop(RunEnd::UnknownOperation, P);
      return branch(P, B, In, conditionOf(B, R));
    case CallRelative: // where the callee returns to was written into a register; also a jump that goes far
      return branch(P, B, In, LanePredicate::all(true));
    case Ret:
      return leave(P, B, In);
    case Exit:
      return exit(P, B, In);
    case Bssy:
      if (In.Perhaps)
        return stop(RunEnd::UnknownBranch, P);
      join(B, P.Offset, In.Lanes);
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
      forEach(P.Lanes, [&](unsigned Lane) { Now.Behind[Lane] = P.Offset + InstructionBytes; });
      Now.Waiting[OfWarp] |= P.Lanes;
      P.Lanes = 0;
      release();
      return true;
    case Yield:
      if (In.Perhaps || (In.Lanes && P.Lanes != Now.Alive)) // the others wait, or may come to
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
    return true;
  }

  void join(const Bits &B, uint64_t Offset, LaneMask Lanes) {
    auto &Member = Now.Member[B.at(16, 19)].toWrite();
    forEach(Lanes, [&](unsigned Lane) { Member[Lane] = {Lanes, Offset + InstructionBytes + B.signedAt(32, 63)}; });
  }

  template <typename Function> static void forEach(LaneMask Lanes, Function Do) {
    for (; Lanes; Lanes &= Lanes - 1)
      Do(unsigned(std::countr_zero(Lanes)));
  }

  void request(const Party &P, Executing In) {
    auto Found = At.find(P.Offset);
    if (Found == At.end() || !Found->second->accessesShared() || !(In.Lanes | In.Perhaps))
      return;
    End.IsForked |= In.Perhaps != 0;
    const Instruction &I = *Found->second;
    RunRequest Request{&I, In.Lanes | In.Perhaps, std::nullopt};
    if (I.At) {
      const LaneValues Base = I.At->Register ? R.of(*I.At->Register) : LaneValues::all(0);
      const LaneValues Uniform = I.At->UniformRegister ? R.ofUniform(*I.At->UniformRegister) : LaneValues::all(0);
      if (!(Request.Lanes & ~(Base.Known & Uniform.Known))) {
        Request.Addresses.emplace();
        for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
          (*Request.Addresses)[Lane] = Base.Of[Lane] * I.At->Scale + Uniform.Of[Lane] + uint32_t(I.At->Offset);
      }
    }
    const unsigned Number = Sink(Request);
    if (Number >= Counts.size())
      Counts.resize(Number + 1);
    ++Counts[Number];
  }

  bool branch(Party &P, const Bits &B, Executing In, LanePredicate Condition) {
    // Where one of the two is false it is known.
    const LaneMask Never = (P.Lanes & ~(In.Lanes | In.Perhaps)) | (Condition.Known & ~Condition.True);
    const LaneMask Taking = P.Lanes & ~Never;
    if (const LaneMask Perhaps = Taking & (In.Perhaps | ~Condition.Known)) {
      if (!isNewWay(P))
        return false;
      part(P, B, Taking & ~Perhaps, OtherWays.emplace_back(Now, R, Counts).Now);
    }
    part(P, B, Taking, Now);
    P.Lanes = 0;
    return true;
  }

  /// \p P becomes parties of \p To: those that take the branch \p B and those that do not.
  void part(const Party &P, const Bits &B, LaneMask Taking, Positions &To) const {
    const uint64_t Next = P.Offset + InstructionBytes, Target = Next + distanceOf(B);
    if (Taking != P.Lanes)
      To.Parties.push_back({P.Lanes & ~Taking, Next});
    if (Taking)
      To.Parties.push_back({Taking, Target});
  }

  bool leave(Party &P, const Bits &B, Executing In) {
    const unsigned Number = B.at(24, 31);
    const LaneValues To = R.of(Number);
    if (In.Lanes != P.Lanes || P.Lanes & ~To.Known)
      return stop(RunEnd::UnknownBranch, P);
    std::map<uint32_t, LaneMask> Targets;
    forEach(P.Lanes, [&](unsigned Lane) { Targets[To.Of[Lane]] |= 1u << Lane; });
    const uint64_t Base = P.Offset + InstructionBytes + distanceOf(B);
    for (auto [Target, Lanes] : Targets)
      Now.Parties.push_back({Lanes, Base + Target});
    P.Lanes = 0;
    return true;
  }

  bool exit(Party &P, const Bits &B, Executing In) {
    const LanePredicate Condition = conditionOf(B, R);
    const LaneMask Perhaps = ((In.Lanes | In.Perhaps) & ~Condition.Known) | (In.Perhaps & Condition.True);
    const LaneMask Ending = In.Lanes & Condition.True;
    if (Perhaps) {
      if (!isNewWay(P))
        return false;
      end(P, Ending | Perhaps, OtherWays.emplace_back(Now, R, Counts).Now);
    }
    end(P, Ending, Now);
    P.Lanes = 0;
    release();
    return true;
  }

  static void end(const Party &P, LaneMask Ending, Positions &To) {
    To.Alive &= ~Ending;
    if (P.Lanes & ~Ending)
      To.Parties.push_back({P.Lanes & ~Ending, P.Offset + InstructionBytes});
  }

  /// The lanes of \p P for which \p B does what it says; nothing, and the run ends, if they are not known.
  std::optional<LaneMask> lanesFor(Party &P, const Bits &B, Executing In) {
    const LanePredicate Condition = conditionOf(B, R);
    if (!In.Perhaps && !(In.Lanes & ~Condition.Known))
      return In.Lanes & Condition.True;
    stop(RunEnd::UnknownBranch, P);
    return std::nullopt;
  }

  bool goOn(Party &P) {
    P.Offset += InstructionBytes;
    release();
    return true;
  }

  bool breakOff(Party &P, const Bits &B, Executing In) {
    const std::optional<LaneMask> Leaving = lanesFor(P, B, In);
    if (!Leaving)
      return false;
    for (Membership &M : Now.Member[B.at(16, 19)].toWrite())
      M.Members &= ~*Leaving;
    return goOn(P);
  }

  bool wait(Party &P, const Bits &B, Executing In) {
    const std::optional<LaneMask> Here = lanesFor(P, B, In);
    if (!Here)
      return false;
    Now.Waiting[B.at(16, 19)] |= *Here;
    P.Lanes &= ~*Here;
    return goOn(P);
  }

  /// Lanes for which all that they wait for have come go on.
  void release() {
    for (unsigned Barrier = 0; Barrier < Barriers; ++Barrier)
      while (releaseOneOf(Barrier)) {
      }
    if (LaneMask Lanes = Now.Waiting[OfWarp]; Lanes && Lanes == Now.Alive) {
      std::map<uint64_t, LaneMask> Next;
      forEach(Lanes, [&](unsigned Lane) { Next[Now.Behind[Lane]] |= 1u << Lane; });
      for (auto [Offset, Here] : Next)
        Now.Parties.push_back({Here, Offset});
      Now.Waiting[OfWarp] = 0;
    }
  }

  bool releaseOneOf(unsigned Barrier) {
    for (LaneMask Rest = Now.Waiting[Barrier]; Rest; Rest &= Rest - 1) {
      const Membership &M = (*Now.Member[Barrier])[std::countr_zero(Rest)];
      const LaneMask Members = (M.Members | (Rest & -Rest)) & Now.Alive;
      if (Members & ~Now.Waiting[Barrier])
        continue;
      Now.Parties.push_back({Members, M.Join});
      Now.Waiting[Barrier] &= ~Members;
      return true;
    }
    return false;
  }
};

} // namespace

RunEnd run(const MachineCode &Code, const Function &Kernel, const RunInputs &Inputs, unsigned Warp, uint64_t MostSteps,
           function_ref<unsigned(const RunRequest &)> Sink) {
  return WarpRunner(Code, Kernel, Inputs, Warp, Sink).run(MostSteps);
}

} // namespace bankcheck::sass
