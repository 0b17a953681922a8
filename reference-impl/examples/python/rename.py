"""Numbers the files of the folder: a one-shot tool on plain stdio, which asks how and is run again for each answer."""

import os

from jp_tool import Failure, run_once


def number(call):
    names = sorted(name for name in os.listdir() if os.path.isfile(name))
    if not names:
        raise Failure("there is no file to number")
    digits = call.ask(
        id="digits",
        text="How many digits has a number?",
        answer_type={"Select": {"options": ["2", "3"]}},
        default="2",
    )
    if digits not in ("2", "3"):
        raise Failure("a number has 2 or 3 digits")
    if not call.ask(id="sure", text=f"Rename {len(names)} files?", answer_type="Boolean"):
        return "all files keep their names"
    for at, name in enumerate(names, start=1):
        os.rename(name, f"{at:0{digits}}-{name}")
    return f"renamed {len(names)} files"


run_once(number)
