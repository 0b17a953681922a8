"""Open prompts of a plugin's queries: each is decided once, by the plugin or by the fallback (RFD D18)."""

import asyncio

FALLBACK = None  # what comes of a prompt that nobody answers


class Refused(Exception):
    """Why a request of the plugin is not carried out."""


class Prompt:
    def __init__(self, kind, id, conversation, names):
        self.kind, self.id, self.conversation = kind, id, conversation
        self.names = names  # of the subscriptions that got it
        self.decided = asyncio.get_running_loop().create_future()

    def decide(self, decision):
        if not self.decided.done():
            self.decided.set_result(decision)


class Prompts:
    """Turns of two conversations can call tools by equal ids: the subscription distinguishes them."""

    def __init__(self):
        self.open = []

    async def ask(self, kind, id, conversation, names, seconds):
        """The answer of the plugin, or FALLBACK."""
        prompt = Prompt(kind, id, conversation, names)
        self.open.append(prompt)
        try:
            async with asyncio.timeout(seconds):
                return await prompt.decided
        except TimeoutError:
            return FALLBACK
        finally:
            self.open.remove(prompt)

    def respond(self, message):
        """Takes an answer; one that decides nothing is Refused, and its prompt stays open."""
        kind = message.get("respond")
        id = message.get("inquiry_id" if kind == "inquiry" else "tool_call_id")
        named = [each for each in self.open if (each.kind, each.id) == (kind, id) and message.get("sub_id") in each.names]
        if not named:
            raise Refused("no such prompt is open")
        if kind == "inquiry" and "answer" not in message:
            raise Refused("`answer` is missing")
        if kind == "tool_approval" and message.get("action") not in ("approve", "reject", "modify"):
            raise Refused("`action` is none of approve, reject and modify")
        if message.get("action") == "modify" and not isinstance(message.get("arguments"), dict):
            raise Refused("`arguments` must be an object")
        named[0].decide(message)

    def abandon(self, conversation):
        """Nobody sees the prompts of a conversation any more."""
        for prompt in self.open:
            if prompt.conversation == conversation:
                prompt.decide(FALLBACK)
