"""The methods that a tool can call, each a function of the project and the request's params."""

import base64
import binascii
import re
from dataclasses import dataclass
from typing import Callable

from project import INVALID, NOT_FOUND, WRONG_KIND, Link, Refused, place_of, shown

UNKNOWN_METHOD = -32601
TOO_LARGE = -32011


def serve(method, params, *, project, policy, file_bytes):
    """The result of a request; raises Refused. What is asked is understood first, then allowed, then done."""
    if method not in METHODS:
        raise Refused(UNKNOWN_METHOD, f"there is no method {method}")
    known = METHODS[method]
    if not isinstance(params, dict):
        raise Refused(INVALID, "params is not an object")
    for name, is_valid in known.params.items():
        if not is_valid(params.get(name)) or (params.get(name) is None and name in params and name != "encoding"):
            raise Refused(INVALID, f"{name} is missing or invalid")
    places = [place_of(path) for name in known.paths for path in _listed(params.get(name))]
    for place in places:
        (policy.check_writing if known.writes else policy.check_reading)(place)
    return known.act(project, params, places, Limits(policy.may_read, file_bytes))


@dataclass
class Limits:
    may_read: Callable
    file_bytes: int


def _listed(value):
    return [value] if isinstance(value, str) else value or []


def read(project, params, places, limits):
    content = _file(project, places[0])
    if len(content) > limits.file_bytes:
        raise Refused(TOO_LARGE, f"{shown(places[0])} has {len(content)} bytes, more than {limits.file_bytes}")
    try:
        return {"content": content.decode(), "size": len(content)}
    except UnicodeDecodeError:
        return {"content": base64.b64encode(content).decode(), "encoding": "base64", "size": len(content)}


def write(project, params, places, limits):
    project.write(places[0], _decoded(params["content"], params.get("encoding")))
    return {}


def exists(project, params, places, limits):
    return {"exists": project.find(places[0]) is not None}


def list_dir(project, params, places, limits):
    node = project.at(places[0])
    if not isinstance(node, dict):
        raise Refused(WRONG_KIND, f"{shown(places[0])} is not a directory")
    return {"entries": [{"path": name, "kind": _kind(child)} for name, child in node.items()]}


def metadata(project, params, places, limits):
    node = project.at(places[0])
    return {"kind": _kind(node), "size": len(node) if isinstance(node, bytes) else 0}


def delete(project, params, places, limits):
    project.remove(places[0])
    return {}


def rename(project, params, places, limits):
    project.rename(*places)
    return {}


def grep(project, params, places, limits):
    try:
        pattern = re.compile(params["pattern"])
    except (re.error, RecursionError, OverflowError) as error:
        raise Refused(INVALID, f"the pattern cannot be read: {error}") from None
    for place in places:
        project.at(place)
    files = {place: content for start in places or [()] for place, content in project.files(start)}
    matches = []
    for place, content in files.items():
        if limits.may_read(place) and len(content) <= limits.file_bytes and _has_extension(place, params):
            lines = _lines(content, pattern, params.get("context", 0))
            if lines:
                matches.append({"path": shown(place), "lines": lines})
    return {"matches": matches}


def _lines(content, pattern, context):
    """The lines that match and those around them; what is not text has none."""
    try:
        lines = content.decode().removesuffix("\n").split("\n")
    except UnicodeDecodeError:
        return []
    hits = {at for at, line in enumerate(lines) if pattern.search(line)}
    near = {at for hit in hits for at in range(max(0, hit - context), min(len(lines), hit + context + 1))}
    return [{"line_number": at + 1, "content": lines[at], "is_match": at in hits} for at in sorted(near)]


def _has_extension(place, params):
    stem, dot, extension = place[-1].rpartition(".")
    return "extensions" not in params or (stem and dot and extension in params["extensions"])


def _file(project, place):
    node = project.at(place)
    if not isinstance(node, bytes):
        raise Refused(WRONG_KIND, f"{shown(place)} is not a file")
    return node


def _kind(node):
    return "dir" if isinstance(node, dict) else "file"


def _decoded(content, encoding):
    try:
        if encoding in (None, "utf-8"):
            return content.encode()
        if encoding == "base64":
            return base64.b64decode(content, validate=True)
    except (binascii.Error, ValueError):
        raise Refused(INVALID, f"content is not valid {encoding or 'text'}") from None
    raise Refused(INVALID, "encoding is neither utf-8 nor base64")


def _text(value):
    return isinstance(value, str)


def _texts(value):
    return value is None or (isinstance(value, list) and all(isinstance(each, str) for each in value))


def _count(value):
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 0)


@dataclass
class Method:
    act: Callable
    params: dict
    paths: tuple = ("path",)
    writes: bool = False


METHODS = {
    "fs.read": Method(read, {"path": _text}),
    "fs.write": Method(write, {"path": _text, "content": _text}, writes=True),
    "fs.exists": Method(exists, {"path": _text}),
    "fs.list_dir": Method(list_dir, {"path": _text}),
    "fs.metadata": Method(metadata, {"path": _text}),
    "fs.delete": Method(delete, {"path": _text}, writes=True),
    "fs.rename": Method(rename, {"from": _text, "to": _text}, paths=("from", "to"), writes=True),
    "fs.grep": Method(grep, {"pattern": _text, "paths": _texts, "extensions": _texts, "context": _count}, paths=("paths",)),
}
