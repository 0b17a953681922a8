"""Succeeds, but leaves a grandchild behind in a process group and session of its own."""

import os
import sys

sys.stdin.readline()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        environment = {} if "traceless" in sys.argv else os.environ
        os.execvpe("sleep", ["sleep", "86399"], environment)
    os._exit(0)
os.wait()
print('{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}', flush=True)
