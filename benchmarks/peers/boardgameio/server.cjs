'use strict';
// node server.cjs --port P --storage memory|flatfile [--lifetime S]
// Serves boardgame.io on 127.0.0.1 and prints one line, {"port":…, "pid":…}, when ready. Port 0 takes a free one.

process.env.NODE_ENV = 'production'; // no log lines, no check of every state: as it would be deployed
delete process.env.FLATFILE_DIR;

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { Server, FlatFile } = require('boardgame.io/server');
const game = require('./game.cjs');

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    storage: { type: 'string', default: 'memory' },
    lifetime: { type: 'string', default: '600' },
  },
});

// Writes under way in other threads may put a file into the folder while it is being emptied.
function remove(dir) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return fs.rmSync(dir, { recursive: true, force: true });
    } catch {
      Atomics.wait(pause, 0, 0, 20);
    }
  }
  console.error(`left behind: ${dir}`);
}

function storage() {
  if (options.storage === 'memory') return undefined; // what the server takes when given none
  if (options.storage !== 'flatfile') throw new Error(`no such storage: ${options.storage}`);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'peer-boardgameio-'));
  process.on('exit', () => remove(dir));
  return new FlatFile({ dir });
}

async function main() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit(0));
  setTimeout(() => process.exit(0), 1000 * Number(options.lifetime)).unref();

  const server = Server({ games: [game], db: storage(), origins: [] });
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: Number(options.port) } });
  fs.writeSync(1, JSON.stringify({ port: appServer.address().port, pid: process.pid }) + '\n');
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
