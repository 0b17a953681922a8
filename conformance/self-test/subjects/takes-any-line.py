# Takes whatever line comes next for the answer to its call, and so is confused by what it should only pass over.
import json
import sys


def send(**message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def hear():
    line = sys.stdin.readline()
    message = json.loads(line) if line else {"method": "cancel"}
    if message.get("method") == "cancel":
        sys.exit(0)
    return message


hear()
send(id=1, method="fs.exists", params={"path": "a.txt"})
answer = hear()
if "error" in answer:
    send(method="error", params={"message": answer["error"]["message"], "trace": [], "transient": False})
else:
    send(method="result", params={"content": [{"type": "text", "text": answer["result"]["exists"] and "there" or "gone"}]})
