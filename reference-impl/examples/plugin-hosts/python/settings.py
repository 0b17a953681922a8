"""The configuration: what the user, the workspace and the command line set, the narrowest layer winning."""

import json
import os
from pathlib import Path

import wire

DEFAULTS = {"plugins": {"shutdown_timeout_secs": 5, "prompt_timeout_secs": 60, "prompt_fallback": "reject"}}


class Settings:
    def __init__(self, workspace=None, overrides=()):
        user = Path(os.environ.get("HOME", "/")) / ".config/small-plugin-host/config.json"
        self.all = json.loads(json.dumps(DEFAULTS))
        for layer in (user, *([workspace.storage / "config.json"] if workspace else [])):
            merge(self.all, in_file(layer))
        for key, value in overrides:
            merge(self.all, nested(key.split("."), value))

    def at(self, path):
        """The value at a dotted path; KeyError where there is none."""
        value = self.all
        for name in path.split("."):
            if not isinstance(value, dict):
                raise KeyError(path)
            value = value[name]
        return value

    def get(self, path, default=None):
        try:
            return self.at(path)
        except KeyError:
            return default


def in_file(path):
    try:
        layer = wire.read(path.read_bytes())
    except FileNotFoundError:
        return {}
    if not isinstance(layer, dict):
        raise ValueError(f"{path} is not an object")
    return layer


def override(text):
    """The key and the value of KEY=VALUE; what is not JSON is text."""
    key, sign, value = text.partition("=")
    if not sign or "" in key.split("."):
        raise ValueError(f"`{text}` is not KEY=VALUE")
    try:
        return key, wire.read(value)
    except ValueError:
        return key, value


def nested(names, value):
    for name in reversed(names):
        value = {name: value}
    return value


def merge(into, layer):
    for name, value in layer.items():
        if isinstance(value, dict) and isinstance(into.get(name), dict):
            merge(into[name], value)
        else:
            into[name] = value
