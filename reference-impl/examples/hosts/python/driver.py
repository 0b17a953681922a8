"""The driver of the small host: JSON-RPC 2.0, one message a line, on stdin and stdout; the suite is the client."""

import asyncio
import json
import signal
import sys

from host import Host
from project import Project
from schemas import shown

FEATURES = ["vfs", "fs", "policy", "cancel", "one-shot", "stateful", "await", "tool-schema"]
LONGEST_LINE = 256 * 1024 * 1024


class Driver:
    """A method for each request of the driver protocol that this host can carry out."""

    def __init__(self):
        self.host = Host()

    async def describe(self):
        return {"name": "small host", "version": "1.0", "features": FEATURES}

    async def configure(self, project=None, tools=(), **_):
        await self.host.close()
        self.host = Host(Project((project or {}).get("files")), tools)
        return {}

    async def call(self, calls):
        outcomes = await asyncio.gather(*self.host.batch(calls))
        return {"responses": [{"id": call["id"], **outcome} for call, outcome in zip(calls, outcomes)]}

    async def cancel(self, id):
        self.host.cancel(id)
        return {}

    async def turn_end(self):
        return {"handles": await self.host.handles.end_turn(), "notifications": []}

    async def tools(self):
        return {"tools": shown(self.host.tools.values())}

    async def snapshot(self):
        return {"files": self.host.project.snapshot()}

    async def shutdown(self):
        await self.host.close()
        return {}


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
    await driver.host.close()
    await asyncio.gather(*tasks)


if __name__ == "__main__":
    asyncio.run(main())
