"""What a tool in Python is written with: `run` for one that its host serves, `run_once` for one on plain stdio."""

import collections
import json
import os
import sys
import traceback


class Failure(Exception):
    """What a tool raises to end with an `error`."""

    transient = False


class HostError(Failure):
    """The host answered a call with an error; `error` is its object: code, message and perhaps data."""

    TIMEOUT = -32004

    def __init__(self, error):
        super().__init__(error.get("message"))
        self.error = error

    @property
    def transient(self):
        return self.error.get("code") == self.TIMEOUT


class Host:
    """The host at the other end. `cancel` and the end of input end the program, whatever it waits for."""

    def __init__(self):
        self._last_id = 0
        self._inputs = collections.deque()
        init = self._await(lambda message: message.get("method") == "init")["params"]
        self.protocol_version = init.get("protocol_version")
        self.name = init["tool"]["name"]
        self.arguments = init["tool"].get("arguments") or {}
        self.answers = init["tool"].get("answers") or {}
        self.options = init["tool"].get("options") or {}
        self.stateful = "action" in self.arguments

    def call(self, method, **params):
        """Sends one request and returns its result; raises HostError."""
        self._last_id += 1
        self._send({"id": self._last_id, "method": method, "params": params})
        response = self._await(lambda m: "method" not in m and m.get("id") == self._last_id)
        if "error" in response:
            raise HostError(response["error"])
        return response["result"]

    def notify(self, method, params):
        self._send({"method": method, "params": params})

    def state(self, **params):
        """Reports the state of a stateful tool: its `type`, and what that type has beside it."""
        self.notify("state", params)

    def ask(self, **question):
        """Asks by a waiting state; the answer comes bare, or under the id of the question."""
        self.state(type="waiting", content=None, question=question)
        answer = self.next_input()
        return answer.get(question["id"]) if isinstance(answer, dict) else answer

    def finish(self, content):
        if self.stateful:
            self.state(type="stopped", result={"Ok": content})
        else:
            self.notify("result", {"content": content})

    def fail(self, message, trace=(), transient=False):
        failure = {"message": message, "trace": list(trace), "transient": transient}
        if self.stateful:
            self.state(type="stopped", result={"Err": failure})
        else:
            self.notify("error", failure)

    def next_input(self):
        """Returns the input of the oldest `apply` that was not taken yet, and waits for one."""
        if not self._inputs:
            self._await(lambda message: self._inputs)
        return self._inputs.popleft()

    def _await(self, wanted):
        while True:
            line = self._line()
            if not line.endswith(b"\n"):
                sys.exit(0)
            message = json.loads(line.decode())
            if message.get("method") == "cancel":
                sys.exit(0)
            if message.get("method") == "apply":
                self._inputs.append(message["params"]["input"])
            if wanted(message):
                return message

    def _line(self):
        return sys.stdin.buffer.readline()

    def _send(self, message):
        line = json.dumps({"jsonrpc": "2.0", **message}) + "\n"
        sys.stdout.buffer.write(line.encode())
        sys.stdout.buffer.flush()


def run(tool):
    """Runs `tool(host)` and reports what it returns as the result, and what it raises as the error.

    A run that was started by an `action` ends with a stopped state in place of either.
    """
    host = Host()
    try:
        content = tool(host)
    except Failure as error:
        host.fail(str(error), transient=error.transient)
    except Exception as error:
        host.fail(f"{type(error).__name__}: {error}", trace=traceback.format_exception(error))
    else:
        host.finish(content)


class OneShot:
    """A run on plain stdio, which ends with its first question without an answer and is started again with it."""

    def __init__(self):
        call = json.loads(os.environ.get("JP_TOOL") or "{}")
        self.name = call.get("name")
        self.arguments = call.get("arguments") or {}
        self.answers = call.get("answers") or {}
        self.options = call.get("options") or {}

    def ask(self, **question):
        if question["id"] not in self.answers:
            self.end(type="needs_input", question=question)
        return self.answers[question["id"]]

    def end(self, **outcome):
        print(json.dumps(outcome), flush=True)
        sys.exit(0)


def run_once(tool):
    """Runs `tool(call)` and prints what it returns, raises or asks as the outcome."""
    call = OneShot()
    try:
        content = tool(call)
    except Failure as error:
        call.end(type="error", message=str(error), trace=[], transient=error.transient)
    except Exception as error:
        trace = traceback.format_exception(error)
        call.end(type="error", message=f"{type(error).__name__}: {error}", trace=trace, transient=False)
    call.end(type="success", content=content)
