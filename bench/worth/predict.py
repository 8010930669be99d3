"""What bankcheck says of the kernels of this folder, launched as they were measured."""

import json
import pathlib
import subprocess
import tempfile

import worth


def launches():
    return json.loads((worth.HERE / "launches.json").read_text())


def source_of(source, records, launched, variants=worth.VARIANTS):
    """A family's source with its launches, which it hides in a table."""
    text = [f'#include "{source}"', "void launchesOfRecords() {"]
    for record in records:
        for variant in variants:
            grid, block = (", ".join(map(str, record[shape])) for shape in ("grid", "block"))
            one = launched[record["name"]]
            text.append(f"  {one[variant]}<<<dim3({grid}), dim3({block}), {record[variant]['dynamic_bytes']}>>>"
                        f"(nullptr, nullptr, {one['n']});")
    return "\n".join(text + ["}", ""])


def rounds(records, launched):
    """Lists of records of one family, in each of which a kernel is launched once, so that its grid is known."""
    lists = []
    for record in records:
        kernels = {launched[record["name"]][variant] for variant in worth.VARIANTS}
        for others, taken in lists:
            if others[0]["family"] == record["family"] and not taken & kernels:
                others.append(record)
                taken |= kernels
                break
        else:
            lists.append(([record], kernels))
    return [others for others, _ in lists]


def reports(records, bankcheck, flags=()):
    """By the name of a kernel and its variant: the report's kernel, for the block and the grid of the record."""
    launched = launches()
    found = {}
    with tempfile.TemporaryDirectory() as scratch:
        for number, here in enumerate(rounds(records, launched)):
            source = pathlib.Path(scratch) / f"launches-{number}.cu"
            source.write_text(source_of(worth.HERE / f'{here[0]["family"]}.cu', here, launched))
            done = subprocess.run([bankcheck, "--time", "--format=json", "--no-cache", "--fail-on=never", *flags,
                                   source, "--", "-std=c++17"], capture_output=True, text=True)
            report = json.loads(done.stdout)
            for record in here:
                for variant in worth.VARIANTS:
                    fitting = [i for i, kernel in enumerate(report["kernels"])
                               if kernel["name"] == launched[record["name"]][variant]
                               and kernel["block"] == record["block"]]
                    if len(fitting) == 1:
                        kernel = dict(report["kernels"][fitting[0]])
                        kernel["accesses"] = [a for a in report["accesses"] if a["kernel"] == fitting[0]]
                        found[record["name"], variant] = kernel
    return found
