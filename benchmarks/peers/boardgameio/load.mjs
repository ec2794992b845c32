// node load.mjs --port P [--matches 200] [--seconds 10] [--warmup 4] [--mode saturated|paced] [--rate 100] [--length 80]
// Plays matches of two against the server on 127.0.0.1: every player has a WebSocket of its own.
// Prints {"window":"start"} and {"window":"end"} as counting starts and stops, then one line of figures.

import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    warmup: { type: 'string', default: '4' },
    mode: { type: 'string', default: 'saturated' },
    rate: { type: 'string', default: '100' },
    length: { type: 'string', default: '80' },
  },
});
const number = (name, least) => {
  const value = Number(values[name]);
  if (!(value >= least)) fail(`--${name} wants a number of at least ${least}`);
  return value;
};
const say = (line) => writeSync(1, JSON.stringify(line) + '\n');
function fail(why) {
  writeSync(2, `load: ${why}\n`);
  process.exit(1);
}

const port = number('port', 1);
const count = number('matches', 1);
const seconds = number('seconds', 0.1);
const warmup = number('warmup', 0);
const rate = number('rate', 0.1);
const length = number('length', 0); // moves, after which the two go on in a new match; 0: never
const paced = values.mode === 'paced';
if (!paced && values.mode !== 'saturated') fail(`no such mode: ${values.mode}`);

const url = `http://127.0.0.1:${port}/table`;
const lobby = `http://127.0.0.1:${port}/games/table`;
const ask = async (path, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${lobby}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) fail(`the lobby refused ${path}: ${answer.status}`);
  return answer.json();
};
const now = () => performance.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let saturating = false;
let counting = false;
let ending = false;
let latencies = [];
let begun = 0;
let late = 0;
let skipped = 0;

class Match {
  constructor(place) {
    this.place = place;
    this.moves = 0;
    this.ready = false; // the player to move has the state
    this.due = null; // since when a move on schedule waits for that
    this.began = null;
    // The first matches are shorter, one more than the other, so that they do not all end at once.
    this.left = Math.ceil((length * (place + 1)) / count);
  }

  async open() {
    this.sockets = await Promise.all(['0', '1'].map((player) => this.connect(player)));
    await this.begin();
  }

  connect(player) {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('update', (id, state) => this.receive(player, id, state));
    socket.on('disconnect', (why) => ending || fail(`a connection was lost: ${why}`));
    return new Promise((resolve) => {
      socket.on('connect', () => resolve(socket));
      socket.on('connect_error', (why) => fail(`cannot connect: ${why.message}`));
    });
  }

  // Through the lobby, as its own client does: whoever joins gets the credentials that every move must show.
  async begin() {
    if (counting) begun += 1;
    this.id = (await ask('create', { numPlayers: 2 })).matchID;
    this.credentials = [];
    for (const player of [0, 1]) {
      const seat = { playerID: String(player), playerName: `player ${player}` };
      this.credentials.push((await ask(`${this.id}/join`, seat)).playerCredentials);
    }
    let state;
    for (const player of [0, 1]) state = await this.sync(player);
    this.stateID = state._stateID;
    this.mover = Number(state.ctx.currentPlayer);
    this.turn();
  }

  sync(player) {
    return new Promise((resolve) => {
      this.sockets[player].once('sync', (_, { state }) => resolve(state));
      this.sockets[player].emit('sync', this.id, String(player), this.credentials[player], 2);
    });
  }

  turn() {
    this.ready = true;
    if (saturating) this.move(now());
    else if (this.due !== null) this.move(this.due);
  }

  // By schedule. A move that has to wait is counted from when it was due.
  call() {
    if (this.ready) this.move(now());
    else if (this.due === null) {
      this.due = now();
      late += counting;
    } else skipped += counting;
  }

  move(began) {
    this.ready = false;
    this.due = null;
    this.began = began;
    const playerID = String(this.mover);
    const at = this.place + this.moves;
    const args = [at % 6, (at * 3) % 5, (at * 5) % 8];
    this.moves += 1;
    this.sockets[this.mover].emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type: 'take', args, playerID, credentials: this.credentials[this.mover] } },
      this.stateID,
      this.id,
      playerID,
    );
  }

  receive(player, id, state) {
    if (id !== this.id || Number(player) === this.mover) return; // the mover's own copy
    if (state._stateID <= this.stateID) return; // the same, come after the other player has moved on
    if (state._stateID !== this.stateID + 1 || state.ctx.currentPlayer !== player) fail('a state out of turn');
    if (counting) latencies.push(now() - this.began);
    this.began = null;
    this.stateID = state._stateID;
    this.mover = Number(player);
    if (length && --this.left === 0) {
      this.left = length;
      this.begin();
    } else this.turn();
  }
}

function pace(matches) {
  const start = now();
  let made = 0;
  const timer = setInterval(() => {
    const owed = Math.floor(((now() - start) / 1000) * rate);
    for (; made < owed; made += 1) matches[made % matches.length].call();
  }, 1);
  return () => clearInterval(timer);
}

const percentile = (sorted, part) => +sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)].toFixed(3);

setTimeout(() => fail('not done in time'), 1000 * (warmup + seconds + 60)).unref();

const matches = Array.from({ length: count }, (_, place) => new Match(place));
for (let at = 0; at < count; at += 20) {
  await Promise.all(matches.slice(at, at + 20).map((match) => match.open()));
}

saturating = true;
for (const match of matches) match.turn();

// Half of the warm-up is saturated in both modes: a server that has run for a while is compiled.
await sleep((1000 * warmup) / 2);
let stop = () => {};
if (paced) {
  saturating = false;
  stop = pace(matches);
}
await sleep((1000 * warmup) / 2);

const cpu = process.cpuUsage();
counting = true;
const from = now();
say({ window: 'start' });
await sleep(1000 * seconds);
counting = false;
const to = now();
say({ window: 'end' });
const used = process.cpuUsage(cpu);
stop();
ending = true;

if (!latencies.length) fail('no move came through');
latencies.sort((one, other) => one - other);
say({
  actions: latencies.length,
  seconds: +((to - from) / 1000).toFixed(3),
  p50_ms: percentile(latencies, 0.5),
  p99_ms: percentile(latencies, 0.99),
  load: {
    cpu_ms_per_action: +((used.user + used.system) / 1000 / latencies.length).toFixed(3),
    new_matches: begun,
    late,
    skipped,
  },
});
process.exit(0);
