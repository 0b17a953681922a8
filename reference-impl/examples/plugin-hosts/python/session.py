"""One run of a plugin, from `init` to the status that the host ends with (RFD 072)."""

import asyncio
import signal

import wire
from events import wrong_member
from locks import Locks
from process import Process
from prompts import Refused
from queries import Queries
from serving import MEMBERS, Serving
from subscriptions import Subscriptions

NOTICES = {
    "ready": {},
    "print": {"text": str, "channel~": str, "format~": str, "language~": str},
    "log": {"level": str, "message": str, "fields~": dict},
    "exit": {"code": int, "reason~": str},
}


class Session:
    def __init__(self, workspace, settings, output):
        self.workspace, self.settings, self.output = workspace, settings, output
        self.grace = settings.get("plugins.shutdown_timeout_secs")
        self.locks = Locks(workspace.storage / "locks")
        self.subscriptions = Subscriptions(workspace, self.send)
        self.queries = Queries(workspace, settings, self.locks, self.subscriptions)
        self.serving = Serving(workspace, settings, self.locks, self.subscriptions, self.queries)
        self.is_ending = self.was_killed = False

    async def run(self, name, program, args):
        """The status of the host."""
        self.process = await Process.start([program])
        self.send(self.init(name, args))
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, self.shut_down)
        beside = [asyncio.create_task(each) for each in (self.keep_stderr(), self.subscriptions.watch())]
        leaving = await self.serve()
        beside[1].cancel()
        await self.queries.close()
        self.process.close_input()
        await (self.process.leave(self.grace) if leaving else self.process.exited.wait())
        await beside[0]
        self.locks.free_all()
        return await self.status(leaving)

    def init(self, name, args):
        workspace = {"root": str(self.workspace.root), "storage": str(self.workspace.storage), "id": self.workspace.id}
        options = self.settings.get(f"plugins.command.{name}.options")
        return {"type": "init", "version": 1, "workspace": workspace, "config": self.settings.all,
                **({"options": options} if options else {}), "args": args, "log_level": self.output.verbosity}

    def send(self, message):
        self.process.write(wire.line(message))

    def shut_down(self):
        """A signal becomes a message; the time to the kill runs from the first one, whether or not the plugin reads."""
        self.send({"type": "shutdown"})
        if not self.is_ending:
            self.is_ending = True
            asyncio.get_running_loop().call_later(self.grace, self.kill)

    def kill(self):
        self.was_killed = not self.process.exited.is_set()
        self.process.kill()

    async def serve(self):
        """Takes one message after the other; the plugin's `exit`, or nothing when its output ends without."""
        try:
            async for line in self.process.lines():
                if line.strip() and (leaving := await self.take(line)):
                    return leaving
        except ValueError:
            await self.output.fail("the plugin wrote a line without end")
            self.process.kill()

    async def take(self, line):
        try:
            message = wire.read(line)
        except ValueError:
            return self.send({"type": "error", "message": "the line is no JSON"})
        kind = message.get("type") if isinstance(message, dict) else None
        if not isinstance(kind, str):
            self.send({"type": "error", "message": "the line is no object with a type"})
        elif kind in MEMBERS:
            self.send(self.serving.reply_to(message))
            self.subscriptions.look()
        elif kind == "respond":
            self.respond(message)
        elif kind not in NOTICES:
            self.send({"type": "error", "request": kind, "message": f"there is no message {kind}"})
        elif fault := wrong_member(message, NOTICES[kind]):
            self.send({"type": "error", "request": kind, "message": f"the message {fault}"})
        elif kind == "exit":
            return message
        else:
            await getattr(self, kind)(message)

    def respond(self, message):
        try:
            self.queries.prompts.respond(message)
        except Refused as reason:
            self.send({"type": "error", "request": "respond", "message": str(reason)})

    async def ready(self, message):
        await self.output.trace("debug", "host", "the plugin is ready")

    async def print(self, message):
        channel, format = message.get("channel") or "content", message.get("format") or "plain"
        await self.output.print(message["text"], channel, format, message.get("language"))

    async def log(self, message):
        await self.output.trace(message["level"], "plugin", message["message"], message.get("fields"))

    async def keep_stderr(self):
        """One record a line; reading never stops, so that the plugin never waits for it."""
        rest = b""
        while chunk := await self.process.stderr.read(1 << 16):
            *lines, rest = (rest + chunk).split(b"\n")
            lines += [rest] if len(rest) > 1 << 16 else []
            rest = b"" if len(rest) > 1 << 16 else rest
            for line in lines:
                await self.output.trace("trace", "plugin::stderr", line.decode(errors="replace"))
        if rest:
            await self.output.trace("trace", "plugin::stderr", rest.decode(errors="replace"))

    async def status(self, leaving):
        if leaving:
            if leaving["code"] and leaving.get("reason"):
                await self.output.fail(leaving["reason"])
            return leaving["code"] if 0 <= leaving["code"] <= 255 else 1
        if self.is_ending and not self.was_killed:
            return 0
        await self.output.fail("the plugin was killed" if self.was_killed else "the plugin ended without `exit`")
        return 1
