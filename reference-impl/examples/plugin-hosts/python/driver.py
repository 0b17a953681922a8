"""The driver of the small plugin host: JSON-RPC 2.0, one message a line, on stdin and stdout; the suite is the client.

Each command of the host is a process of its own, in a workspace that is made anew by `configure`.
"""

import asyncio
import json
import os
import shlex
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from assistant import Assistant
from locks import Locks
from workspace import Workspace

FEATURES = ["plugins", "describe", "conversations", "config", "print", "log", "shutdown", "unix",
            "lock", "push", "create", "subscriptions", "query", "prompts"]
HOST = [sys.executable, str(Path(__file__).with_name("host.py"))]
LONGEST_LINE = 256 * 1024 * 1024
LEAVING_S = 2
SIGNALS = {number.name: number for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
MS = {"shutdown_ms": "shutdown_timeout_secs", "prompt_ms": "prompt_timeout_secs"}


class Driver:
    """A method for each request of the driver protocol that this host can carry out."""

    def __init__(self):
        self.folder, self.hosts = None, []

    async def describe(self):
        return {"name": "small plugin host", "version": "1.0", "features": FEATURES}

    async def configure(self, workspace=None, tools=(), env=None, **_):
        await self.close()
        given = workspace or {}
        self.folder = Path(tempfile.mkdtemp(prefix="small-plugin-host-"))
        root = self.folder / "workspace"
        (root / ".jp").mkdir(parents=True)
        self.workspace = Workspace(root)
        if "id" in given:
            (root / ".jp/.id").write_text(given["id"])
        (root / ".jp/config.json").write_text(json.dumps(settings_from(given)))
        (root / ".jp/tools.json").write_text(json.dumps(list(tools)))
        self.locks = Locks(self.workspace.storage / "locks")
        self.assistant = Assistant(self.workspace)
        self.assistant.script([])
        for each in given.get("conversations", ()):
            self.workspace.write(each["id"], each.get("title"), each.get("events", []))
            if each.get("locked"):
                self.locks.take(each["id"])
        path = f"{self.folder / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        self.env = {**os.environ, "HOME": str(self.folder), **(env or {}), "PATH": path}
        return {}

    async def plugin(self, args, name="probe", command=None, **_):
        if command:
            program = self.folder / "bin" / f"jp-{name}"
            program.parent.mkdir(exist_ok=True)
            program.write_text(f"#!/bin/sh\nexec {shlex.join(command)} \"$@\"\n")
            program.chmod(0o755)
        status, output, diagnostics = await self.run(name, *args)
        return {"status": status, "output": output, "diagnostics": diagnostics}

    async def plugin_query(self, conversation, content):
        status, _, diagnostics = await self.run("query", conversation, content)
        return {"completed": True} if status == 0 else {"completed": False, "reason": diagnostics}

    async def plugin_event(self, conversation, events):
        self.workspace.append(conversation, events)
        return {}

    async def plugin_conversation(self, id=None):
        wanted = self.workspace.ids() if id is None else [id] if self.workspace.has(id) else []
        entries = {entry["id"]: entry for entry in self.workspace.entries()}
        return {"conversations": [
            {"id": each, "title": entries[each].get("title"), "events": self.workspace.events(each),
             "locked": self.locks.is_taken(each)} for each in wanted]}

    async def plugin_lock(self, conversation, held):
        if held and not self.locks.holds(conversation):
            self.locks.take(conversation)
        if not held and self.locks.holds(conversation):
            self.locks.free(conversation)
        return {"held": self.locks.holds(conversation)}

    async def plugin_assistant(self, replies, resume=False):
        self.assistant.script(replies, resume)
        return {"requests": self.assistant.requests()}

    async def plugin_interrupt(self, signal="SIGINT"):
        self.hosts[0].send_signal(SIGNALS[signal])
        return {}

    async def shutdown(self):
        await self.close()
        return {}

    async def run(self, *words):
        """Runs a command of the host to its end: its status and both outputs."""
        pipe, none = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        host = await asyncio.create_subprocess_exec(
            *HOST, *words, stdin=none, stdout=pipe, stderr=pipe, cwd=self.workspace.root, env=self.env)
        self.hosts.append(host)
        outputs = await host.communicate()
        self.hosts.remove(host)
        return host.returncode, *(output.decode(errors="replace") for output in outputs)

    async def close(self):
        """Ends what runs: with the signal first, so that each host ends its plugin."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            for host in self.hosts:
                host.send_signal(number)
            if waiting := [asyncio.create_task(host.wait()) for host in self.hosts]:
                await asyncio.wait(waiting, timeout=LEAVING_S)
        if self.folder:
            self.locks.free_all()
            shutil.rmtree(self.folder, ignore_errors=True)


def settings_from(workspace):
    plugins = {"command": workspace.get("plugins", {})}
    plugins |= {name: workspace[ms] / 1000 for ms, name in MS.items() if ms in workspace}
    plugins |= {"prompt_fallback": workspace["fallback"]} if "fallback" in workspace else {}
    return {**workspace.get("config", {}), "plugins": plugins}


async def answer(driver, id, method, params=None, **_):
    """Carries out one request, while others go on."""
    act = None if method.startswith("_") else getattr(driver, method, None)
    try:
        reply = {"result": await act(**params or {})} if act else unknown(method)
    except Exception as error:
        reply = {"error": {"code": -32603, "message": repr(error)}}
    print(json.dumps({"jsonrpc": "2.0", "id": id, **reply}), flush=True)


def unknown(method):
    return {"error": {"code": -32601, "message": f"there is no method {method} here"}}


async def main():
    driver, tasks = Driver(), set()
    requests = asyncio.StreamReader(LONGEST_LINE)
    protocol = asyncio.StreamReaderProtocol(requests)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, requests.feed_eof)
    while line := await requests.readline():
        request = json.loads(line)
        tasks.add(asyncio.create_task(answer(driver, **request)))
        if request["method"] == "shutdown":
            break
    await asyncio.gather(*tasks)
    await driver.close()


if __name__ == "__main__":
    asyncio.run(main())
