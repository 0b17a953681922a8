"""Repeats what it reads."""
import sys

for line in sys.stdin:
    print(line, end="", flush=True)
