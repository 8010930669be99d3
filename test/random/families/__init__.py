"""The families of idioms, by name."""

import importlib
import pathlib

import idiomatic

HERE = pathlib.Path(__file__).parent


def chosen(names):
    """(access families, index families) of a list of names; of all without one."""
    accesses, indices = [], []
    for name in sorted(path.stem for path in HERE.glob("[a-z]*.py")):
        if names and name not in names:
            continue
        family = importlib.import_module(f"families.{name}").FAMILY
        (indices if hasattr(family, "leaf") else accesses).append(family)
    return accesses, indices


def names():
    return sorted(path.stem for path in HERE.glob("[a-z]*.py"))
