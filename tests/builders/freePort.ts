import { createServer } from 'node:net';

/** Ports that only this worker of Jest uses: a test that waits for its port to close must not see another worker's server there. */
const range = { first: 8500 + ((Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % 10) * 10, count: 10 };

/** Finds a free port of this worker, starting at a random one, because clients may still be connected to the last. */
export async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * range.count);
  for (let step = 0; step < range.count; step += 1) {
    const port = range.first + ((start + step) % range.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`Every port from ${range.first} to ${range.first + range.count - 1} is taken.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
