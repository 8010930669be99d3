#include "Source/HostExpression.h"
#include "llvm/Support/MathExtras.h"

namespace bankcheck::source {
namespace {

constexpr size_t MostSteps = 48;

std::optional<int64_t> computed(HostOperation Operation, int64_t L, int64_t R) {
  int64_t Result = 0;
  bool Divides = R && R != -1;
  switch (Operation) {
  case HostOperation::Add:
    return __builtin_add_overflow(L, R, &Result) ? std::nullopt : std::optional(Result);
  case HostOperation::Sub:
    return __builtin_sub_overflow(L, R, &Result) ? std::nullopt : std::optional(Result);
  case HostOperation::Mul:
    return __builtin_mul_overflow(L, R, &Result) ? std::nullopt : std::optional(Result);
  case HostOperation::Div:
    return Divides ? std::optional(L / R) : std::nullopt;
  case HostOperation::Rem:
    return Divides ? std::optional(L % R) : std::nullopt;
  case HostOperation::Shl:
    return R < 0 || R > 62 || __builtin_mul_overflow(L, int64_t(1) << R, &Result) ? std::nullopt
                                                                                  : std::optional(Result);
  case HostOperation::Shr:
    return R >= 0 && R < 64 ? std::optional(L >> R) : std::nullopt;
  case HostOperation::And:
    return L & R;
  case HostOperation::Or:
    return L | R;
  case HostOperation::Xor:
    return L ^ R;
  case HostOperation::Less:
    return L < R;
  case HostOperation::Greater:
    return L > R;
  case HostOperation::LessEqual:
    return L <= R;
  case HostOperation::GreaterEqual:
    return L >= R;
  case HostOperation::Equal:
    return L == R;
  case HostOperation::NotEqual:
    return L != R;
  }
  return std::nullopt;
}

} // namespace

std::optional<int64_t> IntegerType::converted(int64_t Value) const {
  if (!Bits)
    return Value != 0;
  if (Bits >= 64)
    return Value < 0 && !IsSigned ? std::nullopt : std::optional(Value);
  return IsSigned ? llvm::SignExtend64(Value, Bits) : Value & llvm::maskTrailingOnes<uint64_t>(Bits);
}

HostExpression HostExpression::parameter(ParameterPart Part) {
  HostExpression Result;
  Result.Steps.push_back({Step::Parameter, Part.Index, Part.Offset ? int64_t(*Part.Offset) : -1});
  return Result;
}

void HostExpression::append(const HostExpression &Other) {
  if (Other.Steps.empty())
    Steps.push_back({Step::Constant, Other.Value});
  else
    Steps.insert(Steps.end(), Other.Steps.begin(), Other.Steps.end());
}

std::optional<HostExpression> HostExpression::then(const Step &Last) const {
  if (Steps.size() >= MostSteps)
    return std::nullopt;
  HostExpression Result = *this;
  Result.Steps.push_back(Last);
  return Result;
}

std::optional<HostExpression> HostExpression::of(HostOperation Operation, const HostExpression &L,
                                                 const HostExpression &R) {
  if (L.constant() && R.constant()) {
    std::optional<int64_t> Value = computed(Operation, L.Value, R.Value);
    return Value ? std::optional(HostExpression(*Value)) : std::nullopt;
  }
  HostExpression Both;
  Both.append(L);
  Both.append(R);
  return Both.then({Step::Operation, int64_t(Operation)});
}

std::optional<HostExpression> HostExpression::select(const HostExpression &Condition, const HostExpression &True,
                                                     const HostExpression &False) {
  if (Condition.constant())
    return Condition.Value ? True : False;
  HostExpression All = Condition;
  All.append(True);
  All.append(False);
  return All.then({Step::Select});
}

std::optional<HostExpression> HostExpression::convertedTo(IntegerType Type) const {
  if (constant()) {
    std::optional<int64_t> Converted = Type.converted(Value);
    return Converted ? std::optional(HostExpression(*Converted)) : std::nullopt;
  }
  const Step Conversion{Step::Convert, Type.Bits, Type.IsSigned};
  return Steps.back() == Conversion ? std::optional(*this) : then(Conversion);
}

std::optional<HostExpression> HostExpression::with(Giver Given) const {
  if (constant())
    return *this;
  std::vector<std::optional<HostExpression>> Stack;
  auto Pop = [&] {
    std::optional<HostExpression> Top = std::move(Stack.back());
    Stack.pop_back();
    return Top;
  };
  for (const Step &S : Steps)
    switch (S.TheKind) {
    case Step::Constant:
      Stack.push_back(HostExpression(S.A));
      break;
    case Step::Parameter:
      Stack.push_back(Given({unsigned(S.A), S.B < 0 ? std::nullopt : std::optional(uint64_t(S.B))}));
      break;
    case Step::Convert:
      if (Stack.back())
        Stack.back() = Stack.back()->convertedTo({unsigned(S.A), S.B != 0});
      break;
    case Step::Operation: {
      auto R = Pop(), L = Pop();
      Stack.push_back(L && R ? of(HostOperation(S.A), *L, *R) : std::nullopt);
      break;
    }
    case Step::Select: {
      auto False = Pop(), True = Pop(), Condition = Pop();
      std::optional<int64_t> Known = Condition ? Condition->constant() : std::nullopt;
      Stack.push_back(Known                        ? (*Known ? True : False)
                      : Condition && True && False ? select(*Condition, *True, *False)
                                                   : std::nullopt);
      break;
    }
    }
  return Pop();
}

std::optional<HostExpression> HostExpression::of(const std::vector<Step> &Steps) {
  size_t Depth = 0;
  bool IsConstant = true;
  for (const Step &S : Steps) {
    const size_t Taken = S.TheKind == Step::Select      ? 3
                         : S.TheKind == Step::Operation ? 2
                         : S.TheKind == Step::Convert   ? 1
                                                        : 0;
    const bool IsKnown = S.TheKind <= Step::Select &&
                         (S.TheKind != Step::Operation || (S.A >= 0 && S.A <= int64_t(HostOperation::NotEqual)));
    if (!IsKnown || Depth < Taken)
      return std::nullopt;
    Depth = Depth - Taken + 1;
    IsConstant &= S.TheKind != Step::Parameter;
  }
  if (Depth != 1 || Steps.size() > MostSteps || IsConstant)
    return std::nullopt;
  HostExpression Result;
  Result.Steps = Steps;
  return Result;
}

} // namespace bankcheck::source
