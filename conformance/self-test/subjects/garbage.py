"""Answers every line with bytes that are no JSON, some of them no text either."""

import sys

LINES = [b"hello", b"\xff\xfe\x00", b"{", b"[1, 2", b"\xc3\x28 \x80", b'{"jsonrpc": "2.0"', b"NaN", b"\x1b[2J"]

for number, _ in enumerate(sys.stdin.buffer):
    sys.stdout.buffer.write(LINES[number % len(LINES)] + b"\n")
    sys.stdout.buffer.flush()
sys.stdout.buffer.write(b"\n".join(LINES))
