//===- ParameterMembers.h - the integers in a kernel's struct arguments -------===//

#ifndef BANKCHECK_SOURCE_PARAMETERMEMBERS_H
#define BANKCHECK_SOURCE_PARAMETERMEMBERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class FieldDecl;
class FunctionDecl;
class QualType;
} // namespace clang

namespace bankcheck::source {

struct ParameterMember {
  unsigned Parameter; ///< Its index.
  uint64_t Offset;    ///< Bytes, in the parameter.
  unsigned Bytes;
  std::string Name; ///< As the kernel writes it: "params.shape.strides[1]".
};

/// Members of integer type of the parameters that \p Kernel takes by value, those in
/// bases, structs and short arrays too; not those of unions, which have no one name, nor
/// bit-fields. A struct of very many gives the first of them.
std::vector<ParameterMember> membersOf(const clang::FunctionDecl &Kernel, clang::ASTContext &Ast);

/// Calls \p Do for the integers in a struct of type \p Type, but for those in arrays, unions
/// and bases: the way to the member and its offset in bytes. At most the first 64.
void eachMember(clang::QualType Type, clang::ASTContext &Ast,
                llvm::function_ref<void(llvm::ArrayRef<const clang::FieldDecl *>, uint64_t)> Do);

} // namespace bankcheck::source

#endif
