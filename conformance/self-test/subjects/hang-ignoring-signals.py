"""Asks for one thing, then hangs, and takes no notice of the signals that ask it to end."""

import signal
import sys
import time

for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(name, signal.SIG_IGN)
sys.stdin.readline()
print('{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}', flush=True)
while True:
    time.sleep(86_399)
