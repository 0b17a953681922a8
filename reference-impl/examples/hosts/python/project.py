"""A project in memory: a directory is a dict, a file is bytes, a link is a Link that nobody follows."""

import base64
from dataclasses import dataclass

INVALID, DENIED, NOT_FOUND, IN_THE_WAY, WRONG_KIND = -32602, -32001, -32002, -32003, -32010


class Refused(Exception):
    """An error that a request is answered with."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Link:
    target: str


def place_of(path):
    """The names that lead from the root to a path, by its text alone; raises Refused for what is no path of a project."""
    if not path.isprintable() and ("\0" in path or any("\ud800" <= char <= "\udfff" for char in path)):
        raise Refused(INVALID, "a path holds neither NUL nor half a surrogate pair")
    names = path.split("/")
    if path.startswith("/") or ".." in names:
        raise Refused(INVALID, f"{path} is not a path below the project's root")
    if len(path.encode()) > 3000 or any(len(name.encode()) > 255 for name in names):
        raise Refused(INVALID, "the path is too long")
    return tuple(name for name in names if name not in ("", "."))


def shown(place):
    return "/".join(place) or "."


class Project:
    """Files by place; every method raises Refused for what it cannot do, and changes nothing then."""

    def __init__(self, files=None):
        self.root = {}
        for path, content in (files or {}).items():
            self._put(place_of(path), _node(content))

    def find(self, place):
        """What stands at a place: a dict, bytes, a Link, or None."""
        node = self.root
        for depth, name in enumerate(place):
            if isinstance(node, Link):
                raise Refused(DENIED, f"{shown(place[:depth])} is a link, and links are not followed here")
            node = node.get(name) if isinstance(node, dict) else None
        return node

    def at(self, place):
        """Like `find`, but what is missing or a link is refused."""
        node = self.find(place)
        if node is None:
            raise Refused(NOT_FOUND, f"{shown(place)} does not exist")
        if isinstance(node, Link):
            raise Refused(DENIED, f"{shown(place)} is a link, and links are not followed here")
        return node

    def write(self, place, content):
        if isinstance(self.find(place), Link):
            raise Refused(DENIED, f"{shown(place)} is a link, and links are not followed here")
        if isinstance(self.find(place), dict):
            raise Refused(IN_THE_WAY, f"{shown(place)} is a directory")
        self._put(place, content)

    def remove(self, place):
        node = self.find(place)
        if node is None:
            raise Refused(NOT_FOUND, f"{shown(place)} does not exist")
        if isinstance(node, dict):
            raise Refused(WRONG_KIND, f"{shown(place)} is a directory")
        del self.find(place[:-1])[place[-1]]

    def rename(self, source, target):
        node = self.find(source)
        if node is None:
            raise Refused(NOT_FOUND, f"{shown(source)} does not exist")
        if source == target:
            return
        if target[: len(source)] == source:
            raise Refused(WRONG_KIND, f"{shown(target)} lies in {shown(source)}")
        if not isinstance(self.at(target[:-1]), dict):
            raise Refused(WRONG_KIND, f"{shown(target[:-1])} is not a directory")
        there = self.find(target)
        if there is not None and (isinstance(there, dict) or isinstance(node, dict)):
            raise Refused(IN_THE_WAY, f"{shown(target)} exists")
        del self.find(source[:-1])[source[-1]]
        self.find(target[:-1])[target[-1]] = node

    def files(self, place=()):
        """Every file at or below a place, with its content, in the order of their paths; links are passed by."""
        node = self.find(place)
        if isinstance(node, bytes):
            yield place, node
        elif isinstance(node, dict):
            for name in sorted(node):
                yield from self.files((*place, name))

    def snapshot(self):
        """The project as `configure` takes it."""
        return {shown(place): _spelled(node) for place, node in self._leaves(())}

    def _leaves(self, place):
        node = self.find(place)
        if isinstance(node, dict) and node:
            for name in node:
                yield from self._leaves((*place, name))
        elif place:
            yield place, node

    def _put(self, place, node):
        for depth in range(len(place)):
            above = self.find(place[:depth])
            if above is not None and not isinstance(above, dict):
                raise Refused(WRONG_KIND, f"{shown(place[:depth])} is not a directory")
        directory = self.root
        for name in place[:-1]:
            directory = directory.setdefault(name, {})
        directory[place[-1]] = node


def _node(content):
    match content:
        case str():
            return content.encode()
        case {"base64": text}:
            return base64.b64decode(text)
        case {"repeat": text, "times": times}:
            return text.encode() * times
        case {"link": target}:
            return Link(target)
    return {}


def _spelled(node):
    match node:
        case Link():
            return {"link": node.target}
        case dict():
            return {"directory": True}
    try:
        return node.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(node).decode()}
