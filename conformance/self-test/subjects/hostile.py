"""A tool that does one kind of harm, and else copies nothing: `hostile.py HARM`."""

import ctypes
import os
import signal
import socket
import struct
import sys
import time

from harm import child, send, stay, write


def call(number=1, method="fs.exists", **params):
    send(id=number, method=method, params=params or {"path": "a"})


def done(content="done"):
    send(method="result", params={"content": content})


def read():
    return sys.stdin.readline()


def deep(levels):
    return "[" * levels + "]" * levels


def result(content):
    write('{"jsonrpc":"2.0","method":"result","params":{"content":%s}}\n' % content)


def killed_by(number):
    signal.signal(number, signal.SIG_DFL) if number not in (signal.SIGKILL, signal.SIGSTOP) else None
    os.kill(os.getpid(), number)
    time.sleep(60)


def crowd():
    for _ in range(40):
        child(lambda: [signal.signal(signal.SIGTERM, signal.SIG_IGN), signal.signal(signal.SIGHUP, signal.SIG_IGN), time.sleep(600)])
    done()


def host_environment():
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
    print(found, file=sys.stderr, flush=True)
    done(found)


def strange_files():
    os.mkfifo("fifo")
    os.symlink("/", "root")
    os.symlink("loop", "loop")
    socket.socket(socket.AF_UNIX).bind("socket")
    os.makedirs("/".join(["deep"] * 300))
    os.mkdir("locked", 0)
    with open(b"not \xff utf-8 \x1b[2J <img src=x>\n", "w") as file:
        file.write("x")
    done()


def sparse_file():
    with open("sparse", "wb") as file:
        file.truncate(20 * 1024**3)
    done()


def many_files():
    for number in range(500):
        open(f"{number}", "w").close()
    done()


def no_directory():
    os.rmdir(os.getcwd())
    done()


def dribble():
    for byte in b'{"jsonrpc":"2.0","method":"result","params":{"content":"slow"}}\n':
        os.write(1, bytes([byte]))
        time.sleep(0.01)


def renamed():
    with open("/proc/self/comm", "w") as name:
        name.write("\x1b[2J\n<b>x")
    child(lambda: [os.setsid(), time.sleep(600)])
    done()


def traced():
    """Has its parent trace it: to a parent that does not know, each stop looks like an end."""
    ctypes.CDLL(None).ptrace(0, 0, 0, 0)
    killed_by(signal.SIGSTOP)


def hops():
    """Leaves a process that becomes another one all the time, and keeps nothing of its environment."""
    hop = "import os, time\nwhile time.time() < %f:\n if os.fork(): os._exit(0)\n os.setsid()\n time.sleep(0.01)"
    child(lambda: [os.setsid(), os.execve(sys.executable, [sys.executable, "-S", "-E", "-c", hop % (time.time() + 30)], {})])
    time.sleep(0.2)
    done()


def directory_becomes_a_link():
    """What its directory leads to is not to be removed with it."""
    folder = os.getcwd()
    os.chdir("/")
    os.rmdir(folder)
    os.symlink("/proc/self", folder)
    done()


def other_files():
    """Writes to every file that it might have been left."""
    for number in range(3, 64):
        try:
            os.write(number, b'{"x":1}\n')
        except OSError:
            pass
    done()


def sends_files():
    """Passes open files on to its host, wherever its input or output is a socket."""
    for number in (0, 1):
        try:
            socket.socket(fileno=os.dup(number)).sendmsg([b" "], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("99i", *[2] * 99))])
        except OSError:
            pass
    done()


def zombies():
    for _ in range(200):
        child(lambda: None)
    time.sleep(0.2)
    done()


OWN_NAMES = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}},"toJSON":1,"then":2,"length":-1}'
DIGITS = "9" * 10**6


def requests(count, **last):
    for number in range(count):
        call(number)
    done(**last)


def several(*texts):
    for text in texts:
        write(text)
    done()


HARMS = {
    "nul-bytes": lambda: several(b'{"jsonrpc":"2.0",\0"id":1}\n', b"\0" * 1000 + b"\n"),
    "not-utf-8": lambda: several(b'{"jsonrpc":"2.0","id":"\xff\xfe","method":"fs.exists"}\n'),
    "utf-16": lambda: write('{"jsonrpc":"2.0","method":"result","params":{"content":"x"}}\n'.encode("utf-16")),
    "byte-order-marks": lambda: several('\ufeff{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}\n'),
    "half-of-a-pair": lambda: done("\ud800"),
    "no-line-feed": lambda: [write("x" * 1_000_000), stay()],
    "carriage-returns": lambda: write('{"jsonrpc":"2.0","method":"result","params":{"content":"x"}}\r'),
    "empty-lines": lambda: several("\n" * 20_000),
    "values-that-are-no-objects": lambda: several("1\n", '"x"\n', "null\n", "[]\n", "true\n", "[[]]\n"),
    "numbers-that-json-lacks": lambda: [several('{"jsonrpc":"2.0","id":NaN,"method":"fs.exists"}\n', '{"jsonrpc":"2.0","id":1e999,"method":"fs.exists"}\n'), done()],
    "large-numbers": lambda: [several('{"jsonrpc":"2.0","id":' + "9" * 5000 + ',"method":"fs.exists","params":{"path":"a"}}\n'), done()],
    "long-id": lambda: [call("x" * 500_000), read(), done()],
    "long-method": lambda: [call(1, "m" * 500_000), read(), done()],
    "members-twice": lambda: [several('{"jsonrpc":"1.0","jsonrpc":"2.0","id":1,"id":2,"method":"fs.exists","params":{"path":"a"}}\n'), done()],
    "prototypes": lambda: [several('{"jsonrpc":"2.0","id":"__proto__","method":"constructor","params":{"__proto__":{"polluted":true}},"__proto__":{"method":"result"}}\n'), done()],
    "result-at-once": lambda: [call(), done()],
    "names-of-functions": lambda: [call(1, "toString"), call(2, "__proto__"), call(3, "hasOwnProperty"), done()],
    "many-members": lambda: [several('{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{' + ",".join(f'"m{n}":{n}' for n in range(20_000)) + "}}\n"), done()],
    "large-batch": lambda: several("[" + ",".join(["{}"] * 20_000) + "]\n"),
    "deep-params": lambda: [write('{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":' + deep(10_000) + "}\n"), read(), done()],
    "deep-and-open": lambda: several("[" * 200_000 + "\n"),
    "escape-sequences": lambda: [print("\x1b]0;title\x07\x1b[2J\u202e", file=sys.stderr, flush=True), done("\x1b]8;;http://x\x07link\x1b[31m")],
    "answers-what-nobody-asked": lambda: [send(id=7, result={}), send(id=None, error={"code": "x", "message": 1}), done()],
    "one-id-for-all": lambda: [[call(1) for _ in range(50)], done()],
    "asks-and-never-reads": lambda: requests(3000),
    "init-for-its-host": lambda: [send(method="init", params={}), send(method="cancel"), send(id=1, method="shutdown"), done()],
    "params-of-other-kinds": lambda: [[send(id=i, method="fs.read", params=p) for i, p in enumerate([1, "x", None, [], [1], True])], done()],
    "final-and-more": lambda: [done(), [done() for _ in range(2000)]],
    "final-on-stderr": lambda: print('{"jsonrpc":"2.0","method":"result","params":{"content":"x"}}', file=sys.stderr, flush=True),
    "two-in-a-line": lambda: write('{"jsonrpc":"2.0","method":"result","params":{"content":"a"}}{"jsonrpc":"2.0","method":"result","params":{"content":"b"}}\n'),
    "large-result": lambda: done("x" * 2_000_000),
    "many-traces": lambda: send(method="error", params={"message": "x", "trace": ["at y"] * 20_000, "transient": False}),
    "states-unasked": lambda: [[send(method="state", params={"type": "running", "content": "x"}) for _ in range(2000)], done()],
    "million-members": lambda: result('"x","more":{%s}' % ",".join(f'"m{n}":{n}' for n in range(10**6))),
    "text-of-20-mb": lambda: result('"%s"' % ("\\u20ac" * 3_400_000)),
    "traces": lambda: send(method="error", params={"message": "x", "trace": [f"at {n} of some file" for n in range(10**5)], "transient": False}),
    "deep-result": lambda: result('"x","more":' + deep(10_000)),
    "very-deep-result": lambda: result('"x","more":' + deep(10**6)),
    "text-of-100-mb": lambda: result('"%s"' % ("\u20ac" * 33_000_000)),
    "elements-of-20-mb": lambda: result('"x","more":[%s0]' % ("0," * 10_000_000)),
    "line-of-100-mb": lambda: write("x" * 100_000_000 + "\n"),
    "digits": lambda: [write('{"jsonrpc":"2.0","id":%s,"method":"fs.exists","params":{"path":"a"}}\n' % DIGITS), result(DIGITS)],
    "own-names": lambda: [write('{"jsonrpc":"2.0","id":%s,"method":"fs.exists","params":%s}\n' % (OWN_NAMES, OWN_NAMES)), result('"x","toJSON":%s,"__proto__":%s' % (OWN_NAMES, OWN_NAMES))],
    "million-lines": lambda: [[write("{}\n" * 1000) for _ in range(1000)], done()],
    "million-lines-on-stderr": lambda: [[write("\n" * 1000, 2) for _ in range(1000)], done()],
    "traced": traced,
    "hops": hops,
    "directory-becomes-a-link": directory_becomes_a_link,
    "other-files": other_files,
    "sends-files": sends_files,
    "zombies": zombies,
    "dribbles": dribble,
    "status-255": lambda: os._exit(255),
    "killed": lambda: killed_by(signal.SIGKILL),
    "crashes": lambda: killed_by(signal.SIGSEGV),
    "stops-itself": lambda: killed_by(signal.SIGSTOP),
    "ends-its-group": lambda: [os.kill(0, signal.SIGTERM), stay()],
    "closes-everything": lambda: [os.close(0), os.close(1), os.close(2), stay()],
    "crowd": crowd,
    "environment-of-its-host": host_environment,
    "strange-files": strange_files,
    "sparse-file": sparse_file,
    "many-files": many_files,
    "no-directory": no_directory,
    "renamed": renamed,
}

sys.stdin.readline()
HARMS[sys.argv[1]]()
