"use strict";
// How a match is played on boardgame.io: its lobby by HTTP, then Socket.IO spoken by hand over a plain WebSocket.
// A match that has ended is replaced by a new one, created and joined by the lobby, over the same sockets.

const WebSocket = require("ws");
const { post } = require("./calls");
const { NAME, CELLS, CARDS } = require("./hand_game");

const SPACE = `/${NAME}`;

async function seat(match, port) {
  match.port = port;
  match.players = [0, 1].map((person) => ({ person, socket: null, credentials: "", state: null, synced: null }));
  await Promise.all(match.players.map((player) => connect(match, player, port)));
}

function connect(match, player, port) {
  return new Promise((resolve, reject) => {
    const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    player.socket = socket;
    socket.on("error", reject);
    socket.on("close", () => match.lost());
    socket.on("message", (raw) => {
      const text = raw.toString();
      if (text.startsWith("42")) {
        const [kind, id, content] = JSON.parse(text.slice(text.indexOf(",") + 1));
        listen(match, player, kind, id, content);
      } else if (text.startsWith("40")) {
        resolve();
      } else if (text.startsWith("0")) {
        socket.send(`40${SPACE},`);
      } else if (text === "2") {
        socket.send("3");
      } else if (text.startsWith("44")) {
        match.failed(text);
      }
    });
  });
}

function listen(match, player, kind, id, content) {
  if (id !== match.id) {
    return;
  }
  if (kind === "sync") {
    player.state = content.state;
    match.arrived(player.person, false);
  } else if (kind === "update") {
    player.state = content;
    match.arrived(player.person, content.ctx.gameover !== undefined);
  }
}

function begin(match) {
  again(match);
}

function again(match) {
  renew(match).catch((problem) => match.failed(problem.message));
}

async function renew(match) {
  const { matchID } = await post(match.port, `/games/${NAME}/create`, { numPlayers: 2 });
  for (const player of match.players) {
    const wish = { playerID: `${player.person}`, playerName: `Ada ${player.person}` };
    const joined = await post(match.port, `/games/${NAME}/${matchID}/join`, wish);
    player.credentials = joined.playerCredentials;
  }
  match.id = matchID;
  for (const player of match.players) {
    emit(player, ["sync", matchID, `${player.person}`, player.credentials, 2]);
  }
}

function emit(player, message) {
  player.socket.send(`42${SPACE},${JSON.stringify(message)}`);
}

function toAct(match) {
  return Number(match.players[0].state.ctx.currentPlayer);
}

function act(match, who) {
  const player = match.players[who];
  const card = Math.floor(Math.random() * CARDS);
  const cell = Math.floor(Math.random() * CELLS);
  const payload = { type: "play", args: [card, cell], playerID: `${who}`, credentials: player.credentials };
  emit(player, ["update", { type: "MAKE_MOVE", payload }, player.state._stateID, match.id, `${who}`]);
}

function close(match) {
  for (const player of match.players) {
    player.socket.terminate();
  }
}

module.exports = { seat, begin, again, toAct, act, close };
