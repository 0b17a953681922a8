"""A small host of command plugins (RFD 072, RFD D18)."""

import asyncio
import os
import sys
from pathlib import Path

from describe import description_of, listing, named
from output import Output
from session import Session
from settings import Settings, override
from terminal import query
from workspace import Workspace

USAGE = """Usage: host.py [OPTIONS] COMMAND [ARGUMENTS...]

Options:
  -v                more of the trace, up to -vvvv
  -q                only content and errors
  --format json     a JSON object for each printed text
  --cfg KEY=VALUE   override a setting
  -h                this help, or that of a plugin behind its name

Commands:
  query ID TEXT     run a turn on a conversation
"""


def options_in(words):
    """The options in front of the command, and the words from there."""
    options = {"verbosity": 0, "quiet": False, "as_json": False, "overrides": [], "help": False}
    while words and words[0].startswith("-"):
        word = words.pop(0)
        if word.strip("v") == "-":
            options["verbosity"] += len(word) - 1
        elif word == "-q":
            options["quiet"] = True
        elif word == "--format" and words[:1] == ["json"]:
            options["as_json"] = bool(words.pop(0))
        elif word == "--cfg" and words:
            options["overrides"].append(override(words.pop(0)))
        elif word in ("-h", "--help"):
            options["help"] = True
        else:
            raise ValueError(f"there is no option {word}")
    return options, words


async def main(words):
    try:
        options, words = options_in(words)
        if options["help"] or not words:
            print(USAGE + "\nPlugins:", *[line async for line in listing()], sep="\n")
            return 0 if options["help"] else 2
        if words[0] != "query" and words[-1] in ("-h", "--help"):
            return await show_help(words[:-1])
        return await run(words, options)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


async def show_help(words):
    found = named(words)
    description = await description_of(found[1]) if found else None
    if not description:
        raise ValueError(f"no plugin {' '.join(words)} describes itself")
    print(description.get("help") or description["description"])
    return 0


async def run(words, options):
    if not (workspace := Workspace.around(Path.cwd())):
        raise ValueError("there is no workspace here: no directory .jp")
    settings = Settings(workspace, options["overrides"])
    log = open(workspace.storage / "trace.log", "ab")
    output = Output(options["verbosity"], options["quiet"], options["as_json"], log)
    try:
        if words[0] == "query" and len(words) == 3:
            return await query(workspace, settings, output, *words[1:])
        if words[0] == "query" or not (found := named(words)):
            raise ValueError(f"there is no command {words[0]}")
        name, program, args = found
        if settings.get(f"plugins.command.{name}.run") == "deny":
            raise ValueError(f"the plugin {name} is denied")
        return await Session(workspace, settings, output).run(name, program, args)
    except OSError as error:
        await output.fail(f"the plugin could not be run: {error}")
        return 1
    finally:
        output.close()
        log.close()


if __name__ == "__main__":
    status = asyncio.run(main(sys.argv[1:]))
    sys.stdout.flush()
    os._exit(status)
