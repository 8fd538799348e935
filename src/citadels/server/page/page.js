// The smallest client: it shows what it is told, offers what it is offered, and writes text as text.
const find = (id) => document.getElementById(id);
const item = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
let socket, table, wishes = 0, events = [];

const send = (wish) => socket.send(JSON.stringify({ id: ++wishes, ...wish }));

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = () => {
    find("state").textContent = "Connected.";
    const [, id] = location.pathname.match(/^\/t\/([\w-]+)$/) || [];
    if (id) send({ do: "join", table: id, token: location.hash.slice(1) });
  };
  socket.onclose = () => {
    find("state").textContent = "The connection is lost; trying again…";
    setTimeout(connect, 1000);
  };
  socket.onmessage = ({ data }) => {
    const tale = JSON.parse(data);
    if (tale.tell === "table") show(tale);
    if (tale.tell === "chat") {
      find("chat").append(...tale.lines.map((line) => item("li", `${line.name || "?"}: ${line.text}`)));
    }
    if (tale.tell === "refused") find("state").textContent = `Refused: ${tale.code}`;
  };
}

function show(tale) {
  table = tale;
  events = [...events.slice(0, tale.keep), ...tale.events];
  find("table").hidden = false;
  find("title").textContent = `Table ${tale.table}: ${tale.status}`;
  find("chairs").replaceChildren(...tale.chairs.map((chair) =>
    item("li", `${chair.name || chair.level || (chair.taken ? "guest" : "free")}${chair.yours ? " (you)" : ""}`)));
  find("events").replaceChildren(...events.slice(-12).map((event) =>
    item("li", [event.name, event.card, event.seat >= 0 ? `@${event.seat}` : "", event.amount || "",
      ...(event.things || [])].filter(Boolean).join(" "))));
  const view = tale.views[0];
  find("city").textContent = view ? view.players.map((player, seat) =>
    `@${seat} ${player.gold} gold, ${player.hand_size} cards: ${player.city.map((one) => one.id).join(" ")}`)
    .join("\n") + `\nhand: ${(view.players[view.observer]?.hand || []).join(" ")}` : "";
  find("question").textContent = view && view.asked >= 0 ? `${view.asker}: ${view.question}` : "";
  find("options").replaceChildren(...((view && view.options) || []).map((option) => {
    const button = item("button", option);
    button.onclick = () => send({ do: "choose", ask: tale.ask, option });
    return button;
  }));
}

find("quick").onclick = async () => {
  const answer = await fetch("/api/tables", {
    method: "POST", headers: { "content-type": "application/json" },
    body: JSON.stringify({ fill: "citizen", start: true }),
  });
  const place = await answer.json();
  if (answer.ok) {
    history.pushState({}, "", `/t/${place.table}`);
    events = [];
    socket.close();
  } else {
    find("state").textContent = `Refused: ${place.code}`;
  }
};
find("say").onsubmit = (event) => {
  event.preventDefault();
  if (find("words").value) send({ do: "say", text: find("words").value });
  find("words").value = "";
};
connect();
