"use strict";
// boardgame.io as it comes, in memory, with the hidden-hand game; run with --expose-gc. Tells its port on stdout.

const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");
const { hands } = require("./hand_game");

const game = { ...hands, playerView: PlayerView.STRIP_SECRETS };
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });

server.router.get("/memory", (context) => {
  global.gc();
  global.gc();
  context.body = process.memoryUsage();
});

const log = console.info;
console.info = () => {};
server.run({ port: 0, lobbyConfig: undefined }).then(({ appServer }) => {
  log(JSON.stringify({ port: appServer.address().port }));
});
