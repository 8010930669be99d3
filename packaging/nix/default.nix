{ pkgs ? import <nixpkgs> { } }:

pkgs.stdenvNoCC.mkDerivation rec {
  pname = "bankcheck";
  version = "0.2.0";
  src = pkgs.fetchurl {
    url = "URL-OF-THIS-REPOSITORY/releases/download/v${version}/bankcheck-${version}-linux-x86_64.tar.xz";
    sha256 = "SHA256-OF-THE-ARCHIVE";
  };
  dontStrip = true;
  installPhase = ''
    mkdir -p $out
    cp -r bin lib share $out
  '';
  meta = with pkgs.lib; {
    description = "Finds shared-memory bank conflicts in CUDA source code";
    license = licenses.mit;
    platforms = [ "x86_64-linux" ];
    mainProgram = "bankcheck";
  };
}
