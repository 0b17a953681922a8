"""Gives every schema back as it is, and calls that flattening."""
import json, sys

for line in sys.stdin:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("schema"), dict):
        answer = {"id": None, "error": "cannot read the line"}
    else:
        answer = {"id": message.get("id"), "schema": message["schema"], "notes": []}
    print(json.dumps(answer), flush=True)
