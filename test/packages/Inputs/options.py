"""options.py MAN BASH ZSH FISH: fails if the man page or a completion lacks an option of a command's help, has one that
the command does not take, or lacks a value."""
import re
import subprocess
import sys

man, bash, zsh, fish = (open(path).read() for path in sys.argv[1:])
HELP = subprocess.run(["bankcheck", "--help"], capture_output=True, text=True, check=True).stdout
COMMANDS = ["", *re.findall(r"^  ([a-z-]+) +- ", HELP.split("SUBCOMMANDS:")[1].split("OPTIONS:")[0], re.M)]
assert {"index", "merge", "verify"} <= set(COMMANDS), COMMANDS


def help_of(command):
    return subprocess.run(["bankcheck", *command.split(), "--help"], capture_output=True, text=True, check=True).stdout


def options_of(text):
    return set(re.findall(r"^  --?([a-z][a-z-]*)", text, re.M)) - {"help-list"}


def values_of(text, option):
    """The words that the help lists below an option."""
    behind = re.split(rf"^  --{option}[= ].*$", text, flags=re.M)[1]
    return re.findall(r"=(\S+)", re.match(r"(\n    =\S.*)*", behind).group(0))


def part(text, begin, end):
    return re.search(begin + "(.*?)" + end, text, re.S | re.M).group(1)


seen = 0
for command in COMMANDS:
    shown = help_of(command)
    options = options_of(shown)
    seen += len(options)
    in_bash = set(re.findall(r"(?<![\w-])--?([a-z][a-z-]*)", part(bash, rf'^    {command or "[*]"}\) words="', '"')))
    in_zsh = set(re.findall(r"^      '--?([a-z][a-z-]*)", part(zsh, rf"^  {command or '[*]'}\)\n", " ;;$"), re.M))
    condition = f"__fish_seen_subcommand_from {command}" if command else "__fish_use_subcommand"
    in_fish = set(re.findall(rf"^complete -c bankcheck -n '{condition}' -[sl] (\S+)", fish, re.M))
    in_man = options
    if options - {"help", "version"}:
        heading = rf"^\.SH OPTIONS OF [^\n]*{command.upper()}[^\n]*$" if command else r"^\.SH OPTIONS$"
        in_man = set(re.findall(r"^\.B \\-(?:\\-)?([a-z\\-]+)", part(man + "\n.SH", heading, r"^\.SH"), re.M))
        in_man = {option.replace("\\", "") for option in in_man} | (options & {"help", "version"} if command else set())
    for name, found in {"bash": in_bash, "zsh": in_zsh, "fish": in_fish, "man": in_man}.items():
        assert found == options, (command, name, sorted(found ^ options))
    if command:
        assert f"complete -c bankcheck -n __fish_use_subcommand -a {command} " in fish, command

def has_all(values, text):
    return all(re.search(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text) for value in values)


top = help_of("")
for command, option in (("", "format"), ("", "color"), ("", "fail-on"), ("verify", "format"), ("merge", "format")):
    values = values_of(help_of(command), option)
    assert len(values) > 1, (command, option, values)
    condition = f"__fish_seen_subcommand_from {command}" if command else "__fish_use_subcommand"
    section = f"OPTIONS OF [^\\n]*{command.upper()}[^\\n]*" if command else "OPTIONS"
    in_man = part(man + "\n.SH", rf"^\.SH {section}$", r"^\.SH").replace("\\-", "-")
    for text in (part(bash, rf'^    "{command}"\*" --{option}"\) ', ";;"),
                 part(part(zsh, rf"^  {command or '[*]'}\)\n", " ;;$"), f"'--{option}=", r"(?:'$|' )"),
                 part(fish, f"'{condition}' -l {option} -x -a '", "'"),
                 part(in_man + "\n.B --", rf"^\.B --{option}=", r"^\.B --")):
        assert has_all(values, text), (command, option, text)
for command, words in (("cache", ["stats", "clear"]), ("explain", ["conflict", "undecided"])):
    for text in (part(bash, rf'^    {command}\) words="', '"'), part(zsh, rf"^  {command}\)\n", " ;;$"),
                 "\n".join(re.findall(f"^complete -c bankcheck -n .*_from {command}' -a (.*)$", fish, re.M))):
        assert has_all(words, text), (command, text)

assert options_of(help_of("explain")) <= {"help", "version"}, "'explain' takes no option"
assert "block" not in options_of(help_of("merge")) and "fix" not in options_of(help_of("verify"))
assert {"format", "fix", "block"} <= options_of(top)
print(seen, "options are in man, bash, zsh, fish")
