"""Open prompts of a plugin's queries: each is decided once, by the plugin or by the fallback (RFD D18)."""

import asyncio

FALLBACK = None  # what comes of a prompt that nobody answers


class Refused(Exception):
    """Why a request of the plugin is not carried out."""


class Prompt:
    def __init__(self, kind, conversation, names):
        self.kind, self.conversation = kind, conversation
        self.names = names  # of the subscriptions that got it
        self.decided = asyncio.get_running_loop().create_future()

    def decide(self, decision):
        if not self.decided.done():
            self.decided.set_result(decision)


class Prompts:
    def __init__(self):
        self.open = {}

    async def ask(self, kind, id, conversation, names, seconds):
        """The answer of the plugin, or FALLBACK."""
        prompt = self.open[kind, id] = Prompt(kind, conversation, names)
        try:
            async with asyncio.timeout(seconds):
                return await prompt.decided
        except TimeoutError:
            return FALLBACK
        finally:
            self.open.pop((kind, id), None)

    def respond(self, message):
        """Takes an answer; one that decides nothing is Refused, and its prompt stays open."""
        kind = message.get("respond")
        id = message.get({"tool_approval": "tool_call_id", "inquiry": "inquiry_id"}.get(kind) if isinstance(kind, str) else None)
        prompt = self.open.get((kind, id)) if isinstance(id, str) else None
        if not prompt or message.get("sub_id") not in prompt.names:
            raise Refused("no such prompt is open")
        if kind == "inquiry" and "answer" not in message:
            raise Refused("`answer` is missing")
        if kind == "tool_approval" and message.get("action") not in ("approve", "reject", "modify"):
            raise Refused("`action` is none of approve, reject and modify")
        if message.get("action") == "modify" and not isinstance(message.get("arguments"), dict):
            raise Refused("`arguments` must be an object")
        prompt.decide(message)

    def abandon(self, conversation):
        """Nobody sees the prompts of a conversation any more."""
        for prompt in self.open.values():
            if prompt.conversation == conversation:
                prompt.decide(FALLBACK)
