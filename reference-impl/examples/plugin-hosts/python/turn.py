"""One turn of a conversation: asks the assistant, runs its tools, and asks again until no tool is called (RFD D18)."""

import asyncio

from assistant import Assistant, ProviderFailed
from prompts import FALLBACK
from tools import Tools
from workspace import now


class Turn:
    """Stores each event when it is complete, and shows its audience what is not stored: pieces and prompts."""

    def __init__(self, workspace, settings, audience, conversation, content, attachments=(), schema=None):
        self.workspace, self.settings, self.audience, self.conversation = workspace, settings, audience, conversation
        self.request = {"conversation": conversation, "content": content, "attachments": list(attachments)}
        self.request |= {"schema": schema} if schema is not None else {}
        self.assistant, self.tools = Assistant(workspace), Tools(workspace)
        self.unanswered = {}  # calls that are stored and have no response yet

    async def run(self):
        """Returns nothing, or why the turn failed. What is cancelled leaves no call without a response."""
        asked = {name: self.request[name] for name in ("content", "schema") if name in self.request}
        self.store({"type": "turn_start"}, {"type": "chat_request", **asked})
        responses = []
        try:
            while calls := await self.reply(responses):
                responses += await self.answers(calls)
        except ProviderFailed as failure:
            return str(failure)
        finally:
            self.store(*(response(id, "the turn was ended", True) for id in self.unanswered))

    async def reply(self, responses):
        """Streams one reply and stores it; the calls in it are the result."""
        reply = self.assistant.next({**self.request, "responses": responses})
        whole, since = {}, now()
        receivers = self.audience.receivers(self.conversation)
        try:
            async for member, piece in self.assistant.pieces(reply):
                whole[member] = whole.get(member, "") + piece if member != "data" else piece
                self.audience.piece(receivers, {"timestamp": since, "type": "chat_response", member: piece})
        finally:
            for member, value in whole.items():
                event = {"timestamp": since, "type": "chat_response", member: value}
                self.audience.had(receivers, self.workspace.append(self.conversation, [event]))
            self.audience.look()
        return reply.get("calls", [])

    async def answers(self, calls):
        """Announces all calls of a reply before any of them runs, and runs them at the same time."""
        for call in calls:
            self.unanswered[call["id"]] = call
        waiting = [self.announced(call) for call in calls]
        return await asyncio.gather(*(self.answer(call, each) for call, each in zip(calls, waiting)))

    def announced(self, call):
        """Stores a call; one that needs approval comes as a prompt to those who can give it, and gives their names."""
        event = {"type": "tool_call_request", "id": call["id"], "name": call["tool"], "arguments": call["arguments"]}
        place = self.workspace.append(self.conversation, [event])
        names = []
        if self.tools.mode(call["tool"]) == "ask":
            names = self.audience.prompt(self.conversation, "tool_approval", place)
        self.audience.look()
        return names

    async def answer(self, call, names):
        arguments = await self.approved(call, names)
        if arguments is None:
            text, is_error = "the call was rejected and did not run", True
        else:
            text, is_error = await self.tools.run(call["tool"], arguments, self.asking(call))
        self.unanswered.pop(call["id"], None)
        self.store(answered := response(call["id"], text, is_error))
        return answered

    async def approved(self, call, names):
        """The arguments that a call runs with; none when it must not run."""
        match self.tools.mode(call["tool"]):
            case "unattended":
                return call["arguments"]
            case "ask":
                match await self.decision("tool_approval", call["id"], names):
                    case {"action": "modify", "arguments": arguments}:
                        return arguments
                    case {"action": "approve"}:
                        return call["arguments"]
                    case None if self.settings.get("plugins.prompt_fallback") == "approve":
                        return call["arguments"]

    def asking(self, call):
        """Answers questions of a tool: the answer, and whether there is one."""

        async def ask(question):
            id = f"{call['id']}.{question['id']}"
            options = question.get("schema", {}).get("enum")
            event = {"type": "inquiry_request", "id": id, "source": {"source": "tool", "name": call["tool"]},
                     "question": question["text"], **({"options": options} if options else {})}
            names = self.audience.prompt(self.conversation, "inquiry", self.workspace.append(self.conversation, [event]))
            self.audience.look()
            answer = await self.decision("inquiry", id, names)
            if answer is FALLBACK:
                return question.get("default"), "default" in question
            self.store({"type": "inquiry_response", "id": id, "answer": answer["answer"]})
            return answer["answer"], True

        return ask

    async def decision(self, kind, id, names):
        if not names:
            return FALLBACK
        seconds = self.settings.get("plugins.prompt_timeout_secs")
        return await self.audience.prompts.ask(kind, id, self.conversation, names, seconds)

    def store(self, *events):
        if events:
            self.workspace.append(self.conversation, events)
        self.audience.look()


def response(id, text, is_error):
    return {"type": "tool_call_response", "id": id, "content": text, "is_error": is_error}
