// Random index expressions, decided symbolically and computed by brute force.
//
// The oracle here evaluates an expression tree with plain 32-bit arithmetic for
// one value of each symbol and one lane; it shares nothing with Arithmetic but
// the bank model.

#include "Lanes/Decide.h"
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace {

struct Node {
  enum Kind { Lane, SymbolN, SymbolM, Constant, Operation } TheKind;
  Opcode Op = Opcode::Add;
  uint32_t Value = 0;
  std::unique_ptr<Node> Left, Right;

  std::string text() const {
    switch (TheKind) {
    case Lane:
      return "lane";
    case SymbolN:
      return "n";
    case SymbolM:
      return "m";
    case Constant:
      return std::to_string(Value);
    case Operation:
      break;
    }
    static const char *const Names[] = {"+", "-", "*", "&", "|", "^", "<<", ">>", ">>s", "/", "/s", "%", "%s"};
    return "(" + Left->text() + " " + Names[int(Op)] + " " + Right->text() + ")";
  }
};

class Generator {
public:
  explicit Generator(unsigned Seed) : Random(Seed) {}
  unsigned below(unsigned Bound) { return std::uniform_int_distribution<unsigned>(0, Bound - 1)(Random); }

  std::unique_ptr<Node> leaf() {
    auto N = std::make_unique<Node>();
    switch (below(6)) {
    case 0:
    case 1:
    case 2:
      N->TheKind = Node::Lane;
      break;
    case 3:
      N->TheKind = Node::SymbolN;
      break;
    case 4:
      N->TheKind = Node::SymbolM;
      break;
    default:
      N->TheKind = Node::Constant;
      N->Value = below(70);
      break;
    }
    return N;
  }

  std::unique_ptr<Node> tree(unsigned Depth) {
    if (Depth == 0)
      return leaf();
    auto N = std::make_unique<Node>();
    N->TheKind = Node::Operation;
    static constexpr Opcode Binary[] = {Opcode::Add, Opcode::Add, Opcode::Add, Opcode::Mul, Opcode::Xor, Opcode::Sub};
    static constexpr Opcode WithConstant[] = {Opcode::And,  Opcode::Or,   Opcode::Xor,  Opcode::Shl,
                                              Opcode::LShr, Opcode::UDiv, Opcode::URem, Opcode::Mul};
    N->Left = tree(Depth - 1);
    if (below(2)) {
      N->Op = Binary[below(std::size(Binary))];
      N->Right = tree(below(Depth));
      return N;
    }
    N->Op = WithConstant[below(std::size(WithConstant))];
    N->Right = std::make_unique<Node>();
    N->Right->TheKind = Node::Constant;
    bool Shift = N->Op == Opcode::Shl || N->Op == Opcode::LShr;
    static constexpr uint32_t Divisors[] = {2, 3, 4, 5, 8, 16, 32, 33};
    bool Division = N->Op == Opcode::UDiv || N->Op == Opcode::URem;
    N->Right->Value = Shift ? below(6) : Division ? Divisors[below(8)] : below(2) ? below(70) : (1u << below(7)) - 1;
    return N;
  }

private:
  std::mt19937 Random;
};

/// 32-bit unsigned machine arithmetic; \p Wrapped if a value passed the range
/// in which it is also the mathematical one.
uint32_t evaluate(const Node &N, uint32_t Lane, uint32_t ValueN, uint32_t ValueM, bool &Wrapped) {
  switch (N.TheKind) {
  case Node::Lane:
    return Lane;
  case Node::SymbolN:
    return ValueN;
  case Node::SymbolM:
    return ValueM;
  case Node::Constant:
    return N.Value;
  case Node::Operation:
    break;
  }
  uint32_t A = evaluate(*N.Left, Lane, ValueN, ValueM, Wrapped), B = evaluate(*N.Right, Lane, ValueN, ValueM, Wrapped);
  uint64_t Wide = 0;
  switch (N.Op) {
  case Opcode::Add:
    Wide = uint64_t(A) + B;
    break;
  case Opcode::Sub:
    Wide = uint64_t(A) - B;
    break;
  case Opcode::Mul:
    Wide = uint64_t(A) * B;
    break;
  case Opcode::And:
    Wide = A & B;
    break;
  case Opcode::Or:
    Wide = A | B;
    break;
  case Opcode::Xor:
    Wide = A ^ B;
    break;
  case Opcode::Shl:
    Wide = uint64_t(A) << B;
    break;
  case Opcode::LShr:
    Wide = A >> B;
    break;
  case Opcode::UDiv:
    Wide = A / B;
    break;
  case Opcode::URem:
    Wide = A % B;
    break;
  default:
    break;
  }
  Wrapped |= Wide > INT32_MAX;
  return uint32_t(Wide);
}

AffineValue affineOf(const Node &N, Arithmetic &Math, SymbolId IdN, SymbolId IdM) {
  switch (N.TheKind) {
  case Node::Lane:
    return Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L); }));
  case Node::SymbolN:
    return Math.symbol(32, IdN);
  case Node::SymbolM:
    return Math.symbol(32, IdM);
  case Node::Constant:
    return Math.constant(32, N.Value);
  case Node::Operation:
    break;
  }
  return Math.binary(N.Op, affineOf(*N.Left, Math, IdN, IdM), affineOf(*N.Right, Math, IdN, IdM));
}

bool holds(const ResidueAssignment &C, SymbolId IdN, int64_t ValueN, SymbolId IdM, int64_t ValueM, bool &Known) {
  Known = C.Symbol == IdN || C.Symbol == IdM;
  int64_t Value = C.Symbol == IdN ? ValueN : ValueM;
  return C.Modulus ? Value % int64_t(C.Modulus) == C.Residue : Value == C.Residue;
}

TEST(Random, EveryCaseIsWhatBruteForceFinds) {
  unsigned Decided = 0, Compared = 0, Undecided = 0;
  for (unsigned Seed = 0; Seed < 1500; ++Seed) {
    Generator Make(Seed);
    std::unique_ptr<Node> Tree = Make.tree(1 + Make.below(4));
    unsigned Width = 1u << Make.below(3);
    LaneMask Active = Make.below(3) ? AllLanes : LaneMask(Make.below(1u << 31) * 2654435761u | 1);
    SymbolTable Symbols;
    Arithmetic Math(Symbols);
    SymbolId IdN = Symbols.free("n", 0, 5000), IdM = Symbols.free("m", 0, 40);
    BankQuery Q;
    Q.Address = Math.binary(Opcode::Mul, affineOf(*Tree, Math, IdN, IdM), Math.constant(32, Width));
    Q.Active = Active;
    Q.Width = Width;
    BankResult A = decide(Q, Math);
    if (!A.isDecided()) {
      ++Undecided;
      continue;
    }
    ++Decided;
    for (unsigned Sample = 0; Sample < 24; ++Sample) {
      uint32_t N = Sample < 8 ? Sample : Make.below(5001), M = Make.below(41);
      Request R;
      R.Width = Width;
      R.Active = Active;
      bool Wrapped = false;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
        uint64_t Bytes = uint64_t(evaluate(*Tree, Lane, N, M, Wrapped)) * Width;
        R.Offsets[Lane] = uint32_t(Bytes);
        Wrapped |= Bytes > INT32_MAX;
      }
      if (Wrapped)
        continue; // outside shared memory, or under an assumption that is named
      const Case *Found = nullptr;
      for (const Case &C : A.Cases) {
        bool All = true;
        for (const ResidueAssignment &Ch : C.Assignments) {
          bool Known = false;
          All &= holds(Ch, IdN, N, IdM, M, Known);
          ASSERT_TRUE(Known) << Tree->text();
        }
        if (All) {
          ASSERT_FALSE(Found) << "two cases for one value: " << Tree->text();
          Found = &C;
        }
      }
      ASSERT_TRUE(Found) << "no case for n=" << N << " m=" << M << ": " << Tree->text();
      Cost True = *costOf(R);
      bool Excepted = false;
      for (const Relation &E : Found->Exceptions) {
        int64_t Sum = E.Constant;
        for (const Relation::Addend &Part : E.Sum) {
          int64_t Product = Part.Coefficient;
          for (SymbolId Id : Part.Factors)
            Product *= Id == IdN ? N : M;
          Sum += Product;
        }
        Excepted |= Sum == 0;
      }
      ++Compared;
      if (Excepted)
        EXPECT_LE(True.Wavefronts, Found->TheCost.Wavefronts) << "n=" << N << " m=" << M << ": " << Tree->text();
      else
        EXPECT_EQ(True, Found->TheCost) << "n=" << N << " m=" << M << " width " << Width << ": " << Tree->text()
                                        << " cases " << A.Cases.size();
      if (::testing::Test::HasFailure())
        return;
    }
  }
  // Few enough undecided that the test means something.
  EXPECT_GT(Decided, 1000u);
  EXPECT_GT(Compared, 10000u);
  std::printf("decided %u, compared %u, undecided %u\n", Decided, Compared, Undecided);
}

} // namespace
