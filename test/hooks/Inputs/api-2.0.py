"""A worker's server as one of version 2.0 of the remote execution API.

    api-2.0.py ADDRESS SERVER

BuildBox says that it serves clients of 2.1 and later, and Bazel 7 that it is one of 2.0. Either understands the
other: everything is passed on as it is, but what the server says of its lowest version.
"""

import sys
from concurrent import futures

import grpc

CAPABILITIES = "/build.bazel.remote.execution.v2.Capabilities/GetCapabilities"
# ServerCapabilities.low_api_version { major: 2 minor: 0 }: a field that comes again replaces the first.
LOWEST = bytes([4 << 3 | 2, 4, 1 << 3, 2, 2 << 3, 0])


class Through(grpc.GenericRpcHandler):
    def __init__(self, server):
        self.channel = grpc.insecure_channel(server)

    def service(self, details):
        metadata = [each for each in details.invocation_metadata if not each.key.startswith(":")]

        def forward(requests, context):
            call = self.channel.stream_stream(details.method)
            try:
                for reply in call(requests, metadata=metadata, wait_for_ready=True):
                    yield reply + (LOWEST if details.method == CAPABILITIES else b"")
            except grpc.RpcError as error:
                context.abort(error.code(), error.details())

        return grpc.stream_stream_rpc_method_handler(forward)


def main():
    address, server = sys.argv[1:]
    proxy = grpc.server(futures.ThreadPoolExecutor(64))
    proxy.add_generic_rpc_handlers([Through(server)])
    proxy.add_insecure_port(address)
    proxy.start()
    proxy.wait_for_termination()


main()
