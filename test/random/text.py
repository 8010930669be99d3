"""A piece of the two programs: of the CUDA file and of the oracle."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Text:
    """A piece of the two programs."""
    cuda: str
    oracle: str


def text(template, *parts):
    """The piece that a template makes of pieces and of plain values."""
    cuda = [part.cuda if isinstance(part, Text) else part for part in parts]
    oracle = [part.oracle if isinstance(part, Text) else part for part in parts]
    return Text(template.format(*cuda), template.format(*oracle))
