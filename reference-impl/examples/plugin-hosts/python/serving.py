"""The plugin's requests: what each of them must have, and its reply (RFD 072, RFD D18)."""

from events import to_store, wrong_member
from prompts import Refused

CONVERSATION = {"conversation": str}
MEMBERS = {
    "list_conversations": {},
    "read_events": CONVERSATION,
    "read_config": {"path~": str},
    "lock": CONVERSATION,
    "unlock": CONVERSATION,
    "push_events": {**CONVERSATION, "events": list},
    "create_conversation": {"title~": str},
    "subscribe": {"sub_id": str, **CONVERSATION, "events~": list},
    "unsubscribe": {"sub_id": str},
    "query": {**CONVERSATION, "content": str, "attachments~": list, "schema~": dict},
}


class Serving:
    """A method for each request; a request that fails is Refused."""

    def __init__(self, workspace, settings, locks, subscriptions, queries):
        self.workspace, self.settings, self.locks = workspace, settings, locks
        self.subscriptions, self.queries = subscriptions, queries

    def reply_to(self, request):
        """The reply; a request without an id, or with null in its place, has a reply without one."""
        kind, id = request["type"], request.get("id")
        named = {"id": id} if isinstance(id, str) else {}
        try:
            if fault := wrong_member(request, MEMBERS[kind] | {"id~": str}):
                raise Refused(f"the request {fault}")
            if kind != "push_events" and "conversation" in MEMBERS[kind]:
                self._known(request["conversation"])
            return {**getattr(self, kind)(request), **named}
        except Refused as reason:
            about = {name: request[name] for name in ("conversation", "sub_id") if isinstance(request.get(name), str)}
            return {"type": "error", "request": kind, "message": str(reason), **about, **named}

    def _known(self, conversation):
        if not self.workspace.has(conversation):
            raise Refused(f"there is no conversation {conversation}")

    def list_conversations(self, request):
        return {"type": "conversations", "data": list(self.workspace.entries())}

    def read_events(self, request):
        conversation = request["conversation"]
        return {"type": "events", "conversation": conversation, "data": self.workspace.events(conversation)}

    def read_config(self, request):
        path = request.get("path")
        if path is None:
            return {"type": "config", "data": self.settings.all}
        try:
            return {"type": "config", "path": path, "data": self.settings.at(path)}
        except KeyError:
            raise Refused(f"there is no setting {path}") from None

    def lock(self, request):
        conversation = request["conversation"]
        if conversation in self.queries.borrowed:
            raise Refused("a query has locked the conversation until it is complete")
        if not self.locks.holds(conversation) and not self.locks.take(conversation):
            raise Refused("another process has locked the conversation")
        return {"type": "locked", "conversation": conversation}

    def unlock(self, request):
        conversation = request["conversation"]
        if conversation in self.queries.running:
            raise Refused("a query is running on this conversation")
        if not self.locks.holds(conversation):
            raise Refused("the plugin has not locked the conversation")
        self.locks.free(conversation)
        return {"type": "unlocked", "conversation": conversation}

    def push_events(self, request):
        conversation, events = request["conversation"], request["events"]
        if not self.locks.holds(conversation) or conversation in self.queries.borrowed:
            raise Refused("the plugin has not locked the conversation")
        try:
            self.workspace.append(conversation, to_store(events, self.workspace.stored(conversation)))
        except ValueError as fault:
            raise Refused(str(fault)) from None
        return {"type": "pushed", "conversation": conversation, "count": len(events)}

    def create_conversation(self, request):
        return {"type": "created", "conversation": self.workspace.create(request.get("title"), self.locks.take)}

    def subscribe(self, request):
        name, kinds = request["sub_id"], request.get("events")
        if name in self.subscriptions.active:
            raise Refused("the name is in use")
        if kinds is not None and not all(isinstance(kind, str) for kind in kinds):
            raise Refused("`events` must be a list of types")
        self.subscriptions.add(name, request["conversation"], kinds)
        return {"type": "subscribed", "sub_id": name}

    def unsubscribe(self, request):
        ended = self.subscriptions.active.pop(request["sub_id"], None)
        if not ended:
            raise Refused("no subscription has this name")
        self.queries.unseen(ended.conversation)
        return {"type": "unsubscribed", "sub_id": request["sub_id"]}

    def query(self, request):
        conversation = request["conversation"]
        self.queries.begin(conversation, request["content"], request.get("attachments") or (), request.get("schema"))
        return {"type": "query_started", "conversation": conversation}
