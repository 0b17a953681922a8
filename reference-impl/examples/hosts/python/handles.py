"""Handles: tools that outlive the call that started them, by the ids that the assistant chose (RFD 009, RFD 037)."""

import asyncio
import json

from run import CANCELLED, Run, failure, first

ACTIONS = ("spawn", "fetch", "apply", "abort")
FIRST_STATE_MS = 500  # how long a spawn waits for something to show


class StatefulRun(Run):
    """One run of a tool that reports states and takes inputs, from its spawn to its end."""

    def __init__(self, tool, arguments, project):
        super().__init__(tool, arguments, project)
        self.state = {"state": "running"}
        self.reported = asyncio.Event()
        self.stopped = asyncio.Event()
        self.aborted = False

    async def outcome(self):
        try:
            outcome = await super().outcome()
        except OSError as error:
            outcome = failure(f"the tool could not be started: {error.strerror}")
        self.stop(outcome)

    def stop(self, outcome):
        """What the tool states last counts at once, whatever its process still does."""
        if not self.stopped.is_set():
            self.state = stopped(outcome)
            self.stopped.set()
            self.reported.set()
            self.started.set()

    async def silence(self):
        """A stateful tool may be silent for as long as its user thinks."""
        await asyncio.Event().wait()

    async def take(self, message):
        if message.get("method") != "state" or "id" in message:
            await super().take(message)
            if self.final:
                self.stop(self.final)
            return
        params = message.get("params") if isinstance(message.get("params"), dict) else {}
        if not self.final and params.get("type") == "stopped":
            self.final = outcome_in(params.get("result"))
            self.reported_end.set()
            self.stop(self.final)
        elif not self.final and (state := shown(params)):
            self.state = state
            self.reported.set()

    def apply(self, value):
        self.state = {"state": "running"} if self.state["state"] == "waiting" else self.state
        self.send({"method": "apply", "params": {"input": value}})


def shown(params):
    """A state as the assistant reads it; none where the tool's has no known form."""
    content = {"content": params["content"]} if isinstance(params.get("content"), str) else {}
    match params:
        case {"type": "running"}:
            return {"state": "running", **content}
        case {"type": "waiting", "question": {"id": str(), "text": str()} as question}:
            return {"state": "waiting", **content, "question": question}


def outcome_in(result):
    match result:
        case str():
            return {"result": result}
        case {"Ok": str(text)}:
            return {"result": text}
        case {"Err": {"message": str(message)} as error}:
            return failure(message, error.get("trace") or (), error.get("transient") is True)
    return failure("the tool stopped without a result")


def stopped(outcome):
    if "error" in outcome:
        return {"state": "stopped", "result": outcome["error"]}
    result = outcome["result"]
    text = result if isinstance(result, str) else "".join(block.get("text", "") for block in result)
    return {"state": "stopped", "result": text}


class Handles:
    """The runs by the ids of their handles; one stays until its last state was delivered."""

    def __init__(self, project):
        self.project = project
        self.active = {}
        self.living = set()

    def refusal(self, calls):
        """Why a batch is refused before anything of it runs: two handles would have one id."""
        taken = set(self.active)
        for call in calls:
            match call.get("arguments"):
                case {"action": "spawn", "id": str(id)}:
                    if id in taken:
                        return failure(f"the handle `{id}` is in use")
                    taken.add(id)

    def begin(self, configured, arguments):
        """Registers what a spawn starts, so that the other calls of its batch find it."""
        match arguments:
            case {"action": "spawn", "id": str(id)} if "spawn" in configured.get("actions", ACTIONS):
                self.active[id] = run = StatefulRun(configured, arguments, self.project)
                run.task = asyncio.create_task(self.live(run))

    async def live(self, run):
        self.living.add(run)
        try:
            await run.outcome()
        finally:
            self.living.remove(run)

    async def command(self, configured, arguments):
        """Carries out one action of the assistant."""
        action, id = arguments.get("action"), arguments.get("id")
        if action not in configured.get("actions", ACTIONS):
            return failure(f"{configured['name']} has no action {json.dumps(action)}")
        if not isinstance(id, str):
            return failure("`id` must be a text")
        run = self.active.get(id)
        if not run or run.tool is not configured:
            return failure(f"Handle `{id}` not found")
        if action == "apply" and "input" not in arguments:
            return failure("`input` is missing")
        match action:
            case "spawn":
                await first(run.reported.wait(), asyncio.sleep(FIRST_STATE_MS / 1000))
            case "apply":
                await run.started.wait()
                if not run.stopped.is_set():
                    run.apply(arguments["input"])
            case "abort":
                await self.abort(id)
                return {"result": {"id": id, "state": "stopped"}}
        return {"result": self.delivered(id, run)}

    async def abort(self, id):
        run = self.active.pop(id)
        run.aborted = True
        run.cancelled.set()
        await run.task

    async def end_turn(self):
        """Aborts what is left when a turn ends."""
        ended = [{"id": id, "tool": run.tool["name"], "policy": "abort", "end": "aborted"} for id, run in self.active.items()]
        await asyncio.gather(*map(self.abort, list(self.active)))
        return ended

    def delivered(self, id, run):
        """The state of a handle, which is free once its last state is read."""
        if run.stopped.is_set() and self.active.get(id) is run:
            del self.active[id]
        return {"id": id, **run.state}

    async def wait(self, arguments, cancelled):
        """Carries out the built-in tool `await`."""
        every, some, limit = (arguments.get(name) for name in ("all", "any", "timeout_secs"))
        if reason := wrong_in(every, some, limit):
            return failure(reason)
        every, some = every or [], some or []
        named = dict.fromkeys(every + some)
        if unknown := [id for id in named if id not in self.active]:
            return failure(f"Handle `{unknown[0]}` not found")
        if not named:
            return failure("At least one handle ID required")
        runs = {id: self.active[id] for id in named}
        ended = await first(self.met(runs, every, some), cancelled.wait(), *([asyncio.sleep(limit)] if limit is not None else []))
        return CANCELLED if ended == 1 else self.waited(runs, timed_out=ended == 2)

    async def met(self, runs, every, some):
        while not is_met(runs, every, some):
            left = [run.stopped.wait() for run in runs.values() if not run.stopped.is_set()]
            await first(*left)

    def waited(self, runs, timed_out):
        completed, pending = [], []
        for id, run in runs.items():
            if run.aborted:
                return failure(f"Handle `{id}` was ended while the call waited")
            if run.stopped.is_set():
                self.active.pop(id, None)
                completed.append({"id": id, "state": "stopped", "result": run.state["result"]})
            else:
                pending.append({"id": id, **run.state})
        return {"result": {"completed": completed, "pending": pending, **({"timed_out": True} if timed_out else {})}}

    async def close(self):
        await asyncio.gather(*(run.end() for run in self.living))


def is_met(runs, every, some):
    ended = {id for id, run in runs.items() if run.stopped.is_set()}
    aborted = any(run.aborted for run in runs.values())
    return aborted or (ended.issuperset(every) and (not some or not ended.isdisjoint(some)))


def wrong_in(every, some, limit):
    """Why the arguments of an await cannot be understood."""
    for name, ids in (("all", every), ("any", some)):
        if ids is not None and not (isinstance(ids, list) and all(isinstance(id, str) for id in ids)):
            return f"`{name}` must be a list of handle ids"
    if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 0):
        return "`timeout_secs` must be a whole number of seconds, 0 or more"
