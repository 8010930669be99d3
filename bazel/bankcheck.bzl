"""bankcheck on the CUDA sources of targets.

bankcheck_repository(name, prefix): the repository @bankcheck, of an installation.
bankcheck_report(name, deps, format): one report of all sources of deps and of what they depend on.
    They are seen as one program: a kernel is analysed for its launches in all of them.
bankcheck_test(name, deps, fail_on): fails if there are findings, and prints them. A bankcheck_report
    among deps is not analysed again.
bankcheck_aspect: a JSON report for each .cu source of a target and of its deps, in the output group
    `bankcheck`. Of launches it knows those in the target of the source and in what that depends on.

C++ sources of targets with .cu sources, and of those that depend on such, are read for their calls of functions that
launch kernels.

From Bazel 9 on, CcInfo is in rules_cc alone: put this above the first definition.
    load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")
"""

BankcheckInfo = provider(fields = {
    "sources": "depset of structs: file, name, flags, and inputs with the headers",
    "indexes": "depset of what each source says of the others' kernels",
    "reports": "depset of JSON reports, one a source",
})

BankcheckReports = provider(fields = {"reports": "depset of JSON reports of a bankcheck_report, one a source"})

def _repository_impl(ctx):
    for path in ["bin", "lib/bankcheck"]:
        ctx.symlink(ctx.attr.prefix + "/" + path, path)
    ctx.file("BUILD", """package(default_visibility = ["//visibility:public"])
exports_files(["bin/bankcheck"])
filegroup(name = "headers", srcs = glob(["lib/bankcheck/**"], exclude = ["**/*.so"]))
""")

bankcheck_repository = repository_rule(
    implementation = _repository_impl,
    attrs = {"prefix": attr.string(default = "/usr")},
    local = True,
)

_CALLERS = ["cpp", "cc", "cxx", "C", "c++", "CPP"]

_PROGRAM = {
    "_bankcheck": attr.label(
        default = Label("@bankcheck//:bin/bankcheck"),
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    ),
    # They lie beside the program, on another machine, too.
    "_headers": attr.label(default = Label("@bankcheck//:headers"), cfg = "exec"),
}

def _flags(context):
    """The compiler's, of a CcInfo's compilation context."""
    flags = ["-D" + d for d in context.defines.to_list()]
    for option, folders in [
        ("-I", context.includes),
        ("-iquote", context.quote_includes),
        ("-isystem", context.system_includes),
    ]:
        for folder in folders.to_list():
            flags += [option, folder]
    return flags

def _file(source):
    """Its path, which is no option whatever the file's name begins with."""
    return ("./" if source.path.startswith("-") else "") + source.path

def _indexed(ctx, source, folder):
    """What the source says of kernels, its own and others'."""
    index = ctx.actions.declare_file("%s/%s.index.json" % (folder, source.name))
    ctx.actions.run(
        executable = ctx.executable._bankcheck,
        arguments = ["index", "--exit-zero", "--relative", "-o", index.path, _file(source.file), "--"] +
                    list(source.flags),
        inputs = source.inputs,
        tools = ctx.files._headers,
        outputs = [index],
        mnemonic = "BankcheckIndex",
        progress_message = "bankcheck: launches in " + source.file.short_path,
    )
    return index

def _joined(ctx, indexes, folder):
    """One index of several. It has no more than they say, so that most changes of a source leave it as it is."""
    joined = ctx.actions.declare_file(folder + "/all.index.json")
    ctx.actions.run(
        executable = ctx.executable._bankcheck,
        arguments = ["index", "--relative", "-o", joined.path] + ["--index=" + i.path for i in indexes.to_list()],
        inputs = indexes,
        outputs = [joined],
        tools = ctx.files._headers,
        mnemonic = "BankcheckIndexMerge",
    )
    return joined

def _analysed(ctx, source, index, report):
    ctx.actions.run(
        executable = ctx.executable._bankcheck,
        arguments = ["--exit-zero", "--relative", "--index=" + index.path, "--format=json", "-o", report.path] +
                    [_file(source.file), "--"] + list(source.flags),
        inputs = depset([index], transitive = [source.inputs]),
        tools = ctx.files._headers,
        outputs = [report],
        mnemonic = "Bankcheck",
        progress_message = "bankcheck " + source.file.short_path,
    )
    return report

def _aspect_impl(target, ctx):
    files = []
    for attribute in ["srcs", "hdrs", "textual_hdrs"]:
        files += getattr(ctx.rule.files, attribute, [])
    deps = getattr(ctx.rule.attr, "deps", [])
    below = [dep[BankcheckInfo] for dep in deps if BankcheckInfo in dep]
    flags = ["-D" + d for d in getattr(ctx.rule.attr, "local_defines", [])]
    headers = []
    for origin in [target] + deps:  # a rule need not pass on what its deps have
        if CcInfo in origin:
            context = origin[CcInfo].compilation_context
            flags += _flags(context)
            headers.append(context.headers)
    inputs = depset(files, transitive = headers)
    folder = target.label.name + ".bankcheck"
    has_cuda = any([f.extension == "cu" for f in files] + [bool(info.sources) for info in below])
    readable = [
        struct(
            file = f,
            name = f.short_path.replace("../", "").replace("/", "_"),
            flags = tuple(flags),
            inputs = inputs,
        )
        for f in files
        if f.extension == "cu" or (has_cuda and f.extension in _CALLERS)
    ]
    sources = [s for s in readable if s.file.extension == "cu"]
    indexes = depset([_indexed(ctx, s, folder) for s in readable], transitive = [info.indexes for info in below])
    reports = []
    if sources:
        index = _joined(ctx, indexes, folder)
        for s in sources:
            reports.append(_analysed(ctx, s, index, ctx.actions.declare_file("%s/%s.json" % (folder, s.name))))
    all = depset(reports, transitive = [info.reports for info in below])
    return [
        BankcheckInfo(
            sources = depset(sources, transitive = [info.sources for info in below]),
            indexes = indexes,
            reports = all,
        ),
        OutputGroupInfo(bankcheck = all),
    ]

bankcheck_aspect = aspect(
    implementation = _aspect_impl,
    attr_aspects = ["deps"],
    attrs = _PROGRAM,
)

def _reports(ctx):
    """Those of the sources of deps as one program, and of each bankcheck_report among them."""
    own = [dep[BankcheckInfo] for dep in ctx.attr.deps if BankcheckReports not in dep]
    folder = ctx.label.name + ".bankcheck"
    reports = []
    if own:
        index = _joined(ctx, depset(transitive = [info.indexes for info in own]), folder)
        sources = depset(transitive = [info.sources for info in own]).to_list()
        for number in range(len(sources)):  # two targets may have a source in common, each with its flags
            report = ctx.actions.declare_file("%s/%d-%s.json" % (folder, number, sources[number].name))
            reports.append(_analysed(ctx, sources[number], index, report))
    given = [dep[BankcheckReports].reports for dep in ctx.attr.deps if BankcheckReports in dep]
    return depset(reports, transitive = given)

def _report_impl(ctx):
    reports = _reports(ctx)
    merged = ctx.actions.declare_file("%s.%s" % (ctx.label.name, ctx.attr.format))
    ctx.actions.run(
        executable = ctx.executable._bankcheck,
        arguments = ["merge", "--exit-zero", "--format=" + ctx.attr.format, "-o", merged.path] +
                    [r.path for r in reports.to_list()],
        inputs = reports,
        outputs = [merged],
        mnemonic = "BankcheckMerge",
    )
    return [DefaultInfo(files = depset([merged])), BankcheckReports(reports = reports)]

bankcheck_report = rule(
    implementation = _report_impl,
    attrs = dict(
        _PROGRAM,
        deps = attr.label_list(aspects = [bankcheck_aspect]),
        format = attr.string(default = "sarif"),
    ),
)

def _test_impl(ctx):
    reports = _reports(ctx)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    level = "--fail-on=" + ctx.attr.fail_on if ctx.attr.fail_on else ""
    words = [ctx.executable._bankcheck.short_path, "merge", level] + [r.short_path for r in reports.to_list()]
    ctx.actions.write(script, "exec %s\n" % " ".join(["'%s'" % w for w in words if w]), is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles([ctx.executable._bankcheck], transitive_files = reports),
    )]

bankcheck_test = rule(
    implementation = _test_impl,
    test = True,
    attrs = dict(
        _PROGRAM,
        deps = attr.label_list(aspects = [bankcheck_aspect]),
        fail_on = attr.string(),
    ),
)
