#include "Nvcc/Unions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace bankcheck::nvcc {

bool isUnion(const Type &T) {
  auto *S = dyn_cast<StructType>(&T);
  return S && S->hasName() && S->getName().starts_with("union.");
}

bool hasUnion(const Type &T) {
  return isUnion(T) || any_of(T.subtypes(), [](const Type *Part) { return hasUnion(*Part); });
}

} // namespace bankcheck::nvcc
