// The values that code begins with: constants, arguments, and the members of structs among them.

#include "Analysis/LaneFloats.h"
#include "Analysis/WarpState.h"
#include "IR/AddressSpaces.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

AffineValue WarpState::constantOf(const Constant *C) {
  unsigned Width = valueWidth(C->getType());
  if (auto *Int = dyn_cast<ConstantInt>(C))
    return Math.constant(Width, Int->getValue().sextOrTrunc(64).getSExtValue());
  if (isa<ConstantPointerNull>(C) || isa<ConstantAggregateZero>(C))
    return Math.constant(Width, 0);
  if (auto *G = dyn_cast<GlobalVariable>(C)) {
    if (G->getAddressSpace() == SharedSpace) // ptxas aligns them; Base counts units of 16 bytes
      return Math.binary(Opcode::Mul, Math.symbol(64, Kernel.arrayOf(G).Base), Math.constant(64, 16),
                         SignedWrap::Undefined);
    SymbolId Base = Kernel.symbolOf(G, ValueName(ValueKind::AddressOf, sourceNameOf(*G)), 0, INT64_MAX);
    Kernel.noteTable(Base, G);
    return Math.symbol(64, Base);
  }
  if (auto *Gep = dyn_cast<GEPOperator>(C))
    return addressOf(*Gep);
  if (auto *E = dyn_cast<ConstantExpr>(C)) {
    switch (E->getOpcode()) {
    case Instruction::AddrSpaceCast:
    case Instruction::PtrToInt:
    case Instruction::PtrToAddr:
    case Instruction::IntToPtr:
    case Instruction::BitCast: {
      AffineValue F = valueOf(E->getOperand(0));
      return F.Width == Width ? F : F.Width < Width ? Math.zeroExtend(F, Width) : Math.truncate(F, Width);
    }
    case Instruction::Trunc:
      return Math.truncate(valueOf(E->getOperand(0)), Width);
    case Instruction::Add:
      return Math.binary(Opcode::Add, valueOf(E->getOperand(0)), valueOf(E->getOperand(1)));
    case Instruction::Sub:
      return Math.binary(Opcode::Sub, valueOf(E->getOperand(0)), valueOf(E->getOperand(1)));
    default:
      break;
    }
  }
  if (auto *Real = dyn_cast<ConstantFP>(C); Real && Real->getType()->getPrimitiveSizeInBits() <= 64)
    return Math.constant(Width, int64_t(Real->getValueAPF().bitcastToAPInt().getZExtValue()));
  // Functions, undef: the same in every lane. Vectors have elements.
  if (isa<PoisonValue>(C))
    return Arithmetic::unknown(Width, Kernel.reason(nullptr, Undecided::UndefinedValue));
  if (isa<UndefValue>(C))
    return Arithmetic::unknown(Width, Kernel.reason(nullptr, Undecided::UnsetValue));
  return Math.symbol(Width, Kernel.symbolOf(C, ValueName(ValueKind::Constant), INT64_MIN, INT64_MAX));
}

AffineValue WarpState::fixedValueOf(const Value *V) {
  if (auto *C = dyn_cast<Constant>(V))
    return constantOf(C);
  unsigned Width = valueWidth(V->getType());
  if (auto *A = dyn_cast<Argument>(V)) {
    const KernelInputs &Inputs = Kernel.inputs();
    auto Given = Inputs.ParameterFacts.find(A->getArgNo());
    if (isReal(A->getType()) && Given != Inputs.ParameterFacts.end() && Given->second.isExact())
      return constantOf(ConstantFP::get(A->getType(), double(Given->second.Low)));
    return parameter(Width, Inputs.nameOf(A->getArgNo()),
                     Given == Inputs.ParameterFacts.end() ? ParameterFact() : Given->second,
                     [&](const ValueName &N, int64_t Low, int64_t High) {
                       SymbolId Id = Kernel.symbolOf(A, N, Low, High);
                       if (A->getType()->isPointerTy())
                         Kernel.noteOfHost(Id);
                       return Id;
                     });
  }
  return Arithmetic::unknown(Width, Kernel.reason(dyn_cast<Instruction>(V), Undecided::Value));
}

/// Modulus * quotient + Residue, with the quotient as the unknown.
AffineValue WarpState::parameter(unsigned Width, const ValueName &Name, const ParameterFact &Fact,
                                 function_ref<SymbolId(const ValueName &, int64_t, int64_t)> Symbol) {
  if (Fact.isExact())
    return Math.constant(Width, Fact.Low);
  auto [Low, High] = rangeOfWidth(Width);
  Low = std::max(Low, Fact.Low);
  High = std::min(High, Fact.High);
  if (Fact.Modulus == 1 || Low > High)
    return Math.symbol(Width, Symbol(Name, Low, High));
  auto Floor = [&](int64_t Value) { return Value / Fact.Modulus - (Value % Fact.Modulus < 0); };
  // ceil((Low - Residue) / Modulus), without leaving 64 bits.
  int64_t LowQuotient = Floor(Low) + (((Low % Fact.Modulus) + Fact.Modulus) % Fact.Modulus > Fact.Residue);
  int64_t HighQuotient = Floor(High) - (((High % Fact.Modulus) + Fact.Modulus) % Fact.Modulus < Fact.Residue);
  AffineValue Quotient = Math.symbol(
      Width, Symbol("(" + Name.Text + " / " + std::to_string(Fact.Modulus) + ")", LowQuotient, HighQuotient));
  AffineValue Multiple = Math.binary(Opcode::Mul, Quotient, Math.constant(Width, Fact.Modulus), SignedWrap::Undefined);
  return Math.binary(Opcode::Add, Multiple, Math.constant(Width, Fact.Residue), SignedWrap::Undefined);
}

/// What \p A, a struct passed by value, has at \p Offset.
AffineValue WarpState::member(const Argument &A, uint64_t Offset, unsigned Width) {
  const KernelInputs &Inputs = Kernel.inputs();
  auto Symbol = [&](const ValueName &Name, int64_t Low, int64_t High) {
    SymbolId Id = Kernel.namedSymbol(Name, Low, High);
    if (Width == 64)
      Kernel.noteOfHost(Id);
    return Id;
  };
  auto Member = Inputs.Members.find({A.getArgNo(), Offset});
  if (Member != Inputs.Members.end() && Member->second.Bytes * 8 == Width)
    return parameter(Width, Member->second.Name, Member->second.Fact, Symbol);
  return parameter(Width, ValueName::memberAt(Inputs.nameOf(A.getArgNo()), Offset), {}, Symbol);
}

} // namespace bankcheck::analysis
