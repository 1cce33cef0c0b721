"use strict";
// A small game with hidden hands, for boardgame.io: lay a card of your hand on one of 24 cells, draw another.

const NAME = "hands";
const CELLS = 24;
const CARDS = 5;
const DECK = 60;
const MOVES = 60;

const hands = {
  name: NAME,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: DECK }, (_, card) => card));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.splice(0, CARDS) };
    }
    return { secret: { deck }, players, board: new Array(CELLS).fill(null), moves: 0 };
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, card, cell) => {
        const { hand } = G.players[playerID];
        const covered = G.board[cell];
        G.board[cell] = hand[card];
        if (covered !== null) {
          G.secret.deck.push(covered);
        }
        hand[card] = G.secret.deck.shift();
        G.moves += 1;
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.moves >= MOVES ? { moves: G.moves } : undefined),
};

module.exports = { hands, NAME, CELLS, CARDS };
