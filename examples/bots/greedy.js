// The same bot in JavaScript: it builds the costliest district it can.
//
// citadels arena --challenger "exec:node examples/bots/greedy.js" --against random --games 100

const readline = require("node:readline");

const LIKED = { income: 50, gold: 20, cards: 10, end: -100 };
let districts = {};

function worth(option) {
  const [verb, card] = option.split(" ");
  return verb === "build" && card ? 100 + districts[card].cost : (LIKED[verb] ?? 0);
}

function best(options) {
  return options.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Greedy" });
  } else if (message.type === "game") {
    districts = message.districts;
  } else if (message.type === "question") {
    const option = best(message.view.question.options);
    say({ type: "answer", number: message.number, option });
  }
});
