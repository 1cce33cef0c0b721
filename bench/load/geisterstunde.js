"use strict";
// How a match of Ghosts for two is played on our server. Every game after the first is a rematch over the same sockets.

const WebSocket = require("ws");
const { post } = require("./calls");

/** Two people at a new table, both connected; `match` is told of every new state by `match.arrived(seat)`. */
async function seat(match, port, rounds) {
  const table = await post(port, "/api/tables", { game: "ghosts", name: "Ada", players: 2, options: { rounds } });
  const other = await post(port, `/api/tables/${table.code}/people`, { name: "Ben" });
  match.players = [table.token, other.token].map((token, person) => ({
    person,
    token,
    socket: null,
    choices: [],
    isOver: true,
    says: 0,
    heard: null,
  }));
  await Promise.all(match.players.map((player) => connect(match, player, port, table.code)));
}

function connect(match, player, port, code) {
  return new Promise((resolve, reject) => {
    const address = `ws://127.0.0.1:${port}/api/tables/${code}/play`;
    const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    player.socket = socket;
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token: player.token })));
    socket.on("close", () => match.lost());
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.type === "heard" || message.type === "welcome") {
        listen(match, player, message.news);
        resolve();
      } else if (message.type === "done") {
        if (player.heard !== null) {
          const heard = player.heard;
          player.heard = null;
          heard();
        }
      } else if (message.type === "no" || message.type === "bye") {
        match.failed(`${message.refusal.key}`);
      }
    });
  });
}

function listen(match, player, news) {
  if (!news.view) {
    return;
  }
  player.choices = news.choices ?? [];
  player.isOver = news.view.result !== null;
  match.arrived(player.person, player.isOver);
}

function say(player, command, heard = null) {
  player.says += 1;
  player.heard = heard;
  player.socket.send(JSON.stringify({ type: "do", id: `${player.says}`, command }));
}

/** Begin the first game; both will be told. */
function begin(match) {
  say(match.players[0], { do: "start" });
}

/** Begin the next game over the same sockets: one asks, the other agrees. */
function again(match) {
  const [one, other] = match.players;
  say(one, { do: "rematch" }, () => say(other, { do: "rematch" }));
}

/** Whose turn it is. */
function toAct(match) {
  return match.players[0].choices.length > 0 ? 0 : match.players[1].choices.length > 0 ? 1 : null;
}

/** Carry out a random legal action. */
function act(match, who) {
  const player = match.players[who];
  const action = player.choices[Math.floor(Math.random() * player.choices.length)];
  say(player, { do: "act", action });
}

function close(match) {
  for (const player of match.players) {
    player.socket.terminate();
  }
}

module.exports = { seat, begin, again, toAct, act, close };
