"""Closes its output in the middle of the conversation and stays."""

import os
import sys
import time

sys.stdin.readline()
print('{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}', flush=True)
sys.stdin.readline()
os.close(1)
while True:
    time.sleep(86_399)
