"""The small host of plugins of the examples with defects: `defective_plugin_host.py DEFECT,... ARGUMENTS...`."""

import asyncio
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "reference-impl/examples/plugin-hosts/python"))

import host
import serving
import session

DEFECTS = sys.argv[1].split(",")
send = session.Session.send


def defective(self, message):
    kind = message["type"]
    if "replies-to-nothing" in DEFECTS and kind not in ("init", "shutdown"):
        return
    if "renames-arguments" in DEFECTS and kind == "init":
        message = {"arguments" if name == "args" else name: value for name, value in message.items()}
    send(self, message)


def reply_to(self, request, reply=serving.Serving.reply_to):
    if "crashes-at-create" in DEFECTS and request["type"] == "create_conversation":
        os.abort()
    return reply(self, request)


session.Session.send = defective
serving.Serving.reply_to = reply_to
sys.exit(asyncio.run(host.main(sys.argv[2:])))
