"""A program that answers a few questions well, and then does what its argument says."""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

GOOD = 3  # questions that are answered well


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def misbehave(message: dict[str, Any]) -> None:
    number, options = message["number"], message["view"]["question"]["options"]
    match sys.argv[1]:
        case "lie":
            say({"type": "answer", "number": number, "option": "abracadabra"})
        case "shrug":
            say({"type": "answer", "number": number, "option": ["gold", "cards"]})
        case "babble":
            print("what?", flush=True)
        case "nest":
            print("[" * 60_000, flush=True)
        case "stale":
            say({"type": "answer", "number": number - 1, "option": options[0]})
        case "die":
            print("a last word", file=sys.stderr, flush=True)
            sys.exit(3)
        case "kill":
            os.kill(os.getpid(), signal.SIGTERM)
        case "sleep":
            time.sleep(600)
        case "shout":
            while True:  # a gigabyte, and more, in one line
                sys.stdout.write("x" * 1_000_000)
        case "chatter":
            while True:
                say({"type": "answer", "number": number, "option": options[0]})
        case "log":
            for _ in range(1000):
                sys.stderr.write("y" * 1_000_000)
            sys.exit(4)
        case "fork":
            for _ in range(5):
                sleeper = "import time; time.sleep(600)"
                subprocess.Popen([sys.executable, "-c", sleeper], start_new_session=True)
            time.sleep(600)
        case "hide":  # nobody's child, in a session of its own, without our environment
            sleeper = f"import time; time.sleep(600)  # hidden from {os.getppid()}"
            shell = ["sh", "-c", '"$0" -c "$1" & sleep 0.1', sys.executable, sleeper]
            subprocess.run(shell, env={}, start_new_session=True, check=True)
            time.sleep(600)
        case "breed":
            while True:
                if os.fork() == 0:
                    os.setsid()
                    time.sleep(600)
                time.sleep(0.01)
        case "deaf":
            os.close(0)
            time.sleep(600)


asked = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say({"type": "hello", "protocol": 2 if sys.argv[1] == "future" else 1})
    elif told["type"] == "question":
        asked += 1
        if asked > GOOD:
            misbehave(told)
        else:
            option = told["view"]["question"]["options"][0]
            say({"type": "answer", "number": told["number"], "option": option})
