import { contract } from '@farwend/api-contract';
import { WebSocket } from 'ws';
import { bearerHeaders } from './credentials.ts';
import type { Schedule } from './load.ts';
import type { Server } from './machine.ts';
import { readMemory } from './memory.ts';
import type { Result } from './results.ts';

const SOCKETS = 1_000;
const NAMES = { delivery: 'An event to 1,000 open sockets, until all have it, ms', memory: 'Memory of 1,000 open sockets, MiB' };

/**
 * Opens sockets that subscribe to one channel, and measures their memory and how long an event takes to reach all of them. On a server of its
 * own: one that has been under load has room for them in memory that it already holds.
 */
export async function measureOpenSockets(startServer: () => Promise<Server>, { rounds: count }: Schedule, only: string): Promise<Result[]> {
  if (!Object.values(NAMES).some((name) => name.toLowerCase().includes(only))) return [];
  console.log('… open sockets');
  const { origin, pid } = await startServer();
  const headers = { ...(await bearerHeaders(origin, 'admin@example.com')), 'Content-Type': 'application/json' };
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const requests: { items: { id: string }[] } = await (await fetch(`${origin}/v3/trip_requests?limit=1`, { headers })).json();
  const channel = `presence-tripRequest-${requests.items[0]?.id}`;
  const trigger = () => post(contract.push.trigger.path.replace('{id}', channel), { event: 'bench', data: {} });
  const authorize = (socketId: string) => post(contract.push.channelAuth.path, { socketId, channelName: channel });

  const first = await subscribe(origin, channel, authorize); // loads what only sockets need
  await trigger();
  const before = readMemory(pid).now;
  const sockets = [first];
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => subscribe(origin, channel, authorize)))));
  const after = readMemory(pid).now;
  const delivery: number[] = [];
  for (let round = 0; round <= count; round += 1) {
    const received = Promise.all(sockets.map((socket) => receive(socket, 'bench')));
    const startedAt = performance.now();
    await Promise.all([trigger(), received]);
    if (round > 0) delivery.push(performance.now() - startedAt); // the first one is compiled
  }
  for (const socket of sockets) socket.terminate();
  return [
    { name: NAMES.delivery, rounds: delivery, floor: 250, goal: 100, isBetter: 'less' },
    { name: NAMES.memory, rounds: [after - before], floor: 100, goal: 60, isBetter: 'less' },
  ];
}

async function subscribe(origin: string, channel: string, authorize: (socketId: string) => Promise<unknown>): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/farwend?protocol=7`, { perMessageDeflate: false });
  const { socket_id: socketId }: { socket_id: string } = JSON.parse(await receive(socket, 'pusher:connection_established'));
  const authorization = await authorize(socketId);
  const subscribed = receive(socket, 'pusher_internal:subscription_succeeded');
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...Object(authorization) } }));
  await subscribed;
  return socket;
}

/** Resolves with the data of the next event of this name; rejects when the socket is closed before. */
function receive(socket: WebSocket, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (code: number) => reject(new Error(`the socket was closed with ${code}`));
    const read = (bytes: unknown) => {
      const { event, data }: { event: string; data: string } = JSON.parse(String(bytes));
      if (event !== name) return;
      socket.off('message', read);
      socket.off('close', fail);
      resolve(data);
    };
    socket.on('message', read);
    socket.once('close', fail);
  });
}
