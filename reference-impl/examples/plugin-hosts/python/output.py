"""What the user sees: printed text by channel and format on stdout and stderr, and the trace."""

import asyncio
import json
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor

import wire

LEVELS = ("error", "warn", "info", "debug", "trace")
HIDDEN_WHEN_QUIET = ("reasoning", "tool_call", "tool_result", "chrome")


class Output:
    """Writes on a thread of its own: a user who pauses the output pauses the plugin, and not the host."""

    def __init__(self, verbosity=0, quiet=False, as_json=False, log=None):
        self.verbosity, self.quiet, self.as_json, self.log = verbosity, quiet, as_json, log
        self._writer = ThreadPoolExecutor(1)

    async def print(self, text, channel="content", format="plain", language=None):
        if self.quiet and channel in HIDDEN_WHEN_QUIET:
            return
        if self.as_json:
            await self._write(sys.stdout, json.dumps({"channel": channel, "text": text}) + "\n")
        else:
            await self._write(sys.stdout if channel == "content" else sys.stderr, laid_out(text, format, language))

    async def trace(self, level, target, message, fields=None):
        """One record: its own line, whatever the message contains."""
        known = level if level in LEVELS else "warn"
        record = f"{known.upper():5} {target}: {one_line(message)}"
        record += "".join(f" {name}={one_line(json.dumps(value))}" for name, value in (fields or {}).items()) + "\n"
        if self.log:
            self.log.write(record.encode(errors="replace"))
            self.log.flush()
        if LEVELS.index(known) <= self.verbosity:
            await self._write(sys.stderr, record)

    async def fail(self, text):
        await self._write(sys.stderr, f"error: {text}\n")

    def close(self):
        """Everything is written when this returns."""
        self._writer.shutdown()

    def _write(self, stream, text):
        return asyncio.get_running_loop().run_in_executor(self._writer, write, stream, text)


def write(stream, text):
    try:
        stream.buffer.write(text.encode(errors="replace"))
        stream.buffer.flush()
    except BrokenPipeError:
        pass  # nobody reads any more


def one_line(text):
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]", lambda found: repr(found[0])[1:-1], text)


def laid_out(text, format, language=None):
    colours = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    if format == "json":
        return highlighted(json_over_lines(text)) if colours else json_over_lines(text)
    if format == "code" and colours and language in LANGUAGES:
        return highlighted(text)
    if format == "markdown" and sys.stdout.isatty():
        return re.sub(r"(?m)^#+ (.*)|\*\*(.+?)\*\*", lambda found: f"\x1b[1m{found[1] or found[2]}\x1b[m", text)
    return text


LANGUAGES = ("c", "go", "java", "javascript", "js", "json", "python", "rust", "ts", "typescript")
COLOURS = {"string": 32, "comment": 90, "word": 35, "number": 36}
TOKENS = re.compile(
    r'''(?P<string>"(?:[^"\\\n]|\\.)*")|(?P<comment>(?:\#|//).*)|(?P<number>\b\d+(?:\.\d+)?\b)'''
    r"|(?P<word>\b(?:class|const|def|elif|else|false|fn|for|func|function|if|import|let|mut|null|return|true|while)\b)"
)


def highlighted(text):
    return TOKENS.sub(lambda found: f"\x1b[{COLOURS[found.lastgroup]}m{found[0]}\x1b[m", text)


def json_over_lines(text):
    try:
        value = wire.read(text)
    except ValueError:
        return text
    return json.dumps(value, indent=2, ensure_ascii=False) + text[len(text.rstrip()):]
