"""Serves a model file by llama.cpp on 127.0.0.1, on both wires: serve.py FILE

Prints its address on one line, and ends when its standard input closes: it never outlives the
process that started it.
"""

import os
import sys

import xllamacpp


def main() -> None:
    parameters = xllamacpp.CommonParams()
    parameters.model.path = sys.argv[1]
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    parameters.n_ctx = 4096
    parameters.n_parallel = 1
    parameters.use_jinja = True
    # Threads that wait for each other are far slower than a single one on a busy machine.
    parameters.cpuparams.n_threads = max(1, (os.cpu_count() or 2) // 2)
    server = xllamacpp.Server(parameters)
    print(server.listening_address, flush=True)
    sys.stdin.read()


main()
