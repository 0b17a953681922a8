"""Starts children that end at once, and never waits for them."""

import os
import sys

sys.stdin.readline()
for _ in range(50):
    if os.fork() == 0:
        os._exit(0)
print('{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}', flush=True)
sys.stdin.readline()
print('{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}', flush=True)
