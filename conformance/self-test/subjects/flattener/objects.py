"""Answers every line with an empty object."""
import sys

for line in sys.stdin:
    print("{}", flush=True)
