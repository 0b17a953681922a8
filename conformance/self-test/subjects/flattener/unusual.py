"""Passes lines on to a flattener and its answers back, in one of the forms that are permitted and seldom.

Usage: unusual.py backwards|respelt|in-pieces COMMAND...
"""
import json, os, select, subprocess, sys

FORM, *COMMAND = sys.argv[1:]
child = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def batches():
    """The lines that are there at once, whole."""
    rest = b""
    while True:
        ended = False
        chunk = os.read(0, 1 << 16)
        while chunk:
            rest += chunk
            if not select.select([0], [], [], 0)[0]:
                break
            chunk = os.read(0, 1 << 16)
        else:
            ended = True
        *lines, rest = rest.split(b"\n")
        yield [line for line in lines if line.strip()]
        if ended:
            return


def answers(lines):
    for line in lines:
        child.stdin.write(line + b"\n")
    child.stdin.flush()
    return [child.stdout.readline() for _ in lines]


def write(data):
    while data:
        data = data[os.write(1, data):]


def respelt(answer):
    """Members backwards, every character that can be escaped so, blanks around tokens, and a member that nobody asked for."""
    message = json.loads(answer)
    members = {"zz-took": 0.5, **dict(reversed(message.items()))}
    text = json.dumps(members, ensure_ascii=True, separators=(" ,\t", " :  "))
    return b" \t" + text.encode() + b" \r\n\r\n"


for batch in batches():
    if FORM == "backwards":
        write(b"".join(reversed(answers(batch))))
    elif FORM == "respelt":
        write(b"".join(map(respelt, answers(batch))))
    else:
        for answer in answers(batch):
            sys.stderr.write("flattened one more <b>schema</b>\n")
            middle = max(1, len(answer) * 2 // 3)
            write(answer[:middle])
            write(answer[middle:])

child.stdin.close()
sys.exit(child.wait())
