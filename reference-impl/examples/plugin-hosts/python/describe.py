"""What plugins state of themselves, and the help that is made of it (RFD 072)."""

import asyncio
import os
from pathlib import Path

import wire
from events import wrong_member
from process import Process

DESCRIBING_S = 3
FORM = {"type": str, "name": str, "version": str, "description": str}


def found():
    """Every program `jp-NAME` on the PATH by its NAME; the first of a name wins."""
    programs = {}
    for folder in os.get_exec_path():
        try:
            files = sorted(Path(folder).glob("jp-*"))
        except OSError:
            continue
        for file in files:
            if file.is_file() and os.access(file, os.X_OK):
                programs.setdefault(file.name.removeprefix("jp-"), str(file.absolute()))
    return programs


def named(words):
    """The plugin whose words stand in front, its name and program, and the words behind; the longest name wins."""
    programs = found()
    for length in range(len(words), 0, -1):
        if program := programs.get(name := "-".join(words[:length])):
            return name, program, words[length:]


async def description_of(program):
    """What a plugin answers to `describe`; nothing when that is no description, or takes too long."""
    try:
        process = await Process.start([program], stderr=asyncio.subprocess.DEVNULL)
    except OSError:
        return None
    try:
        process.write(wire.line({"type": "describe"}))
        async with asyncio.timeout(DESCRIBING_S):
            message = wire.read(await process.stdout.readline())
        is_one = isinstance(message, dict) and message.get("type") == "describe" and not wrong_member(message, FORM)
        return message if is_one else None
    except (ValueError, TimeoutError):
        return None
    finally:
        process.kill()


async def listing():
    """A line for each plugin that describes itself: the words that select it, and what it does."""
    programs = found()
    all = await asyncio.gather(*map(description_of, programs.values()))
    for name, description in zip(programs, all):
        if description:
            words = description.get("command")
            given = isinstance(words, list) and words and all_text(words)
            yield f"  {' '.join(words) if given else name.replace('-', ' ')}  {description['description']}"


def all_text(words):
    return all(isinstance(word, str) for word in words)
