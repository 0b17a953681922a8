"""A small host of tools: it runs them, and keeps those that outlive their call (RFD D11, RFD 009, RFD 037)."""

import asyncio

from handles import Handles
from project import Project
from run import PlainRun, Run, failure


class Host:
    """Tools by name, on one project."""

    def __init__(self, project=None, tools=()):
        self.project = project or Project()
        self.tools = {tool["name"]: tool for tool in tools}
        self.handles = Handles(self.project)
        self.runs = {}  # what a user can cancel, by the ids of the calls

    def batch(self, calls):
        """Begins the calls of one reply of the assistant; their outcomes are to be awaited."""
        commands = [call for call in calls if self.is_command(**call)]
        if refused := self.handles.refusal(commands):
            return [self._same(refused) for _ in calls]
        for call in commands:
            self.handles.begin(self.tools[call["tool"]], call["arguments"])
        return [self.call(**call) for call in calls]

    def is_command(self, tool, arguments, **_):
        """Whether a call speaks to a handle."""
        return bool(self.tools.get(tool, {}).get("stateful")) and "action" in arguments

    def call(self, id, tool, arguments):
        """Begins to run a tool; the outcome, to be awaited, is its `result` or an `error`."""
        configured = self.tools.get(tool)
        if configured and not configured.get("enabled", True):
            configured = None
        if self.is_command(tool, arguments):
            return self.handles.command(configured, arguments)
        if tool == "await" and not configured:
            run = Waiting(self.handles, arguments)
        else:
            kind = PlainRun if configured and configured.get("runtime") == "stdio" else Run
            run = kind(configured, arguments, self.project) if configured else None
        self.runs[id] = run
        return self._outcome(id, run, tool)

    async def _same(self, outcome):
        return outcome

    async def _outcome(self, id, run, tool):
        try:
            return await run.outcome() if run else failure(f"there is no tool {tool}")
        except OSError as error:
            return failure(f"{tool} could not be started: {error.strerror}")
        finally:
            self.runs.pop(id, None)

    def cancel(self, id):
        """What a user's Ctrl+C does to a call."""
        if run := self.runs.get(id):
            run.cancelled.set()

    async def close(self):
        """Ends every tool, and returns when none is left."""
        await asyncio.gather(self.handles.close(), *(run.end() for run in self.runs.values() if run))


class Waiting:
    """One call of `await`, which a user can cancel as any other."""

    def __init__(self, handles, arguments):
        self.handles, self.arguments = handles, arguments
        self.cancelled = asyncio.Event()

    def outcome(self):
        return self.handles.wait(self.arguments, self.cancelled)

    async def end(self):
        self.cancelled.set()
