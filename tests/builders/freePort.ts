import { createServer } from 'node:net';

/** Ports that only this worker of Jest uses: a test that waits for its port to close must not see another worker's server there. */
const range = { first: 8500 + ((Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % 10) * 10, count: 10 };

/** Finds a free port of this worker, starting at a random one, because clients may still be connected to the last. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Finds several at once, for servers that must know each other's ports before they start. */
export async function freePorts(count: number): Promise<number[]> {
  const start = Math.floor(Math.random() * range.count);
  const ports: number[] = [];
  for (let step = 0; step < range.count && ports.length < count; step += 1) {
    const port = range.first + ((start + step) % range.count);
    if (await isFree(port)) ports.push(port);
  }
  if (ports.length < count) throw new Error(`Fewer than ${count} ports from ${range.first} to ${range.first + range.count - 1} are free.`);
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
