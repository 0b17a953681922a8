"""Writes one message of 100 MB."""

import sys

sys.stdin.readline()
out = sys.stdout.buffer
out.write(b'{"jsonrpc":"2.0","method":"result","params":{"content":"')
for _ in range(100):
    out.write(b"x" * 1_000_000)
out.write(b'"}}\n')
