#include "Sass/Listing.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck::sass {
namespace {

std::string predicateOf(const Instruction &I) {
  if (!I.isConditional())
    return "";
  return std::string(I.IsNegated ? "@!P" : "@P") + (I.Predicate == 7 ? "T" : std::to_string(I.Predicate));
}

bool mayAccessShared(const Instruction &I) {
  return I.accessesShared() || I.In == Space::Generic || I.Does == Action::Unknown;
}

json::Object valueOf(const Address &A) {
  json::Object Value{{"offset", A.Offset}, {"scale", A.Scale}};
  if (A.Register)
    Value["register"] = *A.Register;
  if (A.UniformRegister)
    Value["uniform_register"] = *A.UniformRegister;
  return Value;
}

json::Object valueOf(const Instruction &I, const std::vector<Place> &Places) {
  json::Object Value{{"offset", I.Offset}, {"operation", textOf(I)}, {"action", nameOf(I.Does)}};
  if (I.In != Space::None)
    Value["space"] = nameOf(I.In);
  if (I.Width)
    Value["width"] = I.Width;
  if (I.isConditional())
    Value["predicate"] = predicateOf(I);
  if (I.At)
    Value["address"] = valueOf(*I.At);
  json::Array List;
  for (const Place &P : Places) {
    json::Object Where{{"file", json::fixUTF8(P.File)}, {"line", P.Line}};
    if (!P.Function.empty())
      Where["function"] = json::fixUTF8(P.Function);
    List.push_back(std::move(Where));
  }
  if (!List.empty())
    Value["places"] = std::move(List);
  return Value;
}

json::Object valueOf(const MachineCode &M, const Function &F) {
  json::Object Counts;
  for (const auto &[Name, Count] : F.Counts)
    Counts[Name] = Count;
  json::Array Instructions;
  for (const Instruction &I : F.Instructions)
    Instructions.push_back(valueOf(I, M.placesOf(F, I)));
  return json::Object{
      {"name", json::fixUTF8(F.Name)}, {"is_kernel", F.IsKernel},     {"has_lines", M.Lines.hasLinesOf(F.Section)},
      {"has_unknown", F.HasUnknown},   {"counts", std::move(Counts)}, {"instructions", std::move(Instructions)}};
}

} // namespace

void listText(const std::vector<MachineCode> &Images, raw_ostream &Out) {
  for (const MachineCode &M : Images) {
    Out << "sm_" << M.Architecture << (M.Compiler.empty() ? "" : ", " + M.Compiler) << "\n";
    for (const Function &F : M.Functions) {
      Out << (F.IsKernel ? "kernel " : "function ") << F.Name
          << (M.Lines.hasLinesOf(F.Section) ? "" : ", without lines") << "\n";
      for (const Instruction &I : F.Instructions) {
        if (!mayAccessShared(I))
          continue;
        Out << formatv("  {0,-6:x} {1,-5}{2,-10} {3,-16}", I.Offset, predicateOf(I), textOf(I),
                       I.At ? textOf(*I.At) : "");
        bool IsFirst = true;
        for (const Place &P : M.placesOf(F, I)) {
          Out << (IsFirst ? " " : ", from ") << P.File << ":" << P.Line;
          if (!P.Function.empty())
            Out << " (" << P.Function << ")";
          IsFirst = false;
        }
        Out << "\n";
      }
    }
  }
}

void listJson(const std::vector<MachineCode> &Images, raw_ostream &Out) {
  json::Array List;
  for (const MachineCode &M : Images) {
    json::Array Functions;
    for (const Function &F : M.Functions)
      Functions.push_back(valueOf(M, F));
    List.push_back(json::Object{{"architecture", "sm_" + std::to_string(M.Architecture)},
                                {"compiler", json::fixUTF8(M.Compiler)},
                                {"functions", std::move(Functions)}});
  }
  Out << formatv("{0:2}", json::Value(json::Object{{"images", std::move(List)}})) << "\n";
}

} // namespace bankcheck::sass
