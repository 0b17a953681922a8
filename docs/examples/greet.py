import json
import sys

print("greet 0.1")
init = json.loads(sys.stdin.readline())
name = init["params"]["tool"]["arguments"].get("name", "world")
answer = {"jsonrpc": "2.0", "method": "result", "params": {"content": f"Hello, {name}!"}}
sys.stdout.write(json.dumps(answer))
