"""Hostile plugins, by the name of what each does. No process of theirs is to outlive its certification."""

import os
import signal
import subprocess
import sys

HTML = '<script>alert(1)</script><img src=x onerror=alert(1)> \\u001b[2J\\u202e'


def line(text):
    os.write(1, text.encode() + b"\n")


def ready():
    sys.stdin.readline()
    line('{"type":"ready"}')


def never_ready():
    for _ in sys.stdin:
        line('{"type":"log","level":"info","message":"not yet"}')


def ignore_shutdown():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    ready()
    while True:
        signal.pause()


def flood_without_lines():
    ready()
    while True:
        os.write(1, b"x" * 65_536)


def half_a_line():
    ready()
    os.write(1, b'{"type":"pri')
    os.kill(os.getpid(), signal.SIGKILL)


def html():
    ready()
    line('{"type":"%s","text":"%s"}' % (HTML, HTML))
    line('{"type":"print","channel":"%s","text":"%s"}' % (HTML, HTML))
    line('{"type":"exit","code":1,"reason":"%s"}' % HTML)


def fork():
    ready()
    subprocess.Popen(["sleep", "600"])
    line('{"type":"exit","code":0}')


def leave_a_session():
    ready()
    subprocess.Popen(["sleep", "600"], start_new_session=True)
    line('{"type":"exit","code":0}')


def exit_256():
    ready()
    line('{"type":"exit","code":256}')


def exit_below_0():
    ready()
    line('{"type":"exit","code":-1}')


def answer_nobody():
    ready()
    line('{"type":"respond","sub_id":"x","respond":"inquiry","inquiry_id":"x","answer":1}')
    line('{"type":"exit","code":0}')


def show_environment():
    ready()
    for pid in ("self", str(os.getppid())):
        with open(f"/proc/{pid}/environ", "rb") as file:
            line('{"type":"print","text":"%s"}' % file.read().hex())
            file.seek(0)
            sys.stderr.write(file.read().decode(errors="replace"))
    line('{"type":"exit","code":3}')


globals()[sys.argv[1].replace("-", "_")]()
