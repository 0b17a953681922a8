"""Hostile hosts of plugins: `plugin_host.py HARM PLUGIN` runs a plugin and does one kind of harm; `plugin_host.py HARM` is a driver."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time

from harm import child, send, stay, write

HOSTILE = "\x1b]0;title\x07\x1b[2J\u202e<img src=x onerror=alert(1)><script>alert(1)</script>"
INIT = {
    "type": "init",
    "version": 1,
    "workspace": {"root": os.getcwd(), "storage": os.getcwd() + "/.jp", "id": "k3v9q"},
    "config": {},
    "args": [],
    "log_level": 0,
}


def environments():
    """The environment of this process and of all above it."""
    found, process = "", os.getpid()
    while process > 1:
        try:
            with open(f"/proc/{process}/environ", encoding="utf-8", errors="replace") as environment:
                found += environment.read().replace("\0", "\n")
            with open(f"/proc/{process}/stat") as stat:
                process = int(stat.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            break
    return found


def start(command):
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def write_line(plugin, message):
    plugin.stdin.write((message if isinstance(message, bytes) else json.dumps(message).encode()) + b"\n")
    plugin.stdin.flush()


def until_exit(plugin):
    """Answers each request with an error, until the plugin ends or states that it does; gives its code."""
    for line in plugin.stdout:
        message = json.loads(line)
        if message["type"] == "exit":
            return message["code"]
        if message["type"] == "print":
            write(message["text"])
        elif message["type"] not in ("ready", "log"):
            write_line(plugin, {"type": "error", "request": message["type"], "message": "refused"})
    return 1


def plainly(plugin):
    write_line(plugin, INIT)
    sys.exit(until_exit(plugin))


def never_answers(plugin):
    write_line(plugin, INIT)
    stay()


def hangs_after_exit(plugin):
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    write_line(plugin, INIT)
    until_exit(plugin)
    stay()


def sends_events_for_nobody(plugin):
    write_line(plugin, INIT)
    for at in range(2_000):
        write_line(plugin, {"type": "event", "sub_id": f"nobody-{at}", "data": {"type": HOSTILE}})
    sys.exit(until_exit(plugin))


def shows_environment(plugin):
    found = environments()
    write(found)
    write(found, 2)
    write_line(plugin, {**INIT, "config": {"environment": found}})
    sys.exit(until_exit(plugin))


def floods_plugin(line):
    def flood(plugin):
        write_line(plugin, INIT)
        while True:
            plugin.stdin.write(line)

    return flood


def floods(to, text):
    def flood(_):
        while True:
            write(text, to)

    return flood


def daemon(plugin):
    child(lambda: [os.setsid(), time.sleep(600)])
    plainly(plugin)


def crowd(plugin):
    for _ in range(40):
        child(lambda: [signal.signal(signal.SIGTERM, signal.SIG_IGN), time.sleep(600)])
    plainly(plugin)


def acting_texts(plugin):
    write(HOSTILE + "\n")
    write(HOSTILE + "\n", 2)
    write_line(plugin, {**INIT, "type": "init", "args": [HOSTILE], HOSTILE: HOSTILE})
    write_line(plugin, {"type": HOSTILE})
    sys.exit(until_exit(plugin))


def deep_init(plugin):
    write_line(plugin, b'{"type":"init","version":1,"config":' + b"[" * 100_000 + b"]" * 100_000 + b"}")
    stay()


def kills_plugin(plugin):
    write_line(plugin, INIT)
    plugin.kill()
    stay()


def stops_itself(plugin):
    write_line(plugin, INIT)
    os.kill(os.getpid(), signal.SIGSTOP)


HOSTS = {
    "never-answers": never_answers,
    "starts-nothing": None,
    "events-for-nobody": sends_events_for_nobody,
    "hangs-after-exit": hangs_after_exit,
    "shows-environment": shows_environment,
    "floods-plugin": floods_plugin(b'{"type":"event","sub_id":"x","data":{}}\n' * 1_000),
    "floods-plugin-without-lines": floods_plugin(b"x" * 65_536),
    "floods-stdout": floods(1, "text\n" * 5_000),
    "floods-stdout-without-lines": floods(1, "x" * 65_536),
    "floods-stderr": floods(2, "x" * 65_536),
    "daemon": daemon,
    "crowd": crowd,
    "acting-texts": acting_texts,
    "deep-init": deep_init,
    "kills-plugin": kills_plugin,
    "stops-itself": stops_itself,
}


def described(request):
    send(id=request["id"], result={"name": "hostile", "version": "1", "features": ["plugins", "subscriptions", "query"]})


def ran(request, **more):
    send(id=request["id"], result={"status": 0, "output": "", **more})


def answers_without_end(_):
    while True:
        write('{"jsonrpc":"2.0","id":1,"result":{}}\n' * 2_000)


ON_PLUGIN = {
    "driver-hangs": lambda _: stay(),
    "driver-runs-nothing": ran,
    "driver-floods": answers_without_end,
    "driver-shows-environment": lambda r: ran(r, output=environments(), diagnostics=environments()),
    "driver-acts": lambda r: ran(r, output=HOSTILE, diagnostics=HOSTILE),
    "driver-leaves-a-daemon": lambda r: [child(lambda: [os.setsid(), time.sleep(600)]), ran(r)],
    "driver-ends": lambda _: os._exit(0),
    "driver-prints-100-mb": lambda r: ran(r, output="x" * 100_000_000),
}


def drive(harm):
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "describe":
            described(request)
        elif request["method"] == "plugin":
            harm(request)
        else:
            send(id=request["id"], result={})


name = sys.argv[1]
if name in ON_PLUGIN:
    drive(ON_PLUGIN[name])
elif name == "starts-nothing":
    stay()
else:
    HOSTS[name](start([shutil.which(f"jp-{sys.argv[2]}")]))
