"""A bot in thirty lines, without the package of Citadels: it builds the costliest district it can.

citadels arena --challenger "exec:python3 examples/bots/greedy.py" --against random --games 100
"""

import json
import sys

districts = {}


def worth(option):
    """How much the bot likes an answer."""
    verb, _, card = option.partition(" ")
    if card and verb == "build":
        return 100 + districts[card]["cost"]
    return {"income": 50, "gold": 20, "cards": 10, "end": -100}.get(verb, 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "Greedy"}
    elif message["type"] == "question":
        options = message["view"]["question"]["options"]
        answer = {"type": "answer", "number": message["number"], "option": max(options, key=worth)}
    else:
        if message["type"] == "game":
            districts = message["districts"]
        continue  # neither the beginning nor the end of a game wants an answer
    print(json.dumps(answer), flush=True)
