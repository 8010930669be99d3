"""options.py HELP MAN BASH ZSH FISH: fails if an option of the help is missing in one of the others."""
import re
import sys

help_, man, bash, zsh, fish = (open(path).read() for path in sys.argv[1:])
options = set(re.findall(r"^  --?([a-z][a-z-]*)", help_, re.M)) - {"help", "help-list", "version"}
assert len(options) > 15, options
for o in sorted(options):
    dashes = "-" if len(o) == 1 else "--"
    assert ("\n.B " + (dashes + o).replace("-", "\\-")) in man, o
    assert re.search(rf"[ \"]{dashes}{o}[= ]", bash), o
    assert f"'{dashes}{o}" in zsh, o
    assert f"{'-s' if len(o) == 1 else '-l'} {o} " in fish, o
print(len(options), "options are in man, bash, zsh, fish")
