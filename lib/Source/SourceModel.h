//===- SourceModel.h - what the AST says, as plain values ------------------===//

#ifndef BANKCHECK_SOURCE_SOURCEMODEL_H
#define BANKCHECK_SOURCE_SOURCEMODEL_H

#include "Basic/BlockShape.h"
#include "Basic/Location.h"
#include "Basic/StatementLines.h"
#include "Source/Assumption.h"
#include "Source/IndexedExtents.h"
#include "Source/Launch.h"
#include "Source/OpenLaunch.h"
#include "Source/ParameterMembers.h"
#include <array>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace clang {
class ASTContext;
class Decl;
} // namespace clang

namespace bankcheck::source {

struct KernelSource {
  std::string Name;            ///< With template arguments, as the user would write it.
  std::string Key;             ///< What a profile knows it by. \see Basic/KernelName.h
  Location Where;              ///< Of the definition; no line where the file only declares it.
  std::set<Location> Declared; ///< All declarations of it, and the definition.
  bool IsOfFileOnly = false;   ///< `static`, or in an unnamed namespace: other files may have others of the name.
  std::vector<std::string> Parameters;
  std::vector<ParameterMember> Members; ///< Of these.
  unsigned MaxThreads = 0;              ///< __launch_bounds__; 0 if none.
  IndexedExtents Indexed;               ///< What its shared arrays say of the block.
  std::vector<Launch> Launches;
  std::vector<OpenLaunch> Open; ///< What calls in other files make of launches.
  /// From comments `// bankcheck: ...` beside the kernel.
  std::optional<BlockShape> StatedBlock;
  Assumptions Stated;
  /// What a value can be given to: parameters and members.
  std::vector<std::string> names() const;
};

/// A piece of a file that can be replaced.
struct TextRange {
  Location Begin;
  unsigned EndLine = 0, EndColumn = 0; ///< One past the last character.
  unsigned Offset = 0, Length = 0;     ///< In bytes, in the file Begin.File.
  std::string Text;
  bool operator==(const TextRange &) const = default;

  /// Takes off blanks at both ends.
  void trim();
};

/// An extent of a declaration, between its brackets: "32", "Edge".
struct ExtentSource {
  TextRange Range;
  bool IsLiteral = false;
  bool IsDependent = false;      ///< On a template argument.
  bool NeedsParentheses = false; ///< Before something is added to it.
  bool EndsInAddend = false;     ///< "Edge + 1": the literal can take more.
  /// The extent made larger by \p Elements: "33", "Edge + 1".
  std::string paddedBy(uint64_t Elements) const;
};

/// A function of an array's indices that can be declared behind the array. \see Source/IndexHelper.h
struct IndexHelper {
  TextRange At;            ///< Empty.
  std::string Separator;   ///< Before a declaration there: what begins a new line like that one, or a blank.
  std::string IndexName;   ///< Of a function for an index.
  std::string ElementName; ///< Of a function for an element.
};

struct ArraySource {
  std::string Name;
  Location Where;
  std::string ElementType;
  std::string ElementText;       ///< As it is spelled: "T". Empty where a macro spells it.
  std::vector<uint64_t> Extents; ///< Outermost first; empty for a scalar.
  unsigned ElementBytes = 0;
  bool IsDynamic = false; ///< extern
  /// As many as Extents; none where they cannot be changed for this array alone.
  std::vector<ExtentSource> ExtentTexts;
  /// Why there are none: "it is declared in the macro 'TILE'".
  std::string NotEditable;
  std::optional<IndexHelper> Helper;
  /// `float tile[32][33]`: the declaration with other extents.
  std::string declaredWith(const std::vector<uint64_t> &Extents) const;
};

/// One place where all dimensions of an array are indexed, `t[a][b]`.
struct IndexUse {
  std::vector<TextRange> Indices;  ///< Empty where a macro holds them.
  std::optional<TextRange> Access; ///< `t[a][b]`, if no macro holds a part of it.
  bool Pure = true;                ///< Evaluating an index twice changes nothing.
  bool SeesLocals = true;          ///< What is declared beside the array can be named there.
};

/// How the source uses one declared array, in all instantiations.
struct ArrayUses {
  std::vector<IndexUse> Indexed;
  std::multimap<unsigned, size_t> IndexedAt; ///< Their numbers, by where the first index begins in its file.
  /// Uses by which its rows become pointers, arguments and the like, and where those form other addresses in it.
  std::set<Location> Others;
  /// Where an address in it goes that is not followed: then Others lacks some.
  std::optional<Location> Lost;
  /// Uses that spell or measure its type: `sizeof t`, `float (&r)[32][32] = t`.
  std::set<Location> OfType;
  /// Where an address in it is compared or subtracted: clang may fold that before there is code.
  std::set<Location> Distances;
};

/// An expression that reads or writes memory, or a call that may.
struct ExpressionSource {
  enum Kind : uint8_t { Read, Write, Call } TheKind;
  Location Begin;
  unsigned EndLine = 0, EndColumn = 0; ///< One past the last character.
  std::string Text;
  unsigned Bytes = 0;     ///< Of the type; 0 for calls.
  bool IsInMacro = false; ///< Then all of the macro's expressions have the same place.
};

enum class SharedUse : uint8_t { None, Possible, Certain };

/// A kernel template without code.
struct UninstantiatedTemplate {
  std::string Name;
  SharedUse Use;
};

struct SourceModel {
  std::map<std::string, KernelSource> Kernels; ///< By linkage name.
  std::map<std::string, ArraySource> Arrays;   ///< By linkage name.
  /// Dynamic arrays, by the linkage names of the function that declares them and of the array: `extern __shared__ T s[]`
  /// has one in all kernels, and in each its own type and uses. Arrays has the last of them.
  std::map<std::pair<std::string, std::string>, ArraySource> DynamicIn;
  std::map<Location, ArrayUses> Uses; ///< By ArraySource::Where.
  /// Functions of the host that other files may call, and those of other files that are called; by linkage name.
  std::map<std::string, HostFunction> Functions;
  /// Linkage names of kernels that are named other than in launches and for functions of the runtime.
  std::set<std::string> NamedKernels;
  /// Linkage names of `const __constant__` variables: nobody sets them.
  std::set<std::string> ConstantTables;
  /// Of other `__constant__` variables that keep their initial value: nothing in the file sets them (InitialValues.h).
  std::set<std::string> InitialValues;
  /// Where an expression `c ? a : b` begins that is an lvalue.
  std::set<Location> ConditionalLvalues;
  /// By the location that debug information gives the access.
  std::map<Location, std::vector<ExpressionSource>, LinesFirst> Expressions;
  /// Of expressions that read or write memory, and of assignments.
  StatementLines Statements;
  /// Locations where bit-fields are read or written with other bytes around them by nvcc than
  /// by clang: those whose declared type decides how many.
  std::set<Location> UnclearFields;

  /// Comments beside kernels that are not understood, and why.
  std::map<Location, std::string> Mistakes;
  /// Kernel templates that nothing instantiates and that use, or may use, shared memory.
  std::map<Location, UninstantiatedTemplate> Uninstantiated;
  /// By header, what a source names that calls device functions of it that nothing calls and that may access shared
  /// memory.
  std::map<std::string, std::set<std::string>> Uncalled;

  /// How the user spelled an absolute path.
  std::map<std::string, std::string> Spellings;

  /// The expression of an access of \p Bytes at \p Where, or null.
  const ExpressionSource *find(const Location &Where, ExpressionSource::Kind Kind, unsigned Bytes) const;
  /// As \p Kernel declares it, by linkage names; null for what no source declares.
  const ArraySource *arrayIn(const std::string &Kernel, const std::string &Array) const;
  /// All that were declared, dynamic ones once for each function.
  std::vector<const ArraySource *> allArrays() const;
  /// An array of the declaration at \p Where, or null.
  const ArraySource *arrayAt(const Location &Where) const;

  /// Reads the declarations that are not in system headers.
  static SourceModel read(clang::ASTContext &Ast, const std::vector<clang::Decl *> &Declarations);
};

} // namespace bankcheck::source

#endif
