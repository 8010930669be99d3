class Bankcheck < Formula
  desc "Finds shared-memory bank conflicts in CUDA source code"
  homepage "URL-OF-THIS-REPOSITORY"
  url "URL-OF-THIS-REPOSITORY/releases/download/v0.2.0/bankcheck-0.2.0-linux-x86_64.tar.xz"
  version "0.2.0"
  sha256 "SHA256-OF-THE-ARCHIVE"
  license "MIT"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    bin.install "bin/bankcheck"
    lib.install "lib/bankcheck"
    man1.install "share/man/man1/bankcheck.1"
    bash_completion.install "share/bash-completion/completions/bankcheck"
    zsh_completion.install "share/zsh/site-functions/_bankcheck"
    fish_completion.install "share/fish/vendor_completions.d/bankcheck.fish"
  end

  test do
    assert_match "2-way", shell_output("#{bin}/bankcheck banks 'float s[64]; s[2 * threadIdx.x]' --block=32")
  end
end
