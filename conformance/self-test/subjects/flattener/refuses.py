"""Refuses every schema: sound, and of no use."""
import json, sys

for line in sys.stdin:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("schema"), dict):
        answer = {"id": None, "error": "cannot read the line"}
    else:
        refused = {"pointer": "", "keyword": "type", "reason": "It is not to my taste."}
        answer = {"id": message.get("id"), "refused": refused}
    print(json.dumps(answer), flush=True)
