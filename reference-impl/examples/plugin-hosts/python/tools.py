"""Tools of the assistant: VFS tools that get nothing of the project, for this host has no policy to check (RFD D11)."""

import asyncio

import wire
from process import Process

RUNS = 16  # how often a tool may ask before it is stopped
LEAVING_S = 1
REFUSED = {"code": -32001, "message": "this host gives tools no access"}


class Tools:
    def __init__(self, workspace):
        try:
            self.all = {tool["name"]: tool for tool in wire.read((workspace.storage / "tools.json").read_bytes())}
        except FileNotFoundError:
            self.all = {}

    def mode(self, name):
        """What comes before a call: ask, unattended or skip."""
        run = self.all.get(name, {}).get("run", "unattended")
        return run["mode"] if isinstance(run, dict) else run

    async def run(self, name, arguments, ask):
        """The text of the result, and whether it is an error; `ask` answers a question of the tool."""
        tool = self.all.get(name)
        if not tool:
            return f"there is no tool {name}", True
        answers = dict(tool.get("answers", {}))
        for _ in range(RUNS):
            outcome = await run_once(tool, arguments, answers)
            if not isinstance(outcome, dict):
                return outcome
            answer, is_given = await ask(outcome)
            if not is_given:
                return f"nobody answered: {outcome['text']}", True
            answers[outcome["id"]] = answer
        return "the tool does not stop asking", True


async def run_once(tool, arguments, answers):
    """What a run of the tool ends with: a text and whether it is an error, or a question."""
    call = {"name": tool["name"], "arguments": arguments, "answers": answers, "options": tool.get("options", {})}
    try:
        process = await Process.start(tool["command"], stderr=asyncio.subprocess.DEVNULL)
    except OSError as error:
        return f"the tool could not be started: {error.strerror}", True
    try:
        send(process, method="init", params={"tool": call, "protocol_version": "0.1.0"})
        outcome = await final_of(process)
        await process.leave(LEAVING_S)
        return outcome
    finally:
        process.kill()


async def final_of(process):
    async for line in process.lines():
        try:
            message = wire.read(line)
        except ValueError:
            return "the tool wrote a line that is no JSON", True
        match message:
            case {"id": id, "method": str()}:
                send(process, id=id, error=REFUSED)
            case {"method": "error", "params": {"message": str(text)}}:
                return text, True
            case {"method": "result", "params": {"content": str(text)}}:
                return text, False
            case {"method": "result", "params": {"content": [*blocks]}}:
                return content_of(blocks)
    return "the tool ended without a result", True


def content_of(blocks):
    for block in blocks:
        match block:
            case {"type": "question", "question": {"id": str(), "text": str()} as question}:
                return question
    texts = [block["text"] for block in blocks if isinstance(block, dict) and isinstance(block.get("text"), str)]
    return "".join(texts), False


def send(process, **message):
    process.write(wire.line({"jsonrpc": "2.0", **message}))
