"""JSON as it travels between the host and a plugin: one object a line, in ASCII, so that no text can break a line."""

import json
import math


def read(text):
    """A value of JSON from text or bytes; ValueError where there is none. Python alone would also take NaN and 1e999."""
    try:
        return json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def line(message):
    return json.dumps(message, allow_nan=False).encode() + b"\n"


def is_a(value, kind):
    """Whether a value has a JSON type; in Python a boolean is an integer too."""
    return isinstance(value, kind) and not (isinstance(value, bool) and kind is int)


def _refuse(name):
    raise ValueError(f"{name} is no JSON")


def _finite(text):
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"{text} is too large")
    return number
