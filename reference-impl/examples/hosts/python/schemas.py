"""What the assistant is shown: the tools' own schemas, and those that are made of what a stateful tool declares (RFD 009)."""

from handles import ACTIONS

NEW_ID = {"type": "string", "description": "Name of the new handle. No other active handle may have it."}
IDS = {"type": "array", "items": {"type": "string"}}

AWAIT = {
    "name": "await",
    "description": "Waits for handles to stop.",
    "parameters": {
        "type": "object",
        "properties": {
            "any": {**IDS, "description": "Handles of which the first that stops is enough."},
            "all": {**IDS, "description": "Handles that all have to stop."},
            "timeout_secs": {"type": "integer", "minimum": 0, "description": "Seconds to wait; no limit without it."},
        },
        "anyOf": [{"required": ["any"]}, {"required": ["all"]}],
    },
}


def shown(tools):
    """Every tool that can be called, and `await` beside stateful ones."""
    enabled = [tool for tool in tools if tool.get("enabled", True)]
    listed = [{"name": tool["name"], "parameters": schema_of(tool)} for tool in enabled]
    return listed + [AWAIT] if any(tool.get("stateful") for tool in enabled) else listed


def schema_of(tool):
    parameters = tool.get("parameters", {"type": "object", "properties": {}})
    if not tool.get("stateful"):
        return parameters
    return {"type": "object", "oneOf": [form(action, parameters) for action in tool.get("actions", ACTIONS)]}


def form(action, parameters):
    """What a call of one action takes; the protocol's members win over parameters of their names."""
    own, required = {}, []
    if action == "spawn":
        own = {name: schema for name, schema in parameters.get("properties", {}).items() if name not in ("action", "id")}
        required = [name for name in parameters.get("required", ()) if name in own]
    elif action == "apply":
        own, required = {"input": {}}, ["input"]
    protocol = {"action": {"enum": [action]}, "id": NEW_ID if action == "spawn" else {"type": "string"}}
    return {"type": "object", "properties": {**protocol, **own}, "required": ["action", "id", *required]}
