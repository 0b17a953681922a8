"""Speaks properly, with text in every string that acts on whoever shows it unescaped."""

import json
import sys

NASTY = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\x1b[2J\x1b]0;title\x07\x9b31m\u202ekcab\u2066\r\n\0"


def send(**message):
    print(json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False), flush=True)


sys.stdout.reconfigure(encoding="utf-8")
sys.stdin.readline()
print(NASTY, file=sys.stderr, flush=True)
send(id=NASTY, method="fs.write", params={"path": NASTY, "content": NASTY})
sys.stdin.readline()
send(id=NASTY + "2", method=NASTY, params={NASTY: NASTY})
sys.stdin.readline()
send(method="error", params={"message": NASTY, "trace": [NASTY], "transient": False})
