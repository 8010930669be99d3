"""As much of a cuda_library as the aspect looks at: sources, and a CcInfo of its own."""

def _impl(ctx):
    context = cc_common.create_compilation_context(
        headers = depset(ctx.files.hdrs),
        includes = depset([ctx.label.package + "/" + i if ctx.label.package else i for i in ctx.attr.includes]),
        defines = depset(ctx.attr.defines),
    )
    own = CcInfo(compilation_context = context)
    return [cc_common.merge_cc_infos(cc_infos = [own] + [dep[CcInfo] for dep in ctx.attr.deps])]

cuda_library = rule(
    implementation = _impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".cu", ".cc"]),
        "hdrs": attr.label_list(allow_files = True),
        "includes": attr.string_list(),
        "defines": attr.string_list(),
        "deps": attr.label_list(providers = [CcInfo]),
    },
)
