"""A tool's process: its streams, its end, and the signals that bring the end about."""

import asyncio
import os
import signal

LONGEST_LINE = 64 * 1024 * 1024
STDIN, STDOUT, STDERR = 0, 1, 2
HARMLESS = ("PATH", "HOME", "LANG", "TZ")


class Process(asyncio.SubprocessProtocol):
    """Unlike asyncio's own, it reports when the process has ended while another one still holds its output open."""

    @classmethod
    async def start(cls, command, **pipes):
        # A session of its own keeps the terminal's interrupt from the tool, and makes a group of all that it starts.
        env = {name: os.environ[name] for name in HARMLESS if name in os.environ}
        loop = asyncio.get_running_loop()
        _, process = await loop.subprocess_exec(cls, *command, env=env, start_new_session=True, **pipes)
        return process

    def __init__(self):
        self.stdout = asyncio.StreamReader(LONGEST_LINE)
        self.stderr = asyncio.StreamReader()
        self.exited = asyncio.Event()
        self._writable = asyncio.Event()
        self._writable.set()

    def connection_made(self, transport):
        self._transport = transport
        self.stdout.set_transport(transport.get_pipe_transport(STDOUT))
        self.stderr.set_transport(transport.get_pipe_transport(STDERR))

    def pipe_data_received(self, fd, data):
        (self.stdout if fd == STDOUT else self.stderr).feed_data(data)

    def pipe_connection_lost(self, fd, exc):
        if fd == STDIN:
            self._writable.set()
        else:
            (self.stdout if fd == STDOUT else self.stderr).feed_eof()

    def pause_writing(self):
        self._writable.clear()

    def resume_writing(self):
        self._writable.set()

    def process_exited(self):
        self.exited.set()

    def write(self, data):
        """Takes bytes for stdin and never waits; what nobody can read any more is dropped."""
        pipe = self._transport.get_pipe_transport(STDIN)
        if not pipe.is_closing():
            pipe.write(data)

    async def written(self):
        """Waits until nearly all that was written is taken, or can no longer be."""
        await self._writable.wait()

    def signal(self, number):
        """Sends a signal to the whole group."""
        try:
            os.killpg(self._transport.get_pid(), number)
        except ProcessLookupError:
            pass

    async def leave(self, *steps):
        """Waits for the end; each step is a time in milliseconds and the signal that comes after it."""
        for wait_ms, number in steps:
            try:
                async with asyncio.timeout(wait_ms / 1000):
                    await self.exited.wait()
            except TimeoutError:
                self.signal(number)
        await self.exited.wait()
        self.signal(signal.SIGKILL)  # for what it has left behind

    def release(self):
        """Lets go of streams that somebody else may hold open."""
        self._transport.close()

    def ending(self):
        code = self._transport.get_returncode()
        return f"the tool was killed by {signal.Signals(-code).name}" if code < 0 else f"the tool ended with status {code}"
