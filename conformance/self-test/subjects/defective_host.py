"""The small host of the examples with defects: `defective_host.py DEFECT...`."""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "reference-impl/examples/hosts/python"))

import driver
import handles
import run

DEFECTS = sys.argv[1:]
command = handles.Handles.command
take = run.Run.take
snapshot = driver.Driver.snapshot


async def defective(self, configured, arguments):
    action, id = arguments.get("action"), arguments.get("id")
    if "aborts-nothing" in DEFECTS and action == "abort" and id in self.active:
        return {"result": {"id": id, "state": "stopped"}}
    outcome = await command(self, configured, arguments)
    if "shows-no-state" in DEFECTS and action == "fetch" and "result" in outcome:
        return {"result": {"id": id}}
    return outcome


async def deaf(self, message):
    if "answers-no-grep" not in DEFECTS or message.get("method") != "fs.grep":
        await take(self, message)


async def shown(self):
    if "shows-no-files" in DEFECTS:
        await asyncio.Future()
    return await snapshot(self)


handles.Handles.command = defective
run.Run.take = deaf
driver.Driver.snapshot = shown
asyncio.run(driver.main())
