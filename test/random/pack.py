"""Puts folders of measured kernels into archives: pack.py FOLDER... -o DIR

Of each folder the sources and their records go into DIR/NAME.tar.xz, the same bytes whenever it is made.
"""

import argparse
import pathlib
import tarfile


def pack(folder, archive):
    with tarfile.open(archive, "w:xz", preset=9) as out:
        for path in sorted(folder.glob("*.*")):
            about = tarfile.TarInfo(f"{folder.name}/{path.name}")
            about.size = path.stat().st_size
            with open(path, "rb") as content:
                out.addfile(about, content)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("-o", dest="into", type=pathlib.Path, required=True)
    options = parser.parse_args()
    for folder in options.folders:
        pack(folder, options.into / f"{folder.resolve().name}.tar.xz")


if __name__ == "__main__":
    main()
