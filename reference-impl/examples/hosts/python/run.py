"""One run of a tool: the host answers what it asks, and ends it (RFD D11)."""

import asyncio
import json
from asyncio.subprocess import DEVNULL
from signal import SIGKILL, SIGTERM

from methods import serve
from policy import Policy
from process import Process
from project import Refused

PROTOCOL = "0.1.0"
NOT_JSON, INVALID_REQUEST = -32700, -32600
LIMITS = {"idle_ms": 60_000, "cancel_grace_ms": 5_000, "term_grace_ms": 5_000, "file_bytes": 10 * 1024 * 1024}
MOST_WAITING = 10_000  # requests of a tool that asks and does not read
STDERR_KEPT = 64 * 1024
LAST_WORDS_MS = 1_000  # how long output may lag behind the end of a process, or the other way round


def failure(message, trace=(), transient=False):
    return {"error": {"message": message, "trace": list(trace), "transient": transient}}


CANCELLED = failure("cancelled by the user") | {"cancelled": True}


class PlainRun:
    """One run of a tool that knows no protocol: what it prints is its result."""

    def __init__(self, tool, arguments, project):
        self.tool, self.arguments, self.project = tool, arguments, project
        self.limits = LIMITS | tool.get("limits", {})
        self.cancelled = asyncio.Event()
        self.process = None

    async def outcome(self):
        self.process = await Process.start(self.tool["command"], stdin=DEVNULL)
        output = asyncio.gather(self.process.stdout.read(), self.process.stderr.read())
        if await first(self.process.exited.wait(), self.cancelled.wait()) == 1:
            await self.process.leave((0, SIGTERM), self.kill_after())
            return CANCELLED
        await self.process.leave()
        await asyncio.wait([output], timeout=LAST_WORDS_MS / 1000)
        self.process.release()
        stdout, stderr = await output
        if self.process.ending().endswith("status 0"):
            return {"result": stdout.decode(errors="replace")}
        return failure(stderr.decode(errors="replace") or self.process.ending())

    def kill_after(self):
        return self.limits["term_grace_ms"], SIGKILL

    def kill(self):
        if self.process:
            self.process.signal(SIGKILL)

    async def end(self):
        """Ends the tool with its host: SIGTERM first, so that it can clean up."""
        if self.process:
            await self.process.leave((0, SIGTERM), self.kill_after())


class Run(PlainRun):
    """One run of a VFS tool, from `init` to its outcome."""

    def __init__(self, tool, arguments, project):
        super().__init__(tool, arguments, project)
        self.policy = Policy(tool.get("policy", {}))
        self.requests = asyncio.Queue(MOST_WAITING)
        self.final = None
        self.started = asyncio.Event()
        self.reported_end = asyncio.Event()  # by a final, or by the end of its output
        self.stderr = b""

    async def outcome(self):
        self.process = await Process.start(self.tool["command"])
        self.send({"method": "init", "params": self.init()})
        self.started.set()
        tasks = [asyncio.create_task(each) for each in (self.hear(), self.answer(), self.keep_stderr())]
        ended = await self.live()
        await asyncio.wait(tasks, timeout=LAST_WORDS_MS / 1000)
        for task in tasks:
            task.cancel()
        self.process.release()
        return ended or self.final or failure(self.stderr.decode(errors="replace").strip() or self.process.ending())

    def init(self):
        tool = {"name": self.tool["name"], "arguments": self.arguments, "answers": self.tool.get("answers", {}),
                "options": self.tool.get("options", {})}
        return {"tool": tool, "protocol_version": PROTOCOL}

    async def live(self):
        """Lets the tool live until it is over, cancelled or silent; reports the failure if it is the host that ends it."""
        match await first(self.reported_end.wait(), self.process.exited.wait(), self.cancelled.wait(), self.silence()):
            case 2:
                self.send({"method": "cancel"})
                await self.process.leave((self.limits["cancel_grace_ms"], SIGTERM), self.kill_after())
                return CANCELLED
            case 3:
                self.kill()
                await self.process.leave()
                return failure(f"the tool was silent for {self.limits['idle_ms']} ms and was killed")
        await self.process.leave((LAST_WORDS_MS, SIGTERM), self.kill_after())

    async def silence(self):
        """Ends when neither a request nor a final has come for the idle limit."""
        self.heard = now()
        while (left := self.heard + self.limits["idle_ms"] / 1000 - now()) > 0:
            await asyncio.sleep(left)

    async def hear(self):
        """Reads what the tool writes, whether or not it reads what is written to it."""
        try:
            while (line := await self.process.stdout.readline()).endswith(b"\n"):
                if line.strip():
                    await self.take(understood(line))
        except ValueError:
            pass  # a line without end
        self.reported_end.set()
        await self.requests.put(None)

    async def take(self, message):
        if self.final:
            return
        if message.get("method") in ("result", "error") and "id" not in message:
            self.final = final(message["method"], message.get("params"))
            self.reported_end.set()
        elif "id" in message:
            self.heard = now()
            await self.requests.put(message)

    async def answer(self):
        """Answers one request after the other."""
        while message := await self.requests.get():
            self.send({"id": message["id"], **self.answer_to(message)})
            await self.process.written()

    def answer_to(self, message):
        try:
            if "fault" in message:
                raise Refused(*message["fault"])
            if message["method"] == "cancel":
                return {"result": {}}  # nothing is ever under way
            context = {"project": self.project, "policy": self.policy, "file_bytes": self.limits["file_bytes"]}
            return {"result": serve(message["method"], message.get("params"), **context)}
        except Refused as error:
            return {"error": {"code": error.code, "message": str(error)}}

    async def keep_stderr(self):
        while chunk := await self.process.stderr.read(STDERR_KEPT):
            self.stderr = (self.stderr + chunk)[-STDERR_KEPT:]

    def send(self, message):
        self.process.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")


def understood(line):
    """A message of the tool's; what is none has a `fault`, its code and the reason, beside its id."""
    try:
        message = json.loads(line.decode(), parse_constant=float)
        json.dumps(message, allow_nan=False)
    except (ValueError, RecursionError):
        return {"id": None, "fault": (NOT_JSON, "the line is not JSON")}
    if not isinstance(message, dict):
        return {"id": None, "fault": (INVALID_REQUEST, "a message is an object")}
    if "method" not in message and ("result" in message or "error" in message):
        return {}  # a response that nobody asked for
    id = message.get("id")
    readable = isinstance(id, (str, int)) and not isinstance(id, bool)
    if message.get("jsonrpc") != "2.0":
        return {"id": id if readable else None, "fault": (INVALID_REQUEST, 'jsonrpc is not "2.0"')}
    if not isinstance(message.get("method"), str):
        return {"id": id if readable else None, "fault": (INVALID_REQUEST, "there is no method")}
    if "id" in message and not readable:
        return {"id": None, "fault": (INVALID_REQUEST, "an id is a string or an integer")}
    return message


def final(method, params):
    """The outcome that a `result` or an `error` reports."""
    params = params if isinstance(params, dict) else {}
    if method == "error":
        message, trace = params.get("message"), params.get("trace")
        return failure(
            message if isinstance(message, str) and message else "the tool failed without a reason",
            [cause for cause in trace if isinstance(cause, str)] if isinstance(trace, list) else [],
            params.get("transient") is True,
        )
    content = params.get("content")
    if isinstance(content, str):
        return {"result": content}
    if isinstance(content, list):
        return {"result": [block for block in content if is_block(block)]}
    return failure("the tool's result has no content")


def is_block(block):
    match block:
        case {"type": "text", "text": str()}:
            return True
        case {"type": "resource", "resource": {"uri": str(uri), "text": str()} | {"uri": str(uri), "blob": str()}}:
            return uri != ""
    return False


async def first(*waits):
    """Which of several things has happened first, by its number."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    at = next(at for at, task in enumerate(tasks) if task.done())
    for task in tasks:
        task.cancel()
    return at


def now():
    return asyncio.get_running_loop().time()
