"""unzip.py FILE FOLDER: with the permissions, as VS Code does."""
import os
import sys
import zipfile

with zipfile.ZipFile(sys.argv[1]) as archive:
    for member in archive.infolist():
        path = archive.extract(member, sys.argv[2])
        if not member.is_dir() and member.external_attr >> 16:
            os.chmod(path, member.external_attr >> 16 & 0o777)
