"""A turn that the user starts at the terminal, in a process of its own; nobody is asked in it."""

from locks import Locks
from turn import Turn


class Terminal:
    """The audience of such a turn: it prints at the end."""

    def look(self):
        pass

    def receivers(self, conversation):
        return []

    def piece(self, receivers, data):
        pass

    def had(self, receivers, place):
        pass

    def prompt(self, conversation, kind, place):
        return []


async def query(workspace, settings, output, conversation, content):
    locks = Locks(workspace.storage / "locks")
    if not workspace.has(conversation):
        raise ValueError(f"there is no conversation {conversation}")
    if not locks.take(conversation):
        await output.fail("another process has locked the conversation")
        return 1
    turn = Turn(workspace, settings, Terminal(), conversation, content)
    if failure := await turn.run():
        await output.fail(failure)
        return 1
    messages = [event["message"] for event in workspace.events(conversation) if "message" in event]
    await output.print("".join(messages[-1:]) + "\n")
    return 0
