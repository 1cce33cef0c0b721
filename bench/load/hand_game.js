"use strict";
// A small game with hidden hands, for boardgame.io: lay a card of your hand on one of 24 cells, draw another.
// The cards are those of Ghosts, the game that our server plays beside it.

const NAME = "hands";
const CELLS = 24;
const CARDS = 5;
const FAMILIES = ["yellow", "red", "blue", "white", "black", "green"];
const MOVES = 60;

/** The 60 cards of Ghosts: three of each value of each family, and six of fog. */
function allCards() {
  const deck = [];
  for (const family of FAMILIES) {
    for (const value of [1, 1, 1, 2, 2, 2, 3, 3, 3]) {
      deck.push({ family, value });
    }
  }
  for (let fog = 0; fog < 6; fog++) {
    deck.push({ family: "fog", value: 0 });
  }
  return deck;
}

const hands = {
  name: NAME,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(allCards());
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
