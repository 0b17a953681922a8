"""Nests arrays and objects 10,000 deep in what it asks for and in what it returns."""

import sys

DEPTH = 10_000


def send(text):
    print(text, flush=True)


def nested(start, end):
    return start * DEPTH + "1" + end * DEPTH


sys.stdin.readline()
send('{"jsonrpc":"2.0","id":1,"method":"fs.read","params":{"path":"a","deep":' + nested("[", "]") + "}}")
sys.stdin.readline()
send('{"jsonrpc":"2.0","id":' + nested("[", "]") + ',"method":"fs.exists","params":{"path":"a"}}')
sys.stdin.readline()
send('{"jsonrpc":"2.0","method":"result","params":{"content":' + nested('{"a":', "}") + "}}")
