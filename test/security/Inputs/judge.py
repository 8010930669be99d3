"""Whether an output has what a terminal or a build service would obey."""

import re

STRUCTURED = ["sarif", "rdjson", "json", "html"]
FORMATS = ["text", "plain", "concise", "github", *STRUCTURED]
#: Runners take the first anywhere in a line.
COMMAND = re.compile(rb"##\[|^\s*::(?!(warning|error|notice) (file=[^:,\n]*,[^\n]*|title=bankcheck-[a-z]+)::)")
CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def judge(what, output, is_json=False):
    text = output.decode(errors="surrogateescape")
    if not is_json:
        found = CONTROL.search(text.replace("\r\n", "\n"))
        assert not found, f"{what}: {found.group()!r} in {text[max(0, found.start() - 80):found.end() + 40]!r}"
        assert not re.search("[\udc80-\udcff]", text), f"{what}: bytes that are no UTF-8"
    for line in output.split(b"\n"):
        found = (re.match(rb"\s*::", line) if is_json else COMMAND.search(line))
        assert not found, f"{what}: {line!r}"
