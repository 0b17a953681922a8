"""The driver of the small host: JSON-RPC 2.0, one message a line, on stdin and stdout; the suite is the client."""

import asyncio
import json
import sys

from host import Host
from project import Project

FEATURES = ["vfs", "fs", "policy", "cancel", "one-shot"]


class Driver:
    """One method a request of the driver protocol."""

    def __init__(self):
        self.host = Host()

    async def describe(self):
        return {"name": "small host", "version": "1.0", "features": FEATURES}

    async def configure(self, project=None, tools=(), **_):
        self.host.close()
        self.host = Host(Project((project or {}).get("files")), tools)
        return {}

    async def call(self, calls):
        outcomes = await asyncio.gather(*(self.host.call(**call) for call in calls))
        return {"responses": [{"id": call["id"], **outcome} for call, outcome in zip(calls, outcomes)]}

    async def cancel(self, id):
        self.host.cancel(id)
        return {}

    async def snapshot(self):
        return {"files": self.host.project.snapshot()}

    async def shutdown(self):
        self.host.close()
        return {}


async def answer(driver, id, method, params):
    """Carries out one request, while others go on."""
    act = None if method.startswith("_") else getattr(driver, method, None)
    try:
        said = {"result": await act(**params)} if act else {"error": {"code": -32601, "message": f"no method {method} here"}}
    except Exception as error:
        said = {"error": {"code": -32603, "message": repr(error)}}
    print(json.dumps({"jsonrpc": "2.0", "id": id, **said}), flush=True)


async def main():
    driver = Driver()
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=2**28)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    tasks = set()
    while line := await reader.readline():
        request = json.loads(line)
        task = asyncio.create_task(answer(driver, request["id"], request["method"], request.get("params", {})))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        if request["method"] == "shutdown":
            break
    driver.host.close()
    await asyncio.gather(*tasks)


if __name__ == "__main__":
    asyncio.run(main())
