"""A correct tool that copies a file, with one unusual habit that the documents leave open: `unusual.py HABIT [SECONDS]`."""

import json
import os
import select
import signal
import sys
import threading
import time

HABIT = sys.argv[1]
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 0
pending = b""


def line():
    """Reads one line, by the plainest means there are; ends the program at the end of its input."""
    global pending
    while b"\n" not in pending:
        if HABIT == "polls":
            select.select([0], [], [])
        chunk = os.read(0, 65536)
        if not chunk:
            os._exit(0)
        pending += chunk
    found, pending = pending.split(b"\n", 1)
    return found


def message():
    """Reads the next message that is one; `cancel` ends the program when it has tidied up."""
    while True:
        try:
            read = json.loads(line())
        except ValueError:
            continue
        if not isinstance(read, dict):
            continue
        if read.get("method") == "cancel":
            time.sleep(SECONDS if HABIT == "tidies-up" else 0)
            if HABIT == "interrupts-itself":
                signal.signal(signal.SIGINT, signal.SIG_DFL)
                os.kill(os.getpid(), signal.SIGINT)
            os._exit(130 if HABIT == "ends-like-an-interrupt" else 0)
        return read


def send(value):
    text = json.dumps({"jsonrpc": "2.0", **value}, ensure_ascii=HABIT == "escapes")
    if HABIT == "escapes":
        text = text.replace('"id"', '"\\u0069d"').replace('"method"', '"m\\u0065thod"')
    if HABIT == "spaces":
        text = text.replace(": ", " \t:  ").replace("{", "{ ", 1)
    data = text.encode() + b"\n"
    size = {"writes-in-threes": 3}.get(HABIT, len(data))
    for at in range(0, len(data), size):
        os.write(1, data[at : at + size])


def spelled(number):
    ids = {"letters": f"näm\u2028e {number}", "negative": -number, "counts-down": 9007199254740991 - number}
    return {**ids, "wide": 18446744073709551615 - number, "fractions": number * 2.5e-7}.get(HABIT, number)


def call(number, method, **params):
    if HABIT == "thinks":
        time.sleep(SECONDS)
    send({"id": spelled(number), "method": method, "params": params})
    while True:
        read = message()
        if "method" not in read and read.get("id") == spelled(number):
            return read


def end(kind, **params):
    if HABIT == "closes-its-input-first":
        os.close(0)
    send({"method": kind, "params": params})
    if HABIT == "closes-its-output":
        os.close(1)
    time.sleep(SECONDS if HABIT == "lingers" else 0)
    os._exit(0)


def copy(arguments):
    read = call(1, "fs.read", path=arguments["from"])
    if "error" in read:
        end("error", message=str(read["error"].get("message")), trace=[], transient=False)
    file = read.get("result")
    if not isinstance(file, dict) or not isinstance(file.get("content"), str):
        end("error", message="no content", trace=[], transient=False)
    given = {"encoding": file["encoding"]} if isinstance(file.get("encoding"), str) else {}
    written = call(2, "fs.write", path=arguments["to"], content=file["content"], **given)
    if "error" in written:
        end("error", message=str(written["error"].get("message")), trace=[], transient=False)
    content = [{"type": "text", "text": "copied"}] if HABIT == "blocks" else "copied"
    end("result", content=content)


def run():
    arguments = message()["params"]["tool"]["arguments"]
    if HABIT == "imports-late":
        import decimal, getpass, locale, pwd, sqlite3, tempfile, xml.dom.minidom  # noqa: F401

        pwd.getpwuid(os.getuid())
        tempfile.TemporaryFile().write(b"x")
        open("/dev/null", "w").close()
    if HABIT == "starts-itself-again":
        os.environ["GIVEN"] = json.dumps(arguments)
        os.execv(sys.executable, [sys.executable, "-S", "-E", *sys.argv])
    copy(arguments)


if HABIT == "forgets-its-environment" and os.environ.pop("PATH", None):
    os.execve(sys.executable, [sys.executable, "-S", "-E", *sys.argv], {})
if HABIT == "without-stderr":
    os.close(2)
if HABIT == "works-in-a-child":
    child = os.fork()
    if child:
        os.close(0)
        os.close(1)
        os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
if HABIT == "works-in-a-thread":
    threading.Thread(target=run).start()
elif "GIVEN" in os.environ:
    copy(json.loads(os.environ["GIVEN"]))
else:
    run()
