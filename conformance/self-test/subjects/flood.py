"""Writes without end, as fast as its output is taken."""

import sys

sys.stdin.readline()
line = b'{"jsonrpc":"2.0","method":"note","params":{"filler":"' + b"x" * 60_000 + b'"}}\n'
while True:
    sys.stdout.buffer.write(line)
