//===- Soundness.h - which declarations survive a parse with errors --------===//

#ifndef BANKCHECK_FRONTEND_SOUNDNESS_H
#define BANKCHECK_FRONTEND_SOUNDNESS_H

namespace clang {
class Decl;
}

namespace bankcheck {

/// Says of a declaration whether CodeGen can be given it.
class Soundness {
public:
  /// \p HadErrors false: everything is sound, nothing is looked at.
  explicit Soundness(bool HadErrors) : HadErrors(HadErrors) {}

  /// False if the declaration or its body holds an error node.
  bool isSound(clang::Decl *D) const;

private:
  bool HadErrors;
};

} // namespace bankcheck

#endif
