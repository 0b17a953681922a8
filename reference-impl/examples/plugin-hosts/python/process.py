"""A child process of the host, plugin or tool: its streams, and its end."""

import asyncio
import os
import signal

LONGEST_LINE = 64 * 1024 * 1024
STDIN, STDOUT = 0, 1
LAST_OUTPUT_S = 1  # how long a stream may stay open that another process has inherited


class Process(asyncio.SubprocessProtocol):
    """asyncio's own Process is of no use here: it reports the end only when nobody holds the output open any more."""

    @classmethod
    async def start(cls, command, **more):
        # A group of its own keeps the terminal's interrupt from the child: it gets a message instead.
        loop = asyncio.get_running_loop()
        _, process = await loop.subprocess_exec(cls, *command, process_group=0, **more)
        return process

    def __init__(self):
        self.stdout, self.stderr = asyncio.StreamReader(LONGEST_LINE), asyncio.StreamReader()
        self.exited = asyncio.Event()
        self._open = True

    def connection_made(self, transport):
        self._transport = transport
        self.stdout.set_transport(transport.get_pipe_transport(STDOUT))
        self.stderr.set_transport(transport.get_pipe_transport(2))

    def pipe_data_received(self, fd, data):
        if self._open:
            (self.stdout if fd == STDOUT else self.stderr).feed_data(data)

    def pipe_connection_lost(self, fd, exc):
        if fd != STDIN and self._open:
            (self.stdout if fd == STDOUT else self.stderr).feed_eof()

    def process_exited(self):
        self.exited.set()
        asyncio.get_running_loop().call_later(LAST_OUTPUT_S, self._close)

    def _close(self):
        self._open = False
        self.stdout.feed_eof()
        self.stderr.feed_eof()

    def write(self, data):
        """Takes bytes for stdin and never waits; what nobody can read any more is dropped."""
        pipe = self._transport.get_pipe_transport(STDIN)
        if not pipe.is_closing():
            pipe.write(data)

    def close_input(self):
        self._transport.get_pipe_transport(STDIN).close()

    async def lines(self):
        """The lines of stdout as bytes, an unended last one among them; ValueError for one without end."""
        while line := await self.stdout.readline():
            yield line

    def kill(self):
        """Ends the process and what it has started."""
        try:
            os.killpg(self._transport.get_pid(), signal.SIGKILL)
        except ProcessLookupError:
            pass

    async def leave(self, seconds):
        """Waits for the end, and brings it about after a time."""
        try:
            async with asyncio.timeout(seconds):
                await self.exited.wait()
        except TimeoutError:
            self.kill()
            await self.exited.wait()
