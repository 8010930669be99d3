"""The families of idioms, by name."""

import importlib
import pathlib

import idiomatic

HERE = pathlib.Path(__file__).parent


def chosen(names, only_measured=True):
    """(access families, index families) of a list of names; of all without one. `only_measured`: also those of which
    the oracle knows nothing."""
    accesses, indices = [], []
    for name in sorted(path.stem for path in HERE.glob("[a-z]*.py")):
        if names and name not in names:
            continue
        family = importlib.import_module(f"families.{name}").FAMILY
        if not only_measured and family.ONLY_MEASURED:
            continue
        (indices if hasattr(family, "leaf") else accesses).append(family)
    return accesses, indices


def names():
    return sorted(path.stem for path in HERE.glob("[a-z]*.py"))
