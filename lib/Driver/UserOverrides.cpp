#include "Driver/UserOverrides.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/GlobPattern.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::driver {

std::optional<BlockShape> parseShape(StringRef Text) {
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, 'x');
  unsigned Extents[3] = {1, 1, 1};
  if (Parts.size() > 3)
    return std::nullopt;
  for (size_t I = 0; I < Parts.size(); ++I)
    if (Parts[I].getAsInteger(10, Extents[I]))
      return std::nullopt;
  return BlockShape::make(Extents[0], Extents[1], Extents[2]);
}

std::optional<BlockOverride> parseBlockOverride(StringRef Text) {
  auto [Kernel, Shape] = Text.rsplit('=');
  if (Shape.empty())
    std::swap(Kernel, Shape);
  std::optional<BlockShape> Parsed = parseShape(Shape);
  return Parsed ? std::optional(BlockOverride{Kernel.str(), *Parsed}) : std::nullopt;
}

std::optional<ParameterOverride> parseParameterOverride(StringRef Text) {
  auto [Name, Value] = Text.split('=');
  auto [Kernel, Parameter] = Name.rsplit('.');
  if (Parameter.empty())
    std::swap(Kernel, Parameter);
  int64_t Number = 0;
  if (Name.empty() || Value.getAsInteger(0, Number))
    return std::nullopt;
  return ParameterOverride{Kernel.str(), Parameter.str(), ParameterFact::exactly(Number)};
}

bool namesKernel(const std::string &Pattern, const std::string &Kernel) {
  StringRef Plain = StringRef(Kernel).split('<').first;
  // "*" alone in a pattern is rare in names: template arguments have pointers.
  Expected<GlobPattern> Glob = GlobPattern::create(Pattern);
  if (!Glob)
    consumeError(Glob.takeError());
  return any_of(
      ArrayRef<StringRef>{Kernel, Plain, Plain.rsplit("::").second.empty() ? Plain : Plain.rsplit("::").second},
      [&](StringRef Name) { return !Name.empty() && (Name == Pattern || (Glob && Glob->match(Name))); });
}

bool ParameterOverride::isFor(const std::string &Of, StringRef Name) const {
  std::string Whole = Kernel.empty() ? Parameter : Kernel + "." + Parameter;
  StringRef Before = Whole;
  return Before.consume_back(Name) && (Before.empty() || (Before.consume_back(".") && namesKernel(Before.str(), Of)));
}

const BlockOverride *UserOverrides::blockFor(const std::string &Kernel) const {
  auto It = find_if(Blocks, [&](const BlockOverride &B) { return !B.Kernel.empty() && namesKernel(B.Kernel, Kernel); });
  return It == Blocks.end() ? nullptr : &*It;
}

const BlockOverride *UserOverrides::blockForUnknownLaunch() const {
  auto It = find_if(Blocks, [](const BlockOverride &B) { return B.Kernel.empty(); });
  return It == Blocks.end() ? nullptr : &*It;
}

const ParameterOverride *UserOverrides::parameterFor(const std::string &Kernel, const std::string &Parameter) const {
  auto It = find_if(Parameters, [&](const ParameterOverride &P) { return P.isFor(Kernel, Parameter); });
  return It == Parameters.end() ? nullptr : &*It;
}

std::vector<std::string> unmatched(const UserOverrides &S, const Report &R) {
  std::vector<std::string> Result;
  auto Names = [&](const std::string &Pattern) {
    return any_of(R.Kernels, [&](const KernelFinding &K) { return Pattern.empty() || namesKernel(Pattern, K.Name); });
  };
  for (const BlockOverride &B : S.Blocks)
    if (!B.Kernel.empty() && !Names(B.Kernel))
      Result.push_back("no kernel is called '" + B.Kernel + "': its block shape " + B.Shape.text() + " is not used");
  for (const ParameterOverride &P : S.Parameters) {
    if (any_of(R.Kernels, [&](const KernelFinding &K) {
          return any_of(K.Parameters, [&](const std::string &Name) { return P.isFor(K.Name, Name); });
        }))
      continue;
    if (!P.Kernel.empty() && !Names(P.Kernel))
      Result.push_back("no kernel is called '" + P.Kernel + "': what is set for its parameter '" + P.Parameter +
                       "' is not used");
    else
      Result.push_back("no kernel" + (P.Kernel.empty() ? std::string() : " called '" + P.Kernel + "'") +
                       " has a parameter '" + P.Parameter + "': its value is not used");
  }
  return Result;
}

} // namespace bankcheck::driver
