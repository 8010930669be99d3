#include "Frontend/ClangOptions.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace clang::options;
using namespace llvm::opt;

namespace bankcheck::frontend {

static constexpr options::ID Folders[] = {
    OPT_I, OPT_isystem, OPT_iquote, OPT_idirafter, OPT_isysroot,
};

/// What gcc has, too.
static constexpr options::ID OfHost[] = {
    OPT_D,
    OPT_U,
    OPT_std_EQ,
    OPT_pthread,
    OPT_fopenmp,
    OPT_fexceptions,
    OPT_fno_exceptions,
    OPT_frtti,
    OPT_fno_rtti,
    OPT_fsigned_char,
    OPT_fno_signed_char,
    OPT_funsigned_char,
    OPT_fno_unsigned_char,
};

static constexpr options::ID Language[] = {
    // The dialect.
    OPT_nostdinc,
    OPT_nostdincxx,
    OPT_stdlib_EQ,
    OPT_ffreestanding,
    OPT_fhosted,
    OPT_fno_openmp,
    OPT_fopenmp_EQ,
    OPT_fopenmp_version_EQ,
    OPT_fopenmp_simd,
    OPT_fno_openmp_simd,
    OPT_fcxx_exceptions,
    OPT_fno_cxx_exceptions,
    OPT_fasync_exceptions,
    OPT_fno_async_exceptions,
    OPT_fignore_exceptions,
    OPT_frtti_data,
    OPT_fno_rtti_data,
    OPT_fcoroutines,
    OPT_fno_coroutines,
    OPT_fcoro_aligned_allocation,
    OPT_fno_coro_aligned_allocation,
    OPT_fms_extensions,
    OPT_fno_ms_extensions,
    OPT_fms_compatibility,
    OPT_fno_ms_compatibility,
    OPT_fms_compatibility_version,
    OPT_fmsc_version,
    OPT_fms_volatile,
    OPT_fno_ms_volatile,
    OPT_fborland_extensions,
    OPT_fno_borland_extensions,
    OPT_fdelayed_template_parsing,
    OPT_fno_delayed_template_parsing,
    OPT_fgnu_keywords,
    OPT_fno_gnu_keywords,
    OPT_fgnu89_inline,
    OPT_fno_gnu89_inline,
    OPT_fgnuc_version_EQ,
    OPT_fdeclspec,
    OPT_fno_declspec,
    OPT_fdollars_in_identifiers,
    OPT_fno_dollars_in_identifiers,
    OPT_foperator_names,
    OPT_fno_operator_names,
    OPT_fdigraphs,
    OPT_fno_digraphs,
    OPT_ftrigraphs,
    OPT_fno_trigraphs,
    OPT_fasm,
    OPT_fno_asm,
    OPT_fasm_blocks,
    OPT_fno_asm_blocks,
    OPT_fgnu_inline_asm,
    OPT_fno_gnu_inline_asm,
    OPT_fblocks,
    OPT_fno_blocks,
    OPT_fpascal_strings,
    OPT_fno_pascal_strings,
    OPT_fwritable_strings,
    OPT_faccess_control,
    OPT_fno_access_control,
    OPT_fchar8__t,
    OPT_fno_char8__t,
    OPT_fheinous_gnu_extensions,
    OPT_fraw_string_literals,
    OPT_fno_raw_string_literals,
    OPT_fno_knr_functions,
    OPT_fdouble_square_bracket_attributes,
    OPT_fno_double_square_bracket_attributes,
    OPT_fexperimental_late_parse_attributes,
    OPT_fno_experimental_late_parse_attributes,
    OPT_fnamed_loops,
    OPT_fno_named_loops,
    OPT_fexperimental_library,
    OPT_fno_experimental_library,
    OPT_fenable_matrix,
    OPT_ffixed_point,
    OPT_fno_fixed_point,
    OPT_fzvector,
    OPT_fno_zvector,
    OPT_flax_vector_conversions,
    OPT_flax_vector_conversions_EQ,
    OPT_fno_lax_vector_conversions,
    OPT_fclang_abi_compat_EQ,
    OPT_finput_charset_EQ,
    OPT_fexec_charset_EQ,
    OPT_fpermissive,
    OPT_fcheck_new,
    OPT_fno_check_new,
    // Types and objects.
    OPT_fshort_enums,
    OPT_fno_short_enums,
    OPT_fshort_wchar,
    OPT_fno_short_wchar,
    OPT_fsigned_bitfields,
    OPT_funsigned_bitfields,
    OPT_fpack_struct,
    OPT_fpack_struct_EQ,
    OPT_fno_pack_struct,
    OPT_fmax_type_align_EQ,
    OPT_fno_max_type_align,
    OPT_fforce_enable_int128,
    OPT_fno_force_enable_int128,
    OPT_fapple_pragma_pack,
    OPT_fno_apple_pragma_pack,
    OPT_fxl_pragma_pack,
    OPT_fno_xl_pragma_pack,
    OPT_fsized_deallocation,
    OPT_fno_sized_deallocation,
    OPT_faligned_allocation,
    OPT_fno_aligned_allocation,
    OPT_faligned_new_EQ,
    OPT_fnew_alignment_EQ,
    OPT_felide_constructors,
    OPT_fno_elide_constructors,
    OPT_fthreadsafe_statics,
    OPT_fno_threadsafe_statics,
    OPT_fcomplete_member_pointers,
    OPT_fno_complete_member_pointers,
    OPT_fstrict_flex_arrays_EQ,
    OPT_ftrivial_auto_var_init,
    // Arithmetic.
    OPT_fwrapv,
    OPT_fno_wrapv,
    OPT_fwrapv_pointer,
    OPT_fno_wrapv_pointer,
    OPT_ftrapv,
    OPT_fstrict_overflow,
    OPT_fno_strict_overflow,
    OPT_fstrict_enums,
    OPT_fno_strict_enums,
    OPT_ffast_math,
    OPT_fno_fast_math,
    OPT_ffinite_math_only,
    OPT_fno_finite_math_only,
    OPT_fmath_errno,
    OPT_fno_math_errno,
    OPT_ffp_contract,
    OPT_ffp_model_EQ,
    OPT_ffp_eval_method_EQ,
    OPT_ffp_exception_behavior_EQ,
    OPT_frounding_math,
    OPT_fno_rounding_math,
    OPT_fsigned_zeros,
    OPT_fno_signed_zeros,
    OPT_freciprocal_math,
    OPT_fno_reciprocal_math,
    OPT_fassociative_math,
    OPT_fno_associative_math,
    OPT_ftrapping_math,
    OPT_fno_trapping_math,
    OPT_funsafe_math_optimizations,
    OPT_fno_unsafe_math_optimizations,
    OPT_fhonor_infinities,
    OPT_fno_honor_infinities,
    OPT_fhonor_nans,
    OPT_fno_honor_nans,
    OPT_fapprox_func,
    OPT_fno_approx_func,
    OPT_fdenormal_fp_math_EQ,
    OPT_fcx_limited_range,
    OPT_fno_cx_limited_range,
    OPT_fbuiltin,
    OPT_fno_builtin,
    OPT_fno_builtin_,
    // Limits of the language.
    OPT_ftemplate_depth_EQ,
    OPT_fconstexpr_depth_EQ,
    OPT_fconstexpr_steps_EQ,
    OPT_foperator_arrow_depth_EQ,
    OPT_fbracket_depth_EQ,
    OPT_fexperimental_new_constant_interpreter,
    // CUDA.
    OPT_fgpu_rdc,
    OPT_fno_gpu_rdc,
    OPT_fgpu_default_stream_EQ,
    OPT_fgpu_defer_diag,
    OPT_fno_gpu_defer_diag,
    OPT_fgpu_exclude_wrong_side_overloads,
    OPT_fno_gpu_exclude_wrong_side_overloads,
    OPT_fgpu_allow_device_init,
    OPT_fno_gpu_allow_device_init,
    OPT_fgpu_approx_transcendentals,
    OPT_fno_gpu_approx_transcendentals,
    OPT_fgpu_flush_denormals_to_zero,
    OPT_fno_gpu_flush_denormals_to_zero,
    OPT_fcuda_short_ptr,
    OPT_fno_cuda_short_ptr,
    OPT_foffload_implicit_host_device_templates,
    OPT_fno_offload_implicit_host_device_templates,
    // Whose headers are the user's.
    OPT_no_system_header_prefix,
};

/// They name files of code, of other options, or of what a parse would see.
static constexpr options::ID Refused[] = {
    OPT_Xpreprocessor,
    OPT_Wp_COMMA,
    OPT_Xarch__,
    OPT_Xarch_host,
    OPT_Xarch_device,
    OPT_config,
    OPT_config_system_dir_EQ,
    OPT_config_user_dir_EQ,
    OPT_include_pch,
    OPT_ivfsoverlay,
    OPT_vfsoverlay,
    OPT_fmodules,
    OPT_fmodule_file,
    OPT_fmodule_map_file,
    OPT_fmodules_cache_path,
    OPT_fprebuilt_module_path,
    OPT_fplugin_EQ,
    OPT_fpass_plugin_EQ,
    OPT_working_directory,
    OPT_imultilib,
    OPT_iprefix,
    OPT_iwithprefix,
    OPT_iwithprefixbefore,
    OPT_iwithsysroot,
    OPT_cxx_isystem,
    OPT_isystem_after,
    OPT_stdlibxx_isystem,
};

template <size_t N> static bool isIn(const Option &O, const options::ID (&Ids)[N]) {
  return llvm::is_contained(Ids, options::ID(O.getID()));
}

bool isOfHost(const Option &O) {
  ClangMeaning Meaning = meaningOf(O);
  return isIn(O, OfHost) || Meaning == ClangMeaning::Header || Meaning == ClangMeaning::Sysroot ||
         (Meaning == ClangMeaning::Folder && O.getID() != OPT_isysroot);
}

llvm::StringRef whyMissed(const Option &O) {
  switch (O.getID()) {
  case OPT_cuda_path_EQ:
  case OPT_cuda_path_ignore_env:
    return "bankcheck's own option --cuda-path names the toolkit";
  case OPT_no_offload_inc:
    return "'--cuda-path=none' in front of '--' takes bankcheck's own headers instead of a toolkit's";
  case OPT_gcc_toolchain:
  case OPT_gcc_install_dir_EQ:
  case OPT_gcc_triple_EQ:
  case OPT_B:
    return "headers of the host are those of this machine's compiler: -isystem or --sysroot names others";
  case OPT_target:
  case OPT_target_legacy_spelling:
  case OPT_m32:
  case OPT_mx32:
    return "the host is this machine";
  case OPT_resource_dir:
  case OPT_resource_dir_EQ:
  case OPT_nobuiltininc:
    return "clang's headers are bankcheck's own";
  case OPT_nostdlibinc:
  case OPT_undef:
    return "headers and macros of the host stay";
  case OPT_ansi:
    return "-std=... names the dialect";
  default:
    return "";
  }
}

ClangMeaning meaningOf(const Option &O) {
  if (!whyMissed(O).empty())
    return ClangMeaning::Missed;
  if (isIn(O, OfHost) || isIn(O, Language))
    return ClangMeaning::Language;
  if (isIn(O, Folders))
    return ClangMeaning::Folder;
  if (isIn(O, Refused))
    return ClangMeaning::Refused;
  switch (O.getID()) {
  case OPT__sysroot_EQ:
    return ClangMeaning::Sysroot;
  case OPT_include:
  case OPT_imacros:
    return ClangMeaning::Header;
  case OPT_Xclang:
    return ClangMeaning::Inner;
  case OPT_offload_arch_EQ:
    return ClangMeaning::Device;
  default:
    return ClangMeaning::Nothing;
  }
}

bool isInnerNeeded(llvm::StringRef Argument) {
  static constexpr llvm::StringLiteral Needed[] = {"-fcuda-allow-variadic-functions",
                                                   "-fno-cuda-host-device-constexpr",
                                                   "-fnative-half-type",
                                                   "-fnative-half-arguments-and-returns",
                                                   "-fallow-half-arguments-and-returns",
                                                   "-fno-wchar",
                                                   "-fno-signed-wchar",
                                                   "-fconst-strings",
                                                   "-fno-const-strings",
                                                   "-fno-bitfield-type-align",
                                                   "-fdeprecated-macro",
                                                   "-fno-deprecated-macro",
                                                   "-fno-math-builtin"};
  return llvm::is_contained(Needed, Argument);
}

} // namespace bankcheck::frontend
