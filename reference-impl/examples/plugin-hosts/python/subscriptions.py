"""Subscriptions: which events of which conversation go to the plugin, whoever stores them (RFD D18)."""

import asyncio

LOOK_S = 0.05  # how long an event of another process may lie unseen


class Subscription:
    def __init__(self, name, conversation, kinds, place):
        self.name, self.conversation, self.kinds = name, conversation, kinds
        self.place = place  # how many events of the conversation are behind it
        self.passed = set()  # the places of events that it has in another form: in pieces, or as a prompt

    def takes(self, kind):
        return self.kinds is None or kind in self.kinds


class Subscriptions:
    """Those of one plugin, by name. A look at the files finds what other processes store."""

    def __init__(self, workspace, send):
        self.workspace, self.send = workspace, send
        self.active = {}
        self._states = {}

    def add(self, name, conversation, kinds):
        self.look()
        self.active[name] = Subscription(name, conversation, kinds, len(self.workspace.stored(conversation)))

    def on(self, conversation):
        return [each for each in self.active.values() if each.conversation == conversation]

    def look(self):
        """Delivers what has been stored since the last look."""
        for conversation in {each.conversation for each in self.active.values()}:
            state = self.workspace.state(conversation)
            if state and state != self._states.get(conversation):
                self._states[conversation] = state
                self._deliver(conversation, self.workspace.events(conversation))

    def _deliver(self, conversation, events):
        for each in self.on(conversation):
            for place in range(each.place, len(events)):
                if place not in each.passed and each.takes(events[place].get("type")):
                    self.event(each, events[place])
            each.place = len(events)

    def event(self, subscription, data, **more):
        self.send({"type": "event", "sub_id": subscription.name, **more, "data": data})

    async def watch(self):
        while True:
            await asyncio.sleep(LOOK_S)
            self.look()
