import { createServer } from 'node:net';

/** Finds a free port, starting at a random one so that workers rarely collide. */
export async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * 100);
  for (let step = 0; step < 100; step += 1) {
    const port = 8500 + ((start + step) % 100);
    if (await isFree(port)) return port;
  }
  throw new Error('Every port from 8500 to 8599 is taken.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
