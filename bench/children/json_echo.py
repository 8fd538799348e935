"""Reads each line as JSON, and writes it as JSON."""

import json
import sys

for line in sys.stdin:
    print(json.dumps(json.loads(line)), flush=True)
