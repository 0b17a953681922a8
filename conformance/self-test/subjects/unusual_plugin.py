"""A correct plugin that shows the events of all conversations, with one unusual habit that the documents leave open:
`unusual_plugin.py HABIT`."""

import json
import os
import random
import sys
import uuid

HABIT = sys.argv[1]
IDS = ["", "1e3", "id \u00e9 e\u0301 \u2028", "x" * 3000]
DESCRIPTION = {
    "type": "describe",
    "name": "unusual",
    "version": "1.0.0",
    "description": "Shows events",
}
pending = b""


def spelled(value):
    """A value in JSON; with the habit of escapes the last member comes first, and every letter is escaped."""
    if HABIT != "escapes":
        return json.dumps(value, ensure_ascii=False)
    names = ["".join(f"\\u{ord(letter):04x}" for letter in name) for name in value]
    members = [f'\t"{name}" : {json.dumps(its)}' for name, its in zip(names, value.values())]
    return "{" + " ,".join(reversed(members)) + " }\r"


def send(**message):
    line = f"{spelled(message)}\n".encode()
    step = 1 if HABIT == "writes-bytes" else len(line)
    for start in range(0, len(line), step):
        os.write(1, line[start : start + step])


def leave(code, **reason):
    send(type="exit", code=code, **reason)
    os._exit(7 if HABIT == "ends-with-another-status" else 0)


def receive():
    """The next message; `shutdown` and the end of the input end the plugin."""
    global pending
    while b"\n" not in pending:
        chunk = os.read(0, 65536)
        if not chunk:
            leave(0)
        pending += chunk
    line, pending = pending.split(b"\n", 1)
    message = json.loads(line)
    if message["type"] == "shutdown":
        leave(0)
    return message


def ask(*requests):
    """Sends all requests at once, and gives the replies in their order; the first error ends the plugin."""
    has_ids = HABIT != "omits-ids"
    keys = IDS[: len(requests)] if has_ids else range(len(requests))
    for key, request in zip(keys, requests):
        send(**request, **({"id": key} if has_ids else {}))
    replies = {}
    while len(replies) < len(requests):
        reply = receive()
        if reply["type"] == "error":
            leave(1, reason=reply["message"])
        replies[reply["id"] if has_ids else len(replies)] = reply
    return [replies[key] for key in keys]


def show_in_any_order(conversations):
    """Shows each reply as it comes, in another order and with ids of its own each time: all at once, or one by one."""
    random.shuffle(conversations)
    most = 1 if HABIT == "wanders" else len(conversations)
    while conversations:
        asked, conversations = conversations[:most], conversations[most:]
        for each in asked:
            send(type="read_events", conversation=each, id=str(uuid.uuid4()))
        for _ in asked:
            reply = receive()
            if reply["type"] == "error":
                leave(1, reason=reply["message"])
            send(type="print", text=f"{reply['conversation']}: {len(reply['data'])}\n")
    leave(0)


def write(conversation):
    """Adds a turn under a lock that it asks for twice."""
    push = {"type": "push_events", "conversation": conversation, "events": [{"type": "turn_start"}]}
    lock = {"type": "lock", "conversation": conversation}
    ask(lock)
    send(**lock)
    receive()
    ask(push)
    ask({"type": "unlock", "conversation": conversation})


def run():
    send(type="ready")
    (conversations,) = ask({"type": "list_conversations"})
    ids = [each["id"] for each in conversations["data"]][: len(IDS)]
    if HABIT in ("races", "wanders"):
        show_in_any_order(ids)
    if HABIT == "locks-twice":
        write(ids[0])
    if HABIT == "prints-json":
        send(type="print", text=json.dumps(conversations["data"]), format="json")
    for reply in ask(*({"type": "read_events", "conversation": id} for id in ids)):
        for event in reply["data"]:
            text = str(event.get("message") or event.get("content") or event["type"])
            send(type="print", text=f"{text}\n", format="markdown")
    leave(0)


if sys.stdin.isatty():
    sys.exit("Usage: jp unusual")
if receive()["type"] == "describe":
    send(**DESCRIPTION)
else:
    run()
