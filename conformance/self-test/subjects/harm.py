"""What hostile tools and drivers of hosts have in common."""

import json
import os
import time


def write(data, to=1):
    """Writes all of it, as long as somebody reads."""
    data = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
    while data:
        data = data[os.write(to, data) :]


def send(**message):
    write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")


def stay():
    while True:
        time.sleep(60)


def child(act):
    if os.fork() == 0:
        act()
        os._exit(0)
