"""The assistant: a script in the workspace takes the place of a provider, so that every process asks the same one."""

import asyncio
import fcntl
import json
from contextlib import contextmanager

import wire

LOOK_S = 0.02


class ProviderFailed(Exception):
    """Why there is no reply, or no more of it."""


class Assistant:
    """Its folder has the replies to come, what has been asked, and how often a pause was ended."""

    def __init__(self, workspace):
        self.folder = workspace.storage / "assistant"

    def next(self, request):
        """Asks for one reply, which nobody else gets."""
        with self._locked():
            self._write("requests.json", [*self.requests(), request])
            reply, *rest = self._read("replies.json") or [{"failure": "no reply is left"}]
            self._write("replies.json", rest)
        return reply

    async def pieces(self, reply):
        """The pieces of a reply, each with the member of `chat_response` that it is of."""
        resumed = self._read("resumed.json")
        delay = reply.get("chunk_delay_ms", 0) / 1000
        for text in reply.get("reasoning", []):
            yield "reasoning", text
        for place, text in enumerate(reply.get("chunks", [])):
            await self._pause(place == reply.get("pauses_after"), resumed)
            await asyncio.sleep(delay)
            yield "message", text
        await self._pause(reply.get("pauses_after") == len(reply.get("chunks", [])), resumed)
        if "failure" in reply:
            raise ProviderFailed(reply["failure"])
        if "structured" in reply:
            yield "data", reply["structured"]

    async def _pause(self, is_due, resumed):
        while is_due and self._read("resumed.json") == resumed:
            await asyncio.sleep(LOOK_S)

    def requests(self):
        return self._read("requests.json")

    def script(self, replies, resume=False):
        """What the driver does: states the replies to come, and ends a pause."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._locked():
            self._write("replies.json", replies)
            if resume:
                self._write("resumed.json", [*self._read("resumed.json"), True])

    @contextmanager
    def _locked(self):
        """The files are written by one process at a time."""
        with open(self.folder / "lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def _read(self, name):
        try:
            return wire.read((self.folder / name).read_bytes())
        except FileNotFoundError:
            return []

    def _write(self, name, value):
        new = self.folder / f".{name}"
        new.write_text(json.dumps(value))
        new.replace(self.folder / name)
