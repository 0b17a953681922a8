"""A host of stateful tools that does one thing wrong about handles: the small host, with changed lines. `hostile_handles.py HARM`."""

import json
import os
import subprocess
import sys
import threading
import time

from harm import write

HOST = os.path.join(os.path.dirname(__file__), "../../../reference-impl/examples/hosts/python/driver.py")


def calls_in(message):
    return message["params"]["calls"] if message.get("method") == "call" else []


class Unchanged:
    """Passes everything on."""

    def asked(self, message):
        return message

    def answered(self, message):
        return [message]


class HangsInAwait(Unchanged):
    """Never answers a batch with an await."""

    held = set()

    def asked(self, message):
        if any(call["tool"] == "await" for call in calls_in(message)):
            self.held.add(message["id"])
        return message

    def answered(self, message):
        return [] if message.get("id") in self.held else [message]


class FetchesLate(Unchanged):
    """Answers a batch with a fetch only when everybody has given it up."""

    LATE_S = 60

    fetches = set()

    def asked(self, message):
        if any(call["arguments"].get("action") == "fetch" for call in calls_in(message)):
            self.fetches.add(message["id"])
        return message

    def answered(self, message):
        if message.get("id") in self.fetches:
            time.sleep(self.LATE_S)
        return [message]


class Renames(Unchanged):
    """Takes a handle for another one at the second call with an action."""

    def __init__(self, action, renamed):
        self.action = action
        self.renamed = renamed
        self.seen = set()

    def asked(self, message):
        for call in calls_in(message):
            arguments = call["arguments"]
            if arguments.get("action") != self.action:
                continue
            if arguments.get("id") in self.seen:
                arguments["id"] = self.renamed(arguments["id"])
            self.seen.add(arguments.get("id"))
        return message


class AnswersTwice(Unchanged):
    """Answers each call twice."""

    def answered(self, message):
        responses = (message.get("result") or {}).get("responses", [])
        responses.extend(list(responses))
        return [message]


HARMS = {
    "hangs-in-await": HangsInAwait(),
    "fetches-late": FetchesLate(),
    # Knows no handle any more at its second fetch.
    "loses-handles": Renames("fetch", lambda _: "lost"),
    # Starts another tool under an id that a tool has.
    "reuses-ids": Renames("spawn", lambda name: name + "_again"),
    "answers-twice": AnswersTwice(),
}

harm = HARMS[sys.argv[1]]
host = subprocess.Popen([sys.executable, HOST], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def pass_answers():
    for line in host.stdout:
        for message in harm.answered(json.loads(line)):
            write(json.dumps(message) + "\n")
    os._exit(0)


threading.Thread(target=pass_answers, daemon=True).start()
for line in sys.stdin:
    host.stdin.write(json.dumps(harm.asked(json.loads(line))) + "\n")
    host.stdin.flush()
host.stdin.close()
host.wait(10)
