"""Reads and writes nothing."""
import sys

sys.stdin.read()
