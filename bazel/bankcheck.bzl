"""bankcheck on the CUDA sources of targets.

bankcheck_repository(name, prefix): the repository @bankcheck, of an installation.
bankcheck_aspect: a JSON report for each .cu source of a target and of its deps, in the
    output group `bankcheck`.
bankcheck_report(name, deps, format): one report of all of them.
bankcheck_test(name, deps, fail_on): fails if they have findings, and prints them.
"""

BankcheckInfo = provider(fields = {"reports": "depset of JSON reports, one a source"})

def _repository_impl(ctx):
    for path in ["bin", "lib/bankcheck"]:
        ctx.symlink(ctx.attr.prefix + "/" + path, path)
    ctx.file("BUILD", "exports_files([\"bin/bankcheck\"], visibility = [\"//visibility:public\"])\n")

bankcheck_repository = repository_rule(
    implementation = _repository_impl,
    attrs = {"prefix": attr.string(default = "/usr")},
    local = True,
)

# Its headers lie beside it where it is installed, as the system's do.
_PROGRAM = attr.label(
    default = Label("@bankcheck//:bin/bankcheck"),
    allow_single_file = True,
    executable = True,
    cfg = "exec",
)

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

def _aspect_impl(target, ctx):
    files = []
    for attribute in ["srcs", "hdrs", "textual_hdrs"]:
        files += getattr(ctx.rule.files, attribute, [])
    deps = getattr(ctx.rule.attr, "deps", [])
    flags = ["-D" + d for d in getattr(ctx.rule.attr, "local_defines", [])]
    headers = []
    for origin in [target] + deps:  # a rule need not pass on what its deps have
        if CcInfo in origin:
            context = origin[CcInfo].compilation_context
            flags += _flags(context)
            headers.append(context.headers)
    reports = []
    for source in files:
        if source.extension != "cu":
            continue
        name = source.short_path.replace("/", "_")
        report = ctx.actions.declare_file("%s.bankcheck/%s.json" % (target.label.name, name))
        ctx.actions.run(
            executable = ctx.executable._bankcheck,
            arguments = ["--exit-zero", "--relative", "--format=json", "-o", report.path, _file(source), "--"] + flags,
            inputs = depset(files, transitive = headers),
            outputs = [report],
            mnemonic = "Bankcheck",
            progress_message = "bankcheck " + source.short_path,
        )
        reports.append(report)
    all = depset(reports, transitive = [dep[BankcheckInfo].reports for dep in deps if BankcheckInfo in dep])
    return [BankcheckInfo(reports = all), OutputGroupInfo(bankcheck = all)]

bankcheck_aspect = aspect(
    implementation = _aspect_impl,
    attr_aspects = ["deps"],
    attrs = {"_bankcheck": _PROGRAM},
)

def _reports(ctx):
    return depset(transitive = [dep[BankcheckInfo].reports for dep in ctx.attr.deps])

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
    return [DefaultInfo(files = depset([merged]))]

bankcheck_report = rule(
    implementation = _report_impl,
    attrs = {
        "deps": attr.label_list(aspects = [bankcheck_aspect]),
        "format": attr.string(default = "sarif"),
        "_bankcheck": _PROGRAM,
    },
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
    attrs = {
        "deps": attr.label_list(aspects = [bankcheck_aspect]),
        "fail_on": attr.string(),
        "_bankcheck": _PROGRAM,
    },
)
