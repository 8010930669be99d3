"""Shared-memory bank conflicts of CUDA source, for kernels that are files or strings.

>>> import bankcheck
>>> source = '''
... extern "C" __global__ void column(float *out) {
...   __shared__ float tile[32][32];
...   tile[threadIdx.y][threadIdx.x] = 0;
...   __syncthreads();
...   out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
... }
... '''
>>> report = bankcheck.analyze(source, block=(32, 32))
>>> for access in report.findings:
...     print(access.line, access.verdict, access.expression, access.worst.ways)
6 conflict tile[threadIdx.x][threadIdx.y] 32
>>> report.findings[0].fixes[0].description
'float tile[32][33]'
>>> print(report)  # doctest: +ELLIPSIS
<source>:6:22: warning: 32-way bank conflict reading 'tile': 32 wavefronts per request, ideal 1 [bankcheck-conflict]
...
1 kernel, 2 shared accesses: 1 clean, 1 with conflicts, 0 undecided

In a notebook a report shows itself with the lanes and banks of each access.
"""

from ._analyze import Banks, analyze, banks
from ._program import Error, program
from ._report import Access, Fix, Kernel, PerBlock, Place, Problem, Report, Request, Summary

__all__ = [
    "Access", "Banks", "Error", "Fix", "Kernel", "PerBlock", "Place", "Problem", "Report", "Request", "Summary",
    "analyze", "banks", "program"
]
