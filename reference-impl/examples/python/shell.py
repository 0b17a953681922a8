"""A shell on a pseudo-terminal, which stays open from call to call: a stateful tool on plain stdio."""

import json
import os
import pty
import select
import signal
import sys

PROMPT = b"shell> "
END_OF_INPUT = b"\x04"


def report(state):
    print(json.dumps(state), flush=True)


def shown(output):
    """What a person would see, as text."""
    return output.decode("utf-8", "replace").replace("\r\n", "\n")


def start():
    """Starts the shell; gives its process id and the descriptor of its terminal."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execvpe("sh", ["sh"], {**os.environ, "PS1": PROMPT.decode(), "TERM": "dumb", "ENV": ""})
    return pid, terminal


def read(terminal):
    """The next piece of output; empty when the shell has ended."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def talk(terminal):
    """Passes on what is typed, reports what is shown up to each prompt, and gives what came after the last."""
    output, sources = b"", [sys.stdin.fileno(), terminal]
    while True:
        ready, _, _ = select.select(sources, [], [])
        if terminal in ready:
            piece = read(terminal)
            if not piece:
                return output
            output += piece
            if output.endswith(PROMPT):
                report({"type": "running", "content": shown(output)})
                output = b""
        elif ready:
            typed = os.read(ready[0], 4096)
            if not typed:
                sources.remove(ready[0])
            os.write(terminal, typed or END_OF_INPUT)


def end(pid):
    """Ends the shell, which heeds no SIGTERM, with what it runs, and waits for it."""
    os.kill(pid, signal.SIGHUP)
    os.waitpid(pid, 0)


def result(output, status):
    if status == 0:
        return {"Ok": output}
    message = f"the shell ended with status {status}"
    return {"Err": {"message": message, "trace": [output], "transient": False}}


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    pid, terminal = start()
    try:
        output = talk(terminal)
    except SystemExit:
        end(pid)
        raise
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    report({"type": "stopped", "result": result(shown(output), status)})


main()
