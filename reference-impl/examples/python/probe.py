"""Does what `arguments.script` states and returns what it saw: see ../PROBE.md."""

import json
import queue
import sys
import threading
import time

from jp_tool import Host, HostError


class Listener(Host):
    """A host whose lines are read in the background, so that a sleeping program hears `cancel` too."""

    def __init__(self):
        self._lines = queue.SimpleQueue()
        self._deadline = None
        threading.Thread(target=self._listen, daemon=True).start()
        super().__init__()

    def sleep(self, seconds):
        self._deadline = time.monotonic() + seconds
        try:
            self._await(lambda message: False)
        except queue.Empty:
            self._deadline = None

    def _line(self):
        left = self._deadline and max(0, self._deadline - time.monotonic())
        return self._lines.get(timeout=left)

    def _listen(self):
        with open(0, "rb", closefd=False) as stdin:
            for line in stdin:
                self._lines.put(line)
            self._lines.put(b"")


class Probe:
    def __init__(self, host):
        self.host = host
        self.seen = []
        self.final = False

    def run(self):
        for step in self.host.arguments["script"]:
            self.perform(step)
        if not self.final:
            self.host.fail("the script has no final step")

    def perform(self, step):
        match step:
            case {"call": method}:
                self.call(method, step.get("params", {}), step.get("save"))
            case {"state": params}:
                self.host.notify("state", params)
            case {"wait_apply": _}:
                self.seen.append({"apply": self.host.next_input()})
            case {"finish": text}:
                self.finish("result", {"content": spelled(self.report(text))})
            case {"fail": error}:
                self.finish("error", {"message": "", "trace": [], "transient": False, **error})
            case {"stop": result}:
                self.finish("state", {"type": "stopped", "result": result})
            case {"stderr": text}:
                print(text, file=sys.stderr, flush=True)
            case {"sleep_ms": milliseconds}:
                self.host.sleep(milliseconds / 1000)
            case _:
                self.host.fail(f"unknown step: {spelled(step)}")
                sys.exit(0)

    def call(self, method, params, save):
        try:
            result = self.host.call(method, **params)
        except HostError as error:
            self.seen.append({"call": method, "error": error.error})
            return
        self.seen.append({"call": method, "result": result})
        if save:
            self.call("fs.write", saved(result, save), None)

    def finish(self, method, params):
        self.final = True
        self.host.notify(method, params)

    def report(self, text):
        members = ("name", "arguments", "answers", "options", "protocol_version")
        init = {member: getattr(self.host, member) for member in members}
        return {"text": text, "init": init, "seen": self.seen}


def spelled(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def saved(result, path):
    content = next(result[name] for name in ("content", "body", "stdout") if name in result)
    encoding = {"encoding": result["encoding"]} if "encoding" in result else {}
    return {"path": path, "content": content, **encoding}


Probe(Listener()).run()
