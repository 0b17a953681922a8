"""Writes the upper-case form of a text file to another file."""

import base64

from jp_tool import Failure, run


def upper(host):
    text = read_text(host, host.arguments.get("path", "input.txt")).upper()
    host.call("fs.write", path=host.arguments.get("output", "output.txt"), content=text)
    return f"wrote {len(text)} characters"


def read_text(host, path):
    file = host.call("fs.read", path=path)
    if file.get("encoding") != "base64":
        return file["content"]
    try:
        return base64.b64decode(file["content"]).decode()
    except UnicodeDecodeError:
        raise Failure(f"{path} is not a text file") from None


run(upper)
