"""Reads lines, and sends back the end of each: as many bytes as an answer has."""

import sys

size = int(sys.argv[1])
say = sys.stdout.buffer
for line in sys.stdin.buffer:
    say.write(line[-size:])
    say.flush()
