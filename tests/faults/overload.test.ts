import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createApi } from '../builders/api.ts';
import { startServer, type Server } from '../builders/server.ts';
import { lockTable } from '../builders/tableLock.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

const patient = await startServer({ env: { MAX_IN_FLIGHT: '1' } });
const impatient = await startServer({ env: { MAX_IN_FLIGHT: '1', MAX_QUEUE_MS: '50' } });
const roomy = await startServer({ env: { MAX_IN_FLIGHT: '100', MAX_QUEUE_MS: '50' } });
const hasty = await startServer({ env: { ANSWER_MS: '300' } });
afterAll(() => Promise.all([patient, impatient, roomy, hasty].map((server) => server.stop())));

/** Sends a request without the end of its body, so that it stays in flight. */
function holdRequest({ origin }: Server): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST ${contract.tokens.create.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  return socket;
}

const readStatus = async ({ origin }: Server, path: string = contract.countries.list.path) => (await fetch(origin + path)).status;
const statusBecomes = (server: Server, status: number) =>
  waitFor(`an answer ${status}`, async () => (await readStatus(server)) === status || undefined);

/** Keeps the event loop busy until `work` is done, and returns how many turns that took. */
async function saturateEventLoop(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let turns = 0;
  const spin = () => {
    turns += 1;
    for (const until = performance.now() + 20; performance.now() < until;);
    if (!isOver) setImmediate(spin);
  };
  spin();
  await work().finally(() => (isOver = true));
  return turns;
}

/** Reads the health over a connection of its own. */
function readHealthOnce({ origin }: Server): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get(`${origin}/healthz`, { agent: false }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}

test('a request beyond MAX_IN_FLIGHT waits for its turn', async () => {
  const held = holdRequest(patient);
  await readStatus(patient, '/healthz'); // so that the held request has been read
  let isAnswered = false;
  const answer = readStatus(patient).finally(() => (isAnswered = true));
  await waitFor('the health of a busy server', async () => (await readStatus(patient, '/healthz')) === 200 || undefined);
  expect(isAnswered).toBe(false);
  held.write('}');
  expect(await answer).toBe(200);
  held.destroy();
});

test('one that waits longer than MAX_QUEUE_MS is asked to retry, and a client that leaves makes room', async () => {
  const held = holdRequest(impatient);
  await statusBecomes(impatient, 503);
  const answer = await fetch(impatient.origin + contract.countries.list.path);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({ errorCode: 'server.maintenance' });
  expect(await readStatus(impatient, '/readyz')).toBe(200);
  const page = await fetch(impatient.origin, { headers: { Accept: 'text/html' } });
  expect([page.status, page.headers.get('Retry-After'), page.headers.get('Content-Type')]).toEqual([503, '5', 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(/<meta http-equiv="refresh" content="5">/);
  held.destroy();
  await statusBecomes(impatient, 200);
});

test('a saturated event loop handles fewer requests at once, and more again when it has recovered', async () => {
  const held = Array.from({ length: 10 }, () => holdRequest(roomy));
  expect(await readStatus(roomy)).toBe(200);
  await saturateEventLoop(() => statusBecomes(roomy, 503));
  await statusBecomes(roomy, 200);
  for (const socket of held) socket.destroy();
});

// Only Linux distributes connections among several sockets that listen on a port.
(process.platform === 'linux' ? test : test.skip)('a saturated event loop accepts several connections per turn', async () => {
  const clients = 64;
  const turns = await saturateEventLoop(() => Promise.all(Array.from({ length: clients }, () => readHealthOnce(roomy))));
  expect(turns).toBeLessThan(clients / 2);
});

test('a request that takes longer than ANSWER_MS is asked to retry, and its repetition gets the answer', async () => {
  const api = createApi(hasty);
  const send = () => api.call(contract.tripRequests.create, { body, key: 'answered-too-late' });
  const body = tripRequestBody();
  const lock = await lockTable(hasty.databaseUrl, 'trip_requests');
  const late = await send();
  expect([late.status, late.headers.get('Retry-After'), late.problem.errorCode]).toEqual([503, '1', 'server.maintenance']);
  await lock.release();
  const answer = await waitFor('the answer', async () => {
    const repeated = await send();
    return repeated.status === 201 ? repeated : undefined;
  });
  expect(answer.headers.get('Idempotency-Replayed')).toBe('true');
});
