'use strict';
// A stand-in for Sintra: a table of the same shape and size, a move that changes as many fields. Not its rules.

const COLOURS = 5;
const DISPLAYS = 5;
const SLOTS = 8;
const PLAYERS = 2;
const LENGTH = 80; // moves, after which the table is set up anew and the match goes on

const row = (length, of) => Array.from({ length }, (_, at) => of(at));

const strip = (slot) => ({
  face: slot,
  pattern: 'abcde',
  upper: 2 * slot,
  lower: 2 * slot + 1,
  jokers: slot % 2,
  empty: 5,
  spaces: row(COLOURS, () => 1),
  panes: row(COLOURS, () => 0),
});

const filled = () => row(DISPLAYS + 1, (source) => row(COLOURS, (colour) => (source + colour) % 3));

const table = () => ({
  phase: 'turn',
  moves: 0,
  round: 1,
  starter: 0,
  markerInCentre: true,
  onOffer: 30,
  inBag: 100,
  roundPanes: row(6, (round) => round % COLOURS),
  bag: row(COLOURS, () => 20),
  tower: row(COLOURS, () => 0),
  market: filled(),
  seats: row(PLAYERS, (seat) => ({
    name: `player ${seat}`,
    glazier: 0,
    glassRow: 0,
    wraps: 0,
    colourBonus: 0,
    windowPoints: 0,
    strips: row(SLOTS, strip),
  })),
  last: null,
});

const whole = (value, below) => Number.isInteger(value) && value >= 0 && value < below;

function take({ G, playerID }, source, colour, slot) {
  if (!whole(source, DISPLAYS + 1) || !whole(colour, COLOURS) || !whole(slot, SLOTS)) return 'INVALID_MOVE';
  if (G.moves + 1 === LENGTH) return table();

  const taken = G.market[source][colour];
  G.market[0][(colour + 1) % COLOURS] += taken;
  G.market[source][colour] = 0;
  G.onOffer -= taken;
  if (G.onOffer <= 0) {
    G.market = filled();
    G.onOffer = 30;
    G.round = (G.round % 6) + 1;
  }

  const seat = G.seats[playerID];
  const onto = seat.strips[slot];
  onto.panes[colour] = (onto.panes[colour] + taken) % 6;
  onto.empty = (onto.empty + 5) % 6;
  G.tower[colour] = (G.tower[colour] + taken) % 20;
  seat.glazier = slot;
  seat.windowPoints = (seat.windowPoints + taken) % 200;
  G.last = { seat: playerID, source, colour, slot, taken };
  G.moves += 1;
}

module.exports = {
  name: 'table',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: table,
  moves: { take },
  turn: { minMoves: 1, maxMoves: 1 },
};
