"""The workspace on disk: its id, and its conversations, in whose files some texts are base64 (RFD 072)."""

import base64
import fcntl
import os
import re
import secrets
import time
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path

import wire

A_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)  # what can be an id, and never a path


class Workspace:
    """Conversations are read anew each time, so that nothing is stale; they are replaced whole, so that nothing is half."""

    @classmethod
    def around(cls, directory):
        """The one that a directory lies in; none where there is none."""
        for root in (directory, *directory.parents):
            if (root / ".jp").is_dir():
                return cls(root)

    def __init__(self, root):
        self.root, self.storage = root, root / ".jp"
        self.folder = self.storage / "conversations"

    @property
    def id(self):
        file = self.storage / ".id"
        if not file.exists():
            replace(file, secrets.token_hex(4).encode())
        return file.read_text().strip()

    def ids(self):
        """Conversations, as far as they are complete: their folders have both files."""
        return sorted(path.parent.name for path in self.folder.glob("*/metadata.json"))

    def has(self, id):
        return A_NAME.fullmatch(id) is not None and (self.folder / id / "metadata.json").is_file()

    def entries(self):
        for id in self.ids():
            data = wire.read((self.folder / id / "metadata.json").read_bytes())
            title = {"title": data["title"]} if data.get("title") is not None else {}
            pinned = {"pinned_at": data["pinned_at"]} if data.get("pinned_at") else {}
            activated = data.get("last_activated_at", "1970-01-01T00:00:00Z")
            yield {"id": id, **title, "last_activated_at": activated, **pinned, "events_count": len(self.stored(id))}

    def stored(self, id):
        return wire.read((self.folder / id / "events.json").read_bytes())

    def events(self, id):
        """As plugins see them, with nothing left in base64."""
        return [coded(event, decode) for event in self.stored(id)]

    def state(self, id):
        """What differs when the events have changed; None where there are none."""
        try:
            file = (self.folder / id / "events.json").stat()
        except FileNotFoundError:
            return None
        return file.st_ino, file.st_mtime_ns, file.st_size

    def append(self, id, events):
        """Stores events; each without a time gets the present one. The place of the first among all is the result."""
        with self.alone(id):
            before = self.stored(id)
            added = [coded({"timestamp": now(), **event}, encode) for event in events]
            replace(self.folder / id / "events.json", wire.line(before + added))
            data = wire.read((self.folder / id / "metadata.json").read_bytes())
            replace(self.folder / id / "metadata.json", wire.line({**data, "last_activated_at": rfc3339()}))
        return len(before)

    def create(self, title, lock):
        """Makes a conversation, which `lock` locks before anybody can see it; its id is the time in tenths of a second."""
        number = int(time.time() * 10)
        while (self.folder / str(number)).exists() or not lock(str(number)):
            number += 1
        self.write(str(number), title, [])
        return str(number)

    def write(self, id, title, events):
        (self.folder / id).mkdir(parents=True, exist_ok=True)
        named = {"title": title} if title is not None else {}
        replace(self.folder / id / "events.json", wire.line([coded(event, encode) for event in events]))
        replace(self.folder / id / "metadata.json", wire.line({**named, "last_activated_at": rfc3339()}))

    @contextmanager
    def alone(self, id):
        """Keeps every other process from changing the same files meanwhile, locked conversation or not."""
        file = os.open(self.folder / id, os.O_RDONLY)
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
        finally:
            os.close(file)


def replace(path, data):
    """Whoever reads the file, and whenever this process dies, finds the old content or the new one, whole."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_bytes(data)
    os.replace(new, path)


def now():
    """The present time as events store it."""
    return f"{datetime.now(timezone.utc):%Y-%m-%d %H:%M:%S.%f}"


def rfc3339():
    return f"{datetime.now(timezone.utc):%Y-%m-%dT%H:%M:%S.%fZ}"


def coded(event, code):
    """An event whose encoded texts are read or written: metadata, arguments of calls and content of responses."""
    names = ["metadata"]
    if event.get("type") == "tool_call_request":
        names.append("arguments")
    if event.get("type") == "tool_call_response":
        names.append("content")
    return {name: deep(value, code) if name in names else value for name, value in event.items()}


def deep(value, code):
    if isinstance(value, str):
        return code(value)
    if isinstance(value, list):
        return [deep(each, code) for each in value]
    if isinstance(value, dict):
        return {name: deep(each, code) for name, each in value.items()}
    return value


def encode(text):
    return base64.b64encode(text.encode(errors="surrogatepass")).decode()


def decode(text):
    try:
        return base64.b64decode(text, validate=True).decode(errors="surrogatepass")
    except ValueError:
        return text
