"""Returns its result, and fills stderr for as long as it is let."""

import sys

sys.stdin.readline()
print('{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}', flush=True)
while True:
    sys.stderr.buffer.write(b"noise\x1b[31m " * 8192 + b"\n")
