"""A host's driver that does one kind of harm, and else answers as if nothing ran: `hostile_host.py HARM`."""

import json
import os
import signal
import sys
import time

from harm import child, send, stay, write


def answer(request, result):
    send(id=request["id"], result=result)


def deep(levels):
    return "[" * levels + "1" + "]" * levels


def plainly(request):
    """Answers what it is asked, and runs nothing."""
    method = request.get("method")
    if method == "describe":
        answer(request, {"name": "hostile", "version": "1", "features": ["vfs"]})
    elif method == "call":
        calls = request["params"]["calls"]
        answer(request, {"responses": [{"id": call["id"], "result": "x"} for call in calls]})
    elif method == "snapshot":
        answer(request, {"files": {}})
    else:
        answer(request, {})


def with_raw(result):
    """Answers a call with a text that stands for its result."""
    return lambda request: write(
        '{"jsonrpc":"2.0","id":%s,"result":{"responses":[{"id":%s,"result":%s}]}}\n'
        % (request["id"], json.dumps(request["params"]["calls"][0]["id"]), result)
    )


def described(more):
    """Answers `describe` with another member, given as text."""
    return lambda request: write(
        '{"jsonrpc":"2.0","id":%s,"result":{"name":"hostile","version":"1","features":["vfs"],%s}}\n'
        % (request["id"], more)
    )


def floods(line):
    def flood(_):
        while True:
            write(line)

    return flood


def asks_without_end(request):
    for number in range(10_000):
        send(id=f"q{number}", method="inquiry", params={"call": "1", "question": {"id": "q", "text": "?" * 10_000, "answer_type": "boolean"}})
    plainly(request)


def killed_by(number):
    def die(_):
        if number not in (signal.SIGKILL, signal.SIGSTOP):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        time.sleep(60)

    return die


def ignores_signals(_):
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    stay()


def daemon(request):
    child(lambda: [os.setsid(), os.execve("/bin/sleep", ["sleep", "20"], {})])
    plainly(request)


def crowd(request):
    for _ in range(40):
        child(lambda: [signal.signal(signal.SIGTERM, signal.SIG_IGN), time.sleep(600)])
    plainly(request)


def host_environment(request):
    found = ""
    process = os.getpid()
    while process > 1:
        with open(f"/proc/{process}/stat") as stat:
            process = int(stat.read().rsplit(")", 1)[1].split()[1])
        try:
            with open(f"/proc/{process}/environ") as environment:
                found += environment.read().replace("\0", "\n")
        except OSError:
            pass
    write(found, 2)
    with_raw(json.dumps(found))(request)


def no_directory(request):
    os.rmdir(os.getcwd())
    plainly(request)


def closes_stdout(_):
    os.close(1)
    stay()


HOSTILE = "\x1b]0;title\x07\x1b[2J\u202e<img src=x onerror=alert(1)>"
ON_DESCRIBE = {
    "pretty-prints": lambda r: write(json.dumps({"jsonrpc": "2.0", "id": r["id"], "result": {}}, indent=2) + "\n"),
    "byte-order-mark": lambda r: [write("\ufeff"), plainly(r)],
    "nul-bytes": lambda r: write(b"\0" * 1000 + b"\n"),
    "not-utf-8": lambda r: write(b'{"jsonrpc":"2.0","id":1,"result":"\xff\xfe"}\n'),
    "endless-line": floods("x" * 65_536),
    "floods-with-garbage": floods("no message\n" * 5_000),
    "floods-with-answers": floods('{"jsonrpc":"2.0","id":1,"result":{}}\n' * 2_000),
    "many-members": described(",".join(f'"m{n}":{n}' for n in range(10**6)) if "many-members" in sys.argv else ""),
    "members-twice": described('"name":"other","features":[]'),
    "prototypes": described('"__proto__":{"polluted":true},"constructor":{"prototype":1}'),
    "acting-name": lambda r: answer(r, {"name": HOSTILE, "version": HOSTILE, "features": ["vfs", HOSTILE]}),
    "of-other-kinds": lambda r: answer(r, {"name": 1, "version": None, "features": "vfs"}),
    "answers-what-nobody-asked": lambda r: [send(id=77, result={}), plainly(r)],
    "closes-its-output": closes_stdout,
    "ignores-signals": ignores_signals,
    "stops-itself": killed_by(signal.SIGSTOP),
}
ON_CALL = {
    "line-of-100-mb": lambda r: with_raw('"%s"' % ("x" * 100_000_000))(r),
    "deep-result": with_raw(deep(10_000)),
    "very-deep-result": lambda r: with_raw(deep(10**6))(r),
    "large-results": lambda r: with_raw('"%s"' % ("\\u20ac" * 3_500_000))(r),
    "acting-result": with_raw(json.dumps(HOSTILE)),
    "asks-without-end": asks_without_end,
    "floods-stderr": lambda r: [[write("x" * 65_536, 2) for _ in range(1_500)], plainly(r)],
    "crashes": killed_by(signal.SIGSEGV),
    "hangs": lambda _: stay(),
    "ends-at-once": lambda _: os._exit(0),
    "daemon": daemon,
    "crowd": crowd,
    "environment-of-its-host": host_environment,
    "no-directory": no_directory,
}

harm = sys.argv[1]
for line in sys.stdin:
    asked = json.loads(line)
    table = {"describe": ON_DESCRIBE, "call": ON_CALL}.get(asked.get("method"), {})
    table.get(harm, plainly)(asked)
