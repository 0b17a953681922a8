"""Asks for one thing after the other and never comes to an end."""

import itertools
import json
import sys

sys.stdin.readline()
for number in itertools.count(1):
    request = {"jsonrpc": "2.0", "id": number, "method": "fs.exists", "params": {"path": "a"}}
    print(json.dumps(request), flush=True)
    sys.stdin.readline()
