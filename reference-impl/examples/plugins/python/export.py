#!/usr/bin/env python3
"""Exports a conversation as Markdown: `jp export ID [FILE]`, where this file is on the PATH as `jp-export`."""

import json
import sys
from pathlib import Path

DESCRIPTION = {
    "type": "describe",
    "name": "export",
    "version": "1.0.0",
    "description": "Exports a conversation as Markdown",
    "help": "Usage: jp export ID [FILE]",
}


class Stopped(Exception):
    """The host asks the plugin to end, or has ended its input."""


class Refused(Exception):
    """The host answers a request with an error."""


def send(**message):
    """Writes one message, and flushes it: the host answers nothing that is left in a buffer."""
    sys.stdout.buffer.write(json.dumps(message).encode() + b"\n")
    sys.stdout.buffer.flush()


def receive():
    """The next message; what is no message is passed over."""
    for line in sys.stdin.buffer:
        try:
            message = json.loads(line)
        except ValueError:
            continue
        if message.get("type") == "shutdown":
            raise Stopped
        return message
    raise Stopped


def ask(**request):
    """Sends a request, and takes the next reply for its own."""
    send(**request)
    while True:
        reply = receive()
        if reply["type"] == "error":
            raise Refused(reply["message"])
        if reply["type"] in ("conversations", "events", "config"):
            return reply


def markdown(event):
    """What an event shows; events of kinds that are not shown, or not known, show nothing."""
    kind = event.get("type")
    if kind == "chat_request":
        return f"## User\n\n{event.get('content', '')}\n\n"
    if kind == "chat_response" and isinstance(event.get("message"), str):
        return f"## Assistant\n\n{event['message']}\n\n"
    return ""


def run(init):
    """Does what the command line asks for, and gives the code and the reason of the exit."""
    args = init.get("args", [])
    if not args:
        return 2, DESCRIPTION["help"]
    conversation, *files = args
    events = ask(type="read_events", conversation=conversation)["data"]
    text = "".join(markdown(event) for event in events)
    if files:
        path = Path(init["workspace"]["root"], files[0])
        try:
            path.write_text(text, encoding="utf-8", newline="")
        except OSError as error:
            return 1, f"{files[0]}: {error.strerror}"
    else:
        send(type="print", text=text, format="markdown")
    return 0, None


def main():
    if sys.stdin.isatty():
        print(DESCRIPTION["help"], file=sys.stderr)
        return
    try:
        first = receive()
        if first["type"] == "describe":
            send(**DESCRIPTION)
            return
        send(type="ready")
        code, reason = run(first)
    except Stopped:
        code, reason = 0, None
    except Refused as error:
        code, reason = 1, str(error)
    send(type="exit", code=code, **({"reason": reason} if reason else {}))


main()
