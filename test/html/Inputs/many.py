"""many.py FILES ACCESSES: writes that many accesses, each a conflict, in kernels of 50."""
import pathlib
import sys

folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
for first in range(0, count, 500):
    text = "// Made by many.py.\n"
    for kernel in range(first, first + 500, 50):
        text += f"__global__ void k{kernel}(float *out) {{\n  __shared__ float t[32][96];\n  float sum = 0;\n"
        for access in range(kernel, kernel + 50):
            # Odd steps between the columns: nothing is merged.
            text += f"  sum += t[threadIdx.x][(threadIdx.y * {access % 7 + 1} + {access * 5 % 89}) % 96];\n"
            text += "  __syncthreads();\n"
        text += "  out[threadIdx.x] = sum;\n}\n"
        text += f"void launch{kernel}(float *out) {{ k{kernel}<<<1, dim3(32, 8)>>>(out); }}\n"
    (folder / f"many{first}.cu").write_text(text)
