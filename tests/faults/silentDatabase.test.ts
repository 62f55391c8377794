import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Db } from '../../bff/src/kernel/db.ts';
import { connectTo, runSql } from '../builders/connectTo.ts';
import { createDatabase } from '../builders/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: ReturnType<typeof connectTo>;
let db: Db;
let wire: Server;
const sockets: Socket[] = [];
let cut = false;

// A proxy to PostgreSQL that can go silent without closing, as when a cable is pulled.
beforeAll(async () => {
  database = await createDatabase();
  const { port, hostname } = new URL(database.url);
  wire = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    sockets.push(socket, onward);
    for (const each of [socket, onward]) each.on('error', () => undefined);
    socket.on('data', (bytes) => void (cut || onward.write(bytes)));
    onward.on('data', (bytes) => void (cut || socket.write(bytes)));
    socket.on('close', () => onward.destroy());
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const target = new URL(database.url);
  target.port = String((wire.address() as AddressInfo).port);
  target.searchParams.delete('host'); // the Unix socket, which would bypass the proxy
  connection = connectTo(target.href, { dbPoolMax: 2, dbAcquireMs: 2_000, dbStatementMs: 2_000 });
  ({ db } = connection);
});
afterAll(async () => {
  await connection.close();
  for (const socket of sockets) socket.destroy();
  wire.close();
  await database.drop();
});

const one = async (on: Db = db) => runSql(on, 'SELECT 1 AS one', [], 'one');
const oneInTransaction = async () => db.transaction(one);

/** Milliseconds until the work fails. */
const waitOf = async (asked: Promise<unknown>) => {
  const began = performance.now();
  await expect(asked).rejects.toBeDefined();
  return performance.now() - began;
};

test('a dead connection delays no request beyond the timeouts, and occupies no slot of the pool', async () => {
  const nap = async () => runSql(db, 'SELECT pg_sleep(0.3)', [], 'nap');
  await Promise.all([nap(), nap()]); // long enough that each needs its own connection
  cut = true;
  const [query, inTheTransaction] = await Promise.all([
    waitOf(one()),
    waitOf(oneInTransaction()),
    waitOf(one()),
    waitOf(oneInTransaction()),
  ]);
  expect(inTheTransaction / query).toBeLessThan(1.6); // its rollback does not wait for another timeout
  cut = false;
  expect(await one()).toEqual([{ one: 1 }]);
  expect(await Promise.all([one(), oneInTransaction(), one(), oneInTransaction()])).toHaveLength(4);
});
