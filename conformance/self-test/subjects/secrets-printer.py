"""Returns its whole environment, and writes it to stderr as well."""

import json
import os
import sys

sys.stdin.readline()
environment = json.dumps(dict(os.environ), sort_keys=True)
print(environment, file=sys.stderr, flush=True)
print(json.dumps({"jsonrpc": "2.0", "method": "result", "params": {"content": environment}}), flush=True)
