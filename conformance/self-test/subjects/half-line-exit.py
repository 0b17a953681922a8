"""Ends in the middle of its result."""

import sys

sys.stdin.readline()
print('{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}', flush=True)
sys.stdin.readline()
print('{"jsonrpc":"2.0","method":"result","params":{"cont', end="", flush=True)
