"""Runs the examples in the documentation of the installed package."""
import doctest
import importlib
import pkgutil

import bankcheck

names = ["bankcheck"] + [f"bankcheck.{each.name}" for each in pkgutil.iter_modules(bankcheck.__path__)]
results = [doctest.testmod(importlib.import_module(name)) for name in names if not name.endswith("__main__")]
print(sum(each.attempted for each in results), "examples,", sum(each.failed for each in results), "failed")
