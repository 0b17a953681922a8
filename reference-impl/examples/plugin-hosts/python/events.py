"""What may be pushed: known kinds of events with the members that they need, all of a batch or nothing (RFD 072)."""

from wire import is_a

ANY = object
MEMBERS = {
    "turn_start": {},
    "chat_request": {"content": str, "schema~": dict},
    "chat_response": {"message?": str, "reasoning?": str, "data?": ANY},
    "tool_call_request": {"id": str, "name": str, "arguments?": dict},
    "tool_call_response": {"id": str, "content": str, "is_error?": bool},
    "inquiry_request": {"id": str, "question": (str, dict), "options?": list},
    "inquiry_response": {"id": str, "answer": ANY},
}
ANYWHERE = {"timestamp?": str, "metadata?": dict}
REQUEST_OF = {"tool_call_response": "tool_call_request", "inquiry_response": "inquiry_request"}


def to_store(events, stored):
    """The events as they are stored behind others; ValueError, naming the event, where one of them cannot be."""
    requested = {(event.get("type"), event.get("id")) for event in stored}
    has_turn = any(event.get("type") == "turn_start" for event in stored)
    result = []
    for at, event in enumerate(events):
        if fault := fault_in(event, requested):
            raise ValueError(f"event {at} {fault}")
        kind = event["type"]
        if kind == "chat_request" and not (result or stored[-1:] and stored[-1].get("type") == "turn_start"):
            result.append({"type": "turn_start"})
        elif kind == "chat_request" and not has_turn:
            raise ValueError(f"event {at} is a chat_request outside of a turn")
        has_turn = has_turn or any(each["type"] == "turn_start" for each in (event, *result))
        requested.add((kind, event.get("id") if is_a(event.get("id"), str) else None))
        result.append({**event, "is_error": event.get("is_error", False)} if kind == "tool_call_response" else event)
    return result


def fault_in(event, requested):
    kind = event.get("type") if isinstance(event, dict) else None
    if not isinstance(kind, str):
        return "has no type"
    if kind not in MEMBERS:
        return f"is of the unknown type {kind}"
    if fault := wrong_member(event, MEMBERS[kind] | ANYWHERE):
        return f"({kind}) {fault}"
    if kind == "chat_response" and sum(name in event for name in ("message", "reasoning", "data")) != 1:
        return "must have one of `message`, `reasoning` and `data`"
    if kind in REQUEST_OF and (REQUEST_OF[kind], event["id"]) not in requested:
        return f"answers `{event['id']}`, which nothing before it has asked"


def wrong_member(message, members):
    """Which member is missing or of another type. A `?` behind a name: it may be left out; a `~`: or be null."""
    for marked, kind in members.items():
        name, mark = marked.rstrip("?~"), marked[-1]
        if message.get(name) is None and (mark == "~" or mark == "?" and name not in message):
            continue
        if name not in message:
            return f"lacks `{name}`"
        if kind is not ANY and not is_a(message[name], kind):
            return f"has a `{name}` of a wrong type"
