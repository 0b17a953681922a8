"""Queries of a plugin: turns that the host runs for it, and what the plugin sees of them (RFD D18)."""

import asyncio

from prompts import Prompts, Refused
from turn import Turn


class Queries:
    """The turns of one plugin, by conversation; also their audience."""

    def __init__(self, workspace, settings, locks, subscriptions):
        self.workspace, self.settings, self.locks, self.subscriptions = workspace, settings, locks, subscriptions
        self.prompts = Prompts()
        self.running = {}  # tasks by conversation
        self.borrowed = set()  # conversations whose locks are those of queries, and not of the plugin

    def begin(self, conversation, content, attachments, schema):
        """Starts a turn, which takes its first step only when the request has its reply."""
        if not self.subscriptions.on(conversation):
            raise Refused("a query needs a subscription to its conversation")
        if conversation in self.running:
            raise Refused("a query is running on this conversation")
        if not self.locks.holds(conversation):
            if not self.locks.take(conversation):
                raise Refused("another process has locked the conversation")
            self.borrowed.add(conversation)
        turn = Turn(self.workspace, self.settings, self, conversation, content, attachments, schema)
        self.running[conversation] = asyncio.create_task(self._run(turn))

    async def _run(self, turn):
        conversation, failure = turn.conversation, "the turn was ended"
        try:
            failure = await turn.run()
        except Exception as error:
            failure = f"the turn failed: {error!r}"
        finally:
            del self.running[conversation]
            if conversation in self.borrowed:
                self.borrowed.remove(conversation)
                self.locks.free(conversation)
        done = {"type": "query_complete", **({"error": failure} if failure else {})}
        for each in self.subscriptions.on(conversation):
            self.subscriptions.event(each, done)

    async def close(self):
        """Ends every turn; each leaves a well-formed history and a free lock behind."""
        turns = list(self.running.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    def unseen(self, conversation):
        """Prompts that nobody sees any more are decided without the plugin."""
        if not self.subscriptions.on(conversation):
            self.prompts.abandon(conversation)

    # What a turn asks of its audience.

    def look(self):
        self.subscriptions.look()

    def receivers(self, conversation):
        return self.subscriptions.on(conversation)

    def piece(self, receivers, data):
        for each in receivers:
            if each in self.subscriptions.active.values() and each.takes(data["type"]):
                self.subscriptions.event(each, data)

    def had(self, receivers, place):
        """Subscriptions that have an event in another form do not get it once more as it is stored."""
        for each in receivers:
            each.passed.add(place)

    def prompt(self, conversation, kind, place):
        """Asks on every subscription to the conversation, whatever its filter; the names are the result."""
        receivers = self.subscriptions.on(conversation)
        self.had(receivers, place)
        self.look()
        event = self.workspace.events(conversation)[place]
        for each in receivers:
            self.subscriptions.event(each, event, respond=kind)
        return [each.name for each in receivers]
